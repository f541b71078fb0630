// What eyes and ruler can see. One port over several fields: players who are asked, or a plane that is measured.

import type { Known } from '../../orders';
import type { Contact, RulerBand } from '../unit/unit';

export type LegionQuestion =
  /** Whom it sees at which range, how far its goal is, which friends are at range 1. */
  | { readonly kind: 'looking'; readonly unit: string; readonly goal?: string; readonly friends: boolean }
  /** Cover of the chosen target, or whether it was reached, once the unit stands. */
  | { readonly kind: 'shot'; readonly unit: string; readonly target: string; readonly band: RulerBand }
  /** Which friends are at range 1 to 3. */
  | { readonly kind: 'inCommand'; readonly commander: string };

export type Looking = {
  readonly contacts: readonly Contact[];
  /** Of its goal; 0 is contact, or wholly inside a zone. */
  readonly near?: RulerBand;
  readonly friends?: readonly string[];
};

/** `none`: the target is out of sight or out of range after all. */
export type ShotView =
  /** `twice`: contact takes two moves. */
  { readonly cover: 0 | 1 | 2; readonly band: RulerBand; readonly twice?: true } | { readonly none: true };

export type LegionField = {
  readonly looking: (
    question: Extract<LegionQuestion, { kind: 'looking' }>,
  ) => Known<Looking, LegionQuestion>;
  readonly shot: (question: Extract<LegionQuestion, { kind: 'shot' }>) => Known<ShotView, LegionQuestion>;
  readonly inCommand: (
    question: Extract<LegionQuestion, { kind: 'inCommand' }>,
  ) => Known<readonly string[], LegionQuestion>;
};

/** Players are asked for everything; what they have said already is kept by whoever runs the battle. */
export const TOLD: LegionField = {
  looking: (question) => ({ ask: question }),
  shot: (question) => ({ ask: question }),
  inCommand: (question) => ({ ask: question }),
};

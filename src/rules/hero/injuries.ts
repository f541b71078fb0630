// Lasting injuries: what a hero carries from one mission into the next, until somebody heals it. Like conditions they are a
// closed list, so that every number the app works out knows them.

import type { NumberChange } from './numbers';

export const INJURIES = [
  'limp',
  'cracked-ribs',
  'burn-scars',
  'shaking-hand',
  'torn-shoulder',
  'broken-sleep',
] as const;
export type Injury = (typeof INJURIES)[number];

type InjuryRule = {
  readonly changes: readonly Omit<NumberChange, 'from'>[];
  /** A rest recovers that much less strain. */
  readonly rest?: number;
};

const INJURY_RULES: Readonly<Record<Injury, InjuryRule>> = {
  limp: { changes: [{ of: 'speed', value: -1 }] },
  'cracked-ribs': { changes: [{ of: 'endurance', value: -1 }] },
  'burn-scars': { changes: [{ of: 'health', value: -2 }] },
  'shaking-hand': { changes: [{ of: 'accuracy', value: -1 }] },
  'torn-shoulder': { changes: [{ of: 'damage', value: -1 }] },
  'broken-sleep': { changes: [], rest: 2 },
};

/** By the injury's own id, so that healing finds what it has to take back. */
export const injuryChanges = (injuries: readonly Injury[]): readonly NumberChange[] =>
  injuries.flatMap((injury) => INJURY_RULES[injury].changes.map((change) => ({ ...change, from: injury })));

/** Strain that rests of this hero leave. */
export const restLost = (injuries: readonly Injury[]): number =>
  injuries.reduce((sum, injury) => sum + (INJURY_RULES[injury].rest ?? 0), 0);

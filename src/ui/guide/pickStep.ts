// Picks the next step of a guide, and those that are over, from what the screen shows alone.

import { GUIDE_PANELS, type GuideStep, type GuideWhen } from '../../packs';
import type { GuideScene } from './scene';

type Seen = ReadonlySet<string>;

/** One row for every field of a condition, so that none can be forgotten. */
const HOLDS: {
  readonly [K in keyof GuideWhen]-?: (
    wanted: NonNullable<GuideWhen[K]>,
    scene: GuideScene,
    seen: Seen,
  ) => boolean;
} = {
  shows: (sight, { shows }) => shows === sight,
  play: (way, { play }) => play === way,
  orders: (way, { orders }) => orders === way,
  acting: (wanted, { acting }) => acting === wanted,
  heroes: (count, { heroes }) => heroes === count,
  round: (first, { round }) => round >= first,
  turn: (first, { turn }) => turn >= first,
  section: (id, { sections }) => sections.includes(id),
  hurt: (how, { hurt }) => hurt.includes(how),
  medpac: (_, { medpac }) => medpac,
  thing: (kind, { thing }) => thing === kind,
  peril: (_, { peril }) => peril,
  won: (wanted, { won }) => won === wanted,
  after: (step, _, seen) => seen.has(step),
};

export const doesHold = (when: GuideWhen, scene: GuideScene, seen: Seen): boolean =>
  Object.entries(when).every(([field, wanted]) => {
    // The compiler cannot follow the pair of a field and its value through the table.
    const holds = HOLDS[field as keyof GuideWhen] as (
      wanted: unknown,
      scene: GuideScene,
      seen: Seen,
    ) => boolean;
    return holds(wanted, scene, seen);
  });

/** The first step that is new, whose moment it is, and whose place is on the screen (`present`). */
export const pickStep = (
  steps: readonly GuideStep[],
  scene: GuideScene,
  seen: Seen,
  present: ReadonlySet<string>,
): GuideStep | undefined =>
  steps.find(({ id, when, point }) => !seen.has(id) && present.has(point) && doesHold(when, scene, seen));

/** Of the steps that were shown, those whose moment is over. Opening a panel ends nothing: players come back from it. */
export const stepsPassed = (
  shown: readonly GuideStep[],
  scene: GuideScene,
  seen: Seen,
): readonly GuideStep[] =>
  GUIDE_PANELS.some((panel) => panel === scene.shows)
    ? []
    : shown.filter(({ when }) => !doesHold(when, scene, seen));

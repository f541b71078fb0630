// What players enter while an activation waits: faces, totals, successes. Held above the fields, so that the one big
// button under the thumb can submit it.

import { useState } from 'react';
import type { Answer, Pending } from '../../imperial';
import type { Die, RolledDie } from '../../rules';
import { facesOf, signsOf } from '../../scene';
import { useServices, useSettings } from '../services';

/** How the players' own dice came in last; the setting may say that the app rolls. */
let lastOwn: 'faces' | 'totals' = 'faces';

export const TOTALS = ['accuracy', 'damage', 'surge', 'block', 'evade', 'dodge'] as const;
export type Total = (typeof TOTALS)[number];
export type Totals = Readonly<Record<Total, number>>;

const NO_TOTALS: Totals = { accuracy: 0, damage: 0, surge: 0, block: 0, evade: 0, dodge: 0 };

export type Rollable = Extract<Pending, { kind: 'attack' | 'roll' }>;

export const diceOf = (pending: Pending): readonly Die[] => {
  if (pending.kind === 'roll') return pending.dice;
  return pending.kind === 'attack' ? [...pending.chosen, ...pending.defenseDice] : [];
};

/** The most that these dice can show together: as many numbers are offered at once. */
export function mostOf(dice: readonly Die[], total: Total): number {
  return dice.reduce((sum, die) => sum + Math.max(...facesOf(die).map((face) => shown(face, total))), 0);
}

const shown = (face: ReturnType<typeof facesOf>[number], total: Total): number => {
  if (total === 'accuracy') return 'accuracy' in face ? face.accuracy : 0;
  return signsOf(face).filter((sign) => sign === total).length;
};

/** What is waited for: dice, or the successes of heroes. */
export type EntryAsk = {
  /** The fields are empty again with every other name, and with other dice. */
  readonly name: string;
  readonly dice: readonly Die[];
  readonly heroes?: readonly string[];
  /** Successes that cards add for a hero. */
  readonly bonusOf?: (hero: string) => number;
};

export const entryOf = (pending: Pending, bonusOf: (hero: string) => number): EntryAsk => ({
  name: [pending.kind, pending.step, pending.figure].join(' '),
  dice: diceOf(pending),
  ...(pending.kind === 'test' && { heroes: pending.heroes, bonusOf }),
});

export function useEntry(ask: EntryAsk | undefined) {
  const { settings } = useServices();
  const { dice: way } = useSettings();
  // Cards may change the dice that are asked for: faces of other dice mean nothing then.
  const asked = ask && [ask.name, ...ask.dice].join(' ');
  const [entered, setEntered] = useState<Entered>({ asked, ...NOTHING });
  const { faces, totals, successes, rolled } = entered.asked === asked ? entered : NOTHING;
  const enter = (change: Partial<Entered>) =>
    setEntered({ asked, faces, totals, successes, rolled, ...change });
  const dice = ask?.dice ?? [];
  return {
    /** How dice come in: the way that was used last. */
    way,
    setWay: (dice: typeof way) => {
      if (dice !== 'roll') lastOwn = dice;
      settings.setState({ dice });
    },
    /** The way for their own dice. */
    own: way === 'roll' ? lastOwn : way,
    dice,
    faces,
    setFace: (at: number, face: number) => enter({ faces: new Map(faces).set(at, face) }),
    totals,
    setTotal: (total: Total, value: number) => enter({ totals: { ...totals, [total]: value } }),
    successes,
    setSuccesses: (hero: string, value: number) => enter({ successes: { ...successes, [hero]: value } }),
    /** Faces of tests that the app rolled. */
    rolled,
    rollTests: (of: Readonly<Record<string, readonly number[]>>, shown: Fields['successes']) =>
      enter({ rolled: of, successes: shown }),
    /** Dice whose face nobody has tapped yet, or heroes whose successes nobody has told. */
    missing: missingOf(ask, way, { faces, successes }),
    answer: (): Answer => answerOf(ask, way, { faces, totals, successes, rolled }),
  };
}

type Fields = {
  readonly faces: ReadonlyMap<number, number>;
  readonly totals: Totals;
  readonly successes: Readonly<Record<string, number>>;
  readonly rolled: Readonly<Record<string, readonly number[]>>;
};
type Entered = Fields & { readonly asked: string | undefined };
const NOTHING: Fields = { faces: new Map(), totals: NO_TOTALS, successes: {}, rolled: {} };

function missingOf(
  ask: EntryAsk | undefined,
  way: string,
  { faces, successes }: Pick<Fields, 'faces' | 'successes'>,
): number {
  if (ask?.heroes) return ask.heroes.filter((hero) => successes[hero] === undefined).length;
  return way === 'faces' ? (ask?.dice.length ?? 0) - faces.size : 0;
}

function answerOf(ask: EntryAsk | undefined, way: string, { faces, totals, successes }: Fields): Answer {
  if (ask?.heroes)
    return {
      kind: 'successes',
      of: Object.fromEntries(
        ask.heroes.map((hero) => [hero, (successes[hero] ?? 0) + (ask.bonusOf?.(hero) ?? 0)]),
      ),
    };
  if (way === 'totals') return { kind: 'dice', roll: { kind: 'totals', ...totals } };
  const rolled = (ask?.dice ?? []).map((die, at): RolledDie => ({
    die,
    face: faces.get(at) ?? 0,
  }));
  return { kind: 'dice', roll: { kind: 'faces', faces: rolled } };
}

export type DiceEntryState = ReturnType<typeof useEntry>;

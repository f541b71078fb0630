// The exact odds of an attack. Dice are counted per colour, chances are whole numbers over one denominator, so the answer
// is a fraction and not an estimate.

import { memoText } from '../../kernel';
import { LEGION_DICE, type AttackDice, type LegionDie } from '../cards';
import {
  attackCounts,
  landing,
  REROLLS,
  rerollsOf,
  surgesBlock,
  totalOf,
  woundsAfter,
  type AttackCounts,
  type LegionAttack,
} from './attack';
import { LEGION_ATTACK_FACES, ATTACK_SIDES, DEFENCE_FACES, DEFENCE_SIDES, type LegionFace } from './faces';

export type LegionOdds = {
  /** BattleChance of exactly so many wounds, by number. */
  readonly wounds: readonly number[];
  readonly expected: number;
  /** The expected wounds as a fraction in lowest terms. */
  readonly fraction: string;
};

type Weighted<T> = { readonly value: T; readonly weight: bigint };

/** Equal values are one entry. */
function gathered<T>(entries: readonly Weighted<T>[], keyOf: (value: T) => string): readonly Weighted<T>[] {
  const found = new Map<string, Weighted<T>>();
  for (const { value, weight } of entries) {
    const key = keyOf(value);
    const known = found.get(key);
    found.set(key, { value, weight: weight + (known?.weight ?? 0n) });
  }
  return [...found.values()];
}

const wordOf = (counts: AttackCounts): string =>
  LEGION_DICE.map((die) => `${counts[die].hit} ${counts[die].crit} ${counts[die].blank}`).join();

const withOne = (
  counts: AttackCounts,
  die: LegionDie,
  what: 'hit' | 'crit' | 'blank',
  by = 1,
): AttackCounts => ({
  ...counts,
  [die]: { ...counts[die], [what]: counts[die][what] + by },
});

/**
 * Only what still matters, so that rolls which lead to the same come together: the blanks and hits that `rerolls` more dice can
 * reach, colour by colour, and how many hits and criticals there are at all. The work grows with the pool, not with its power.
 */
function reduced({ defender }: LegionAttack, counts: AttackCounts, rerolls: number): AttackCounts {
  const hits = totalOf(counts, 'hit');
  const kept = { red: { ...NOTHING }, black: { ...NOTHING }, white: { ...NOTHING } };
  kept.red.crit = totalOf(counts, 'crit');
  let [blanks, named] = [rerolls, defender.armor ? rerolls : 0];
  for (const die of LEGION_DICE) {
    kept[die].blank = Math.min(counts[die].blank, blanks);
    kept[die].hit = Math.min(counts[die].hit, named);
    blanks -= kept[die].blank;
    named -= kept[die].hit;
  }
  // Nobody asks for the colour of the others; they come last.
  kept.white.hit += hits - totalOf(kept, 'hit');
  return kept;
}

const NOTHING = { hit: 0, crit: 0, blank: 0 };

/** Each face of a die as the pool sees it, with how often the die shows it. */
function facesOf(attack: LegionAttack, die: LegionDie): readonly Weighted<'hit' | 'crit' | 'blank'>[] {
  const faces = Object.entries(LEGION_ATTACK_FACES[die]) as [LegionFace, number][];
  const seen = faces.map(([face, count]) => ({
    value: face === 'surge' ? (attack.attacker.surge ?? 'blank') : face,
    weight: BigInt(count),
  }));
  return gathered(seen, (value) => value);
}

const withDie = (
  attack: LegionAttack,
  states: readonly Weighted<AttackCounts>[],
  die: LegionDie,
  rerolls: number,
): readonly Weighted<AttackCounts>[] => {
  const faces = facesOf(attack, die);
  return gathered(
    states.flatMap(({ value, weight }) =>
      faces.map((face) => ({
        value: reduced(attack, withOne(value, die, face.value), rerolls),
        weight: weight * face.weight,
      })),
    ),
    wordOf,
  );
};

/** One aim token is spent. Every state grows by the same factor, however few dice it rerolls. */
function aimed(
  attack: LegionAttack,
  states: readonly Weighted<AttackCounts>[],
  most: number,
  rerollsLeft: number,
): readonly Weighted<AttackCounts>[] {
  const next = states.flatMap(({ value, weight }) => {
    const rerolls = rerollsOf(attack, value);
    const kept = rerolls.reduce((counts, { die, from }) => withOne(counts, die, from, -1), value);
    let rolled: readonly Weighted<AttackCounts>[] = [{ value: kept, weight }];
    for (const { die } of rerolls) rolled = withDie(attack, rolled, die, most + rerollsLeft);
    const rest = BigInt(ATTACK_SIDES) ** BigInt(most - rerolls.length);
    return rolled.map((one) => ({
      value: reduced(attack, one.value, rerollsLeft),
      weight: one.weight * rest,
    }));
  });
  return gathered(next, wordOf);
}

/** Ways to roll so many blocks with so many dice. */
function blockWays(attack: LegionAttack, dice: number): readonly bigint[] {
  const faces = DEFENCE_FACES[attack.defender.die];
  const block = BigInt(faces.block + (surgesBlock(attack) ? faces.surge : 0));
  const miss = BigInt(DEFENCE_SIDES) - block;
  let ways: readonly bigint[] = [1n];
  for (let rolled = 0; rolled < dice; rolled += 1)
    ways = Array.from(
      { length: ways.length + 1 },
      (_, blocks) => (ways[blocks] ?? 0n) * miss + (ways[blocks - 1] ?? 0n) * block,
    );
  return ways;
}

/** Above any unit of the game. Cards that somebody made up may roll more, but no screen waits for their odds. */
const [MOST_DICE, MOST_REROLLS, MOST_PRECISE] = [16, 6, 2];

/** As it is, or so much of it that its odds are found at once. */
function countable(attack: LegionAttack): LegionAttack {
  const { pool, attacker } = attack;
  const all = LEGION_DICE.reduce((sum, die) => sum + pool.dice[die], 0);
  const share = Math.min(1, MOST_DICE / all);
  const [red, black, white] = LEGION_DICE.map((die) => Math.floor(pool.dice[die] * share));
  const precise = Math.min(attacker.precise, MOST_PRECISE);
  const aims = Math.min(attacker.aims, Math.floor(MOST_REROLLS / (REROLLS + precise)));
  return {
    ...attack,
    pool: { ...pool, dice: all > MOST_DICE ? ({ red, black, white } as AttackDice) : pool.dice },
    attacker: { ...attacker, precise, aims },
  };
}

export function legionOdds(declared: LegionAttack): LegionOdds {
  const attack = countable(declared);
  const { pool, attacker } = attack;
  const dice = LEGION_DICE.reduce((all, die) => all + pool.dice[die], 0);
  const most = Math.min(dice, REROLLS + attacker.precise);
  let states: readonly Weighted<AttackCounts>[] = [{ value: attackCounts([], attacker.surge), weight: 1n }];
  for (const die of LEGION_DICE)
    for (let rolled = 0; rolled < pool.dice[die]; rolled += 1)
      states = withDie(attack, states, die, most * attacker.aims);
  for (let left = attacker.aims - 1; left >= 0; left -= 1) states = aimed(attack, states, most, most * left);
  const wounds = Array.from({ length: dice + 1 }, () => 0n);
  for (const { value, weight } of states) {
    const { landed } = landing(attack, totalOf(value, 'hit'), totalOf(value, 'crit'));
    const rest = BigInt(DEFENCE_SIDES) ** BigInt(dice - landed);
    for (const [blocks, ways] of blockWays(attack, landed).entries()) {
      const suffered = woundsAfter(attack, landed, blocks);
      wounds[suffered] = (wounds[suffered] ?? 0n) + weight * ways * rest;
    }
  }
  return told(wounds);
}

function told(wounds: readonly bigint[]): LegionOdds {
  const all = wounds.reduce((sum, one) => sum + one, 0n);
  const expected = wounds.reduce((sum, one, index) => sum + one * BigInt(index), 0n);
  const shared = gcd(expected, all);
  const last = wounds.findLastIndex((one) => one > 0n);
  return {
    wounds: wounds.slice(0, last + 1).map((one) => ratio(one, all)),
    expected: ratio(expected, all),
    fraction: `${expected / shared}/${all / shared}`,
  };
}

const gcd = (one: bigint, other: bigint): bigint => (other === 0n ? one : gcd(other, one % other));

/** As a decimal, however long the numbers are. */
const DIGITS = 10n ** 15n;
const ratio = (part: bigint, whole: bigint): number => Number((part * DIGITS) / whole) / Number(DIGITS);

/** Attacks repeat: the same one is worked out once. */
const remembered = memoText((text: string) => legionOdds(JSON.parse(text) as LegionAttack));
export const knownOdds = (attack: LegionAttack): LegionOdds => remembered(JSON.stringify(attack));

export const chanceOfWounds = ({ wounds }: LegionOdds, atLeast: number): number =>
  wounds.slice(Math.max(0, atLeast)).reduce((all, one) => all + one, 0);

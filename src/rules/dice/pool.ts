// The results that a handful of dice can show, as counts: faces are added up die by die and equal totals are merged, so
// three dice are some dozens of outcomes and not 216. Counts stay whole numbers and are divided once, at the end. Pools
// are cached: a game knows only a few dozen of them.

import { spendWork } from '../../kernel';
import { ATTACK_FACES, DEFENSE_FACES, type AttackFace, type DefenseFace } from './dice';
import type { AttackDie, DefenseDie } from '../figure/profile';

export type PoolOutcome<Face> = { readonly shown: Face; readonly ways: number };
/** `ways` over all outcomes add up to `total`, which is 6 to the number of dice. */
export type Pool<Face> = { readonly outcomes: readonly PoolOutcome<Face>[]; readonly total: number };

type Adding<Face> = { readonly nothing: Face; readonly add: (a: Face, b: Face) => Face };

const ATTACK: Adding<AttackFace> = {
  nothing: { accuracy: 0, damage: 0, surge: 0 },
  add: (a, b) => ({
    accuracy: a.accuracy + b.accuracy,
    damage: a.damage + b.damage,
    surge: a.surge + b.surge,
  }),
};

const DEFENSE: Adding<DefenseFace> = {
  nothing: { block: 0, evade: 0, dodge: 0 },
  add: (a, b) => ({ block: a.block + b.block, evade: a.evade + b.evade, dodge: a.dodge + b.dodge }),
};

export const addAttackFaces = (faces: readonly AttackFace[]): AttackFace =>
  faces.reduce(ATTACK.add, ATTACK.nothing);
export const addDefenseFaces = (faces: readonly DefenseFace[]): DefenseFace =>
  faces.reduce(DEFENSE.add, DEFENSE.nothing);

/** Steps that an outcome counts for. */
const KEPT_OUTCOME = 20;

function withDie<Face extends object>(
  pool: Pool<Face>,
  faces: readonly Face[],
  { add }: Adding<Face>,
): Pool<Face> {
  const merged = new Map<string, { shown: Face; ways: number }>();
  for (const outcome of pool.outcomes) {
    // Unlike other answers, outcomes of pools stay in memory.
    spendWork(KEPT_OUTCOME * faces.length);
    for (const face of faces) {
      const shown = add(outcome.shown, face);
      const key = Object.values(shown).join();
      const known = merged.get(key);
      if (known) known.ways += outcome.ways;
      else merged.set(key, { shown, ways: outcome.ways });
    }
  }
  return { outcomes: [...merged.values()], total: pool.total * faces.length };
}

/** Dice in any order make the same pool; a pool is built on the one with a die less. */
function poolsOf<Die extends string, Face extends object>(
  facesOf: Readonly<Record<Die, readonly Face[]>>,
  adding: Adding<Face>,
): (dice: readonly Die[]) => Pool<Face> {
  const known = new Map<string, Pool<Face>>([
    ['', { outcomes: [{ shown: adding.nothing, ways: 1 }], total: 1 }],
  ]);
  const poolOf = (sorted: readonly Die[]): Pool<Face> => {
    const key = sorted.join();
    const found = known.get(key);
    if (found) return found;
    const [die, ...rest] = sorted;
    if (die === undefined) throw new Error('the empty pool is always known');
    const pool = withDie(poolOf(rest), facesOf[die], adding);
    known.set(key, pool);
    return pool;
  };
  return (dice) => poolOf([...dice].sort());
}

export const attackPool = poolsOf<AttackDie, AttackFace>(ATTACK_FACES, ATTACK);
export const defensePool = poolsOf<DefenseDie, DefenseFace>(DEFENSE_FACES, DEFENSE);

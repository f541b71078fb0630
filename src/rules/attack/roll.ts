// From dice on the table to totals: every die is one the pools really hold, and rerolls are entered by the players.

import { err, merged, ok, type Result } from '../../kernel';
import type { RollTotals } from './plan';
import {
  readDie,
  type AttackFace,
  type DefenseFace,
  type Die,
  type FaceProblem,
  type ReadDie,
  type RolledDie,
} from '../dice/dice';
import { attackDiceOf, type Fighter } from '../figure/fighter';
import { addAttackFaces, addDefenseFaces } from '../dice/pool';
import type { AttackDie, DefenseDie } from '../figure/profile';

/** The die at this place of the faces was rolled again and now shows this. */
export type Reroll = { readonly at: number; readonly to: RolledDie };

/** Faces of all dice, attack and defense, or what they add up to. */
export type AttackRoll =
  | { readonly kind: 'faces'; readonly faces: readonly RolledDie[]; readonly rerolls?: readonly Reroll[] }
  | ({ readonly kind: 'totals' } & RollTotals);

export type RollProblem =
  | FaceProblem
  | {
      readonly code: 'wrongAttackDice';
      readonly expected: readonly (AttackDie | 'any')[];
      readonly found: readonly AttackDie[];
    }
  | {
      readonly code: 'wrongDefenseDice';
      readonly expected: readonly DefenseDie[];
      readonly found: readonly DefenseDie[];
    }
  | { readonly code: 'rerollOfNoDie' | 'rerolledTwice' | 'rerollOfOtherColour'; readonly at: number };

export type ReadRoll = {
  readonly first: RollTotals;
  /** After the rerolls; the same as `first` where there were none. */
  readonly final: RollTotals;
  readonly rerolled: readonly { readonly at: number; readonly die: Die }[];
};

function readAll(faces: readonly RolledDie[]): Result<readonly ReadDie[], FaceProblem> {
  const dice: ReadDie[] = [];
  for (const rolled of faces) {
    const read = readDie(rolled);
    if (!read.ok) return read;
    dice.push(read.value);
  }
  return ok(dice);
}

function totalsOf(dice: readonly ReadDie[]): RollTotals {
  const [attack, defense]: [AttackFace[], DefenseFace[]] = [[], []];
  for (const read of dice) {
    if (read.kind === 'attack') attack.push(read.face);
    else defense.push(read.face);
  }
  return merged(addAttackFaces(attack), addDefenseFaces(defense));
}

/** Dice of a chosen colour are whatever is left once every die with a fixed colour is found. */
function isPool(expected: readonly (AttackDie | 'any')[], found: readonly AttackDie[]): boolean {
  const left = [...found];
  const fixed = expected.filter((die) => die !== 'any');
  const allThere = fixed.every((die) => {
    const at = left.indexOf(die);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return allThere && left.length === expected.length - fixed.length;
}

function poolProblem(
  attacker: Fighter,
  defender: Fighter,
  dice: readonly ReadDie[],
): RollProblem | undefined {
  const attack = dice.flatMap((read) => (read.kind === 'attack' ? [read.die] : []));
  const defense = dice.flatMap((read) => (read.kind === 'defense' ? [read.die] : []));
  const expected = attackDiceOf(attacker);
  if (!isPool(expected, attack)) return { code: 'wrongAttackDice', expected, found: attack };
  if ([...defense].sort().join() === [...defender.defense].sort().join()) return undefined;
  return { code: 'wrongDefenseDice', expected: defender.defense, found: defense };
}

function rerollProblem(faces: readonly RolledDie[], rerolls: readonly Reroll[]): RollProblem | undefined {
  for (const [index, { at, to }] of rerolls.entries()) {
    const die = faces[at]?.die;
    if (die === undefined) return { code: 'rerollOfNoDie', at };
    if (die !== to.die) return { code: 'rerollOfOtherColour', at };
    if (rerolls.findIndex((reroll) => reroll.at === at) !== index) return { code: 'rerolledTwice', at };
  }
  return undefined;
}

function readFaces(
  attacker: Fighter,
  defender: Fighter,
  faces: readonly RolledDie[],
  rerolls: readonly Reroll[],
): Result<ReadRoll, RollProblem> {
  const first = readAll(faces);
  if (!first.ok) return first;
  const problem = poolProblem(attacker, defender, first.value) ?? rerollProblem(faces, rerolls);
  if (problem) return err(problem);
  const final = readAll(faces.map((rolled, place) => rerolls.find(({ at }) => at === place)?.to ?? rolled));
  if (!final.ok) return final;
  return ok({
    first: totalsOf(first.value),
    final: totalsOf(final.value),
    rerolled: rerolls.map(({ at, to }) => ({ at, die: to.die })),
  });
}

export function readRoll(
  attacker: Fighter,
  defender: Fighter,
  roll: AttackRoll,
): Result<ReadRoll, RollProblem> {
  if (roll.kind === 'faces') return readFaces(attacker, defender, roll.faces, roll.rerolls ?? []);
  const { accuracy, damage, surge, block, evade, dodge } = roll;
  const totals = { accuracy, damage, surge, block, evade, dodge };
  return ok({ first: totals, final: totals, rerolled: [] });
}

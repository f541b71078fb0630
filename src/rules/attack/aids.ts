// What cards of the players do to one attack, whoever attacks: dice come and go before the roll, results change after it. An
// attack with aids is an attack like any other: odds, surges and resolution need not know of them.

import { attackDiceOf, type AttackContext, type Fighter } from '../figure/fighter';
import type { AttackDie, DefenseDie } from '../figure/profile';
import { diceOfConditions } from '../figure/conditionTable';
import { TURNED, type Aid } from '../hero/aid';
import type { RollTotals } from './plan';

/** An aid that is used, with what the players decided about it. */
export type UsedAid = {
  readonly gives: Aid;
  /** Which colour is taken away or swapped; left out: the one that hurts the other side most. */
  readonly die?: AttackDie | DefenseDie;
  /** Into which colour it is swapped, where the card leaves that open. */
  readonly into?: AttackDie;
  /** How many results are turned; left out: all that the card allows. */
  readonly turned?: number;
};

export type AttackSides = {
  readonly attacker: Fighter;
  readonly defender: Fighter;
  readonly context: AttackContext;
};

/** Dodge results that no ability takes away. */
const SURE_MISS = 99;

/** From the strongest to the weakest, as players value them. */
const STRONG_ATTACK: readonly AttackDie[] = ['red', 'yellow', 'green', 'blue'];
const STRONG_DEFENSE: readonly DefenseDie[] = ['black', 'white'];

/** Results can only be turned as far as they are there. Before the roll (`null`) none are. */
export function settledAids<U extends UsedAid>(
  aids: readonly U[],
  { attacker, defender }: Pick<AttackSides, 'attacker' | 'defender'>,
  roll: RollTotals | null,
): readonly U[] {
  const there = { damage: 0, surge: 0, block: 0, evade: 0, ...roll };
  for (const result of TURNED)
    there[result] += roll
      ? ((result === 'damage' || result === 'surge' ? attacker : defender).passives[result] ?? 0)
      : 0;
  return aids.map((aid) => {
    const { gives, turned } = aid;
    for (const result of TURNED) if (roll) there[result] += gives[result] ?? 0;
    if (!gives.turn) return aid;
    const { from, to, most } = gives.turn;
    // Blocks that are turned are lost to the defense: nobody does that without saying how many.
    const wanted = turned ?? (from === 'block' ? 0 : most);
    const count = Math.max(0, Math.min(wanted, most, there[from]));
    there[from] -= count;
    there[to] += count;
    return { ...aid, turned: count };
  });
}

export const withAids = <D extends AttackSides>(duel: D, aids: readonly UsedAid[]): D =>
  aids.reduce(withAid, duel);

function withAid<D extends AttackSides>(duel: D, aid: UsedAid): D {
  return {
    ...duel,
    attacker: withAttackDice(duel.attacker, aid),
    defender: { ...duel.defender, defense: defenseDice(duel.defender.defense, aid) },
    context: { ...duel.context, bonus: added(duel.context.bonus, aid) },
  };
}

/** Dice of an attribute become the weapon's own, because one of them may be another now. */
function withAttackDice(attacker: Fighter, aid: UsedAid): Fighter {
  const { attackDice = [], dropAttackDice = 0, swapAttackDie } = aid.gives;
  const { attack } = attacker;
  if (!attack || (attackDice.length === 0 && dropAttackDice === 0 && swapAttackDie === undefined))
    return attacker;
  const lent = diceOfConditions(attacker.conditions).length;
  const all = attackDiceOf(attacker);
  let dice: readonly (AttackDie | 'any')[] = all.slice(0, all.length - lent);
  for (let left = dropAttackDice; left > 0; left--) dice = without(dice, aid.die ?? weakest(dice));
  if (swapAttackDie !== undefined && dice.length > 0) {
    const colour = swapAttackDie === 'any' ? (aid.into ?? 'red') : swapAttackDie;
    dice = [...without(dice, aid.die ?? weakest(dice)), colour];
  }
  return { ...attacker, attack: { type: attack.type, dice: [...dice, ...attackDice] } };
}

const weakest = (dice: readonly (AttackDie | 'any')[]): AttackDie | 'any' | undefined =>
  STRONG_ATTACK.toReversed().find((colour) => dice.includes(colour)) ?? dice[0];

function defenseDice(dice: readonly DefenseDie[], { gives, die }: UsedAid): readonly DefenseDie[] {
  let left: readonly DefenseDie[] = [...dice, ...(gives.defenseDice ?? [])];
  for (let drop = gives.dropDefenseDice ?? 0; drop > 0; drop--)
    left = without(left, die ?? STRONG_DEFENSE.find((colour) => left.includes(colour)));
  return left;
}

function without<D>(dice: readonly D[], die: unknown): readonly D[] {
  const at = dice.findIndex((one) => one === die);
  return at < 0 ? dice : [...dice.slice(0, at), ...dice.slice(at + 1)];
}

type Bonus = NonNullable<AttackContext['bonus']>;

/** Damage that is prevented counts as damage that was never there: both come after block. */
function added(bonus: Bonus = {}, { gives, turned }: UsedAid): Bonus {
  const { attacker = {}, defender = {} } = bonus;
  const turn = gives.turn && { ...gives.turn, count: Math.min(turned ?? gives.turn.most, gives.turn.most) };
  const by = (name: 'damage' | 'surge' | 'block' | 'evade'): number =>
    (turn?.to === name ? turn.count : 0) - (turn?.from === name ? turn.count : 0);
  const sum = (...parts: readonly (number | undefined)[]): number =>
    parts.reduce<number>((total, part) => total + (part ?? 0), 0);
  return {
    attacker: {
      ...attacker,
      accuracy: sum(attacker.accuracy, gives.accuracy),
      damage: sum(attacker.damage, gives.damage, by('damage'), -(gives.prevent ?? 0)),
      surge: sum(attacker.surge, gives.surge, by('surge')),
      pierce: sum(attacker.pierce, gives.pierce),
      blast: sum(attacker.blast, gives.blast),
      cleave: sum(attacker.cleave, gives.cleave),
      inflict: [...(attacker.inflict ?? []), ...(gives.inflict ?? [])],
    },
    defender: {
      ...defender,
      block: sum(defender.block, gives.block, by('block')),
      evade: sum(defender.evade, gives.evade, by('evade')),
      dodge: sum(defender.dodge, gives.dodge, gives.miss ? SURE_MISS : 0),
    },
  };
}

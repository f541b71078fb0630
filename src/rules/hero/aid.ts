// What a card gives only at times: when its moment comes, what must hold, what it changes. Cards say it in data, so that the
// app can offer it with one tap. A sentence of a card that fits none of this stays with the players.

import type { AttackDie, DefenseDie } from '../dice/colours';
import type { HarmfulCondition, HelpfulCondition } from '../figure/conditionTable';
import type { PowerToken } from '../figure/profile';

/** When a card can be used. `…Rolled`: the dice lie on the table. */
export const MOMENTS = [
  'attack',
  'attackRolled',
  'afterAttack',
  'defend',
  'defendRolled',
  'afterDefense',
  'test',
  'testRolled',
  'rest',
  'move',
  'interact',
  'roundStart',
  'activationStart',
  'activation',
  'activationEnd',
  'enemyTurn',
  'enemyDefeated',
  'hurt',
  'missionStart',
] as const;
export type Moment = (typeof MOMENTS)[number];

/**
 * Of the attack and its weapon, of the hero, of the other figure: the target of an attack, the attacker, or the friend who is helped.
 * `target…`: of the target, where a friend attacks; `reach`: the weapon has it without this card; `unseen`: by the target;
 * `harmed…`: what the attack did; `token`: of the hero's own kind, to be spent or on the figure.
 */
export const NEEDS = [
  'melee',
  'ranged',
  'pistol',
  'reach',
  'focused',
  'hidden',
  'healthy',
  'wounded',
  'adjacent',
  'within2',
  'within3',
  'within4',
  'beyond3',
  'beyond4',
  'inSight',
  'targetAdjacent',
  'targetInSight',
  'unseen',
  'object',
  'droid',
  'droidOrVehicle',
  'trooper',
  'damaged',
  'harmed',
  'harmed3',
  'unharmed',
  'notAttacked',
  'noFriendAdjacent',
  'noEnemyAdjacent',
  'otherEnemyAdjacent',
  'twoEnemiesWithin3',
  'token',
] as const;
export type Need = (typeof NEEDS)[number];

/** Results that a card may turn into one another, before surges are spent. */
export const TURNED = ['damage', 'surge', 'block', 'evade'] as const;
export type Turned = (typeof TURNED)[number];

/** All dice, results or conditions: more than anybody has. */
export const ALL_DICE = 9;

export type Aid = {
  /** Dice for the attack or the test. */
  readonly attackDice?: readonly AttackDie[];
  readonly defenseDice?: readonly DefenseDie[];
  readonly dropAttackDice?: number;
  readonly dropDefenseDice?: number;
  /** One attack die becomes one of this colour. */
  readonly swapAttackDie?: AttackDie | 'any';
  /** How many dice may be rolled again; `ALL_DICE`: any number. */
  readonly rerollAttack?: number;
  readonly rerollDefense?: number;
  /** All of those dice are rolled again, or none. */
  readonly together?: true;
  readonly accuracy?: number;
  readonly damage?: number;
  readonly surge?: number;
  readonly pierce?: number;
  readonly blast?: number;
  readonly cleave?: number;
  readonly block?: number;
  readonly evade?: number;
  readonly dodge?: number;
  /** Up to `most` results of one kind become the other. */
  readonly turn?: { readonly from: Turned; readonly to: Turned; readonly most: number };
  /** Damage that is prevented, after everything else. */
  readonly prevent?: number;
  /** The attack misses. */
  readonly miss?: true;
  /** The attack ends, another figure becomes the target. */
  readonly redirect?: true;
  readonly inflict?: readonly HarmfulCondition[];
  readonly become?: readonly HelpfulCondition[];
  /** How many conditions go, `ALL_DICE`: all of them. */
  readonly discardConditions?: number;
  /** One of these power tokens is gained, or `tokens` of them. */
  readonly powerToken?: readonly PowerToken[];
  readonly tokens?: number;
  readonly recover?: number;
  readonly recoverStrain?: number;
  readonly movement?: number;
  /** Damage the user of the card suffers for it. */
  readonly suffer?: number;
  /** Damage that the other figure suffers, without an attack. */
  readonly hurt?: number;
  /** As much damage as this die shows. */
  readonly hurtDie?: AttackDie;
};

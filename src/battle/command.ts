// What can be told to a battle. Answers of the players are commands like all others, so undo takes them back.

import type { ArmyName, Looking, RulerBand, ShotView } from '../legion';
import type { BattleRow } from './battleCards';

export type UnitAction =
  | { readonly act: 'move'; readonly engages?: string; readonly toward?: string; readonly off?: true }
  /** `stopped`: it could not go all the way. */
  | { readonly act: 'compulsory'; readonly stopped?: true }
  | { readonly act: 'clamber'; readonly height: 1 | 2 }
  | { readonly act: 'pivot' | 'aim' | 'dodge' | 'standby' | 'recover' | 'withdraw' }
  | { readonly act: 'claim'; readonly mark: string }
  | { readonly act: 'spotter' | 'takeCover'; readonly units: readonly string[] };

export type BattleCommand =
  | { readonly kind: 'removeCard'; readonly row: BattleRow | null }
  | { readonly kind: 'deployed' }
  | { readonly kind: 'playCard'; readonly army: ArmyName; readonly card: string }
  | { readonly kind: 'giveOrders'; readonly army: ArmyName; readonly units: readonly string[] }
  | { readonly kind: 'draw'; readonly army: ArmyName }
  /** `steadied`: a commander at range 1 to 3 lends his courage; `done`: it has acted, and the app had nothing to do. */
  | { readonly kind: 'activate'; readonly unit: string; readonly steadied?: boolean; readonly done?: true }
  | ({ readonly kind: 'act' } & UnitAction)
  | {
      readonly kind: 'attack';
      readonly unit: string;
      readonly target: string;
      readonly band: RulerBand;
      readonly cover: 0 | 1 | 2;
      /** Minis that see the target; all, unless told. */
      readonly minis?: number;
      /** Of dice that players rolled at the table. */
      readonly rolled?: EnteredDice;
      /** The activation ends with it. */
      readonly last?: true;
      /** Players roll the defence of the app's unit as well. */
      readonly waits?: true;
      /** A standby token pays for it. */
      readonly standby?: true;
      /** A card gives it: no action, and no limit of one. */
      readonly given?: true;
    }
  | {
      readonly kind: 'defend';
      readonly dodges?: number;
      /** Of dice that players rolled themselves, surges converted. */
      readonly blocks?: number;
      /** Of these dice, for Deflect. */
      readonly surges?: number;
    }
  /** A standby token pays for a move of the players. */
  | { readonly kind: 'standbyMove'; readonly unit: string }
  /** A card or a displaced unit broke the contact. */
  | { readonly kind: 'disengage'; readonly unit: string }
  | { readonly kind: 'inspire'; readonly units: readonly string[] }
  | { readonly kind: 'endActivation'; readonly off?: true }
  | { readonly kind: 'score'; readonly control: Readonly<Record<string, ArmyName | null>> }
  | { readonly kind: 'scoreZone'; readonly inside: Readonly<Record<ArmyName, number>> }
  /** Units with suppression whose leader touches terrain. */
  | { readonly kind: 'sheltered'; readonly units: readonly string[] }
  | { readonly kind: 'promote'; readonly unit: string }
  /** What a card of the players does to a unit, told by hand. */
  | {
      readonly kind: 'adjust';
      readonly unit: string;
      readonly what: 'wounds' | 'suppression' | 'aims' | 'dodges';
      readonly by: 1 | -1;
    }
  | ToldCommand;

/** Answers to the opponent. */
export type ToldCommand =
  | { readonly kind: 'tellLooking'; readonly looking: Looking }
  | { readonly kind: 'tellShot'; readonly shot: ShotView }
  | { readonly kind: 'tellInCommand'; readonly units: readonly string[] }
  /** The order was carried out; `target`: with another of the equals; `stopped`: a compulsory move fell short. */
  | {
      readonly kind: 'carriedOut';
      readonly target?: string;
      readonly stopped?: true;
      readonly rolled?: EnteredDice;
    };

/** After rerolls and surges. Keywords of weapons that the app does not know are entered beside them. */
export type EnteredDice = {
  readonly hits: number;
  readonly crits: number;
  readonly pierce?: number;
  readonly impact?: number;
};

export const BATTLE_REFUSALS = [
  'notNow',
  'notYours',
  'noSuchUnit',
  'noSuchCard',
  'noActionLeft',
  'doneAlready',
  'outOfRange',
  'engaged',
  'tooDark',
  'notPossible',
  'tooMany',
  'broken',
  'late',
  'away',
  'watching',
] as const;
export type BattleRefusal = { readonly code: (typeof BATTLE_REFUSALS)[number] };

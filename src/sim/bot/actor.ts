// The figure that acts now, its weapons, and what is left of its activation.

import {
  armedFighter,
  fighterInMission,
  isOfHero,
  numbersOf,
  type FigureState,
  type Game,
  type Play,
} from '../../mission';
import {
  ACTIONS_PER_ACTIVATION,
  remainingHealth,
  type Board,
  type Fighter,
  type FigureId,
  type HeroWeapon,
  type Piece,
} from '../../rules';
import { sheetOf } from './scene';
import type { Weights } from './temper';

/** What is left of an activation. */
export type BotTurn = {
  readonly actions: number;
  readonly points: number;
  /** Movement points that were paid for with strain. */
  readonly strained: number;
  readonly attacks: number;
};

export const FRESH_TURN: BotTurn = { actions: ACTIONS_PER_ACTIVATION, points: 0, strained: 0, attacks: 0 };
export const MOST_STRAINED = 2;

/** A weapon in somebody's hands; `key` tells it apart from all others, for what was worked out about it before. */
export type ArmedBot = { readonly fighter: Fighter; readonly key: string };

export type BotActor = {
  readonly figure: FigureState;
  readonly piece: Piece;
  readonly fighter: Fighter;
  readonly arms: readonly ArmedBot[];
  readonly speed: number;
  readonly isHero: boolean;
  readonly turn: BotTurn;
  readonly weights: Weights;
};

/** `null`: not on the board. */
export function actorOf(
  play: Play,
  game: Game,
  board: Board,
  id: string,
  { turn, weights }: { readonly turn: BotTurn; readonly weights: Weights },
): BotActor | null {
  const figure = game.figures[id];
  const piece = board.figures.get(id as FigureId);
  if (!figure || !piece) return null;
  const fighter = fighterInMission(play, game, figure);
  return {
    figure,
    piece,
    fighter,
    arms: armsOf(play, game, figure, fighter),
    speed: sheetOf({ play, game }, figure).facts.speed,
    isHero: isOfHero(game, figure),
    turn,
    weights,
  };
}

const stateOf = ({ conditions }: FigureState): string => [...conditions].sort().join();

function armsOf(play: Play, game: Game, figure: FigureState, fighter: Fighter): readonly ArmedBot[] {
  const state = stateOf(figure);
  const weapons = numbersOf(play, game, figure.of)?.weapons ?? [];
  if (weapons.length === 0) return fighter.attack ? [{ fighter, key: `${figure.of} ${state}` }] : [];
  return weapons.map((weapon) => ({
    fighter: armedFighter(play, game, figure, weapon.id),
    key: `${figure.of} ${keyOf(weapon)} ${state}`,
  }));
}

const keys = new WeakMap<HeroWeapon, string>();
function keyOf(weapon: HeroWeapon): string {
  const { attack, surges, passives, keywords } = weapon;
  const found = keys.get(weapon) ?? JSON.stringify([attack, surges, passives, keywords]);
  keys.set(weapon, found);
  return found;
}

/** One more action while bleeding would be the last: everything but stopping it has to wait. */
export function isBleedingOut(actor: BotActor): boolean {
  const { figure, fighter, isHero, turn } = actor;
  if (!figure.conditions.includes('bleeding') || (isHero && strainLeft(actor) >= turn.actions)) return false;
  return remainingHealth(fighter) <= turn.actions;
}

/** Strain that can still be suffered by choice. */
export const strainLeft = ({ fighter: { hero } }: BotActor): number =>
  hero ? Math.max(0, hero.endurance - hero.strain) : 0;

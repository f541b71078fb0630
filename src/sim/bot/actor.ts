// The figure that acts now, its weapons, and what is left of its activation.

import { fighterInMission, isOfHero, type FigureState, type Game, type Play } from '../../mission';
import {
  ACTIONS_PER_ACTIVATION,
  holds,
  remainingHealth,
  type Board,
  type Fighter,
  type FigureId,
  type Piece,
} from '../../rules';
import type { Arm, Outfits } from '../party/outfit';
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
  {
    turn,
    weights,
    outfits,
  }: { readonly turn: BotTurn; readonly weights: Weights; readonly outfits: Outfits },
): BotActor | null {
  const figure = game.figures[id];
  const piece = board.figures.get(id as FigureId);
  if (!figure || !piece) return null;
  const fighter = fighterInMission(play, game, figure);
  return {
    figure,
    piece,
    fighter,
    arms: armsOf(fighter, figure, outfits[id]?.arms),
    speed: sheetOf({ play, game }, figure).facts.speed,
    isHero: isOfHero(game, figure),
    turn,
    weights,
  };
}

const stateOf = ({ conditions }: FigureState): string => [...conditions].sort().join();

function armsOf(
  fighter: Fighter,
  figure: FigureState,
  arms: readonly Arm[] | undefined,
): readonly ArmedBot[] {
  const state = stateOf(figure);
  if (!arms) return fighter.attack ? [{ fighter, key: `${figure.of} ${state}` }] : [];
  return arms.map((arm) => ({ fighter: wielding(fighter, arm), key: `${keyOf(arm)} ${state}` }));
}

const keys = new WeakMap<Arm, string>();
/** Weapons with the same numbers are the same, whoever holds them. */
function keyOf(arm: Arm): string {
  const found = keys.get(arm) ?? JSON.stringify([arm.attack, arm.surges, arm.passives, arm.keywords]);
  keys.set(arm, found);
  return found;
}

const wielding = (fighter: Fighter, { attack, surges, passives, keywords }: Arm): Fighter => ({
  ...fighter,
  attack,
  surges: surges.filter((surge) => !surge.while || holds(fighter, surge.while)),
  passives: { ...fighter.passives, ...passives },
  keywords,
});

/** One more action while bleeding would be the last: everything but stopping it has to wait. */
export function isBleedingOut(actor: BotActor): boolean {
  const { figure, fighter, isHero, turn } = actor;
  if (!figure.conditions.includes('bleeding') || (isHero && strainLeft(actor) >= turn.actions)) return false;
  return remainingHealth(fighter) <= turn.actions;
}

/** Strain that can still be suffered by choice. */
export const strainLeft = ({ fighter: { hero } }: BotActor): number =>
  hero ? Math.max(0, hero.endurance - hero.strain) : 0;

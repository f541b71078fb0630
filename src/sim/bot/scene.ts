// The table as a player sees it before deciding: where everyone stands, who may still act, and the goals.

import {
  boardOf,
  dressedSheet,
  emptyBoardOf,
  fighterInMission,
  isOfHero,
  sideOf,
  type FigureState,
  type Game,
  type KitFigure,
  type Play,
} from '../../mission';
import { memo } from '../../kernel';
import type { Board, Fighter, FigureId, Piece } from '../../rules';
import { leadsOf, type Lead } from '../plan/leads';
import { atOnePlace } from './meeting';

export type Enemy = {
  readonly piece: Piece;
  readonly fighter: Fighter;
  readonly figure: FigureState;
  /** The group of the mission. */
  readonly of: string;
  /** Its group has yet to act in this round. */
  readonly ready: boolean;
  /** The last one of its group: without it, the group does not act at all. */
  readonly last: boolean;
  /** Deployment points for this one figure. */
  readonly cost: number;
};

export type BotScene = {
  readonly play: Play;
  readonly game: Game;
  readonly board: Board;
  /** The same without anybody on it: ways are planned past figures, which will have moved by then. */
  readonly bare: Board;
  readonly enemies: readonly Enemy[];
  /** From 0, plenty of time, to about 1, now or never. */
  readonly hurry: number;
};

type Seen = { readonly of: readonly unknown[]; readonly scene: BotScene | null };
const seen = new WeakMap<Game['figures'], Seen>();

/** All of a game that a scene is made from: somebody whose activation begins still sees the same. */
const partsOf = ({
  map,
  groups,
  variables,
  ran,
  objective,
  achieved,
  countdowns,
  actors,
  flags,
  round,
}: Game) => [map, groups, variables, ran, objective, achieved, countdowns, actors, flags, round];

/** `null`: there is no map. Several figures look at the same table before one of them acts. */
export function surveyFrom(play: Play, game: Game): BotScene | null {
  const of = partsOf(game);
  const known = seen.get(game.figures);
  if (known?.of.every((part, index) => part === of[index])) return known.scene;
  const scene = sceneOf(play, game);
  seen.set(game.figures, { of, scene });
  return scene;
}

function sceneOf(play: Play, game: Game): BotScene | null {
  const board = boardOf(play, game);
  const bare = emptyBoardOf(play, game);
  if (!board || !bare) return null;
  return {
    play,
    game,
    board,
    bare,
    enemies: enemiesOn(play, game, board),
    hurry: hurryOf(game),
  };
}

/** Worked out when somebody asks: whoever strikes knows what for. */
export const leadsIn = memo(({ play, game, bare }: BotScene): readonly Lead[] =>
  atOnePlace(play, game, bare, leadsOf(play, game)),
);

function enemiesOn(play: Play, game: Game, board: Board): readonly Enemy[] {
  const imperials = Object.values(game.figures).filter((figure) => sideOf(game, figure) === 'imperial');
  const left = new Map<string | null, number>();
  for (const { group } of imperials) left.set(group, (left.get(group) ?? 0) + 1);
  return imperials.flatMap((figure): Enemy[] => {
    const piece = board.figures.get(figure.id as FigureId);
    const group = game.groups.find(({ id }) => id === figure.group);
    const card = play.kit.cards[figure.of];
    if (!piece || !group || !card) return [];
    return [
      {
        piece,
        fighter: fighterInMission(play, game, figure),
        figure,
        of: group.of,
        ready: !group.activated,
        last: left.get(group.id) === 1,
        cost: card.cost / Math.max(1, card.groupSize),
      },
    ];
  });
}

/** Nobody knows how long a mission without a limit lasts. */
const USUAL_LIMIT = 9;
const CALM_SHARE = 0.35;

function hurryOf({ round, roundLimit, countdowns }: Game): number {
  const share = round / (roundLimit?.rounds ?? USUAL_LIMIT);
  const ending = Object.values(countdowns).some(({ left, text }) => text !== null && left <= 2) ? 0.5 : 0;
  return Math.min(1.2, Math.max(0, share - CALM_SHARE) * 1.5 + ending);
}

/** The card, or the hero with all cards that count. */
export function sheetOf({ play, game }: Pick<BotScene, 'play' | 'game'>, figure: FigureState): KitFigure {
  const { of } = figure;
  const sheet = isOfHero(game, figure) ? dressedSheet(play, game, of) : play.kit.cards[of]?.figure;
  if (!sheet) throw new Error(`nobody is called ${of}`);
  return sheet;
}

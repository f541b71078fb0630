// The activation of a group: its orders and, where the app tracks the table, their results.

import {
  areAllHeroesWounded,
  limitsOfRound,
  NO_MEMORY,
  resolveActivation,
  type Resolution,
  type Situation,
} from '../../../imperial';
import type { FigureId } from '../../../rules';
import type { Refusal } from '../../command';
import type { Activation, ExtraOrders, Game } from '../../game';
import type { Word } from '../../language/words';
import { applySituation } from './aftermath';
import { boardOf } from '../table/board';
import { drawnOrders, drawPair, type Drawn } from './draw';
import type { Play } from '../play';
import { update, type Run } from '../run';
import { situationOfGame } from './situation';

/** Draws what the group does, never the same twice in a row. Cards that nobody gave orders get none. */
export function openWindow(run: Run, id: string): void {
  const { play, game } = run;
  const group = game.groups.find((one) => one.id === id);
  const orders = group && play.kit.groups[group.card];
  const drawn = orders && drawPair(orders, group.card, game.random, game.windows[id] ?? null);
  if (!drawn) return;
  const window: Activation = {
    group: id,
    card: group.card,
    ...drawn.pair,
    before: linesPut(group.orders, 'before').flat(),
    after: linesPut(group.orders, 'after').flat(),
    instead: linesPut(group.orders, 'instead').at(-1) ?? null,
    target: group.target ?? play.groups.get(group.of)?.target ?? null,
    told: [],
  };
  update(run, { random: drawn.random, window, windows: { ...game.windows, [id]: window } });
}

const linesPut = (orders: readonly ExtraOrders[], put: Word<'put'>) =>
  orders.filter((order) => order.put === put).map(({ lines }) => lines);

/** Everything the window shows; `null`: the card has no such orders. */
export function ordersOf(play: Play, game: Game, activation: Activation): Drawn | null {
  const group = play.kit.groups[activation.card];
  const figures = figuresOf(game, activation);
  return group ? drawnOrders(group, activation.card, activation, figures, activation) : null;
}

const figuresOf = ({ figures }: Game, { group }: Activation): readonly FigureId[] =>
  Object.values(figures).flatMap((figure) => (figure.group === group ? [figure.id as FigureId] : []));

/** Whether the app can say what every figure does: it knows where all of them stand, and at least one Rebel. */
export function isResolvable(play: Play, game: Game, activation: Activation): boolean {
  const board = game.tracked && !activation.again ? boardOf(play, game) : null;
  if (!board) return false;
  const figures = figuresOf(game, activation);
  return (
    figures.length > 0 &&
    figures.every((id) => board.figures.has(id)) &&
    board.pieces.some(({ side }) => side === 'rebel')
  );
}

type Resolved = {
  readonly of: readonly [Game['figures'], Game['map'], Game['groups'], Game['actors']];
  readonly before: Situation;
  readonly resolution: Resolution;
};
const resolved = new WeakMap<Activation, Resolved>();

/** What comes of the open window with what was told so far; `null`: the players see to it. */
export const resolveWindow = (play: Play, game: Game): Resolution | null =>
  resolve(play, game)?.resolution ?? null;

function resolve(play: Play, game: Game): Resolved | null {
  const { window } = game;
  if (!window || !isResolvable(play, game, window)) return null;
  const of = [game.figures, game.map, game.groups, game.actors] as const;
  const known = resolved.get(window);
  if (known?.of.every((part, index) => part === of[index])) return known;
  const drawn = ordersOf(play, game, window);
  const before = situationOfGame(play, game);
  if (!drawn || !before) return null;
  const answers = window.told.map(({ answer }) => answer);
  const found: Resolved = { of, before, resolution: resolveActivation(before, drawn.orders, answers) };
  resolved.set(window, found);
  return found;
}

/** Closes the window. Where the app resolves it, everything must have been told, unless the last hero fell (D30). */
export function finishWindow(run: Run): Refusal | undefined {
  const { window } = run.game;
  if (!window) return { code: 'noWindow' };
  const found = resolve(run.play, run.game);
  if (found) {
    const { resolution, before } = found;
    if (resolution.pending && !areAllHeroesWounded(resolution.situation))
      return { code: 'activationUnfinished', of: window.group };
    applySituation(run, before, resolution.situation);
    const { memory } = resolution.situation;
    const used = limitsOfRound(memory);
    update(run, { memory: { ...NO_MEMORY, earlier: [...memory.earlier, ...memory.deeds], used } });
  }
  update(run, {
    window: null,
    groups: run.game.groups.map((group) =>
      group.id === window.group ? { ...group, orders: group.orders.filter(({ once }) => !once) } : group,
    ),
  });
  return undefined;
}

// Rubble and energy shields of a mission, and doors that close on somebody.

import { describe, expect, it } from 'vitest';
import { boardOf, type Effect, type Game, type Kit, type Script, type Setup } from '../../src/mission';
import { costTo, reach, sight, theFigure, type FigureId, type Point } from '../../src/rules';
import { tableDoing, type Table } from './table';

const TRACKED: Partial<Setup> = { tracked: true };
const cover = (cover: 'rubble' | 'shield', ...spaces: readonly Point[]): Effect => ({
  kind: 'cover',
  spaces,
  with: cover,
});
const off = (effect: Effect): Effect => ({ ...effect, off: true }) as Effect;
const put = (who: 'hero:ada' | 'hero:bo', at: Point): Effect => ({ kind: 'moveFigures', who, to: [at] });
const piecesOf = ({ play, game }: Table) => {
  const board = boardOf(play, game);
  const [ada, bo] = ['ada', 'bo'].map((id) => board?.figures.get(id as FigureId));
  if (!board || !ada || !bo) throw new Error('somebody is missing');
  return { board, ada, bo };
};

describe('rubble and shields', () => {
  it('[1.3] rubble makes its space difficult, until it is taken away', () => {
    const cost = (...effects: readonly Effect[]) => {
      const { board, ada } = piecesOf(tableDoing([put('hero:bo', [3, 2]), put('hero:ada', [0, 0]), ...effects], {}, TRACKED)); // prettier-ignore
      return costTo(reach(board, ada, 4), { at: [1, 0], size: [1, 1] });
    };
    const heap = cover('rubble', [1, 0], [1, 1]);
    expect([cost(), cost(heap), cost(heap, off(cover('rubble', [1, 0])))]).toEqual([1, 2, 1]);
  });

  it('[1.3, 4.5] an energy shield blocks sight through its space and changes nothing else', () => {
    const seen = (...effects: readonly Effect[]) => {
      const { board, ada, bo } = piecesOf(tableDoing([put('hero:ada', [0, 0]), put('hero:bo', [3, 0]), ...effects], {}, TRACKED)); // prettier-ignore
      return sight(board, theFigure(ada), theFigure(bo)) !== null;
    };
    const wall = cover('shield', [2, 0], [2, 1], [2, 2]);
    expect([seen(), seen(wall), seen(wall, off(wall))]).toEqual([true, false, true]);
  });

  it('[row 223] told play: the players are told what to lay down and what to take away, once', () => {
    const { shown } = tableDoing([
      cover('rubble', [1, 0]),
      cover('rubble', [1, 0], [1, 1]),
      off(cover('rubble', [1, 0], [3, 2])),
      cover('shield', [1, 1]),
    ]);
    expect(shown.filter(({ kind }) => kind === 'cover')).toEqual([
      { kind: 'cover', cover: 'rubble', spaces: [[1, 0]] },
      { kind: 'cover', cover: 'rubble', spaces: [[1, 1]] },
      { kind: 'cover', cover: 'rubble', spaces: [[1, 0]], off: true },
      { kind: 'cover', cover: 'shield', spaces: [[1, 1]] },
    ]);
  });

  it.each([{}, TRACKED])(
    '[row 224] cards of the players lay them down and take them away; nobody is told a second time',
    (setup) => {
      const table = tableDoing([], {}, setup);
      const before = table.shown.length;
      table.do({ kind: 'cover', at: [1, 0], cover: 'shield', on: true });
      expect(table.game.map.covers).toEqual([{ at: [1, 0], cover: 'shield' }]);
      expect(table.shown).toHaveLength(before);
      // A space may hold one of each.
      table.do({ kind: 'cover', at: [1, 0], cover: 'rubble', on: true });
      expect(table.refusal({ kind: 'cover', at: [1, 0], cover: 'rubble', on: true })).toBe('unknownOption');
      expect(table.refusal({ kind: 'cover', at: [9, 9], cover: 'rubble', on: true })).toBe('badPlace');
      table.do({ kind: 'cover', at: [1, 0], cover: 'shield', on: false });
      expect(table.game.map.covers).toEqual([{ at: [1, 0], cover: 'rubble' }]);
      expect(table.has('covered')).toBe(3);
    },
  );

  it('they go with the part of the map they lie on', () => {
    const cell: Effect = { kind: 'reveal', section: 'cell' };
    const { game } = tableDoing([
      cell,
      cover('rubble', [1, 0], [5, 1]),
      { kind: 'removeSection', section: 'cell' },
    ]);
    expect(game.map.covers).toEqual([{ at: [1, 0], cover: 'rubble' }]);
  });

  it('a game that was saved before there were any loads and plays', () => {
    const { play, game } = tableDoing([], {}, TRACKED);
    expect(game.map).not.toHaveProperty('covers');
    expect(boardOf(play, game)).not.toBeNull();
  });
});

/** The captain is as large as a walker: two spaces wide. */
const large = (kit: Kit): Kit => {
  const { captain } = kit.cards;
  if (!captain) throw new Error('no captain');
  const piece = { ...captain.figure.piece, size: [2, 1] as const };
  return { ...kit, cards: { ...kit.cards, captain: { ...captain, figure: { ...captain.figure, piece } } } };
};
const GROUPS = [{ id: 'boss', cards: [{ card: 'captain' }] }] as const;
/** The door hangs between [3, 1] and [4, 1]; the crate's script closes it. */
const CLOSE: Script = {
  id: 'shut',
  on: { kind: 'interacted', thing: 'crate' },
  do: [{ kind: 'close', door: 'door' }],
};
const OPEN: readonly Effect[] = [
  { kind: 'open', door: 'door' },
  { kind: 'reveal', section: 'cell' },
  { kind: 'deploy', group: 'boss', at: [[5, 1]] },
];
type Places = Readonly<Record<string, Point>>;

/** Everybody stands there when the door closes. */
function closed(places: Places, setup: Partial<Setup> = TRACKED): Table {
  const table = tableDoing(OPEN, { groups: GROUPS, scripts: [CLOSE] } as never, setup, large);
  const put = Object.entries(table.game.figures).map(([id, figure]) => [
    id,
    { ...figure, at: setup.tracked ? (places[id] ?? figure.at) : null },
  ]);
  table.game = { ...table.game, figures: Object.fromEntries(put) as Game['figures'] };
  return table.do({ kind: 'interact', thing: 'crate', option: 'search' }).read();
}
const placesIn = ({ game }: Table) =>
  Object.fromEntries(Object.values(game.figures).map(({ id, at }) => [id, at]));
const pushes = ({ shown }: Table) =>
  shown.filter((prompt) => prompt.kind === 'figures' && prompt.does === 'pushed');

describe('a door that closes', () => {
  it('[5.8] pushes a large figure that stands on both sides, by one space, towards the nearest Rebel', () => {
    // One space to the left or to the right would do: [2, 1] with [3, 1], or [4, 1] with [5, 1].
    const left = closed({ 'boss-1-1': [3, 1], ada: [0, 1], bo: [0, 2] });
    expect(placesIn(left)['boss-1-1']).toEqual([2, 1]);
    expect(pushes(left)).toEqual([
      { kind: 'figures', does: 'pushed', figures: [{ id: 'boss-1-1', of: 'captain', at: [2, 1] }] },
    ]);
    const right = closed({ 'boss-1-1': [3, 1], ada: [6, 1], bo: [6, 2] });
    expect(placesIn(right)['boss-1-1']).toEqual([4, 1]);
  });

  it('[5.8] not into an occupied place', () => {
    // Above the door the tiles are joined without one: there it may stand across, and next to ada.
    const table = closed({ 'boss-1-1': [3, 1], ada: [2, 1], bo: [0, 2] });
    expect(placesIn(table)['boss-1-1']).toEqual([3, 0]);
  });

  it('[5.8] leaves alone who stands on one side, and small figures right at the door', () => {
    const places = { 'boss-1-1': [5, 1], ada: [3, 1], bo: [4, 1] } as const;
    const table = closed(places);
    expect(placesIn(table)).toEqual(places);
    expect(pushes(table)).toEqual([]);
  });

  it('[5.8] told play: the players see to large figures, if there are any', () => {
    expect(pushes(closed({}, {}))).toEqual([
      { kind: 'figures', does: 'pushed', figures: [{ id: 'boss-1-1', of: 'captain', at: null }] },
    ]);
    const none = tableDoing([
      { kind: 'open', door: 'door' },
      { kind: 'close', door: 'door' },
    ]);
    expect(pushes(none)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  figuresAt,
  isFreeFor,
  makePiece,
  moveFigure,
  placeFigure,
  removeFigure,
  setDoor,
  setRubble,
  setShields,
  setUpBoard,
  type BoardSetup,
  type DoorId,
  type FigureId,
} from '../../src/rules';
import { setupOf, situate, Situation } from './situate';

describe('a board is a value', () => {
  const start = situate(['+-+-+-+-+', '|a . .db|', '+ + + + +', '|. . .|.|', '+-+-+-+-+']);
  const a = 'a' as FigureId;
  const door = 'v3,0' as DoorId;

  it('a door opens and closes; the board before is as it was', () => {
    const open = new Situation(setDoor(start.board, door, false));
    const closed = new Situation(setDoor(open.board, door, true));
    expect([start, open, closed].map((board) => board.distance('a', 'b'))).toEqual([null, 3, null]);
    expect([start, open, closed].map((board) => board.sees('a', 'b'))).toEqual([false, true, false]);
    expect([start, open, closed].map((board) => board.cost('a', [2, 0]))).toEqual([2, 2, 2]);
    expect(open.adjacent(door, [2, 0])).toBe(false);
  });

  it('rubble and shields come and go', () => {
    const strewn = setShields(
      setRubble(
        start.board,
        [
          [1, 0],
          [1, 1],
        ],
        true,
      ),
      [
        [1, 0],
        [0, 1],
      ],
      true,
    );
    const swept = setShields(setRubble(strewn, [[1, 0]], false), [[1, 0]], false);
    const all = [start, new Situation(strewn), new Situation(swept)];
    expect(all.map((board) => board.cost('a', [1, 0]))).toEqual([1, 2, 1]);
    expect(all.map((board) => board.cost('a', [1, 1]))).toEqual([1, 2, 2]);
    expect(all.map((board) => board.sees('a', [2, 0]))).toEqual([true, false, true]);
  });

  it('figures move, come and go', () => {
    const moved = moveFigure(start.board, a, { at: [2, 1], size: [1, 1] });
    const gone = removeFigure(moved, a);
    const back = placeFigure(gone, makePiece('c', 'rebel', [0, 0], { companion: true }));
    expect(start.piece('a').at).toEqual([0, 0]);
    expect(figuresAt(moved, [2, 1]).map(({ id }) => id)).toEqual(['a']);
    expect(figuresAt(gone, [2, 1])).toEqual([]);
    expect([...back.figures.keys()]).toEqual(['b', 'c']);
    expect(isFreeFor(back, makePiece('n', 'rebel', [0, 0]), { at: [0, 0], size: [1, 1] })).toBe(true);
    expect(isFreeFor(back, makePiece('n', 'rebel', [0, 0]), { at: [3, 0], size: [1, 1] })).toBe(false);
  });

  it('shares what a change does not touch', () => {
    const moved = moveFigure(start.board, a, { at: [2, 1], size: [1, 1] });
    expect(moved.ground).toBe(start.board.ground);
    expect(setRubble(start.board, [[0, 0]], true).ground.walk).toBe(start.board.ground.walk);
  });

  it('asking for what is not there is a mistake of the caller', () => {
    expect(() => setDoor(start.board, 'nowhere' as DoorId, true)).toThrow('no door');
    expect(() => moveFigure(start.board, 'nobody' as FigureId, { at: [0, 0], size: [1, 1] })).toThrow(
      'no figure',
    );
  });
});

describe('a setup that is not a legal board is refused', () => {
  const base = setupOf(['+-+-+-+', '|. .|.|', '+ + + +', '|B:I .|', '+-+-+-+']);
  const refusal = (more: Partial<BoardSetup>): unknown => {
    const board = setUpBoard({ ...base, ...more });
    return board.ok ? 'accepted' : board.error;
  };
  const figures = (...list: Parameters<typeof makePiece>[]): Partial<BoardSetup> => ({
    figures: list.map((args) => makePiece(...args)),
  });

  it('maps without spaces, or of absurd size', () => {
    expect(refusal({ lattice: { spaces: [], edges: [] } })).toEqual({ code: 'noMap' });
    const spaces = [0, 5000].map((x) => ({ x, y: 0, terrain: 'open' as const }));
    expect(refusal({ lattice: { spaces, edges: [] } })).toEqual({ code: 'mapTooLarge', extent: 5001 });
  });

  it('doors that hang nowhere, or twice', () => {
    const gate = {
      id: 'gate',
      between: [
        [0, 0],
        [1, 0],
      ],
    } as const;
    expect(
      refusal({
        doors: [
          {
            id: 'gate',
            between: [
              [0, 0],
              [0, 9],
            ],
          },
        ],
      }),
    ).toMatchObject({ code: 'noSpace', what: 'doors' });
    expect(
      refusal({
        doors: [
          {
            id: 'gate',
            between: [
              [0, 0],
              [1, 1],
            ],
          },
        ],
      }),
    ).toMatchObject({ code: 'notNeighbours' });
    expect(refusal({ doors: [gate, { ...gate, id: 'other' }] })).toEqual({ code: 'twoDoors', index: 1 });
    expect(
      refusal({
        doors: [
          gate,
          {
            id: 'gate',
            between: [
              [0, 0],
              [0, 1],
            ],
          },
        ],
      }),
    ).toEqual({ code: 'sameDoorId', index: 1 });
  });

  it('rubble and shields beside the map', () => {
    expect(
      refusal({
        rubble: [
          [0, 0],
          [7, 7],
        ],
      }),
    ).toEqual({ code: 'noSpace', what: 'rubble', index: 1, at: [7, 7] });
    expect(refusal({ shields: [[-1, 0]] })).toEqual({
      code: 'noSpace',
      what: 'shields',
      index: 0,
      at: [-1, 0],
    });
  });

  it('figures off the map, in terrain, across edges, or larger than the map', () => {
    const at = (x: number, y: number, size: readonly [number, number] = [1, 1]) =>
      refusal(figures(['a', 'rebel', [x, y], { size }]));
    expect(at(3, 0)).toMatchObject({ code: 'badFigure', problem: { code: 'noSpace', at: [3, 0] } });
    expect(at(0, 1)).toMatchObject({ problem: { code: 'terrain' } });
    expect(at(1, 1)).toMatchObject({ problem: { code: 'terrain' } });
    expect(at(1, 0, [2, 1])).toMatchObject({ problem: { code: 'edgeInside' } });
    expect(at(0, 0, [1e9, 1e9])).toMatchObject({ problem: { code: 'noSpace' } });
    expect(at(0, 0, [2, 1])).toBe('accepted');
    expect(refusal(figures(['a', 'rebel', [0, 1], { size: [2, 1], mobile: true }]))).toBe('accepted');
    expect(refusal(figures(['a', 'rebel', [1, 0], { size: [2, 1], massive: true }]))).toMatchObject({
      problem: { code: 'edgeInside' },
    });
  });

  it('figures that overlap, companions aside, and names that are used twice', () => {
    expect(refusal(figures(['a', 'rebel', [0, 0], { size: [2, 1] }], ['b', 'rebel', [1, 0]]))).toEqual({
      code: 'figuresOverlap',
      index: 1,
      with: 'a',
      at: [1, 0],
    });
    expect(refusal(figures(['a', 'rebel', [0, 0]], ['b', 'rebel', [0, 0], { companion: true }]))).toBe(
      'accepted',
    );
    expect(refusal(figures(['a', 'rebel', [0, 0]], ['a', 'rebel', [1, 0]]))).toEqual({
      code: 'sameFigureId',
      index: 1,
    });
  });
});

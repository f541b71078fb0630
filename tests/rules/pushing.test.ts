import { describe, expect, it } from 'vitest';
import {
  closestEmptyPlaces,
  landMassive,
  placesClosestTo,
  pushReach,
  settleMassive,
  theFigure,
  theSpace,
} from '../../src/rules';
import type { Place, Point, Subject } from '../../src/rules';
import { situate, type Situation } from './situate';

const spots = (places: readonly Place[]): string[] =>
  places.map(({ at, size }) => `${at.join()} ${size.join('x')}`);

describe('pushes', () => {
  const rebel = { side: 'rebel' } as const;

  it('[5.6] cost nothing, end in empty spaces, and stop at terrain', () => {
    const room = situate(['+-+-+-+-+', '|r D a .|', '+-+-+-+-+'], { pieces: { r: rebel } });
    expect(pushReach(room.board, room.piece('r'), 3).ends.map(({ at, cost }) => [at[0], cost])).toEqual([
      [0, 0],
      [1, 1],
      [3, 3],
    ]);
    const stopped = situate(['+-+-+-+', '|r I .|', '+-+-+-+'], { pieces: { r: rebel } });
    expect(spots(pushReach(stopped.board, stopped.piece('r'), 3).ends)).toEqual(['0,0 1x1']);
  });

  it('[5.6] large figures neither turn nor go diagonally', () => {
    const room = situate(['+-+-+-+', '|a a .|', '+ + + +', '|. . .|', '+-+-+-+']);
    expect(spots(pushReach(room.board, room.piece('a'), 1).ends)).toEqual(['0,0 2x1', '1,0 2x1', '0,1 2x1']);
  });

  it('[D28] away: no step brings the figure nearer; towards: none takes it farther off', () => {
    const room = situate(['+-+-+-+-+-+', '|p . r . .|', '+-+-+-+-+-+'], { pieces: { r: rebel } });
    const of = theFigure(room.piece('p'));
    const ends = (towards: boolean): string[] =>
      spots(pushReach(room.board, room.piece('r'), 3, { towards, of }).ends);
    expect(ends(false)).toEqual(['2,0 1x1', '3,0 1x1', '4,0 1x1']);
    expect(ends(true)).toEqual(['1,0 1x1', '2,0 1x1']);
  });
});

describe('a Massive figure that ends on others', () => {
  const pieces = { m: { massive: true }, r: { side: 'rebel' } } as const;
  const room = situate(
    [
      '+-+-+-+-+-+', //
      '|m m . r .|',
      '+ + + + + +',
      '|m m f . .|',
      '+ + + + + +',
      '|. . . . .|',
      '+-+-+-+-+-+',
    ],
    { pieces },
  );
  const end: Place = { at: [2, 0], size: [2, 2] };

  it('[5.5] may end there, and lifts them, its friends first', () => {
    expect(room.cost('m', [2, 0])).toBe(2);
    const { displaced, board } = landMassive(room.board, room.piece('m'), end);
    expect(displaced.map(({ id }) => id)).toEqual(['f', 'r']);
    expect(board.figures.size).toBe(1);
  });

  it('[5.5] pushes them to the closest empty spaces', () => {
    const { board } = landMassive(room.board, room.piece('m'), end);
    expect(spots(closestEmptyPlaces(board, room.piece('r')))).toEqual(['4,0 1x1', '4,1 1x1']);
    expect(spots(closestEmptyPlaces(board, room.piece('f')))).toEqual([
      '1,0 1x1',
      '1,1 1x1',
      '1,2 1x1',
      '2,2 1x1',
      '3,2 1x1',
    ]);
  });

  it('[5.5] each to one of them, chosen by whoever decides', () => {
    const settled = settleMassive(room.board, room.piece('m'), end, (_id, places) => places.at(-1));
    expect([...settled.figures.values()].map(({ id, at }) => [id, ...at])).toEqual([
      ['m', 2, 0],
      ['f', 3, 2],
      ['r', 4, 1],
    ]);
    expect(room.piece('f').at).toEqual([2, 1]);
  });

  it('[5.5] impassable terrain is taken into account, companions stay where they are', () => {
    const narrow = situate(['+-+-+-+-+-+', '|. I r . m|', '+-+-+-+-+-+'], {
      pieces,
      companions: { k: [3, 0] },
    });
    const landed = landMassive(narrow.board, narrow.piece('m'), { at: [2, 0], size: [1, 1] });
    expect(landed.displaced.map(({ id }) => id)).toEqual(['r']);
    expect(spots(closestEmptyPlaces(landed.board, narrow.piece('r')))).toEqual(['3,0 1x1']);
    expect(spots(closestEmptyPlaces(narrow.board, narrow.piece('k')))).toEqual(['3,0 1x1']);
  });
});

describe('placing as close as possible', () => {
  const near = (room: Situation, id: string, at: Point, nearest: readonly Subject[] = []): string[] =>
    spots(placesClosestTo(room.board, room.piece(id), [theSpace(at)], nearest));

  it('[M11] goes to the space itself if it is empty, otherwise to the closest by counting', () => {
    const room = situate(['+-+-+-+-+', '|a . . .|', '+ + + + +', '|. . x|.|', '+-+-+-+-+']);
    expect(near(room, 'a', [1, 0])).toEqual(['1,0 1x1']);
    expect(near(room, 'a', [2, 1])).toEqual(['1,0 1x1', '2,0 1x1', '3,0 1x1', '1,1 1x1']);
  });

  it('[M12] puts one space of a large base there, the rest in any legal orientation', () => {
    const room = situate(['+-+-+-+', '|. . .|', '+ + + +', '|a . x|', '+ + + +', '|a B .|', '+-+-+-+']);
    expect(near(room, 'a', [1, 1])).toEqual(['1,0 1x2', '0,1 2x1']);
    expect(near(room, 'a', [1, 2])).toEqual([]);
  });

  it('[D27] of equally close spaces, those nearest to a Rebel', () => {
    const room = situate(['+-+-+-+', '|. x r|', '+ + + +', '|. . .|', '+ + + +', '|. . a|', '+-+-+-+'], {
      pieces: { r: { side: 'rebel' } },
    });
    expect(near(room, 'a', [1, 0], [theFigure(room.piece('r'))])).toEqual(['1,1 1x1', '2,1 1x1']);
  });

  it('a Mobile figure may be placed in terrain that others may not', () => {
    const lines = ['+-+-+-+', '|B a .|', '+-+-+-+'];
    expect(near(situate(lines), 'a', [0, 0])).toEqual([]);
    expect(near(situate(lines, { pieces: { a: { mobile: true } } }), 'a', [0, 0])).toEqual(['0,0 1x1']);
  });
});

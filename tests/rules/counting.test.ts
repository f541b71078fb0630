import { describe, expect, it } from 'vitest';
import { distanceAt, distanceField, distanceTo, setDoor, theFigure, type DoorId } from '../../src/rules';
import { Situation, situate } from './situate';

describe('counting spaces', () => {
  it('[3.1] counts steps between adjacent spaces, diagonals included', () => {
    const room = situate(['+-+-+-+-+', '|a . . .|', '+ + + + +', '|. . . b|', '+-+-+-+-+']);
    expect(room.distance('a', 'b')).toBe(3);
    expect(room.distance([0, 0], [0, 1])).toBe(1);
  });

  it('[3.1] figures, difficult and impassable terrain cost nothing and stop nothing', () => {
    expect(situate(['+-+-+-+-+-+', '|a x D I:b|', '+-+-+-+-+-+']).distance('a', 'b')).toBe(4);
    expect(
      situate(['+-+-+-+', '|a . b|', '+-+-+-+'], { rubble: [[1, 0]], shields: [[1, 0]] }).distance('a', 'b'),
    ).toBe(2);
  });

  it('[3.1] walls, doors and blocking terrain stop it; no way round is no distance', () => {
    expect(situate(['+-+-+-+', '|a|. b|', '+-+-+-+']).distance('a', 'b')).toBeNull();
    expect(situate(['+-+-+-+', '|a B b|', '+-+-+-+']).distance('a', 'b')).toBeNull();
    expect(situate(['+-+-+-+', '|a .#b|', '+-+-+-+']).distance('a', 'b')).toBeNull();
    expect(situate(['+-+-+-+', '|a|b .|', '+ + + +', '|. . .|', '+-+-+-+']).distance('a', 'b')).toBe(2);
  });

  it('[3.1] an opened door lets the count through, and the closed one still stops it on the old board', () => {
    const room = situate(['+-+-+-+', '|a .db|', '+-+-+-+']);
    const opened = new Situation(setDoor(room.board, 'v2,0' as DoorId, false));
    expect(room.distance('a', 'b')).toBeNull();
    expect(opened.distance('a', 'b')).toBe(2);
    expect(room.distance('a', 'b')).toBeNull();
  });

  it('[3.1] between large figures the least over their spaces counts', () => {
    const room = situate([
      '+-+-+-+-+-+-+',
      '|a a . . b b|',
      '+ + + + + + +',
      '|a a . . b b|',
      '+-+-+-+-+-+-+',
    ]);
    expect(room.distance('a', 'b')).toBe(3);
    expect(room.distance('b', 'a')).toBe(3);
    expect(room.distance('a', [2, 1])).toBe(1);
  });

  it('[3.1] round a wall, and from the far end of a base whose near end is cut off', () => {
    const wall = ['+-+-+-+-+', '|a a|b .|', '+ + + + +', '|. .|. .|', '+ + +-+ +', '|. . . .|', '+-+-+-+-+'];
    expect(situate(wall).distance('a', 'b')).toBe(4);
    // A Mobile figure lies across blocking edges; only its left end has a way out.
    const cut = ['+-+-+-+-+-+', '|. m#m#m|b|', '+ +-+-+-+ +', '|. . . . .|', '+-+-+-+-+-+'];
    expect(situate(cut, { pieces: { m: { mobile: true } } }).distance('m', 'b')).toBe(5);
  });

  it('[3.2] neighbours in another space are at 1, figures that share one at 0', () => {
    const room = situate(['+-+-+-+', '|a b .|', '+-+-+-+'], { companions: { k: [1, 0] } });
    expect(room.distance('a', 'b')).toBe(1);
    expect(room.distance('k', 'b')).toBe(0);
    expect(room.distance('k', 'a')).toBe(1);
    expect(room.distance('a', 'a')).toBe(0);
    expect(room.distance([2, 0], [2, 0])).toBe(0);
  });

  it('[2.4] a door is counted to in the empty spaces that share its edge', () => {
    const doors = [
      {
        id: 'gate',
        between: [
          [2, 0],
          [3, 0],
        ] as const,
      },
    ];
    const free = situate(['+-+-+-+-+', '|a . . .|', '+-+-+-+-+'], { doors });
    expect(free.distance('a', 'gate')).toBe(2);
    expect(free.distance([2, 0], 'gate')).toBe(0);
    const taken = situate(['+-+-+-+-+', '|a . b .|', '+-+-+-+-+'], { doors });
    expect(taken.distance('a', 'gate')).toBeNull();
    expect(taken.distance('b', 'gate')).toBe(1);
  });

  it('[2.5] terrain under a Mobile figure is open at the ends of a count, not on the way', () => {
    const room = situate(['+-+-+-+-+', '|a m . b|', '+-+-+-+-+'], {
      under: { m: 'blocking' },
      pieces: { m: { mobile: true } },
    });
    expect(room.distance('a', 'm')).toBe(1);
    expect(room.distance('m', 'b')).toBe(2);
    expect(room.distance('a', 'b')).toBeNull();
    expect(room.distance('a', [1, 0])).toBeNull();
  });

  it('a field holds the distance to everything at once', () => {
    const room = situate(['+-+-+-+-+-+', '|a . . m .|', '+ + + + + +', '|. B . . b|', '+-+-+-+-+-+'], {
      under: { m: 'blocking' },
      pieces: { m: { massive: true } },
    });
    const field = distanceField(room.board, theFigure(room.piece('a')));
    expect(distanceAt(field, [2, 1])).toBe(2);
    expect(distanceAt(field, [1, 1])).toBeNull();
    expect(distanceAt(field, [9, 9])).toBeNull();
    for (const id of ['a', 'b', 'm'])
      expect(distanceTo(field, theFigure(room.piece(id)))).toBe(room.distance('a', id));
  });
});

import { describe, expect, it } from 'vitest';
import { isSeen, setDoor, sightField, sightOnto, theFigure, type DoorId } from '../../src/rules';
import { Situation, situate } from './situate';

describe('line of sight', () => {
  it('[4.1] [D25] is proved by one corner of the viewer and two corners of one edge of the target', () => {
    const room = situate(['+-+-+-+', '|a . .|', '+ + + +', '|. . b|', '+-+-+-+']);
    expect(room.sight('a', 'b')).toEqual({
      by: 'lines',
      corner: [0, 0],
      to: [
        [2, 1],
        [3, 1],
      ],
    });
  });

  it('[4.1] the two lines may not lie on one another', () => {
    expect(situate(['+-+-+-+-+-+', '|a . x . b|', '+-+-+-+-+-+']).sees('a', 'b')).toBe(false);
  });

  it('[4.2] a line may not enter the inside of a space with a third figure', () => {
    expect(situate(['+-+-+-+-+', '|a . x b|', '+-+-+-+-+']).sees('a', 'b')).toBe(false);
    expect(situate(['+-+-+-+-+', '|a . . b|', '+-+-+-+-+']).sees('a', 'b')).toBe(true);
  });

  it('[4.2] companions and incapacitated figures are looked past, neutral ones are not', () => {
    const row = ['+-+-+-+-+', '|a . x b|', '+-+-+-+-+'];
    expect(situate(row, { pieces: { x: { companion: true } } }).sees('a', 'b')).toBe(true);
    expect(situate(row, { pieces: { x: { incapacitated: true } } }).sees('a', 'b')).toBe(true);
    expect(situate(row, { pieces: { x: { side: 'neutral' } } }).sees('a', 'b')).toBe(false);
  });

  it('[4.2] a third figure in the own space of viewer or target does not block', () => {
    const room = situate(['+-+-+-+-+', '|x . . b|', '+-+-+-+-+'], { companions: { k: [0, 0] } });
    expect(room.sees('k', 'b')).toBe(true);
    expect(room.sees('b', 'k')).toBe(true);
  });

  it('[4.2] but it blocks in its other spaces', () => {
    const room = situate(['+-+-+-+-+', '|x x . b|', '+-+-+-+-+'], { companions: { k: [0, 0] } });
    expect(room.sees('k', 'b')).toBe(false);
    expect(room.sees('x', 'b')).toBe(true);
  });

  it('[4.2] figures do not block sight to or from a Massive figure; shields do', () => {
    const row = ['+-+-+-+-+', '|a . x b|', '+-+-+-+-+'];
    expect(situate(row, { pieces: { b: { massive: true } } }).sees('a', 'b')).toBe(true);
    expect(situate(row, { pieces: { a: { massive: true } } }).sees('a', 'b')).toBe(true);
    expect(situate(row, { pieces: { a: { mobile: true }, b: { mobile: true } } }).sees('a', 'b')).toBe(false);
    expect(situate(row, { pieces: { a: { massive: true } }, shields: [[1, 0]] }).sees('a', 'b')).toBe(false);
  });

  it('[4.2] a line may run along the edge of figures', () => {
    const room = situate(['+-+-+-+-+', '|. x x .|', '+ + + + +', '|a . . b|', '+-+-+-+-+']);
    expect(room.sight('a', 'b')).toEqual({
      by: 'lines',
      corner: [0, 1],
      to: [
        [3, 1],
        [3, 2],
      ],
    });
  });

  it('[4.3] a line may not change sides of a wall that it runs along', () => {
    const flush = ['+-+-+-+-+', '|a . . .|', '+-+-+-+-+', '|. . . b|', '+-+-+-+-+'];
    expect(situate(flush).sees('a', 'b')).toBe(false);
    // With a gap in the wall there is a corner at which the side can be changed.
    const gap = ['+-+-+-+-+', '|a . . .|', '+-+ +-+-+', '|. . . b|', '+-+-+-+-+'];
    expect(situate(gap).sees('a', 'b')).toBe(true);
  });

  it('[4.3] two walls that start at the same corner, one on each side, close it', () => {
    expect(situate(['+-+-+', '|a|.|', '+ +-+', '|. b|', '+-+-+']).sees([1, 0], [0, 1])).toBe(false);
  });

  it('[4.4] impassable edges and spaces hide nothing', () => {
    expect(situate(['+-+-+-+', '|a:I b|', '+-+-+-+']).sees('a', 'b')).toBe(true);
  });

  it('[4.4] blocking edges hide like walls', () => {
    expect(situate(['+-+-+-+', '|a .#b|', '+-+-+-+']).sees('a', 'b')).toBe(false);
  });

  it('[4.5] an energy shield hides, unless viewer or target stands in it', () => {
    const row = ['+-+-+-+', '|a . b|', '+-+-+-+'];
    expect(situate(row, { shields: [[1, 0]] }).sees('a', 'b')).toBe(false);
    expect(situate(row, { shields: [[0, 0]] }).sees('a', 'b')).toBe(true);
    expect(situate(row, { shields: [[2, 0]] }).sees('a', 'b')).toBe(true);
    expect(
      situate(row, {
        shields: [
          [0, 0],
          [2, 0],
        ],
      }).sees('b', 'a'),
    ).toBe(true);
  });

  it('[4.5] a shield under a large viewer or target hides nothing from it', () => {
    const row = ['+-+-+-+-+', '|a a . b|', '+-+-+-+-+'];
    expect(situate(row, { shields: [[1, 0]] }).sees('a', 'b')).toBe(true);
    expect(situate(row, { shields: [[1, 0]] }).sees('b', 'a')).toBe(true);
    expect(situate(row, { shields: [[1, 0]] }).sees([0, 0], 'b')).toBe(false);
  });

  it('[4.5, 1.3] a shield blocks sight and nothing else; two of them corner to corner close the corner', () => {
    const square = ['+-+-+-+', '|a . .|', '+ + + +', '|. . .|', '+ + + +', '|. . b|', '+-+-+-+'];
    const shields = [
      [1, 0],
      [0, 1],
    ] as const;
    const room = situate(square, { shields });
    expect(room.sees('a', 'b')).toBe(false);
    expect(room.adjacent('a', [1, 1])).toBe(true);
    expect(room.cost('a', [1, 0])).toBe(1);
  });

  it('[4.6] adjacent figures see each other, even where no lines can be drawn', () => {
    // Each is a shield's neighbour: every line leaves through the shields, yet the two are adjacent.
    const room = situate(['+-+-+', '|a .|', '+ + +', '|. b|', '+-+-+'], {
      shields: [
        [1, 0],
        [0, 1],
      ],
    });
    expect(room.adjacent('a', 'b')).toBe(true);
    expect(room.sight('a', 'b')).toEqual({ by: 'adjacency' });
  });

  it('[4.7] a large figure looks from any of its spaces, and is seen in any of them', () => {
    const room = situate(['+-+-+-+-+', '|a . x b|', '+ + + + +', '|a . . b|', '+-+-+-+-+']);
    expect(room.sees('a', 'b')).toBe(true);
    const tall = ['+-+-+-+', '|a B b|', '+ + + +', '|. . b|', '+-+-+-+'];
    const short = ['+-+-+-+', '|a B b|', '+ + + +', '|. . .|', '+-+-+-+'];
    expect(situate(tall).sees('a', 'b')).toBe(true);
    expect(situate(short).sees('a', 'b')).toBe(false);
  });

  it('[2.5] a figure in blocking terrain can be seen and can look, but hides nobody less', () => {
    const row = ['+-+-+-+', '|a m b|', '+-+-+-+'];
    const room = situate(row, { under: { m: 'blocking' }, pieces: { m: { mobile: true } } });
    expect(room.sees('a', 'm')).toBe(true);
    expect(room.sees('m', 'b')).toBe(true);
    expect(room.sees('a', 'b')).toBe(false);
    expect(room.sees('a', [1, 0])).toBe(false);
    const massive = situate(row, {
      under: { m: 'blocking' },
      pieces: { m: { massive: true }, a: { massive: true } },
    });
    expect(massive.sees('a', 'b')).toBe(false);
  });
});

describe('the sight examples of the Rules Reference Guide', () => {
  const wallFromAbove = [
    '+-+-+-+-+-+-+', //
    '|. . .|. . .|',
    '+ + + + + + +',
    '|. . a|. b .|',
    '+ + + + + + +',
    '|. . . . . .|',
    '+ + + + + + +',
    '|. . . . . .|',
    '+-+-+-+-+-+-+',
  ];

  it('[P1] only walls along the whole edge of a space block, and only there', () => {
    const room = situate(['+-+-+-+', '|a|. .|', '+ + + +', '|b . c|', '+-+-+-+']);
    expect(room.sees('b', 'c')).toBe(true);
    expect(room.adjacent('b', [1, 1])).toBe(true);
    expect(room.adjacent('a', [1, 0])).toBe(false);
  });

  it('[P2] sight can be traced to a figure [P3] that cannot trace it back', () => {
    const room = situate(wallFromAbove);
    expect(room.sees('a', 'b')).toBe(true);
    expect(room.sees('b', 'a')).toBe(false);
  });

  it('[P4] the lines cannot overlap', () => {
    expect(situate(['+-+-+-+-+-+', '|a . x . b|', '+-+-+-+-+-+']).sees('a', 'b')).toBe(false);
  });

  it('[P5] lines may cross the space of the target', () => {
    const room = situate([
      '+-+-+-+-+-+-+', //
      '|a . . . . .|',
      '+ + + + + + +',
      '|. . . . . .|',
      '+ + + + + + +',
      '|. x . . . .|',
      '+ + + + + + +',
      '|. . b . . .|',
      '+-+-+-+-+-+-+',
    ]);
    expect(room.sees('a', 'b')).toBe(true);
  });

  it('[P6] figures on opposite sides of the end of a wall see each other, but are not adjacent', () => {
    const end = ['+-+-+', '|c|d|', '+ + +', '|a|b|', '+ + +', '|. .|', '+-+-+'];
    const room = situate(end);
    expect(room.sees('a', 'b')).toBe(true);
    expect(room.sees('b', 'a')).toBe(true);
    expect(room.adjacent('a', 'b')).toBe(false);
    expect(room.distance('a', 'b')).toBe(2);
    expect(room.sees('c', 'd')).toBe(false);
    expect(room.distance('c', 'd')).toBe(4);
  });

  it('[P7] lines may cross the space of the viewer', () => {
    const room = situate([
      '+-+-+-+-+-+-+', //
      '|. x . . . b|',
      '+ + + + + + +',
      '|a . . y . .|',
      '+-+-+-+-+-+-+',
    ]);
    expect(room.sees('a', 'b')).toBe(true);
  });

  it('[P8] a line may run along a wall', () => {
    expect(situate(['+-+-+-+-+-+', '|a . . . b|', '+-+-+-+-+-+']).sees('a', 'b')).toBe(true);
  });

  it('[P9] and along blocked spaces, or along a door', () => {
    expect(situate(['+-+-+-+-+', '|B B B B|', '+ + + + +', '|a . . b|', '+-+-+-+-+']).sees('a', 'b')).toBe(
      true,
    );
    expect(situate(['+-+-+-+-+', '|. . . .|', '+d+d+d+d+', '|a . . b|', '+-+-+-+-+']).sees('a', 'b')).toBe(
      true,
    );
  });

  it('[P10] a line may pass the corner of a wall', () => {
    const room = situate([
      '+-+-+-+-+-+',
      '|. . .|. .|',
      '+ + + + + +',
      '|. . a|. .|',
      '+ + + + + +',
      '|. . . . b|',
      '+-+-+-+-+-+',
    ]);
    expect(room.sees('a', 'b')).toBe(true);
  });

  it('[P11] or the corner of a blocked space', () => {
    const room = situate([
      '+-+-+-+-+',
      '|. . . b|',
      '+ + + + +',
      '|. . . B|',
      '+ + + + +',
      '|. . a .|',
      '+-+-+-+-+',
    ]);
    expect(room.sees('a', 'b')).toBe(true);
  });

  it('[P12] doors block until they are open', () => {
    const room = situate(['+-+-+-+-+', '|. . adb|', '+-+-+-+-+']);
    expect(room.sees('a', 'b')).toBe(false);
    expect(new Situation(setDoor(room.board, 'v3,0' as DoorId, false)).sees('a', 'b')).toBe(true);
  });

  it('[P13] walls block', () => {
    const room = situate(['+-+-+-+-+-+', '|. . .|. .|', '+ + + + + +', '|. a .|b .|', '+-+-+-+-+-+']);
    expect(room.sees('a', 'b')).toBe(false);
  });

  it('[P14] figures other than the target block', () => {
    expect(situate(['+-+-+-+-+', '|a x . b|', '+-+-+-+-+']).sees('a', 'b')).toBe(false);
  });

  it('[P15] blocking terrain blocks', () => {
    expect(situate(['+-+-+-+-+', '|a B . b|', '+-+-+-+-+']).sees('a', 'b')).toBe(false);
  });

  it('[P16] [D26] no line passes a corner where walls or blocked spaces meet diagonally', () => {
    const spaces = situate(['+-+-+-+', '|a B .|', '+ + + +', '|B b .|', '+-+-+-+']);
    expect(spaces.sees('a', 'b')).toBe(false);
    expect(spaces.adjacent('a', 'b')).toBe(false);
    const walls = situate(['+-+-+-+', '|a|. .|', '+-+ + +', '|. b .|', '+-+-+-+']);
    expect(walls.sees('a', 'b')).toBe(false);
    expect(walls.adjacent('a', 'b')).toBe(false);
  });

  it('[P17] a line passes a corner formed by a figure and a figure, a wall or a blocked space', () => {
    const corner = (upper: string, left: string, wall = ' '): boolean =>
      situate([
        '+-+-+-+-+', //
        `|a${wall}${upper} . .|`,
        '+ + + + +',
        `|${left} . . .|`,
        '+ + + + +',
        '|. . b .|',
        '+-+-+-+-+',
      ]).sees('a', 'b');
    expect(corner('x', 'y')).toBe(true);
    expect(corner('B', 'y')).toBe(true);
    expect(corner('.', 'y', '|')).toBe(true);
    expect(corner('B', 'B')).toBe(false);
  });

  it('[EX-ATTACK] blocking terrain cuts the second line to the second trooper', () => {
    const room = (middle: string) =>
      situate([
        '+-+-+-+-+-+', //
        '|h . s . .|',
        '+ + + + + +',
        `|. ${middle} . . .|`,
        '+ + + + + +',
        '|. . t . .|',
        '+ + + + + +',
        '|. . . . .|',
        '+-+-+-+-+-+',
      ]);
    expect(room('B').sees('h', 's')).toBe(true);
    expect(room('B').sees('h', 't')).toBe(false);
    expect(room('.').sees('h', 't')).toBe(true);
  });
});

describe('sight over the whole map', () => {
  const room = situate(
    ['+-+-+-+-+-+', '|a . B . b|', '+ + + + + +', '|. x . . .|', '+ + + + + +', '|. . . m m|', '+-+-+-+-+-+'],
    { under: { m: 'blocking' }, pieces: { m: { mobile: true } }, shields: [[3, 1]] },
  );

  it('agrees with asking space by space', () => {
    const field = sightField(room.board, theFigure(room.piece('a')));
    for (const { x, y } of room.board.lattice.spaces) {
      const standing = ['a', 'b', 'x', 'm'].find((id) => room.distance(id, [x, y]) === 0);
      if (standing === 'a') continue;
      const expected = standing ? room.sees('a', standing) : room.sees('a', [x, y]);
      expect([x, y, isSeen(field, [x, y])]).toEqual([x, y, expected]);
    }
    expect(isSeen(field, [9, 9])).toBe(false);
  });

  it('tells from which places a figure would see another', () => {
    const sees = sightOnto(room.board, room.piece('a'), theFigure(room.piece('b')));
    expect(sees({ at: [0, 0], size: [1, 1] })).toBe(room.sees('a', 'b'));
    expect(sees({ at: [3, 0], size: [1, 1] })).toBe(true);
    expect(sees({ at: [3, 1], size: [1, 1] })).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { costTo, reachBySpaces } from '../../src/rules';
import { situate } from './situate';

describe('movement', () => {
  it('[5.1] a step goes to an adjacent space, not across impassable edges nor into impassable or blocking spaces', () => {
    const room = situate(['+-+-+-+', '|.:a B|', '+ +~+ +', '|I . .|', '+-+-+-+']);
    expect(room.ends('a', 1)).toEqual(['1,0']);
    expect(situate(['+-+-+-+', '|. a .|', '+-+-+-+']).ends('a', 1)).toEqual(['0,0', '1,0', '2,0']);
  });

  it('[5.1] a diagonal step needs one way round the corner free of everything', () => {
    const past = (lines: readonly string[]): number | undefined => situate(lines).cost('a', [1, 1]);
    expect(past(['+-+-+', '|a I|', '+ + +', '|. .|', '+-+-+'])).toBe(1);
    expect(past(['+-+-+', '|a:.|', '+ + +', '|. .|', '+-+-+'])).toBe(1);
    expect(past(['+-+-+', '|a I|', '+ + +', '|I .|', '+-+-+'])).toBeUndefined();
    expect(past(['+-+-+', '|a:.|', '+ + +', '|. .|', '+-+-+'])).toBe(1);
    expect(past(['+-+-+', '|a:.|', '+~+ +', '|. .|', '+-+-+'])).toBeUndefined();
    expect(past(['+-+-+', '|a .|', '+ +~+', '|I .|', '+-+-+'])).toBeUndefined();
  });

  it('[5.1] for Mobile and Massive figures only walls, doors and the edge of the map count', () => {
    for (const keyword of ['mobile', 'massive']) {
      const pieces = { a: { [keyword]: true } };
      expect(situate(['+-+-+', '|a I|', '+~+ +', '|B .|', '+-+-+'], { pieces }).ends('a', 1)).toHaveLength(4);
      expect(situate(['+-+-+', '|a|.|', '+d+ +', '|. .|', '+-+-+'], { pieces }).ends('a', 9)).toEqual([
        '0,0',
      ]);
      expect(situate(['', ' a  ', '', '   .'], { pieces }).ends('a', 9)).toEqual(['0,0']);
    }
  });

  it('[5.2] entering costs 1, difficult terrain 1 more, a hostile figure 1 more, both 3', () => {
    const pieces = { r: { side: 'rebel' } } as const;
    const row = (first: string): string[] => ['+-+-+-+', `|a ${first} .|`, '+-+-+-+'];
    expect(situate(row('.')).cost('a', [2, 0])).toBe(2);
    expect(situate(row('D')).cost('a', [1, 0])).toBe(2);
    expect(situate(row('D')).cost('a', [2, 0])).toBe(3);
    expect(situate(row('r'), { pieces }).cost('a', [2, 0])).toBe(3);
    expect(situate(row('r'), { pieces, under: { r: 'difficult' } }).cost('a', [2, 0])).toBe(4);
  });

  it('[5.9] Efficient Travel pays no surcharges, and is stopped by all that stops others', () => {
    const pieces = { a: { unhindered: true }, r: { side: 'rebel' } } as const;
    const row = (first: string): string[] => ['+-+-+-+', `|a ${first} .|`, '+-+-+-+'];
    expect(situate(row('D'), { pieces }).cost('a', [2, 0])).toBe(2);
    expect(situate(row('r'), { pieces, under: { r: 'difficult' } }).cost('a', [2, 0])).toBe(2);
    expect(situate(row('r'), { pieces }).cost('a', [1, 0])).toBeUndefined();
    for (const stop of ['I', 'B']) expect(situate(row(stop), { pieces }).cost('a', [2, 0])).toBeUndefined();
  });

  it('[5.2] friendly and neutral figures cost nothing, nor does anyone cost a neutral one', () => {
    const row = ['+-+-+-+', '|a x .|', '+-+-+-+'];
    expect(situate(row).cost('a', [2, 0])).toBe(2);
    expect(situate(row, { pieces: { x: { side: 'neutral' } } }).cost('a', [2, 0])).toBe(2);
    expect(situate(row, { pieces: { a: { side: 'neutral' }, x: { side: 'rebel' } } }).cost('a', [2, 0])).toBe(
      2,
    );
  });

  it('[1.3] rubble makes its space difficult, without doubling', () => {
    expect(situate(['+-+-+', '|a .|', '+-+-+'], { rubble: [[1, 0]] }).cost('a', [1, 0])).toBe(2);
    expect(situate(['+-+-+', '|a D|', '+-+-+'], { rubble: [[1, 0]] }).cost('a', [1, 0])).toBe(2);
  });

  it('[1.4] companions cost others nothing, but pay like anyone', () => {
    const row = ['+-+-+-+', '|a x .|', '+-+-+-+'];
    const rebel = { side: 'rebel' } as const;
    expect(situate(row, { pieces: { x: { ...rebel, companion: true } } }).cost('a', [2, 0])).toBe(2);
    expect(situate(row, { pieces: { a: { companion: true }, x: rebel } }).cost('a', [2, 0])).toBe(3);
  });

  it('[5.3] nobody ends in a space with another figure, or enters it with the last point', () => {
    const room = situate(['+-+-+-+', '|a x .|', '+-+-+-+']);
    expect(room.ends('a', 1)).toEqual(['0,0']);
    expect(room.ends('a', 2)).toEqual(['0,0', '2,0']);
  });

  it('[5.3] companions are excepted, as movers and as the ones stood upon; so are Massive movers', () => {
    const row = ['+-+-+-+', '|a x .|', '+-+-+-+'];
    expect(situate(row, { pieces: { a: { companion: true } } }).ends('a', 1)).toEqual(['0,0', '1,0']);
    expect(situate(row, { pieces: { x: { companion: true } } }).ends('a', 1)).toEqual(['0,0', '1,0']);
    expect(situate(row, { pieces: { a: { massive: true } } }).ends('a', 1)).toEqual(['0,0', '1,0']);
    expect(situate(row, { pieces: { a: { mobile: true } } }).ends('a', 1)).toEqual(['0,0']);
  });

  it('incapacitated figures cost nothing to pass, but nobody ends on them', () => {
    const room = situate(['+-+-+-+', '|a x .|', '+-+-+-+'], {
      pieces: { x: { side: 'rebel', incapacitated: true } },
    });
    expect(room.ends('a', 2)).toEqual(['0,0', '2,0']);
  });

  it('[5.4] a large figure pays each surcharge at most once, also for spaces it stood on before', () => {
    const two = ['+-+-+-+-+', '|a a D D|', '+-+-+-+-+'];
    expect(situate(two).cost('a', [1, 0])).toBe(2);
    expect(situate(two).cost('a', [2, 0])).toBe(4);
    expect(situate(['+-+-+-+', '|a a .|', '+-+-+-+'], { under: { a: 'difficult' } }).cost('a', [1, 0])).toBe(
      2,
    );
    const crowd = ['+-+-+-+', '|a r .|', '+ + + +', '|a s .|', '+-+-+-+'];
    const pieces = { r: { side: 'rebel' }, s: { side: 'rebel' } } as const;
    expect(situate(crowd, { pieces }).cost('a', [2, 0])).toBe(3);
  });

  it('[5.4] no wall or door may lie inside a base, for anyone', () => {
    for (const edge of ['|', 'd']) {
      const lines = ['+-+-+-+', '|a . .|', `+ + + +`, `|a .${edge}.|`, '+-+-+-+'];
      const pieces = { a: { mobile: true } };
      expect(situate(lines, { pieces }).cost('a', [1, 1], 9, [2, 1])).toBeUndefined();
      expect(situate(lines, { pieces }).cost('a', [1, 0], 9, [2, 1])).toBeDefined();
    }
  });

  it('[5.4] no blocking or impassable edge either, without Mobile or Massive', () => {
    for (const edge of ['#', ':']) {
      const lines = ['+-+-+-+', '|a . .|', `+ + + +`, `|a .${edge}.|`, '+-+-+-+'];
      expect(situate(lines).cost('a', [1, 1], 9, [2, 1])).toBeUndefined();
      expect(situate(lines, { pieces: { a: { mobile: true } } }).cost('a', [1, 1], 9, [2, 1])).toBeDefined();
    }
  });

  it('[5.4] on a step every space of the base crosses its edge; a turn looks only at the new base', () => {
    const lines = ['+-+-+', '|a .|', '+ + +', '|a|.|', '+-+-+'];
    expect(situate(lines).cost('a', [1, 0], 1)).toBeUndefined();
    expect(situate(lines).cost('a', [0, 0], 9, [2, 1])).toBe(1);
  });

  it('[5.5] Mobile figures pay no surcharges and may end in blocking and impassable spaces', () => {
    const row = ['+-+-+-+-+-+', '|a D r B I|', '+-+-+-+-+-+'];
    const room = situate(row, { pieces: { a: { mobile: true }, r: { side: 'rebel' } } });
    expect(room.ends('a', 9)).toEqual(['0,0', '1,0', '3,0', '4,0']);
    expect(room.cost('a', [4, 0])).toBe(4);
  });

  it('[5.5] a Massive figure may not enter the space of another Massive figure, others may', () => {
    const row = ['+-+-+-+', '|a m .|', '+-+-+-+'];
    expect(situate(row, { pieces: { a: { massive: true }, m: { massive: true } } }).ends('a', 9)).toEqual([
      '0,0',
    ]);
    expect(situate(row, { pieces: { m: { massive: true } } }).ends('a', 9)).toEqual(['0,0', '2,0']);
  });

  it('[5.6] a move by spaces ignores costs and nothing else; the base keeps its orientation', () => {
    const room = situate(['+-+-+-+-+', '|a D r .|', '+-+-+-+-+'], { pieces: { r: { side: 'rebel' } } });
    const reached = reachBySpaces(room.board, room.piece('a'), 3);
    expect(reached.ends.map(({ at, cost }) => [at[0], cost])).toEqual([
      [0, 0],
      [1, 1],
      [3, 3],
    ]);
    const large = situate(['+-+-+', '|a .|', '+ + +', '|a .|', '+-+-+']);
    expect(reachBySpaces(large.board, large.piece('a'), 4).ends.every(({ size }) => size[0] === 1)).toBe(
      true,
    );
  });

  it('[5.7] a path is a cheapest one, told step by step', () => {
    const room = situate(['+-+-+-+-+', '|a D r .|', '+ + + + +', '|. . . .|', '+-+-+-+-+'], {
      pieces: { r: { side: 'rebel' } },
    });
    expect(room.cost('a', [3, 0])).toBe(3);
    expect(room.path('a', [3, 0])).toEqual([
      [0, 0],
      [1, 1],
      [2, 1],
      [3, 0],
    ]);
    expect(room.path('a', [2, 0])).toBeUndefined();
    expect(room.path('a', [9, 9])).toBeUndefined();
  });

  it('a reach of 0 points is the place where the figure stands, whoever shares it', () => {
    expect(situate(['+-+-+', '|a .|', '+-+-+']).ends('a', 0)).toEqual(['0,0']);
  });

  it('[EX-TOWARD] the way past a wall through a hostile space costs four', () => {
    const room = situate(['+-+-+-+-+', '|. t d .|', '+-+-+-+ +', '|f u . .|', '+-+-+-+-+'], {
      pieces: { d: { side: 'rebel' }, f: { side: 'rebel' } },
    });
    expect(room.distance('t', 'f')).toBe(5);
    expect(room.cost('t', [2, 1], 4)).toBe(4);
    expect(room.distance([2, 1], 'f')).toBe(2);
  });
});

describe('the movement examples of the Rules Reference Guide', () => {
  const diagonal = (right: string, below: string, wall = ' '): number | undefined =>
    situate(['+-+-+', `|a${wall}${right}|`, '+ + +', `|${below} .|`, '+-+-+'], {
      pieces: { x: { side: 'rebel' }, y: { side: 'rebel' } },
    }).cost('a', [1, 1], 1);

  it('[M1] past blocking terrain [M2] impassable terrain [M3] the end of a wall', () => {
    expect(diagonal('B', '.')).toBe(1);
    expect(diagonal('I', '.')).toBe(1);
    expect(diagonal('.', '.', '|')).toBe(1);
  });

  it('[M4] between two figures, at no extra cost', () => {
    expect(diagonal('x', 'y')).toBe(1);
  });

  it('[M5] not through two of wall, blocking and impassable; impassable ones leave the spaces adjacent', () => {
    expect(diagonal('B', 'B')).toBeUndefined();
    expect(diagonal('B', 'I')).toBeUndefined();
    expect(diagonal('I', 'I')).toBeUndefined();
    expect(diagonal('.', 'I', '|')).toBeUndefined();
    expect(diagonal('.', 'B', '|')).toBeUndefined();
    const room = situate(['+-+-+', '|a B|', '+ + +', '|I b|', '+-+-+']);
    expect(room.adjacent('a', 'b')).toBe(true);
    expect(room.distance('a', 'b')).toBe(1);
  });

  it('[M6] a large figure moves orthogonally [M7] and never diagonally', () => {
    const room = situate(['+-+-+-+', '|a a .|', '+ + + +', '|a a .|', '+ + + +', '|. . .|', '+-+-+-+']);
    expect(room.ends('a', 1)).toEqual(['0,0 2x2', '1,0 2x2', '0,1 2x2']);
    expect(room.cost('a', [1, 1])).toBe(2);
    expect(situate(['+-+-+-+', '|a a B|', '+-+-+-+']).ends('a', 9)).toEqual(['0,0 2x1']);
  });

  it('[M8] a base of two spaces turns for one point', () => {
    const room = situate(['+-+-+', '|a a|', '+ + +', '|. .|', '+-+-+']);
    expect(room.ends('a', 1)).toEqual(['0,0 1x2', '0,0 2x1', '1,0 1x2', '0,1 2x1']);
  });

  it('[M9] a base of six spaces turns for one point, keeping four', () => {
    const room = situate([
      '+-+-+-+-+', //
      '|a a a .|',
      '+ + + + +',
      '|a a a .|',
      '+ + + + +',
      '|. . . .|',
      '+-+-+-+-+',
    ]);
    expect(room.cost('a', [0, 0], 1, [2, 3])).toBe(1);
    expect(room.cost('a', [1, 0], 1, [2, 3])).toBe(1);
  });

  it('[M10] a turn that keeps less than half is not allowed', () => {
    const two = situate(['+-+-+-+', '|a a .|', '+ + + +', '|. . .|', '+-+-+-+']);
    expect(two.cost('a', [2, 0], 1, [1, 2])).toBeUndefined();
    const six = situate([
      '+-+-+-+-+',
      '|a a a .|',
      '+ + + + +',
      '|a a a .|',
      '+ + + + +',
      '|. . . .|',
      '+-+-+-+-+',
    ]);
    expect(six.cost('a', [2, 0], 1, [2, 3])).toBeUndefined();
    expect(six.cost('a', [2, 0], 2, [2, 3])).toBe(2);
  });

  it('a turned base is told apart from one that lies as it did', () => {
    const room = situate(['+-+-+', '|a a|', '+ + +', '|. .|', '+-+-+']);
    const reached = reachBySpaces(room.board, room.piece('a'), 1);
    expect(costTo(reached, { at: [0, 0], size: [1, 2] })).toBeUndefined();
    expect(costTo(reached, { at: [0, 0], size: [2, 1] })).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { situate } from './situate';

describe('adjacency', () => {
  it('[2.1] orthogonal neighbours are adjacent unless a wall, a closed door or a blocking edge lies between', () => {
    const room = situate([
      '+-+-+-+-+-+', //
      '|. .|.d.#.|',
      '+ + + + + +',
      '|. . . . .|',
      '+-+-+-+-+-+',
    ]);
    expect(room.adjacent([0, 0], [1, 0])).toBe(true);
    expect(room.adjacent([1, 0], [2, 0])).toBe(false);
    expect(room.adjacent([2, 0], [3, 0])).toBe(false);
    expect(room.adjacent([3, 0], [4, 0])).toBe(false);
    expect(room.adjacent([1, 0], [1, 1])).toBe(true);
  });

  it('[2.1] an impassable edge or space does not prevent adjacency', () => {
    const room = situate(['+-+-+-+', '|.:. I|', '+-+-+-+']);
    expect(room.adjacent([0, 0], [1, 0])).toBe(true);
    expect(room.adjacent([1, 0], [2, 0])).toBe(true);
  });

  it('[2.1] a blocking space is adjacent to nothing', () => {
    const room = situate(['+-+-+-+', '|. B B|', '+-+-+-+']);
    expect(room.adjacent([0, 0], [1, 0])).toBe(false);
    expect(room.adjacent([1, 0], [2, 0])).toBe(false);
  });

  it('[2.2] diagonal neighbours are adjacent past one obstacle, not past two', () => {
    const wallsOnBothWays = ['+-+-+', '|.|.|', '+ +-+', '|. .|', '+-+-+'];
    expect(situate(['+-+-+', '|. B|', '+ + +', '|. .|', '+-+-+']).adjacent([0, 0], [1, 1])).toBe(true);
    expect(situate(['+-+-+', '|. B|', '+ + +', '|B .|', '+-+-+']).adjacent([0, 0], [1, 1])).toBe(false);
    expect(situate(wallsOnBothWays).adjacent([0, 0], [1, 1])).toBe(true);
    expect(situate(wallsOnBothWays).adjacent([0, 1], [1, 0])).toBe(false);
    expect(situate(['+-+-+', '|.|.|', '+ +d+', '|. .|', '+-+-+']).adjacent([0, 1], [1, 0])).toBe(false);
    expect(situate(['+-+-+', '|. .|', '+=+ +', '|B .|', '+-+-+']).adjacent([0, 0], [1, 1])).toBe(true);
    expect(situate(['+-+-+', '|.#.|', '+ + +', '|B .|', '+-+-+']).adjacent([0, 0], [1, 1])).toBe(false);
  });

  it('[2.2] impassable spaces and edges stop no way round a corner', () => {
    expect(situate(['+-+-+', '|. I|', '+ + +', '|I .|', '+-+-+']).adjacent([0, 0], [1, 1])).toBe(true);
    expect(situate(['+-+-+', '|.:.|', '+~+ +', '|. .|', '+-+-+']).adjacent([0, 0], [1, 1])).toBe(true);
  });

  it('[2.2] a missing space at the knee stops the way', () => {
    expect(situate(['', ' .  ', '', '   .']).adjacent([0, 0], [1, 1])).toBe(false);
    expect(situate(['', ' .  ', '', ' . .']).adjacent([0, 0], [1, 1])).toBe(true);
  });

  it('[2.3] a figure is adjacent neither to itself nor to its own spaces', () => {
    const room = situate(['+-+-+-+', '|a a .|', '+-+-+-+']);
    expect(room.adjacent('a', 'a')).toBe(false);
    expect(room.adjacent('a', [0, 0])).toBe(false);
    expect(room.adjacent('a', [1, 0])).toBe(false);
    expect(room.adjacent('a', [2, 0])).toBe(true);
    expect(room.adjacent([2, 0], [2, 0])).toBe(false);
  });

  it('[2.3] a large figure is adjacent to whatever any of its spaces is adjacent to', () => {
    const room = situate(['+-+-+-+-+-+', '|a a . b c|', '+ + + + + +', '|a a d . .|', '+-+-+-+-+-+']);
    expect(room.adjacent('a', 'd')).toBe(true);
    expect(room.adjacent('d', 'a')).toBe(true);
    expect(room.adjacent('a', 'b')).toBe(false);
    expect(room.adjacent('d', 'b')).toBe(true);
    expect(room.adjacent('b', 'c')).toBe(true);
  });

  it('[2.3] a companion is adjacent to whoever shares its space, and they to it', () => {
    const room = situate(['+-+-+-+', '|a a b|', '+-+-+-+'], { companions: { k: [1, 0] } });
    expect(room.adjacent('k', 'a')).toBe(true);
    expect(room.adjacent('a', 'k')).toBe(true);
    expect(room.adjacent('k', 'b')).toBe(true);
    expect(room.adjacent('k', [1, 0])).toBe(false);
  });

  it('[2.4] only the spaces that share its edge are adjacent to a door', () => {
    const room = situate(['+-+-+-+-+', '|. a . .|', '+ + + + +', '|b . . .|', '+-+-+-+-+'], {
      doors: [
        {
          id: 'gate',
          between: [
            [1, 0],
            [2, 0],
          ],
        },
      ],
    });
    expect(room.adjacent('a', 'gate')).toBe(true);
    expect(room.adjacent('gate', [2, 0])).toBe(true);
    expect(room.adjacent('gate', [1, 1])).toBe(false);
    expect(room.adjacent('b', 'gate')).toBe(false);
    expect(room.adjacent('gate', 'gate')).toBe(false);
  });

  it('[2.5] blocking terrain under a Mobile or Massive figure is open when that figure is asked about', () => {
    for (const keyword of ['mobile', 'massive']) {
      const room = situate(['+-+-+-+', '|a m b|', '+-+-+-+'], {
        under: { m: 'blocking' },
        pieces: { m: { [keyword]: true } },
      });
      expect(room.adjacent('a', 'm')).toBe(true);
      expect(room.adjacent('m', 'b')).toBe(true);
      expect(room.adjacent('m', [0, 0])).toBe(true);
    }
  });

  it('[2.5] it stays blocking for third parties and for the bare space', () => {
    const corner = ['+-+-+', '|a m|', '+ + +', '|B b|', '+-+-+'];
    const room = situate(corner, { under: { m: 'blocking' }, pieces: { m: { mobile: true } } });
    expect(room.adjacent('a', 'b')).toBe(false);
    expect(room.adjacent('a', [1, 0])).toBe(false);
    expect(room.adjacent('m', 'b')).toBe(true);
  });

  it('[1.1] the edge between two blocking spaces is inside the terrain', () => {
    const room = situate(['+-+-+-+', '|m n .|', '+-+-+-+'], {
      under: { m: 'blocking', n: 'blocking' },
      pieces: { m: { mobile: true }, n: { massive: true } },
    });
    expect(room.adjacent('m', 'n')).toBe(true);
    expect(room.adjacent('m', [1, 0])).toBe(false);
  });

  it('[1.4] tokens are not even known to the board; companions hinder nobody', () => {
    const room = situate(['+-+-+', '|a b|', '+-+-+'], { companions: { k: [1, 0] } });
    expect(room.adjacent('a', 'b')).toBe(true);
    expect(room.adjacent('a', 'k')).toBe(true);
  });
});

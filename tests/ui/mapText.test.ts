import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMapText, MOST_TILES, parseMapText } from '../../src/ui/tiles/mapText';
import { ROTATIONS, type Placement, type TileId } from '../../src/rules';

describe('a typed map', () => {
  it('[map text] reads tiles, places and turns, with blanks and capitals as people type them', () => {
    expect(parseMapText('1a 0,0\n\n HOTH-03b  -4, 12  270 ;38A 2,2')).toEqual({
      problems: [],
      placements: [
        { tile: 'core-01A', at: [0, 0], rotation: 0, line: 1 },
        { tile: 'hoth-03B', at: [-4, 12], rotation: 270, line: 3 },
        { tile: 'core-38A', at: [2, 2], rotation: 0, line: 4 },
      ],
    });
  });

  it('[map text] names every line that is wrong, and why', () => {
    expect(parseMapText('01A 0,0\n01C 0,0\n02B 0,0 45\n02B 999,0\nhello')).toEqual({
      placements: [{ tile: 'core-01A', at: [0, 0], rotation: 0, line: 1 }],
      problems: [
        { code: 'form', line: 2 },
        { code: 'rotation', line: 3, found: '45' },
        { code: 'tooFar', line: 4 },
        { code: 'form', line: 5 },
      ],
    });
  });

  it('[map text] has an upper bound', () => {
    const text = Array.from({ length: MOST_TILES + 1 }, (_, index) => `13A ${index},0`).join(';');
    expect(parseMapText(text).problems).toEqual([{ code: 'tooMany', most: MOST_TILES }]);
    expect(parseMapText(text).placements).toHaveLength(MOST_TILES);
  });

  it('[map text] what is written can be read back', () => {
    const placement = fc.record({
      tile: fc.constantFrom('core-01A', 'hoth-28B', 'empire-10A').map((id) => id as TileId),
      at: fc.tuple(fc.integer({ min: -200, max: 200 }), fc.integer({ min: -200, max: 200 })),
      rotation: fc.constantFrom(...ROTATIONS),
    });
    fc.assert(
      fc.property(
        fc.array(placement, { maxLength: 20 }),
        fc.constantFrom('\n', ';'),
        (placements, separator) => {
          const read = parseMapText(formatMapText(placements, separator));
          expect(
            read.placements.map(({ tile, at, rotation }): Placement => ({ tile, at, rotation })),
          ).toEqual(placements);
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONDITIONS } from '../../src/rules';
import { formatDoors, formatStandings, FRESH, parseDoors, parseStandings } from '../../src/ui/table/standing';

describe('a position in an address', () => {
  it('[position] reads places, turned bases, wounds, damage and conditions', () => {
    expect(parseStandings('stormtrooper.2@3,4;at-st@-6,2t;fenn-signis@1,1wd4s2cs')).toEqual([
      { ...FRESH, of: 'stormtrooper', number: 2, at: [3, 4] },
      { ...FRESH, of: 'at-st', at: [-6, 2], turned: true },
      {
        ...FRESH,
        of: 'fenn-signis',
        at: [1, 1],
        wounded: true,
        damage: 4,
        strain: 2,
        conditions: ['stunned'],
      },
    ]);
  });

  it('[position] a part that cannot be read does not take the others with it', () => {
    expect(parseStandings('stormtrooper@3;<script>@1,1;nexu@2,2').map(({ of }) => of)).toEqual(['nexu']);
    expect(parseDoors('1,1-1,2;1,1;x-y')).toEqual([
      [
        [1, 1],
        [1, 2],
      ],
    ]);
  });

  it('[position] what is written can be read back', () => {
    const place = fc.tuple(fc.integer({ min: -999, max: 999 }), fc.integer({ min: -999, max: 999 }));
    const standing = fc.record({
      of: fc.constantFrom('stormtrooper', 'ig-88', 'mak-eshkarey'),
      number: fc.integer({ min: 1, max: 9 }),
      at: place,
      turned: fc.boolean(),
      wounded: fc.boolean(),
      damage: fc.integer({ min: 0, max: 99 }),
      strain: fc.integer({ min: 0, max: 20 }),
      conditions: fc.subarray([...CONDITIONS]),
    });
    fc.assert(
      fc.property(fc.array(standing), fc.array(fc.tuple(place, place)), (standings, doors) => {
        expect(parseStandings(formatStandings(standings))).toEqual(standings);
        expect(parseDoors(formatDoors(doors))).toEqual(doors);
      }),
    );
  });
});

// Sections without tiles of their own: what lies in them comes and goes with them all the same.

import { describe, expect, it } from 'vitest';
import { thingStateOf } from '../../src/mission/run/table/things';
import { action, entity, event, guid, HALL, mission, OFFICE, properties, section, tile } from './builder';
import { tableFor } from './play';

type Json = Readonly<Record<string, unknown>>;

const shows = (round: number, more: Json): Json =>
  event(`Round ${round}`, [action(14, more)], { useStartOfRound: true, startOfRound: round });
const inBare = (name: string, type: number, at: readonly [number, number], more: Json = {}): Json =>
  entity(name, type, at, { mapSectionOwner: guid('Bare'), ...more });
const OFF = { entityProperties: properties({ isActive: false }) };

/** Whose things are on the map, in the rounds one to five. */
function seen(bare: Json): readonly string[] {
  const table = tableFor(
    mission({
      mapSections: [HALL, OFFICE, bare],
      mapEntities: [
        inBare('Gate', 6, [2, 0], OFF),
        inBare('Point', 3, [0, 3], OFF),
        inBare('Flag', 4, [1, 3]),
        inBare('Absent', 4, [1, 3], OFF),
        inBare('Zone', 5, [0, 0], { Width: 2, Height: 2, Duration: 2 }),
      ],
      globalEvents: [
        shows(2, { mapSection: guid('Bare') }),
        shows(5, { mapSectionRemove: guid('Bare') }),
        event('Exit', [action(0, { endMission: true })], { useEndOfRound: true, endOfRound: 9 }),
      ],
    }),
  );
  return Array.from({ length: 5 }, (_, index) => {
    if (index > 0) table.endRound();
    return ['gate', 'point', 'flag', 'absent', 'zone']
      .filter((id) => thingStateOf(table.play, table.game, id).onMap)
      .join(' ');
  });
}

describe('[saga 4] a section without tiles', () => {
  const ROUNDS = ['', 'gate point flag zone', 'gate point flag zone', 'gate point flag', ''];

  it('[saga 5] brings its doors, open or not, and highlights last from when they are seen', () => {
    expect(seen(section('Bare', []))).toEqual(ROUNDS);
  });

  it('[saga 4] may also be one whose tiles all come one by one', () => {
    const alone = tile(24, 'A', [20, 0], { entityProperties: properties({ isActive: false }) });
    expect(seen(section('Bare', [alone]))).toEqual(ROUNDS);
  });

  it('[saga 5] that is never shown counts nothing', () => {
    const zone = inBare('Zone', 5, [0, 0], { Duration: 2 });
    const { scripts } = tableFor(
      mission({ mapSections: [HALL, OFFICE, section('Bare', [])], mapEntities: [zone] }),
    ).play.kit.mission;
    expect(JSON.stringify(scripts)).not.toContain('ountdown');
  });
});

// Where the heroes begin. The source says it only in its texts; usually a highlight marks the place.

import type { Thing } from '../../mission';
import { spaceKey, type Point } from '../../rules';
import { addNote, type MissionDraft } from '../draft';
import { pointOf, type DraftMap } from './map';
import type { Things } from './things';

const LOOKS_LIKE_IT = /entr|start|deploy|rebel|hero|einstieg|eingang/i;

export function entranceOf(draft: MissionDraft, map: DraftMap, things: Things): Thing {
  const marked = markedSpaces(map, things);
  const spaces = (marked?.spaces ?? []).filter((at) => isOpen(map, at));
  const name = draft.words.own('entrance');
  const entry = (at: readonly Point[]): Thing => ({
    id: 'entrance',
    kind: 'entry',
    section: map.startSection,
    name,
    spaces: at,
  });
  if (marked && spaces.length > 0) {
    addNote(draft, 'heroesBegin', { highlight: marked.name });
    return entry(spaces);
  }
  addNote(draft, 'noEntrance', {});
  return entry([farthest(map, things)]);
}

type Marked = { readonly name: string; readonly spaces: readonly Point[] };

/** A highlight that is there at the start, best one that is called so. */
function markedSpaces(map: DraftMap, things: Things): Marked | undefined {
  const started = new Set(
    map.sections.filter(({ section }) => section.start).map(({ section }) => section.id),
  );
  const regions = [...things.values()].flatMap(({ thing, entity }) =>
    thing.kind === 'region' && !thing.hidden && started.has(thing.section ?? '')
      ? [{ name: entity.entityProperties.name || entity.name, spaces: thing.spaces }]
      : [],
  );
  return regions.find(({ name }) => LOOKS_LIKE_IT.test(name)) ?? regions[0];
}

const isOpen = ({ spaces }: DraftMap, at: Point): boolean => {
  const terrain = spaces.get(spaceKey(...at));
  return terrain === 'open' || terrain === 'difficult';
};

function farthest(map: DraftMap, things: Things): Point {
  const spawns = [...things.values()].flatMap(({ thing }) => (thing.kind === 'spawn' ? [thing.at] : []));
  const open = startSpaces(map);
  const far = ([x, y]: Point): number =>
    Math.min(99, ...spawns.map(([a, b]) => Math.max(Math.abs(a - x), Math.abs(b - y))));
  return open.reduce((best, at) => (far(at) > far(best) ? at : best), open[0] ?? [0, 0]);
}

/** Open spaces of the tiles that lie there first. */
function startSpaces(map: DraftMap): readonly Point[] {
  return [...map.startSpaces].map(pointOf).filter((at) => isOpen(map, at));
}

// Actions on the map: sections, tiles, and the things on them.

import { memoPair, memoText } from '../../kernel';
import type { Effect } from '../../mission';
import { isGuid, addNote, type MissionDraft } from '../draft';
import type { DraftMap } from '../map/map';
import { changeThing, placeWaiting, type DraftThing, type Things } from '../map/things';
import { doneOr, type Convert } from './action';

export const BOARD: { readonly [T in 'M1' | 'M2']: Convert<T> } = {
  M1: ({ draft, map, things }, { mapSection, mapSectionRemove, mapTile, mapTileRemove }) => {
    const effects = [
      ...(isSection(draft, mapSection) ? revealSection(map, things, mapSection) : []),
      ...(isSection(draft, mapSectionRemove) ? removeSection(map, things, mapSectionRemove) : []),
      ...tileEffects(map, mapTile, 'reveal'),
      ...tileEffects(map, mapTileRemove, 'removeSection'),
    ];
    return doneOr(effects, 'noSection');
  },
  M2: ({ draft, things }, { entitiesToModify }) => {
    const effects = entitiesToModify.flatMap(({ GUID, sourceGUID, entityProperties }): readonly Effect[] => {
      const made = things.get(sourceGUID);
      if (made) return changeThing(draft, made, entityProperties, GUID);
      addNote(draft, 'noSuchThing', { id: sourceGUID });
      return [];
    });
    return doneOr(effects, 'noChange');
  },
};

/** The start section has an id that elsewhere means none. */
const isSection = ({ source }: MissionDraft, guid: string): boolean =>
  source.mapSections.some(({ GUID }) => GUID === guid);

/** Thousands of actions may name one section, which may hold hundreds of things. */
const onceFor = (make: (map: DraftMap, things: Things, guid: string) => readonly Effect[]) => {
  const effectsOn = memoPair((map: DraftMap, things: Things) =>
    memoText((guid: string) => make(map, things, guid)),
  );
  return (map: DraftMap, things: Things, guid: string): readonly Effect[] => effectsOn(map, things)(guid);
};

const revealSection = onceFor((map, things, guid) => {
  const reveals = sectionsFor(map, guid).map((section): Effect => ({ kind: 'reveal', section }));
  return [...reveals, ...bareThings(map, things, guid).flatMap(placeWaiting)];
});

const removeSection = onceFor((map, things, guid) => {
  const removes = sectionsFor(map, guid).map((section): Effect => ({ kind: 'removeSection', section }));
  const bare = bareThings(map, things, guid).map(({ thing }): Effect => ({
    kind: 'remove',
    thing: thing.id,
  }));
  return [...removes, ...bare];
});

function sectionsFor(map: DraftMap, guid: string): readonly string[] {
  const own = map.sectionOf(guid);
  return [...(own === null ? [] : [own]), ...map.tilesWith(guid)];
}

/** A section without tiles is only what lies in it. */
const bareThings = (map: DraftMap, things: Things, guid: string): readonly DraftThing[] =>
  map.sectionOf(guid) === null
    ? [...things.values()].filter(({ entity }) => entity.mapSectionOwner === guid)
    : [];

function tileEffects(map: DraftMap, guid: string, kind: 'reveal' | 'removeSection'): readonly Effect[] {
  const section = isGuid(guid) ? map.tileSection(guid) : null;
  return section === null ? [] : [{ kind, section }];
}

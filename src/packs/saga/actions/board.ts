// Actions on the map: sections, tiles, and everything that lies there.

import type { Effect } from '../../../mission';
import { isGuid, note, type Draft } from '../draft';
import type { DraftMap } from '../map';
import { changeThing, type Things } from '../things';
import { doneOr, type Convert } from './action';

export const BOARD: { readonly [T in 'M1' | 'M2']: Convert<T> } = {
  M1: ({ draft, map, things }, { mapSection, mapSectionRemove, mapTile, mapTileRemove }) => {
    const effects = [
      ...(isSection(draft, mapSection) ? revealSection(draft, map, things, mapSection) : []),
      ...(isSection(draft, mapSectionRemove) ? removeSection(draft, map, things, mapSectionRemove) : []),
      ...tileEffects(map, mapTile, 'reveal'),
      ...tileEffects(map, mapTileRemove, 'removeSection'),
    ];
    return doneOr(effects, 'noSection');
  },
  M2: ({ draft, things }, { entitiesToModify }) => {
    const effects = entitiesToModify.flatMap(({ GUID, sourceGUID, entityProperties }): readonly Effect[] => {
      const made = things.get(sourceGUID);
      if (made) return changeThing(draft, made, entityProperties, GUID);
      note(draft, 'noSuchThing', { id: sourceGUID });
      return [];
    });
    return doneOr(effects, 'noChange');
  },
};

/** The start section has an id that elsewhere means none. */
const isSection = ({ source }: Draft, guid: string): boolean =>
  source.mapSections.some(({ GUID }) => GUID === guid);

function revealSection(draft: Draft, map: DraftMap, things: Things, guid: string): readonly Effect[] {
  const own = map.sectionOf(guid);
  const sections = [...(own === null ? [] : [own]), ...map.tilesWith(guid)];
  const reveals = sections.map((section): Effect => ({ kind: 'reveal', section }));
  return own === null ? [...reveals, ...bareThings(draft, things, guid, 'place')] : reveals;
}

function removeSection(draft: Draft, map: DraftMap, things: Things, guid: string): readonly Effect[] {
  const own = map.sectionOf(guid);
  const sections = [...(own === null ? [] : [own]), ...map.tilesWith(guid)];
  const removes = sections.map((section): Effect => ({ kind: 'removeSection', section }));
  return own === null ? [...removes, ...bareThings(draft, things, guid, 'remove')] : removes;
}

/** A section without tiles is only what lies in it. */
const bareThings = (_: Draft, things: Things, guid: string, kind: 'place' | 'remove'): readonly Effect[] =>
  [...things.values()].flatMap(({ entity, thing }): readonly Effect[] =>
    entity.mapSectionOwner === guid && (kind === 'remove' || entity.entityProperties.isActive)
      ? [{ kind, thing: thing.id }]
      : [],
  );

function tileEffects(map: DraftMap, guid: string, kind: 'reveal' | 'removeSection'): readonly Effect[] {
  const section = isGuid(guid) ? map.tileSection(guid) : null;
  return section === null ? [] : [{ kind, section }];
}

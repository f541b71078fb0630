// How things look: their names as players see them on the table, and their colours, which actions may change.

import type { Colour, EffectOf, Thing } from '../../mission';
import type { MissionDraft } from '../draft';
import type { SagaEntity, SagaProperties } from '../source/entity';
import { wordPlace } from '../story/words';
import { ownNameOf, tableName } from './thingNames';

const COLOURS: ReadonlyMap<string, Colour> = new Map([
  ['gray', 'grey'],
  ['black', 'grey'],
  ['purple', 'purple'],
  ['blue', 'blue'],
  ['green', 'green'],
  ['red', 'red'],
  ['yellow', 'yellow'],
  ['lightblue', 'blue'],
]);

/** Its own properties count before the fields that older editors wrote. */
export const colourOf = ({
  entityType,
  tokenColor,
  deploymentColor,
  entityProperties: { entityColor },
}: SagaEntity): Colour | undefined =>
  COLOURS.get(
    ((entityType === 'Token' ? tokenColor : entityColor) || entityColor || deploymentColor).toLowerCase(),
  );

/** Crates and terminals lie there as they are printed, unless somebody gave them a colour. */
export function colourIn(entity: SagaEntity): { readonly colour?: Colour } {
  const colour = colourOf(entity);
  return colour === undefined || colour === 'grey' ? {} : { colour };
}

/** What players see on the table: a name that says something, or its kind and colour. */
export function tableNameIn(
  draft: MissionDraft,
  entity: SagaEntity,
  id: string,
  own: string,
  colour: Colour | undefined,
  guid: string,
): string | null {
  const called = ownNameOf(own, entity.name);
  if (called !== null) return draft.words.write(`${id}.name`, called, wordPlace(guid, 'name'));
  const table = tableName(entity.entityType, colour);
  return table && draft.words.name(table);
}

/** Its name and colour from now on, where some version of it has others. */
export function looksOf(
  draft: MissionDraft,
  entity: SagaEntity,
  thing: Thing,
  properties: SagaProperties,
  guid: string,
): Pick<EffectOf<'describe'>, 'name' | 'colour'> {
  const { names, colours } = versionsOf(draft, entity.GUID);
  const { name: usualName, entityColor: usualColour } = entity.entityProperties;
  const hasColour = thing.kind === 'token' || thing.kind === 'crate' || thing.kind === 'terminal';
  const colour = COLOURS.get(properties.entityColor.toLowerCase()) ?? colourOf(entity);
  const recoloured = hasColour && hasOther(colours, usualColour);
  const renamed = recoloured || hasOther(names, usualName);
  const name = renamed ? tableNameIn(draft, entity, thing.id, properties.name, colour, guid) : null;
  return {
    ...(name !== null && name !== thing.name && { name }),
    ...(recoloured && colour && { colour }),
  };
}

const hasOther = (all: ReadonlySet<string>, usual: string): boolean => all.size > (all.has(usual) ? 1 : 0);

/** What actions call a thing, and how they colour it, as far as they say so. */
type Versions = { readonly names: Set<string>; readonly colours: Set<string> };
const NO_VERSIONS: Versions = { names: new Set(), colours: new Set() };

const versions = new WeakMap<MissionDraft['events'], ReadonlyMap<string, Versions>>();

/** Everything that actions make of a thing, wherever they stand in the file. */
function versionsOf({ events }: MissionDraft, guid: string): Versions {
  const known = versions.get(events) ?? changesIn(events);
  versions.set(events, known);
  return known.get(guid) ?? NO_VERSIONS;
}

function changesIn(events: MissionDraft['events']): ReadonlyMap<string, Versions> {
  const changes = new Map<string, Versions>();
  for (const { eventActions } of events.values())
    for (const action of eventActions)
      if (action.type === 'M2')
        for (const { sourceGUID, entityProperties } of action.entitiesToModify) {
          const own = changes.get(sourceGUID) ?? { names: new Set(), colours: new Set() };
          changes.set(sourceGUID, own);
          const { name, entityColor } = entityProperties;
          if (name !== '') own.names.add(name);
          if (entityColor !== '') own.colours.add(entityColor);
        }
  return changes;
}

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
  const versions = versionsOf(draft, entity.GUID);
  const isOther = (of: (version: SagaProperties) => string): boolean =>
    versions.some((version) => of(version) !== '' && of(version) !== of(entity.entityProperties));
  const hasColour = thing.kind === 'token' || thing.kind === 'crate' || thing.kind === 'terminal';
  const colour = COLOURS.get(properties.entityColor.toLowerCase()) ?? colourOf(entity);
  const recoloured = hasColour && isOther(({ entityColor }) => entityColor);
  const renamed = recoloured || isOther(({ name }) => name);
  const name = renamed ? tableNameIn(draft, entity, thing.id, properties.name, colour, guid) : null;
  return {
    ...(name !== null && name !== thing.name && { name }),
    ...(recoloured && colour && { colour }),
  };
}

const versions = new WeakMap<MissionDraft['events'], ReadonlyMap<string, readonly SagaProperties[]>>();

/** Everything that actions make of a thing, wherever they stand in the file. */
function versionsOf({ events }: MissionDraft, guid: string): readonly SagaProperties[] {
  const known = versions.get(events) ?? changesIn(events);
  versions.set(events, known);
  return known.get(guid) ?? [];
}

function changesIn(events: MissionDraft['events']): ReadonlyMap<string, readonly SagaProperties[]> {
  const changes = new Map<string, SagaProperties[]>();
  for (const { eventActions } of events.values())
    for (const action of eventActions)
      if (action.type === 'M2')
        for (const { sourceGUID, entityProperties } of action.entitiesToModify)
          changes.set(sourceGUID, [...(changes.get(sourceGUID) ?? []), entityProperties]);
  return changes;
}

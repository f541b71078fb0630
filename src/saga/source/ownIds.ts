// Ids that a file has twice, or not at all. References to such an id mean the first owner; the others get an id of
// their own, so that they come along as well.

import { hasConditions } from '../story/conditions';
import { NO_GUID, ONE_GUID } from './enums';
import type { SagaEvent, SagaMission, SagaTrigger } from './mission';

type Identified = { readonly GUID: string };

/** Each id only once; `onOwn` hears of those that got one. */
function withIds(kind: string, none: readonly string[] = [NO_GUID, ONE_GUID]) {
  const used = new Set<string>(none);
  return <T extends Identified>(all: readonly T[], onOwn: (one: T) => void): T[] =>
    all.map((one) => {
      if (!used.has(one.GUID)) {
        used.add(one.GUID);
        return one;
      }
      onOwn(one);
      const GUID = `${kind} ${used.size}`;
      used.add(GUID);
      return { ...one, GUID };
    });
}

/** The editor begins every list with an entry that means nothing. */
const isPlaceholder = ({ GUID, name }: SagaEvent | SagaTrigger): boolean =>
  GUID === NO_GUID && /^\s*(none\b.*)?$/i.test(name);
const isRealTrigger = (trigger: SagaTrigger): boolean => !isPlaceholder(trigger);
const isRealEvent = (event: SagaEvent): boolean =>
  !isPlaceholder(event) ||
  event.eventActions.length > 0 ||
  event.eventText.trim() !== '' ||
  hasConditions(event);

/** `given`: names of what got an id of its own. */
export function withOwnIds(source: SagaMission): {
  readonly source: SagaMission;
  readonly given: readonly string[];
} {
  const given: string[] = [];
  const tell = ({ name }: { readonly name: string }): void => {
    given.push(name);
  };
  const events = withIds('event');
  const triggers = withIds('trigger');
  const entities = withIds('entity');
  const eventGroups = withIds('event group');
  // The one that lies at the start has an id that elsewhere means none.
  const sections = withIds('section', [NO_GUID]);
  const actions = withIds('action');
  const ownActions = (event: SagaEvent): SagaEvent => {
    const all = event.eventActions.map((action) => ({ action, GUID: action.guid }));
    // Each action has a row of the report, which tells enough.
    return {
      ...event,
      eventActions: actions(all, () => {}).map(({ action, GUID }) => ({ ...action, guid: GUID })),
    };
  };
  const ownEvents = (all: readonly SagaEvent[]): SagaEvent[] =>
    events(all.filter(isRealEvent), tell).map(ownActions);
  const ownTriggers = (all: readonly SagaTrigger[]): SagaTrigger[] =>
    triggers(all.filter(isRealTrigger), tell);
  return {
    source: {
      ...source,
      globalEvents: ownEvents(source.globalEvents),
      globalTriggers: ownTriggers(source.globalTriggers),
      mapSections: sections(source.mapSections, tell).map((section) => ({
        ...section,
        missionEvents: ownEvents(section.missionEvents),
        triggers: ownTriggers(section.triggers),
      })),
      mapEntities: entities(source.mapEntities, tell),
      eventGroups: eventGroups(source.eventGroups, tell),
    },
    given,
  };
}

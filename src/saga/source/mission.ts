// A whole Saga mission as its file holds it.

import { z } from 'zod';
import { action } from './action';
import { entities, tile } from './entity';
import { MISSION_TYPES, TARGET_TYPES, YES_NO_ALL } from './enums';
import { flag, guid, list, looseText, MOST, name, named, number, oneOf, text } from './fields';
import { character, groupData } from './group';

const trigger = z.object({
  name,
  GUID: guid,
  useReset: flag(false),
  initialValue: number(0),
  maxValue: number(-1),
  eventGUID: guid,
});
export type SagaTrigger = z.output<typeof trigger>;

const event = z.object({
  GUID: guid,
  name,
  eventText: text,
  isRepeatable: flag(false),
  isEndOfCurrentRound: flag(false),
  behaviorAll: flag(true),
  additionalTriggers: list(z.object({ triggerName: name, triggerGUID: guid, triggerValue: number(0) })),
  useStartOfRound: flag(false),
  startOfRound: number(1),
  useStartOfEachRound: flag(false),
  useEndOfRound: flag(false),
  endOfRound: number(1),
  useEndOfEachRound: flag(false),
  useAllHeroesWounded: flag(false),
  useAnyHeroWounded: flag(false),
  useAnyHeroDefeated: flag(false),
  useHeroWounded: flag(false),
  heroWounded: name,
  useHeroWithdraws: flag(false),
  heroWithdraws: name,
  useAllyDefeated: flag(false),
  allyDefeated: name,
  useAllGroupsDefeated: flag(false),
  useActivation: flag(false),
  activationOf: name,
  eventActions: list(action, MOST.actions),
});
export type SagaEvent = z.output<typeof event>;

const triggers = list(trigger, MOST.triggers);
const events = list(event, MOST.events);

const section = z.object({
  name,
  GUID: guid,
  invisibleUntilActivated: flag(false),
  triggers,
  missionEvents: events,
  mapTiles: list(tile, MOST.tiles),
});
export type SagaSection = z.output<typeof section>;

const reposition = z.object({ theText: text, useSpecific: flag(false), repoGroups: list(named) });

const missionProperties = z.object({
  missionName: name,
  missionDescription: text,
  additionalMissionInfo: text,
  campaignName: name,
  missionID: name,
  customMissionIdentifier: name,
  missionInfo: text,
  startingObjective: text,
  startingEvent: guid,
  roundLimit: number(-1),
  roundLimitEvent: guid,
  useAlternateEventSystem: flag(false),
  useFixedAlly: oneOf(YES_NO_ALL, 'No'),
  fixedAlly: name,
  useBannedAlly: oneOf(YES_NO_ALL, 'No'),
  bannedAlly: name,
  multipleBannedAllies: list(name),
  bannedGroups: list(name, 200),
  factionImperial: flag(true),
  factionMercenary: flag(true),
  missionType: oneOf(MISSION_TYPES, 'Story'),
  changeRepositionOverride: reposition.optional(),
  priorityTargetType: oneOf(TARGET_TYPES, 'Rebel'),
  specificAlly: name,
  specificHero: name,
  priorityOther: text,
});
export type SagaMissionProperties = z.output<typeof missionProperties>;

const eventGroup = z.object({
  name,
  GUID: guid,
  repeateable: flag(false),
  isUnique: flag(false),
  triggerGUID: guid,
  missionEvents: list(guid, MOST.events),
});
export type SagaEventGroup = z.output<typeof eventGroup>;

export const missionSchema = z.object({
  missionGUID: guid,
  fileName: name,
  fileVersion: looseText,
  languageID: name,
  missionProperties: missionProperties.prefault({}),
  mapSections: list(section, MOST.sections),
  globalTriggers: triggers,
  globalEvents: events,
  mapEntities: entities,
  initialDeploymentGroups: list(groupData),
  reservedDeploymentGroups: list(groupData, 200),
  eventGroups: list(eventGroup),
  entityGroups: list(z.object({ name, GUID: guid, missionEntities: list(guid, MOST.entities) })),
  customCharacters: list(character, MOST.characters),
});
export type SagaMission = z.output<typeof missionSchema>;

/** Of the mission and of its sections, where older files have them. */
export const eventsIn = ({ globalEvents, mapSections }: SagaMission): readonly SagaEvent[] => [
  ...globalEvents,
  ...mapSections.flatMap(({ missionEvents }) => missionEvents),
];

// A whole Saga mission as its file holds it.

import { z } from 'zod';
import { action } from './action';
import { entities, tile } from './entity';
import { MISSION_TYPES, TARGET_TYPES, YES_NO_ALL } from './enums';
import {
  sagaFlag,
  guid,
  list,
  looseText,
  SAGA_MOST,
  sagaName,
  named,
  number,
  oneOf,
  sagaText,
} from './fields';
import { character, groupData } from './group';

const trigger = z.object({
  name: sagaName,
  GUID: guid,
  useReset: sagaFlag(false),
  initialValue: number(0),
  maxValue: number(-1),
  eventGUID: guid,
});
export type SagaTrigger = z.output<typeof trigger>;

const event = z.object({
  GUID: guid,
  name: sagaName,
  eventText: sagaText,
  isRepeatable: sagaFlag(false),
  isEndOfCurrentRound: sagaFlag(false),
  behaviorAll: sagaFlag(true),
  additionalTriggers: list(z.object({ triggerName: sagaName, triggerGUID: guid, triggerValue: number(0) })),
  useStartOfRound: sagaFlag(false),
  startOfRound: number(1),
  useStartOfEachRound: sagaFlag(false),
  useEndOfRound: sagaFlag(false),
  endOfRound: number(1),
  useEndOfEachRound: sagaFlag(false),
  useAllHeroesWounded: sagaFlag(false),
  useAnyHeroWounded: sagaFlag(false),
  useAnyHeroDefeated: sagaFlag(false),
  useHeroWounded: sagaFlag(false),
  heroWounded: sagaName,
  useHeroWithdraws: sagaFlag(false),
  heroWithdraws: sagaName,
  useAllyDefeated: sagaFlag(false),
  allyDefeated: sagaName,
  useAllGroupsDefeated: sagaFlag(false),
  useActivation: sagaFlag(false),
  activationOf: sagaName,
  eventActions: list(action, SAGA_MOST.actions),
});
export type SagaEvent = z.output<typeof event>;

const triggers = list(trigger, SAGA_MOST.triggers);
const events = list(event, SAGA_MOST.events);

const section = z.object({
  name: sagaName,
  GUID: guid,
  invisibleUntilActivated: sagaFlag(false),
  triggers,
  missionEvents: events,
  mapTiles: list(tile, SAGA_MOST.tiles),
});
export type SagaSection = z.output<typeof section>;

const reposition = z.object({ theText: sagaText, useSpecific: sagaFlag(false), repoGroups: list(named) });

const missionProperties = z.object({
  missionName: sagaName,
  missionDescription: sagaText,
  additionalMissionInfo: sagaText,
  campaignName: sagaName,
  missionID: sagaName,
  customMissionIdentifier: sagaName,
  missionInfo: sagaText,
  startingObjective: sagaText,
  startingEvent: guid,
  roundLimit: number(-1),
  roundLimitEvent: guid,
  useAlternateEventSystem: sagaFlag(false),
  useFixedAlly: oneOf(YES_NO_ALL, 'No'),
  fixedAlly: sagaName,
  useBannedAlly: oneOf(YES_NO_ALL, 'No'),
  bannedAlly: sagaName,
  multipleBannedAllies: list(sagaName),
  bannedGroups: list(sagaName, 200),
  factionImperial: sagaFlag(true),
  factionMercenary: sagaFlag(true),
  missionType: oneOf(MISSION_TYPES, 'Story'),
  changeRepositionOverride: reposition.optional(),
  priorityTargetType: oneOf(TARGET_TYPES, 'Rebel'),
  specificAlly: sagaName,
  specificHero: sagaName,
  priorityOther: sagaText,
});
export type SagaMissionProperties = z.output<typeof missionProperties>;

const eventGroup = z.object({
  name: sagaName,
  GUID: guid,
  repeateable: sagaFlag(false),
  isUnique: sagaFlag(false),
  triggerGUID: guid,
  missionEvents: list(guid, SAGA_MOST.events),
});
export type SagaEventGroup = z.output<typeof eventGroup>;

export const sagaMissionSchema = z.object({
  missionGUID: guid,
  fileName: sagaName,
  fileVersion: looseText,
  languageID: sagaName,
  missionProperties: missionProperties.prefault({}),
  mapSections: list(section, SAGA_MOST.sections),
  globalTriggers: triggers,
  globalEvents: events,
  mapEntities: entities,
  initialDeploymentGroups: list(groupData),
  reservedDeploymentGroups: list(groupData, 200),
  eventGroups: list(eventGroup),
  entityGroups: list(
    z.object({ name: sagaName, GUID: guid, missionEntities: list(guid, SAGA_MOST.entities) }),
  ),
  customCharacters: list(character, SAGA_MOST.characters),
});
export type SagaMission = z.output<typeof sagaMissionSchema>;

/** Of the mission and of its sections, where older files have them. */
export const eventsIn = ({ globalEvents, mapSections }: SagaMission): readonly SagaEvent[] => [
  ...globalEvents,
  ...mapSections.flatMap(({ missionEvents }) => missionEvents),
];

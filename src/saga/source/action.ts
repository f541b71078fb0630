// The thirty-one actions of a Saga mission, each with its own fields.

import { z } from 'zod';
import {
  ACTION_TYPES,
  ATTACK_TYPES,
  DEPLOYMENT_SPOTS,
  FIGURE_SIZES,
  GROUP_TYPES,
  INSTRUCTION_TYPES,
  TARGET_TYPES,
  THREAT_MODIFIERS,
  type ActionType,
} from './enums';
import { button, properties } from './entity';
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
  priorityTraits,
  sagaText,
} from './fields';
import { groupData } from './group';

const spot = {
  deploymentPoint: oneOf(DEPLOYMENT_SPOTS, 'Active'),
  specificDeploymentPoint: guid,
};
const group = groupData.optional();

const range = z.object({
  GUID: guid,
  theText: sagaText,
  fromValue: number(0),
  toValue: number(-1),
  triggerGUID: guid,
  eventGUID: guid,
});

const modifier = z.object({ GUID: guid, sourceGUID: guid, entityProperties: properties });
const change = z.object({
  triggerName: sagaName,
  triggerGUID: guid,
  setValue: number(-1),
  modifyValue: number(0),
});

/** What may come or go again, as custom deployments say it. */
const fate = {
  canReinforce: sagaFlag(true),
  canRedeploy: sagaFlag(true),
  canBeDefeated: sagaFlag(true),
  useResetOnRedeployment: sagaFlag(false),
  useCustomInstructions: sagaFlag(false),
  modification: sagaText,
  repositionInstructions: sagaText,
};

const FIELDS = {
  G1: {
    incRoundCounter: sagaFlag(false),
    pauseDeployment: sagaFlag(false),
    unpauseDeployment: sagaFlag(false),
    pauseThreat: sagaFlag(false),
    unpauseThreat: sagaFlag(false),
    endMission: sagaFlag(false),
  },
  G2: { theText: sagaText },
  G3: { theText: sagaText, longText: sagaText },
  G4: { triggerList: list(change) },
  G5: {
    threatModifierType: oneOf(THREAT_MODIFIERS, 'None'),
    fixedValue: number(0),
    threatValue: number(0),
  },
  G6: { theText: sagaText, includeCancel: sagaFlag(false), buttonList: list(button) },
  D1: {
    enemyName: sagaName,
    deploymentGroup: sagaName,
    threatCost: number(0),
    showMod: sagaFlag(false),
    useThreat: sagaFlag(false),
    enemyGroupData: group,
    ...fate,
    ...spot,
  },
  D2: {
    allyName: sagaName,
    allyID: sagaName,
    setTrigger: guid,
    setEvent: guid,
    threatCost: number(0),
    useThreat: sagaFlag(false),
    ...spot,
  },
  D3: { useThreat: sagaFlag(false), threatCost: number(0), isOnslaught: sagaFlag(false), ...spot },
  D4: {
    threatType: oneOf(THREAT_MODIFIERS, 'Fixed'),
    fixedValue: number(0),
    threatLevel: number(0),
    ...spot,
  },
  D5: { groupsToAdd: list(named) },
  GM1: { theText: sagaText, instructionType: oneOf(INSTRUCTION_TYPES, 'Replace'), groupsToAdd: list(named) },
  GM2: {
    targetType: oneOf(TARGET_TYPES, 'Rebel'),
    groupType: oneOf(GROUP_TYPES, 'All'),
    otherTarget: sagaText,
    specificAlly: sagaName,
    specificHero: sagaName,
    percentChance: number(60),
    groupsToAdd: list(named),
    groupPriorityTraits: priorityTraits,
  },
  GM3: { readyGroups: list(named), exhaustGroups: list(named) },
  M1: { mapSection: guid, mapSectionRemove: guid, mapTile: guid, mapTileRemove: guid },
  M2: { entitiesToModify: list(modifier, SAGA_MOST.entities) },
  G7: { theText: sagaText },
  GM4: { theText: sagaText, useSpecific: sagaFlag(false), repoGroups: list(named) },
  GM5: { groupsToAdd: list(named), resetAll: sagaFlag(false) },
  G8: { eventGroupGUID: guid },
  G9: {
    theText: sagaText,
    inputList: list(range),
    failText: sagaText,
    failTriggerGUID: guid,
    failEventGUID: guid,
  },
  D6: {
    customType: number(2),
    attackType: oneOf(ATTACK_TYPES, 'Ranged'),
    groupAttack: looseText,
    groupDefense: looseText,
    surges: sagaText,
    bonuses: sagaText,
    keywords: sagaText,
    abilities: sagaText,
    groupCost: number(0),
    groupRedeployCost: number(0),
    groupSize: number(1),
    groupHealth: number(1),
    groupSpeed: number(4),
    miniSize: oneOf(FIGURE_SIZES, 'Small1x1'),
    useDeductCost: sagaFlag(false),
    useThreatMultiplier: sagaFlag(false),
    enemyGroupData: group,
    ...fate,
    ...spot,
  },
  GM6: { groupsToRemove: list(named), allyGroupsToRemove: list(named) },
  GM7: {
    groupEnemyToQuery: named.optional(),
    groupRebelToQuery: named.optional(),
    foundEvent: guid,
    foundTrigger: guid,
  },
  CM1: { xpToAdd: number(0) },
  CM2: { creditsToModify: number(0), multiplyByHeroCount: sagaFlag(false) },
  CM3: { fameToAdd: number(0), awardsToAdd: number(0) },
  CM4: { missionID: sagaName, customMissionID: sagaName },
  G10: {
    roundLimitModifier: number(0),
    setLimitTo: number(0),
    setRoundLimit: sagaFlag(false),
    disableRoundLimit: sagaFlag(false),
    eventGUID: guid,
  },
  G11: {
    countdownTimerName: sagaText,
    countdownTimer: number(-1),
    eventGUID: guid,
    triggerGUID: guid,
    showPlayerCountdown: sagaFlag(false),
  },
  CM5: {
    campaignItems: list(sagaName),
    campaignRewards: list(sagaName),
    earnedVillains: list(sagaName),
    earnedAllies: list(sagaName),
    medpacsToModify: number(0),
    threatToModify: number(0),
  },
} as const satisfies Record<ActionType, z.core.$ZodLooseShape>;

type Fields = typeof FIELDS;
export type ActionOf<T extends ActionType> = {
  readonly type: T;
  readonly guid: string;
  readonly displayName: string;
} & z.output<z.ZodObject<Fields[T]>>;
export type SagaAction = { readonly [T in ActionType]: ActionOf<T> }[ActionType];
/** Of an editor that knows more than we do. */
export type UnknownAction = {
  readonly type: 'unknown';
  readonly guid: string;
  readonly displayName: string;
  /** What it says it is. */
  readonly found: string;
};

const HEAD = z.object({ GUID: guid, eventActionType: looseText, displayName: sagaName });

/** By number or by word; what says nothing does nothing. */
const typeOf = (found: string): ActionType | undefined =>
  found === '' ? 'G1' : (ACTION_TYPES[Number(found)] ?? ACTION_TYPES.find((type) => type === found));

const SCHEMAS = Object.fromEntries(
  ACTION_TYPES.map((type) => [type, z.object(FIELDS[type])]),
) as unknown as Readonly<Record<ActionType, z.ZodType<object>>>;

/** First which kind it is, then the fields of that kind. */
export const action = z.unknown().transform((value, context): SagaAction | UnknownAction => {
  const head = HEAD.safeParse(value);
  if (!head.success) return refuse(head.error.issues, context);
  const { GUID, eventActionType: found, displayName } = head.data;
  const type = typeOf(found);
  if (type === undefined) return { type: 'unknown', guid: GUID, displayName, found };
  const fields = SCHEMAS[type].safeParse(value);
  if (!fields.success) return refuse(fields.error.issues, context);
  // The schema of a type yields the fields of that type; the compiler cannot follow the pair through the table.
  return { type, guid: GUID, displayName, ...fields.data } as SagaAction;
});

function refuse(issues: readonly z.core.$ZodIssue[], context: z.core.$RefinementCtx): never {
  for (const issue of issues) context.addIssue(issue as never);
  return z.NEVER;
}

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
  flag,
  guid,
  list,
  looseText,
  MOST,
  name,
  named,
  number,
  oneOf,
  priorityTraits,
  text,
} from './fields';
import { groupData } from './group';

const spot = {
  deploymentPoint: oneOf(DEPLOYMENT_SPOTS, 'Active'),
  specificDeploymentPoint: guid,
};
const group = groupData.optional();

const range = z.object({
  GUID: guid,
  theText: text,
  fromValue: number(0),
  toValue: number(-1),
  triggerGUID: guid,
  eventGUID: guid,
});

const modifier = z.object({ GUID: guid, sourceGUID: guid, entityProperties: properties });
const change = z.object({
  triggerName: name,
  triggerGUID: guid,
  setValue: number(-1),
  modifyValue: number(0),
});

/** What may come or go again, as custom deployments say it. */
const fate = {
  canReinforce: flag(true),
  canRedeploy: flag(true),
  canBeDefeated: flag(true),
  useResetOnRedeployment: flag(false),
  useCustomInstructions: flag(false),
  modification: text,
  repositionInstructions: text,
};

const FIELDS = {
  G1: {
    incRoundCounter: flag(false),
    pauseDeployment: flag(false),
    unpauseDeployment: flag(false),
    pauseThreat: flag(false),
    unpauseThreat: flag(false),
    endMission: flag(false),
  },
  G2: { theText: text },
  G3: { theText: text, longText: text },
  G4: { triggerList: list(change) },
  G5: {
    threatModifierType: oneOf(THREAT_MODIFIERS, 'None'),
    fixedValue: number(0),
    threatValue: number(0),
  },
  G6: { theText: text, includeCancel: flag(false), buttonList: list(button) },
  D1: {
    enemyName: name,
    deploymentGroup: name,
    threatCost: number(0),
    showMod: flag(false),
    useThreat: flag(false),
    enemyGroupData: group,
    ...fate,
    ...spot,
  },
  D2: {
    allyName: name,
    allyID: name,
    setTrigger: guid,
    setEvent: guid,
    threatCost: number(0),
    useThreat: flag(false),
    ...spot,
  },
  D3: { useThreat: flag(false), threatCost: number(0), isOnslaught: flag(false), ...spot },
  D4: {
    threatType: oneOf(THREAT_MODIFIERS, 'Fixed'),
    fixedValue: number(0),
    threatLevel: number(0),
    ...spot,
  },
  D5: { groupsToAdd: list(named) },
  GM1: { theText: text, instructionType: oneOf(INSTRUCTION_TYPES, 'Replace'), groupsToAdd: list(named) },
  GM2: {
    targetType: oneOf(TARGET_TYPES, 'Rebel'),
    groupType: oneOf(GROUP_TYPES, 'All'),
    otherTarget: text,
    specificAlly: name,
    specificHero: name,
    percentChance: number(60),
    groupsToAdd: list(named),
    groupPriorityTraits: priorityTraits,
  },
  GM3: { readyGroups: list(named), exhaustGroups: list(named) },
  M1: { mapSection: guid, mapSectionRemove: guid, mapTile: guid, mapTileRemove: guid },
  M2: { entitiesToModify: list(modifier, MOST.entities) },
  G7: { theText: text },
  GM4: { theText: text, useSpecific: flag(false), repoGroups: list(named) },
  GM5: { groupsToAdd: list(named), resetAll: flag(false) },
  G8: { eventGroupGUID: guid },
  G9: {
    theText: text,
    inputList: list(range),
    failText: text,
    failTriggerGUID: guid,
    failEventGUID: guid,
  },
  D6: {
    customType: number(2),
    attackType: oneOf(ATTACK_TYPES, 'Ranged'),
    groupAttack: looseText,
    groupDefense: looseText,
    surges: text,
    bonuses: text,
    keywords: text,
    abilities: text,
    groupCost: number(0),
    groupRedeployCost: number(0),
    groupSize: number(1),
    groupHealth: number(1),
    groupSpeed: number(4),
    miniSize: oneOf(FIGURE_SIZES, 'Small1x1'),
    useDeductCost: flag(false),
    useThreatMultiplier: flag(false),
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
  CM2: { creditsToModify: number(0), multiplyByHeroCount: flag(false) },
  CM3: { fameToAdd: number(0), awardsToAdd: number(0) },
  CM4: { missionID: name, customMissionID: name },
  G10: {
    roundLimitModifier: number(0),
    setLimitTo: number(0),
    setRoundLimit: flag(false),
    disableRoundLimit: flag(false),
    eventGUID: guid,
  },
  G11: {
    countdownTimerName: text,
    countdownTimer: number(-1),
    eventGUID: guid,
    triggerGUID: guid,
    showPlayerCountdown: flag(false),
  },
  CM5: {
    campaignItems: list(name),
    campaignRewards: list(name),
    earnedVillains: list(name),
    earnedAllies: list(name),
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

const HEAD = z.object({ GUID: guid, eventActionType: looseText, displayName: name });

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

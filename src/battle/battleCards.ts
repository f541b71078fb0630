// Objectives, deployments and conditions, and what the app knows of each (legion 14). Where it knows too little, players
// read the card.

export const OBJECTIVES = ['intercept', 'breakthrough', 'recover', 'keyPositions'] as const;
export type ObjectiveName = (typeof OBJECTIVES)[number];

export const DEPLOYMENTS = ['battleLines', 'disarray', 'longMarch', 'majorOffensive'] as const;
export type DeploymentName = (typeof DEPLOYMENTS)[number];

export const BATTLE_CONDITIONS = ['clear', 'limitedVisibility', 'hostileEnvironment'] as const;
export type BattleConditionName = (typeof BATTLE_CONDITIONS)[number];

export const BATTLE_ROWS = ['objective', 'deployment', 'condition'] as const;
export type BattleRow = (typeof BATTLE_ROWS)[number];

export type BattleChoice = {
  readonly objective: ObjectiveName;
  readonly deployment: DeploymentName;
  readonly condition: BattleConditionName;
};

export type BattleRows = {
  readonly objective: readonly ObjectiveName[];
  readonly deployment: readonly DeploymentName[];
  readonly condition: readonly BattleConditionName[];
};

export const ROUNDS = 6;

type ObjectiveRules = {
  /** Tokens or terrain pieces that units go to; the enemy zone is a goal as well. */
  readonly marks: readonly string[];
  /** Rounds after which it is scored, and what one of them is worth then. */
  readonly worth: Readonly<Partial<Record<number, number>>>;
  /** `control`: players say who holds each mark; `zone`: how many leaders are inside; `claimed`: the app knows. */
  readonly by: 'control' | 'zone' | 'claimed';
  /** The band from which it counts: range 1, or contact. */
  readonly reach: 0 | 1;
};

/** What a unit of an army goes for where there are no marks. */
export const ENEMY_ZONE = 'zone';

export const OBJECTIVE_RULES: Readonly<Record<ObjectiveName, ObjectiveRules>> = {
  intercept: {
    marks: ['left', 'centre', 'right'],
    worth: { 2: 1, 4: 1, [ROUNDS]: 2 },
    by: 'control',
    reach: 1,
  },
  breakthrough: { marks: [ENEMY_ZONE], worth: { [ROUNDS]: 1 }, by: 'zone', reach: 0 },
  recover: {
    marks: ['one', 'two', 'three', 'four', 'five'],
    worth: { [ROUNDS]: 1 },
    by: 'claimed',
    reach: 0,
  },
  keyPositions: { marks: ['left', 'centre', 'right'], worth: { [ROUNDS]: 1 }, by: 'control', reach: 0 },
};

/** No attack beyond this band (legion 14.6). */
export function sightLimit(condition: BattleConditionName, round: number): number {
  if (condition !== 'limitedVisibility') return Infinity;
  return round <= 2 ? round + 1 : Infinity;
}

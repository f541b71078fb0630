// The conditions of the game, one row each: what a condition does to whoever has it, and when it goes. Rules, schemas,
// words and signs are made from this table; what Stunned and Bleeding do beyond it is written in `conditions`.

import type { AttackDie } from '../dice/colours';

/** As condition cards print it. */
export type ConditionTraits = {
  readonly harmful: boolean;
  /** A hero or ally gets rid of it by spending an action. */
  readonly discardByAction: boolean;
  /** When it goes by itself; left out: never. */
  readonly ends?: 'afterAttack' | 'afterAttackOrTest' | 'endOfActivation';
  /** Dice added to the figure's attacks and attribute tests. */
  readonly addDice: readonly AttackDie[];
  readonly attackSurge: number;
  readonly defenseEvade: number;
  /** Accuracy of attacks against the figure. */
  readonly attackerAccuracy: number;
};

type ConditionRow = ConditionTraits & {
  /** What surges and keywords that bring it are called. */
  readonly verb: string;
  /** Stands for it in the address of a table; no other condition may have it. */
  readonly letter: string;
};

const PLAIN = {
  discardByAction: false,
  addDice: [],
  attackSurge: 0,
  defenseEvade: 0,
  attackerAccuracy: 0,
} as const;

export const CONDITION_TABLE = {
  stunned: { ...PLAIN, harmful: true, discardByAction: true, verb: 'stun', letter: 's' },
  bleeding: { ...PLAIN, harmful: true, discardByAction: true, verb: 'bleed', letter: 'b' },
  weakened: {
    ...PLAIN,
    harmful: true,
    ends: 'endOfActivation',
    attackSurge: -1,
    defenseEvade: -1,
    verb: 'weaken',
    letter: 'w',
  },
  focused: {
    ...PLAIN,
    harmful: false,
    ends: 'afterAttackOrTest',
    addDice: ['green'],
    verb: 'focus',
    letter: 'f',
  },
  hidden: {
    ...PLAIN,
    harmful: false,
    ends: 'afterAttack',
    attackSurge: 1,
    attackerAccuracy: -2,
    verb: 'hide',
    letter: 'h',
  },
} as const satisfies Readonly<Record<string, ConditionRow>>;

type Table = typeof CONDITION_TABLE;
/** Conditions whose row has that. */
type With<Traits> = { [C in keyof Table]: Table[C] extends Traits ? C : never }[keyof Table];

export type Condition = keyof Table;
export type HarmfulCondition = With<{ readonly harmful: true }>;
export type HelpfulCondition = With<{ readonly harmful: false }>;
export type ShakenCondition = With<{ readonly discardByAction: true }>;

export const CONDITIONS = Object.keys(CONDITION_TABLE) as readonly Condition[];

export const conditionRow = (condition: Condition): ConditionRow => CONDITION_TABLE[condition];

const those = <C extends Condition>(isMeant: (row: ConditionRow) => boolean): readonly C[] =>
  CONDITIONS.filter((condition): condition is C => isMeant(conditionRow(condition)));

export const HARMFUL_CONDITIONS = those<HarmfulCondition>(({ harmful }) => harmful);
export const HELPFUL_CONDITIONS = those<HelpfulCondition>(({ harmful }) => !harmful);
/** Conditions that a hero or ally gets rid of by spending an action. */
export const DISCARDED_BY_ACTION = those<ShakenCondition>(({ discardByAction }) => discardByAction);
/** Used up by the attack that they helped. */
export const SPENT_BY_ATTACKING = those(({ ends = '' }) => ends.startsWith('afterAttack'));
export const SPENT_BY_TESTING = those(({ ends }) => ends === 'afterAttackOrTest');
export const ENDING_WITH_ACTIVATION = those(({ ends }) => ends === 'endOfActivation');

/** What surges and keywords bring: `stun` brings Stunned. */
export const inflictedBy = (verb: string): HarmfulCondition | undefined =>
  HARMFUL_CONDITIONS.find((condition) => conditionRow(condition).verb === verb);

/** Dice that conditions add to attacks and attribute tests. */
export const diceOfConditions = (conditions: readonly Condition[]): readonly AttackDie[] =>
  conditions.flatMap((condition) => conditionRow(condition).addDice);

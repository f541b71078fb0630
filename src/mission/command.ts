// What players tell the app, and why it may refuse. Every command is plain JSON: the journal of a game is a list of them.

import type { AttackRoll, Attribute, Condition, Point, PowerToken, ShakenCondition, Size } from '../rules';
import type { CardAct, CardState, CardUse } from './cardUse';
import type { DifficultyWish, Told } from './game';
import type { ScriptWord } from './language/words';
import type { PromptAnswer } from './prompt';

export type Command =
  | { readonly kind: 'answer'; readonly answer: PromptAnswer }
  /** An actor's id. Ending what was not begun begins it first. */
  | { readonly kind: 'beginActivation'; readonly who: string }
  /** `upkeep`: the app sees to what ends with the activation (7.5, 7.7). */
  | { readonly kind: 'endActivation'; readonly who: string; readonly upkeep?: true }
  /** How many actions of the turn are spent now; a tick can be taken back. */
  | { readonly kind: 'spendActions'; readonly actions: number }
  /** Tracked play: an action of whoever acts, with what follows from it (7.4 to 7.7). */
  | ({ readonly kind: 'takeAction' } & HeroAction)
  /** Tracked play: an attack of a hero or ally, with its dice and everything that follows from it. */
  | ({ readonly kind: 'attack' } & AttackTold)
  /** A hero beside a person leads them; `to`: where they go (tracked play). */
  | { readonly kind: 'lead'; readonly person: string; readonly to?: Point }
  /** The players take a decision that the mission offers. */
  | { readonly kind: 'decide'; readonly decision: string }
  /** The hero who acts pays for a companion and has it at his side. */
  | { readonly kind: 'bringCompanion'; readonly companion: string }
  /** By a card: rubble or an energy shield is laid into a space, or taken away. */
  | {
      readonly kind: 'cover';
      readonly at: Point;
      readonly cover: ScriptWord<'cover'>;
      readonly on: boolean;
    }
  /** Tracked play: 1 strain for 1 movement point (7.3). */
  | { readonly kind: 'strainToMove' }
  /** Tracked play: what Bleeding asks for is suffered, or waived (7.5). */
  | { readonly kind: 'bleed'; readonly suffer: boolean }
  /** By a card: an activation of this round is given back, or taken (7.8). */
  | { readonly kind: 'readyActor'; readonly actor: string; readonly ready: boolean }
  | { readonly kind: 'readyGroup'; readonly group: string; readonly ready: boolean }
  /** What of the open prompt lies or stands on the table now: tiles, things or figures; a tick can be taken back. */
  | { readonly kind: 'place'; readonly steps: readonly string[] }
  /** The app rolls for the test that is asked for; another roll replaces the first one. */
  | {
      readonly kind: 'rollTest';
      readonly hero: string;
      readonly attribute: Attribute;
      readonly focused: boolean;
      /** By a card: only these dice, by their places, are rolled again. */
      readonly again?: readonly number[];
    }
  | { readonly kind: 'interact'; readonly thing: string; readonly option: string; readonly who?: string }
  /** Told play: something the app cannot see has come true (a script that waits for it). */
  | { readonly kind: 'report'; readonly script: string }
  | { readonly kind: 'wound' | 'withdraw' | 'stand'; readonly hero: string }
  /** Whoever is no hero: heroes are wounded, and withdraw. */
  | { readonly kind: 'defeat'; readonly actor: string }
  | { readonly kind: 'defeatGroup'; readonly group: string }
  /** Told play: how many figures of a group stand now; with none the group is defeated. */
  | { readonly kind: 'countFigures'; readonly group: string; readonly figures: number }
  | { readonly kind: 'destroy'; readonly thing: string }
  | { readonly kind: 'drop'; readonly thing: string }
  | { readonly kind: 'useMedpac'; readonly who: string }
  /** Outside of a fight. */
  | ({ readonly kind: 'useCard' } & CardAct)
  /** The players say how a hero's card lies. */
  | { readonly kind: 'setCard'; readonly hero: string; readonly card: string; readonly state: CardState }
  | { readonly kind: 'reopenWindow'; readonly group: string }
  /** All that was told so far in the open window; replaces what was told before. */
  | { readonly kind: 'tell'; readonly told: readonly Told[] }
  | { readonly kind: 'finishActivation' }
  | { readonly kind: 'track'; readonly on: boolean }
  | { readonly kind: 'moveFigure'; readonly figure: string; readonly to: Point | null; readonly size?: Size }
  | { readonly kind: 'setFigure'; readonly figure: string; readonly set: FigureChange }
  | { readonly kind: 'defeatFigure'; readonly figure: string }
  /** By hand, whatever the rules say: the Empire's threat, and how much comes in every round. */
  | { readonly kind: 'setThreat'; readonly amount?: number; readonly level?: number }
  /** A group of the mission comes, free of charge; `at`: to this deployment point. */
  | {
      readonly kind: 'deployByHand';
      readonly group: string;
      readonly card?: string;
      readonly at?: string;
    }
  /** A group leaves the map without having been defeated. */
  | { readonly kind: 'withdrawGroup'; readonly group: string }
  /** A group of the mission goes into the Empire's hand, or back to the reserve. */
  | { readonly kind: 'setHand'; readonly group: string; readonly to: 'hand' | 'reserve' }
  /** The Empire does without a card, as long as the mission does not need it. */
  | { readonly kind: 'leaveOut'; readonly card: string; readonly out: boolean }
  /** The number alone: no round begins or ends by it. */
  | { readonly kind: 'setRound'; readonly round: number }
  /** Whatever it waits for, and however often it ran. */
  | { readonly kind: 'fireScript'; readonly script: string }
  | { readonly kind: 'setDifficulty'; readonly to: DifficultyWish }
  | { readonly kind: 'giveUp' };

export type HeroAction =
  | { readonly as: 'attack' }
  /** `medpac`: with one out of the common stock. */
  | { readonly as: 'rest'; readonly medpac?: true }
  | { readonly as: 'discard'; readonly condition: ShakenCondition };

/** What the players say of an attack before they roll. */
export type AttackAsk = {
  /** A figure. */
  readonly attacker: string;
  /** A figure or a thing. */
  readonly target: string;
  /** One of the hero's; left out: the first, or what the card has. */
  readonly weapon?: string;
  readonly uses?: readonly CardUse[];
  /** The abilities that are picked, by their places; left out: what helps most. */
  readonly surges?: readonly number[];
  readonly tokens?: { readonly attacker?: PowerToken; readonly defender?: PowerToken };
  /** Whatever sight, reach and conditions say. */
  readonly allowed?: true;
  /** Once it has fallen: results are turned only as far as they are there. */
  readonly roll?: AttackRoll;
};

export type AttackTold = AttackAsk & {
  readonly roll: AttackRoll;
  /** Whom Cleave hurts; left out: the first whom it reaches. */
  readonly cleave?: string;
  /** It costs no action. */
  readonly free?: true;
};

/** Corrections of what is tracked; fields that are left out stay. */
export type FigureChange = {
  readonly damage?: number;
  readonly strain?: number;
  readonly conditions?: readonly Condition[];
  readonly powerTokens?: readonly PowerToken[];
};

export type CommandKind = Command['kind'];

export const REFUSALS = [
  /** The mission is over. */
  'over',
  /** Something has to be answered first. */
  'promptOpen',
  'noPrompt',
  /** Not an answer to what was asked. */
  'wrongAnswer',
  'windowOpen',
  'noWindow',
  /** Tracked play: dice or choices are still missing. */
  'activationUnfinished',
  'notYourTurn',
  'unknownFigure',
  'unknownHero',
  'unknownThing',
  'unknownGroup',
  'unknownOption',
  'unknownScript',
  'unknownCard',
  /** Nobody leads this person, or not any more in this round. */
  'notLed',
  /** The mission does not offer it now. */
  'notOffered',
  'withdrawn',
  'alreadyActivated',
  'alreadyReady',
  /** A bonus activation before everybody has had a turn. */
  'bonusTooEarly',
  /** A companion follows its hero first. */
  'companionActs',
  'notWounded',
  'alreadyWounded',
  /** Gone, not played by the players, or nothing for somebody who is no hero. */
  'cannotAct',
  'noMedpac',
  'notBreakable',
  'notCarried',
  'notTracked',
  /** The mission has no threat. */
  'noThreat',
  /** No figures of it are left. */
  'noFigures',
  /** The app counts by itself. */
  'tracked',
  'badPlace',
  /** An attack that the rules forbid, and nobody says that a card allows it. */
  'notAllowed',
  /** Not the dice of this attack. */
  'wrongDice',
  'badNumber',
  /** Several devices: another one was quicker. */
  'late',
  /** Several devices: no connection to the others. */
  'away',
  /** Several devices: this one only watches. */
  'watching',
  /** The mission itself is at fault: whatever was wanted could not be carried out. */
  'broken',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];
export type Refusal = { readonly code: RefusalCode; readonly of?: string };

// What happened, as facts. The log that players read again, sounds and announcements are made from events.

import type { AttackRoll, Condition, Fate, Miss, Point, PowerToken, RolledDie } from '../rules';
import type { Gone } from './actor';
import type { CardState } from './cardUse';
import type { HeroAction } from './command';
import type { EmpireStep } from './deciding';
import type { DifficultyWish, MissionResult, Pressure } from './game';
import type { ScriptWord } from './language/words';
import type { FilledBlanks, Prompt, PromptAnswer } from './prompt';

export type Event =
  | { readonly kind: 'missionStarted' }
  | { readonly kind: 'roundStarted' | 'roundEnded'; readonly round: number }
  | { readonly kind: 'activationBegan' | 'activationEnded'; readonly who: string }
  | { readonly kind: 'groupActivated' | 'groupFinished'; readonly group: string }
  /** With its card: the log names groups that have long left the tracker. */
  | {
      readonly kind: 'groupDeployed';
      readonly group: string;
      readonly card: string;
      readonly figures: number;
    }
  | { readonly kind: 'groupReinforced'; readonly group: string; readonly figures: number }
  | { readonly kind: 'groupDefeated' | 'groupRemoved'; readonly group: string }
  | { readonly kind: 'figureDefeated'; readonly figure: string }
  | {
      readonly kind: 'figureMoved';
      readonly figure: string;
      readonly from: Point | null;
      readonly to: Point | null;
      /** How far it went by orders of the app. */
      readonly spaces?: number;
    }
  | ({ readonly kind: 'attacked' } & AttackReport)
  | { readonly kind: 'heroWounded' | 'heroWithdrew' | 'heroStood' | 'heroEscaped'; readonly hero: string }
  | { readonly kind: 'figureFell' | 'figureRose'; readonly figure: string }
  /** Its figures wear this form card from now on; `null`: none. */
  | { readonly kind: 'formTaken'; readonly group: string; readonly form: string | null }
  | {
      readonly kind: 'covered';
      readonly cover: ScriptWord<'cover'>;
      readonly spaces: number;
      readonly on: boolean;
    }
  | { readonly kind: 'sectionRevealed' | 'sectionRemoved'; readonly section: string }
  | { readonly kind: 'mapCleared' }
  | { readonly kind: 'thingPlaced' | 'thingRemoved' | 'thingUsed' | 'thingDestroyed'; readonly thing: string }
  | { readonly kind: 'doorChanged'; readonly thing: string; readonly door: 'open' | 'closed' | 'locked' }
  | {
      readonly kind: 'interacted';
      readonly thing: string;
      readonly option: string;
      readonly who: string | null;
    }
  | { readonly kind: 'retrieved' | 'dropped'; readonly thing: string; readonly hero: string }
  /** What was shown to the players, word for word the same when read again. */
  | { readonly kind: 'shown'; readonly prompt: Prompt }
  | { readonly kind: 'answered'; readonly prompt: Prompt; readonly answer: PromptAnswer }
  | {
      readonly kind: 'objective' | 'achieved';
      readonly objective: string;
      readonly with: FilledBlanks;
    }
  | { readonly kind: 'rule'; readonly rule: string; readonly on: boolean; readonly with?: FilledBlanks }
  | { readonly kind: 'variable'; readonly variable: string; readonly from: number; readonly to: number }
  | { readonly kind: 'countdown'; readonly countdown: string; readonly left: number }
  | { readonly kind: 'perilStruck'; readonly step: string }
  | { readonly kind: 'threat'; readonly from: number; readonly to: number }
  /** What the Empire decided at the end of a round, or was told to do. */
  | { readonly kind: 'deployment'; readonly as: ThreatMove; readonly why?: readonly EmpireStep[] }
  /** Of hero or card, with the figures that came. */
  | {
      readonly kind: 'actorJoined';
      readonly actor: string;
      readonly of: string;
      readonly figures: readonly string[];
    }
  /** Of those who are no heroes. */
  | { readonly kind: 'actorGone'; readonly actor: string; readonly of: string; readonly why: Gone }
  /** An action of whoever acts; `condition`: the one that it discards. */
  | {
      readonly kind: 'acted';
      readonly who: string;
      readonly as: HeroAction['as'];
      readonly condition?: Condition;
    }
  /** `by`: the hero beside them. */
  | { readonly kind: 'led'; readonly person: string; readonly by: string }
  | { readonly kind: 'decided'; readonly decision: string }
  | { readonly kind: 'strainedToMove'; readonly who: string }
  | { readonly kind: 'bled'; readonly figure: string; readonly strain: number; readonly damage: number }
  /** Used up, or over with the activation. */
  | { readonly kind: 'conditionsEnded'; readonly figure: string; readonly conditions: readonly Condition[] }
  | { readonly kind: 'readiedByCard' | 'exhaustedByCard'; readonly who: string }
  | { readonly kind: 'groupReadied' | 'groupExhausted'; readonly group: string }
  /** Cards of heroes by their ids. Abilities, cards that the kit does not know, and all cards of older games: by their names. */
  | { readonly kind: 'cardUsed'; readonly hero: string; readonly card: string }
  | {
      readonly kind: 'cardLaid';
      readonly hero: string;
      readonly card: string;
      readonly state: CardState;
    }
  /** What became of a figure by a card. */
  | { readonly kind: 'cardGave'; readonly card: string; readonly figure: string; readonly gave: CardGift }
  /** The die or the test that a card asks for; `passed`: of a test. */
  | {
      readonly kind: 'cardRolled';
      readonly hero: string;
      readonly card: string;
      readonly dice: readonly RolledDie[];
      readonly passed?: boolean;
    }
  /** Without an attack, by what the Empire does. */
  | {
      readonly kind: 'suffered';
      readonly of: 'damage' | 'strain';
      readonly figures: readonly string[];
      readonly amount: number;
    }
  /** By what the Empire does. */
  | { readonly kind: 'armed'; readonly figures: readonly string[]; readonly tokens: readonly PowerToken[] }
  | { readonly kind: 'medpacUsed'; readonly who: string }
  | { readonly kind: 'medpacs'; readonly to: number }
  /** Why: one of its triggers, by its place among them, or the script that called it; neither: an author began with it. */
  | {
      readonly kind: 'scriptRan';
      readonly script: string;
      readonly trigger?: number;
      readonly caller?: string;
    }
  /** The author's mistake: it went round and round. */
  | { readonly kind: 'scriptStopped'; readonly script: string }
  | { readonly kind: 'tracking'; readonly on: boolean }
  /** What the players changed by hand, where no other event tells it. */
  | ({ readonly kind: 'byHand' } & HandChange)
  | { readonly kind: 'missionEnded'; readonly result: MissionResult };

export type HandChange =
  | { readonly did: 'threat' | 'level'; readonly to: number }
  /** `card`: the one that is named for the group. */
  | { readonly did: 'hand' | 'reserve'; readonly group: string; readonly card: string }
  | { readonly did: 'leftOut' | 'takenBack'; readonly card: string }
  | { readonly did: 'round'; readonly to: number }
  | { readonly did: 'script'; readonly script: string }
  | { readonly did: 'difficulty'; readonly to: DifficultyWish }
  /** The app judged how the heroes fare. */
  | { readonly did: 'adapted'; readonly to: Pressure['now'] };

/** Somebody or something in an attack: a figure with its hero or card, or a thing. */
export type Combatant = { readonly id: string; readonly of?: string };

/** One attack with its dice, of either side. */
export type AttackReport = {
  readonly attacker: Combatant;
  readonly target: Combatant;
  /** As the dice lay, rerolls included, or what they added up to. */
  readonly roll: AttackRoll;
  readonly accuracy: number;
  /** `null`: no accuracy was needed. */
  readonly needed: number | null;
  readonly miss: Miss | null;
  /** Of dice, cards and surges together. */
  readonly damage: number;
  /** Without what was pierced. */
  readonly block: number;
  /** How many surges were spent. */
  readonly surges: number;
  /** By a surge that nothing else used; left out: none, as in older logs. */
  readonly strainRecovered?: number;
  /** What was left of the damage. */
  readonly suffered: number;
  readonly conditions: readonly Condition[];
  /** Power tokens, by who spent or gained them; left out: none. */
  readonly tokens?: TokensMoved;
  readonly fate: Fate;
  /** Others whom it hurt: Blast, Cleave and the like. */
  readonly others: readonly { readonly id: string; readonly of?: string; readonly damage: number }[];
};

export type TokensMoved = {
  readonly attacker: readonly PowerToken[];
  readonly target: readonly PowerToken[];
  readonly gained: readonly PowerToken[];
};

/** Missions with threat: what the Empire may do with it. */
export type ThreatMove = 'waits' | 'reinforces' | 'lands' | 'onslaught';

/** Only what changed. */
export type CardGift = {
  readonly recovered?: number;
  readonly strainRecovered?: number;
  readonly damage?: number;
  readonly movement?: number;
  readonly conditions?: readonly Condition[];
  readonly discarded?: readonly Condition[];
  readonly tokens?: readonly PowerToken[];
};

export type EventKind = Event['kind'];

// The state of a running mission: plain JSON at every moment, chance included. Only `advance` makes a new one.

import type { Answer, Line, Memory, Selector } from '../imperial';
import type { RandomState } from '../kernel';
import type { AttackDie, Attribute, Condition, Point, PowerToken, Size } from '../rules';
import type { Actor } from './actor';
import type { CardAct } from './cardUse';
import type { EmpireDecision } from './deciding';
import type { Colour, Difficulty, ScriptWord } from './language/words';
import type { Moments } from './moments';
import type { FilledBlanks, Prompt } from './prompt';

/** One group on the tracker. */
export type GroupState = {
  /** `troopers-1`: the group of the mission and which deployment of it. */
  readonly id: string;
  /** The group of the mission that it was deployed from. */
  readonly of: string;
  readonly card: string;
  readonly colour: Colour | null;
  readonly bonusHealth: number;
  readonly activated: boolean;
  /** How many figures were deployed; those who stand are in `figures`, in told play as far as the players said. */
  readonly size: number;
  readonly orders: readonly ExtraOrders[];
  readonly target: Selector | null;
  /** In so many of 100 activations it goes for `target`. Left out: always. */
  readonly chance?: number;
  /** A companion: the group that it belongs to, whether that is still there or not. */
  readonly with?: string;
};
export type ExtraOrders = {
  readonly put: ScriptWord<'put'>;
  readonly lines: readonly Line[];
  readonly once: boolean;
};

/** A figure on the table. Position and vitals mean something only while the app tracks them. */
export type FigureState = {
  /** The id of the hero; `ally-1` and so on, whichever ally it belongs to; or the group's id with a number: `troopers-1-2`. */
  readonly id: string;
  /** Hero or card. */
  readonly of: string;
  /** Whose figure it is: an actor's or a group's, the other one is `null`. */
  readonly actor: string | null;
  readonly group: string | null;
  /** `null`: the app does not know. */
  readonly at: Point | null;
  readonly size: Size;
  readonly damage: number;
  readonly strain: number;
  readonly conditions: readonly Condition[];
  readonly powerTokens: readonly PowerToken[];
  /** The form card that it wears. */
  readonly form?: string;
  /** On the map, but out of the fight (rule 1.5). */
  readonly incapacitated?: true;
};

/** A thing that has been on the map. What the definition says holds where a field is left out. */
export type ThingState = {
  readonly onMap: boolean;
  readonly at?: Point;
  readonly door?: 'open' | 'closed' | 'locked';
  readonly used?: readonly string[];
  readonly usedUp?: boolean;
  readonly carriedBy?: string;
  readonly damage?: number;
  readonly destroyed?: boolean;
  readonly highlighted?: boolean;
  readonly off?: boolean;
  /** Its section comes without it. */
  readonly hidden?: boolean;
  /** Where it changed places with another thing. */
  readonly section?: string;
  /** What players read now; `null`: nothing. */
  readonly examine?: string | null;
  /** Ids of the options that are offered now. */
  readonly offered?: readonly string[];
  /** What it is called now, and its colour, where a script has changed them. */
  readonly name?: string;
  readonly colour?: Colour;
};

export type MapState = {
  /** Revealed, in the order in which they were. */
  readonly sections: readonly string[];
  readonly things: Readonly<Record<string, ThingState>>;
  readonly terrain: readonly { readonly at: Point; readonly terrain: ScriptWord<'terrain'> }[];
  readonly edges: readonly { readonly between: readonly [Point, Point]; readonly kind: ScriptWord<'edge'> }[];
  readonly camera: Point | null;
  /** Rubble and energy shields. Games that were saved before there were any have none. */
  readonly covers?: readonly Cover[];
};
/** A space may hold one of each kind. */
export type Cover = { readonly at: Point; readonly cover: ScriptWord<'cover'> };

/** What a group was told in its most recent activation; the window can be opened again with the same content. */
export type Activation = {
  readonly group: string;
  readonly card: string;
  readonly list: string;
  readonly bonus: string;
  readonly before: readonly Line[];
  readonly after: readonly Line[];
  readonly instead: readonly Line[] | null;
  readonly target: Selector | null;
  /** What players told so far, with the step at which they told it (tracked play). */
  readonly told: readonly Told[];
  /** Opened once more to be read: nothing follows from it. */
  readonly again?: true;
};
export type Told = { readonly step: number; readonly answer: Answer };

/** What whoever acts has spent of the activation: seen by the app, or ticked off by the players. Older saves know the first two only. */
export type SpentTurn = {
  readonly actions: number;
  /** Movement points of the ways walked so far. */
  readonly points: number;
  /** Movement points had so far, walked or not; left out: as many as were walked. */
  readonly gained?: number;
  /** How many of the actions were moves. */
  readonly moves?: number;
  /** Strain suffered for movement points. */
  readonly strained?: number;
  /** Strain that Bleeding still asks for. */
  readonly due?: number;
  /** An attack was told in it. */
  readonly attacked?: true;
};

/** Dice that the app rolled for the test that is asked for. */
export type TestRoll = {
  readonly hero: string;
  readonly attribute: Attribute;
  readonly focused: boolean;
  readonly dice: readonly AttackDie[];
  /** The index of each die's face. */
  readonly faces: readonly number[];
};

/** `by`: who is tested; `rerolled`: its dice have been rolled again. */
export type TestUse = CardAct & { readonly by: string; readonly rerolled?: true };

/** What has to be done next, the first one first. Everything that must wait for players lies here as data. */
export type Task =
  | { readonly kind: 'block'; readonly block: number; readonly at: number; readonly scope: ScriptScope }
  /** A script whose turn has come; its condition is asked now. */
  | {
      readonly kind: 'script';
      readonly script: string;
      readonly trigger: number;
      readonly scope: ScriptScope;
      /** In line: another script had it queued. */
      readonly queued?: true;
    }
  | { readonly kind: 'repeat'; readonly block: number; readonly left: number; readonly scope: ScriptScope }
  | {
      readonly kind: 'eachHero';
      readonly block: number;
      readonly as: string;
      readonly heroes: readonly string[];
      readonly scope: ScriptScope;
    }
  /** The end of a called script: what it returned goes to the caller. */
  | {
      readonly kind: 'returned';
      readonly script: string;
      readonly into: string | null;
      readonly value: number;
      readonly queued?: true;
    }
  /** Setting up, one after the other. */
  | { readonly kind: 'reveal'; readonly section: string }
  | { readonly kind: 'enter' }
  | { readonly kind: 'missionStart' }
  /** For authors who begin in the middle: as if what the script waits for had happened. */
  | { readonly kind: 'begin'; readonly script: string }
  | { readonly kind: 'startRound' }
  /** An encounter that nobody ended before its scripts did. */
  | { readonly kind: 'encounterOver' }
  | { readonly kind: 'endRound' }
  | { readonly kind: 'peril' }
  /** The last round that the mission allows is over. */
  | { readonly kind: 'limit' }
  /** Missions with threat: the Empire gains some, and spends it. */
  | { readonly kind: 'threat' }
  /** It pays for figures that groups have lost, as soon as it is known how many these are. */
  | { readonly kind: 'reinforce' }
  | { readonly kind: 'nextTurn' }
  | { readonly kind: 'imperialTurn' }
  /** A companion acts right after its hero. */
  | { readonly kind: 'companionTurn'; readonly who: string }
  /** `extra`: a mission's gift, which leaves the group as ready as it was. */
  | { readonly kind: 'openWindow' | 'closeWindow'; readonly group: string; readonly extra?: true }
  | { readonly kind: 'ask'; readonly script: string; readonly trigger: number }
  /** Every hero is wounded: lost, unless a script just decided otherwise. */
  | { readonly kind: 'allWounded' }
  /** No hero is left on the map, and one has escaped: over, unless a script just decided otherwise. */
  | { readonly kind: 'allEscaped' }
  | { readonly kind: 'prompt'; readonly prompt: Prompt };

/** What a running script knows: its numbers, and who is meant by `active`. */
export type ScriptScope = {
  readonly script: string;
  readonly numbers: Readonly<Record<string, number>>;
  readonly active: string | null;
  /** Answers that its conditions asked for and got, in order; chance is drawn again. */
  readonly asked: readonly boolean[];
};

/** Figures of two sides who may attack one another and nobody else, and whom nobody else may attack. */
export type FoughtDuel = { readonly who: readonly string[]; readonly against: readonly string[] };

/** Missions with threat. */
export type ThreatState = {
  readonly amount: number;
  /** How much comes in every round. */
  readonly level: number;
  /** Groups of the mission that wait to be deployed. */
  readonly hand: readonly string[];
  /** How many were drawn at first. */
  readonly size: number;
  readonly paused: readonly ScriptWord<'pausing'>[];
  /** No more than that; left out: no limit. */
  readonly most?: number;
  /** Until a spawn point is on. */
  readonly waits?: Landing | null;
  /** What the Empire decided last, and why; a die has no reasons. */
  readonly latest?: EmpireDecision;
};
/** What a script has the Empire land. */
export type Landing = { readonly as: 'lands' | 'onslaught'; readonly free: boolean; readonly dearer: number };

/** What groups have been told before they came: the same for all that are deployed from one of the mission. */
export type StandingOrders = Pick<GroupState, 'orders' | 'target' | 'chance'>;

/** Players see it while it runs; one without a text stays hidden. */
export type Countdown = { readonly left: number; readonly text: string | null };

/** A reward card, and the hero it was meant for; without one it goes to its own hero, to the party or to the Empire. */
export type GainedReward = { readonly reward: string; readonly hero: string | null };

/** A mission pays no more pieces than that: each is drawn by itself. */
export const MOST_GEAR = 99;

export type Gains = {
  readonly credits: number;
  readonly fame: number;
  readonly items: readonly string[];
  /** Pieces of armor or equipment still to be drawn. */
  readonly gear: number;
  readonly lostItems: readonly string[];
  readonly allies: Readonly<Record<string, number>>;
  readonly classCards: readonly string[];
  /** Left out: none, as in saves from before there were any. */
  readonly rewards?: readonly GainedReward[];
  /** For classic campaigns. Left out: none. */
  readonly xp?: number;
  readonly awards?: number;
  readonly villains?: readonly string[];
  /** Threat with which the next mission begins. */
  readonly threat?: number;
};

export type MissionResult = {
  readonly outcome: string;
  readonly won: boolean;
  /** Ids of the rewards that were earned. */
  readonly rewards: readonly string[];
};

/** How hard the mission is, said by the players in the middle of it. */
export const DIFFICULTY_WISHES = ['easy', 'normal', 'hard', 'adaptive'] as const;
export type DifficultyWish = (typeof DIFFICULTY_WISHES)[number];
export type Pressure = {
  readonly wish: DifficultyWish;
  /** What holds; `adaptive` is judged anew at the end of each round. */
  readonly now: Exclude<DifficultyWish, 'adaptive'>;
};

export type Game = {
  readonly mission: string;
  readonly random: RandomState;
  readonly difficulty: Difficulty;
  /** Left out: as hard as it began. */
  readonly pressure?: Pressure;
  /** Cards that the Empire does without; left out: none. */
  readonly leftOut?: readonly string[];
  /** The app knows where figures stand, or the players tell it nothing. */
  readonly tracked: boolean;
  readonly round: number;
  /** `heroes`: players choose who is next. `over`: there is a result. */
  readonly stage: 'setup' | 'heroes' | 'imperial' | 'over';
  /** Everybody but the Imperial groups: first the heroes, in the order of their portraits. Who is gone stays in the list. */
  readonly actors: readonly Actor[];
  /** Whose activation was begun: an actor's id. */
  readonly active: string | null;
  /** `null`: nobody acts. */
  readonly turn: SpentTurn | null;
  readonly groups: readonly GroupState[];
  /** How often groups of the mission were deployed and defeated. */
  readonly deployed: Readonly<Record<string, number>>;
  readonly defeated: Readonly<Record<string, number>>;
  /** The window that is open. */
  readonly window: Activation | null;
  /** The most recent one of every group in play. */
  readonly windows: Readonly<Record<string, Activation>>;
  readonly figures: Readonly<Record<string, FigureState>>;
  /** What Imperial figures did in this round, as far as later orders may ask for it (tracked play). */
  readonly memory: Memory;
  readonly map: MapState;
  readonly variables: Readonly<Record<string, number>>;
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  readonly countdowns: Readonly<Record<string, Countdown>>;
  readonly objective: { readonly id: string; readonly with: FilledBlanks } | null;
  readonly achieved: readonly string[];
  readonly rules: readonly string[];
  /** What the players may decide now. Left out: nothing. */
  readonly decisions?: readonly string[];
  /** Left out: nobody fights one. */
  readonly duels?: readonly FoughtDuel[];
  readonly roundLimit:
    | ({ readonly rounds: number } & ({ readonly outcome: string } | { readonly script: string }))
    | null;
  readonly threat?: ThreatState;
  /** By group of the mission. */
  readonly standing?: Readonly<Record<string, StandingOrders>>;
  /** How many steps of peril have come; `off`: none will. */
  readonly peril: { readonly step: number; readonly off: boolean };
  readonly medpacs: number;
  readonly supplies: number;
  readonly flags: Readonly<Record<string, number>>;
  readonly gains: Gains;
  /** By script: how often it ran, and in which round last. */
  readonly ran: Readonly<Record<string, { readonly times: number; readonly round: number }>>;
  /** By `pick`: which lists were taken. */
  readonly picked: Readonly<Record<string, readonly number[]>>;
  readonly agenda: readonly Task[];
  /** What the app waits for; `null`: the players' move. */
  readonly prompt: Prompt | null;
  /** What of it the players have put on the table, in the order in which they said so; left out: nothing. */
  readonly placed?: readonly string[];
  /** Gone with the next prompt; games that were saved before the app kept it have none. */
  readonly testRoll?: TestRoll | null;
  /** Cards that are used in the test that is asked for; gone with the next prompt. */
  readonly testUses?: readonly TestUse[];
  /** Left out: the game was begun before the app looked after them, and it goes on as it began. */
  readonly moments?: Moments;
  readonly result: MissionResult | null;
};

// A mission as its author writes it. Every text is a key into the mission's words; every id is the author's own.

import type { Selector } from '../imperial';
import type { DefenseDie, Point, Rotation } from '../rules';
import type { Cond, Effect, Num, Trigger } from './language/nodes';
import type { Colour } from './language/words';

export type Mission = {
  readonly id: string;
  /** Raised by the author with every change that players should know of. */
  readonly version: number;
  readonly title: string;
  readonly briefing: string;
  /** Products without which it cannot be played; left out: the core box alone. */
  readonly needs?: readonly string[];
  readonly sections: readonly Section[];
  readonly things: readonly Thing[];
  readonly groups: readonly MissionGroup[];
  readonly objectives: readonly { readonly id: string; readonly text: string }[];
  /** Rules of this mission, shown while they hold. */
  readonly rules?: readonly MissionRule[];
  readonly variables?: readonly Variable[];
  readonly scripts: readonly Script[];
  readonly peril?: readonly PerilStep[];
  readonly outcomes: readonly Outcome[];
  readonly rewards?: readonly Reward[];
  /** After that many rounds the mission ends with that outcome. */
  readonly rounds?: RoundLimit;
  /** Medpacs at the start; left out: none. */
  readonly medpacs?: Num;
  /** Without map and rounds: it is told and decided, and over when its scripts are. */
  readonly encounter?: true;
  /** Only one, or none, may come along; left out: whom the players bring. */
  readonly ally?: { readonly card: string } | 'none';
  /** What the Empire brings in by itself at the end of rounds; left out: only what scripts say. */
  readonly deployment?: ThreatDeployment;
  /** Players make do where their boxes hold too few pieces. */
  readonly improvised?: true;
};

/** After that many rounds the mission ends with an outcome, or a script decides. */
export type RoundLimit = { readonly limit: Num } & (
  { readonly outcome: string } | { readonly script: string }
);

/** Threat grows every round and pays for groups in the Empire's hand. */
export type ThreatDeployment = {
  readonly model: 'threat';
  /** Threat gained at the end of every round. */
  readonly level: Num;
  /** Threat at the beginning; left out: none. */
  readonly start?: Num;
  /** Groups of the mission that may come into the hand, as far as the players own them. */
  readonly hand: readonly string[];
  /** How many lie in the hand at first; left out: three, and one for each hero. */
  readonly size?: Num;
};

/** A part of the map that is laid down at once. */
export type Section = {
  readonly id: string;
  /** Lies on the table when the mission begins. */
  readonly start?: true;
  /** Sections of different maps never lie on the table together (`clearMap` between them). */
  readonly map?: string;
  readonly name?: string;
  /** Read aloud when it is revealed. */
  readonly story?: string;
  readonly tiles: readonly { readonly tile: string; readonly at: Point; readonly rotation?: Rotation }[];
};

export const THING_KINDS = ['door', 'crate', 'terminal', 'token', 'region', 'spawn', 'entry'] as const;
export type ThingKind = (typeof THING_KINDS)[number];

/** What all things have in common. */
type ThingBase = {
  readonly id: string;
  /** Appears with this section; left out: only when a script places it. */
  readonly section?: string;
  readonly name?: string;
  /** What players read who tap on it. */
  readonly examine?: string;
  /** Its section comes without it, until a script places it. */
  readonly hidden?: true;
};
type Interactive = { readonly options?: readonly ThingOption[] };
/** Something that can be attacked. */
type Breakable = { readonly health?: Num; readonly defense?: readonly DefenseDie[] };

export type Thing = ThingBase &
  (
    | ({
        readonly kind: 'door';
        /** Each of its edges by the two spaces beside it. */
        readonly between: readonly (readonly [Point, Point])[];
        readonly locked?: true;
        readonly open?: true;
      } & Interactive &
        Breakable)
    | ({ readonly kind: 'crate' | 'terminal'; readonly at: Point } & Interactive & Breakable)
    | ({
        readonly kind: 'token';
        readonly at: Point;
        readonly colour?: Colour;
        /** Heroes may pick it up and carry it. */
        readonly carried?: true;
      } & Interactive &
        Breakable)
    | ({
        readonly kind: 'region';
        readonly spaces: readonly Point[];
        readonly shown?: true;
      } & Interactive)
    | {
        readonly kind: 'spawn';
        readonly at: Point;
        readonly off?: true;
        /** Groups of the mission that come from elsewhere, as long as there is another point for them. */
        readonly keepsOut?: readonly string[];
      }
    /** Where the heroes begin. */
    | { readonly kind: 'entry'; readonly spaces: readonly Point[] }
  );
export type ThingOf<K extends ThingKind> = Extract<Thing, { readonly kind: K }>;

/** A button beside a thing. Doors without options can be opened, tokens to carry can be retrieved. */
export type ThingOption = {
  readonly id: string;
  readonly text: string;
  readonly if?: Cond;
  /** Costs no action. */
  readonly free?: true;
  /** Allies may not. */
  readonly heroesOnly?: true;
  /** Stays after it was used; left out: the thing is used up by it. */
  readonly again?: true;
  /** Not offered before a script does (`describe`). */
  readonly off?: true;
};

/** A kind of Imperial reinforcements; each deployment of it is a group of its own on the tracker. */
export type MissionGroup = {
  readonly id: string;
  /** The first one is the wish; the others stand in for it, chosen by chance among what is owned and left. */
  readonly cards: readonly GroupCard[];
  readonly bonusHealth?: Num;
  /** Whom it goes for in this mission. */
  readonly target?: Selector;
  /** Defeated, it comes into the Empire's hand (missions with threat). */
  readonly returns?: true;
  /** Threat brings none of its figures back. */
  readonly noReinforcements?: true;
};
export type GroupCard = {
  readonly card: string;
  /** Only on this difficulty or under this condition. */
  readonly if?: Cond;
};

export type MissionRule = { readonly id: string; readonly text: string; readonly start?: true };

export type Variable = {
  readonly id: string;
  readonly start?: Num;
  /** Shown to the players under this text. */
  readonly shown?: string;
};

export const RUNS = ['once', 'perRound', 'always'] as const;
export type Runs = (typeof RUNS)[number];

export type Script = {
  readonly id: string;
  /** Left out: only when another script calls it. */
  readonly on?: Trigger | readonly Trigger[];
  readonly if?: Cond;
  readonly do: readonly Effect[];
  /** How often; left out: once. Called scripts run whenever they are called. */
  readonly runs?: Runs;
  /** When several run at the same moment: the higher first, then as they are written. */
  readonly priority?: number;
  /** Numbers it is called with, and their values where the caller gives none. */
  readonly takes?: Readonly<Record<string, Num>>;
};

/** At the end of that round. The steps follow one another, harder and harder. */
export type PerilStep = {
  readonly id: string;
  readonly round: Num;
  readonly story?: string;
  readonly rules?: string;
  readonly do: readonly Effect[];
  /** Again at the end of every later round; only the last step may. */
  readonly again?: true;
};

export type Outcome = { readonly id: string; readonly won: boolean; readonly text: string };

/** What the heroes get for it. */
export type Reward = {
  readonly id: string;
  readonly text?: string;
  /** Left out: won or lost. */
  readonly won?: boolean;
  readonly outcome?: string;
  readonly if?: Cond;
  readonly credits?: Num;
  readonly fame?: Num;
  readonly items?: readonly string[];
  /** So many pieces of armor or equipment, drawn by the campaign: the more fame, the better. */
  readonly gear?: Num;
  readonly flags?: Readonly<Record<string, Num>>;
};

/** Which ids a mission ends with when nobody wrote another one. */
export const ALL_WOUNDED = 'all-wounded';
export const GIVEN_UP = 'given-up';
export const ENCOUNTER_OVER = 'encounter-over';

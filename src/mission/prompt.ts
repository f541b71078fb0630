// What the app asks of the players: something to read, to lay down, to choose. Codes and facts; the words come later.

import type { Condition, Point, PowerToken } from '../rules';
import type { Colour, ScriptWord } from './language/words';

/** Blanks of a text once they are filled: numbers, and ids that the text layer turns into names. */
export type FilledBlanks = Readonly<
  Record<string, number | { readonly heroes: readonly string[] } | { readonly cards: readonly string[] }>
>;

/** A text of the mission with its blanks filled. */
export type Says = { readonly text: string; readonly with: FilledBlanks };

/** What stands behind a question: a rule that it repeats, and the things or regions that it is about. */
export type Behind = { readonly rule?: string; readonly light?: readonly string[] };

/** What happens to figures, and what players fetch. */
export const AFFECTS = [
  'suffer',
  'recover',
  'gain',
  'discard',
  'arm',
  'disarm',
  'wound',
  'withdraw',
] as const;
export const GAINED = [
  'medpacs',
  'supply',
  'credits',
  'item',
  'lostItem',
  'ally',
  'classCard',
  'reward',
  'injury',
  'healed',
  'xp',
  'awards',
  'villain',
  'threat',
] as const;

export type Prompt =
  /** To be read. `story` is read aloud, `rules` are obeyed. */
  | {
      readonly kind: 'message';
      readonly title?: string;
      readonly story?: string;
      readonly rules?: string;
      readonly with: FilledBlanks;
      readonly peril?: true;
    }
  /** A rule of the mission holds from now on. */
  | { readonly kind: 'rule'; readonly rule: string }
  /** Tiles and things of a section are laid down. */
  | { readonly kind: 'build'; readonly section: string; readonly things: readonly string[] }
  /** All of these; games that were saved before this was told do not name them. */
  | { readonly kind: 'clearMap'; readonly sections?: readonly string[] }
  | { readonly kind: 'removeSection'; readonly section: string }
  /** A single thing is put down, moved or taken away. */
  | { readonly kind: 'placeThing'; readonly thing: string; readonly at: Point | null }
  | { readonly kind: 'removeThing'; readonly thing: string }
  /** A door was opened, closed or locked, and by none of the players. */
  | { readonly kind: 'door'; readonly thing: string; readonly door: 'open' | 'closed' | 'locked' }
  /** Rubble or energy shields are laid down; `off`: taken away. */
  | {
      readonly kind: 'cover';
      readonly cover: ScriptWord<'cover'>;
      readonly spaces: readonly Point[];
      readonly off?: true;
    }
  /** Something happens to single figures. `at`: `null` where only the players know. */
  | {
      readonly kind: 'figures';
      readonly does: FiguresDo;
      readonly figures: readonly {
        readonly id: string;
        /** Hero, card or person: it may have left the map. */
        readonly of: string;
        readonly at: Point | null;
      }[];
      /** Of a push: how far, and away from which thing, if it is one. */
      readonly by?: number;
      readonly from?: string;
    }
  /** Figures leave the map without having been defeated. */
  | { readonly kind: 'removeGroup'; readonly card: string; readonly colour: Colour | null }
  /** The heroes go to their first spaces. */
  | { readonly kind: 'enter'; readonly spaces: readonly Point[] }
  /** Figures come to the map. `individuals`: each in its own space. */
  | {
      readonly kind: 'deploy';
      readonly group: string;
      readonly as: Exclude<ScriptWord<'deployment'>, 'anywhere'>;
      readonly figures: readonly { readonly id: string; readonly at: Point | null }[];
      readonly near: readonly Point[];
      /** Comes back: the group was reinforced. */
      readonly again?: true;
      /** Told play: the players said that so many have fallen; left out: at most so many come back. */
      readonly exact?: true;
      readonly story?: string;
    }
  /** Not deployed: no such figures are left in the box. */
  | { readonly kind: 'noFigures'; readonly group: string; readonly card: string }
  | { readonly kind: 'colour'; readonly group: string; readonly colours: readonly Colour[] }
  /** Told play, before the Empire pays to bring figures back: how many each of these groups has lost. */
  | { readonly kind: 'fallen'; readonly groups: readonly FallenCount[] }
  | ({
      readonly kind: 'question';
      readonly says: Says;
      readonly options: readonly { readonly id: string; readonly text: string }[];
    } & Behind)
  | ({ readonly kind: 'input'; readonly says: Says; readonly most: number } & Behind)
  | {
      readonly kind: 'test';
      readonly says: Says;
      readonly attributes: readonly ScriptWord<'attribute'>[];
      /** Who may be tested; where there are several, the players choose one. */
      readonly heroes: readonly string[];
      /** Successes of earlier tests that count along. */
      readonly before: number;
      /** Heroes for whom the test is easier, and how many successes they have in advance. */
      readonly easier?: { readonly heroes: readonly string[]; readonly by: number };
    }
  | {
      readonly kind: 'chooseHeroes';
      readonly says: Says;
      readonly heroes: readonly string[];
      readonly count: number;
      readonly as: string;
    }
  /** Yes or no, about something the app cannot see. */
  | ({ readonly kind: 'confirm'; readonly says: Says; readonly about: 'region' | 'damage' } & Behind)
  /** Told play: players do it with their tokens. */
  | {
      readonly kind: 'affect';
      readonly effect: (typeof AFFECTS)[number];
      readonly who: readonly string[];
      readonly region: string | null;
      readonly damage: number;
      readonly strain: number;
      readonly conditions: readonly Condition[];
      /** Power tokens; left out: none. */
      readonly tokens?: readonly PowerToken[];
    }
  | {
      readonly kind: 'gain';
      readonly what: (typeof GAINED)[number];
      readonly amount: number;
      /** Hero, item or card; of a reward its card, then its hero, if one was chosen; of an injury its hero, then itself. */
      readonly of: readonly string[];
    }
  /** The last one: how it ended. */
  | { readonly kind: 'over'; readonly outcome: string };

/** One figure stands, or the group would be gone: `most` is one less than it has. `told`: as far as the players said. */
export type FallenCount = { readonly group: string; readonly most: number; readonly told: number };

/** `pushed`: a door closed under them. `arrives`: a companion, beside its hero. `driven`: a script pushes them. */
export const FIGURES_DO = [
  'joins',
  'arrives',
  'moves',
  'pushed',
  'driven',
  'swaps',
  'duels',
  'parts',
  'falls',
  'rises',
  'leaves',
  'escapes',
] as const;
export type FiguresDo = (typeof FIGURES_DO)[number];

export type PromptKind = Prompt['kind'];

/** What players say to it. `done` to everything that only has to be read or carried out. */
export type PromptAnswer =
  | { readonly kind: 'done' }
  | { readonly kind: 'option'; readonly option: string }
  | { readonly kind: 'number'; readonly number: number }
  | {
      readonly kind: 'tested';
      readonly hero: string;
      readonly attribute: ScriptWord<'attribute'>;
      readonly successes: number;
      /** Focused gave a die to it, and is used up. */
      readonly focused?: true;
    }
  | { readonly kind: 'heroes'; readonly heroes: readonly string[] }
  | { readonly kind: 'yes' | 'no' }
  | { readonly kind: 'colour'; readonly colour: Colour }
  /** By group. */
  | { readonly kind: 'fallen'; readonly fallen: Readonly<Record<string, number>> };

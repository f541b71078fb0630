// Picks one member of a union by its kind, also where a member answers to several kinds.

import type { Command, Event, Prompt } from '../../mission';

type Of<Union, Kind> = Union extends { readonly kind: infer Kinds }
  ? Kind extends Kinds
    ? Union
    : never
  : never;

export type EventOf<K extends Event['kind']> = Of<Event, K>;
export type CommandOf<K extends Command['kind']> = Of<Command, K>;
export type PromptOf<K extends Prompt['kind']> = Of<Prompt, K>;

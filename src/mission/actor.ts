// Somebody who takes part in a mission and belongs to no Imperial group. Whose side somebody is on and who plays them are two
// questions: an Imperial prisoner may walk with the heroes, and nobody plays a bystander.

import type { Controller, GearFacts, Held, Injury, NumberChange, Side } from '../rules';
import type { CardState } from './cardUse';

export const ACTOR_KINDS = ['hero', 'ally', 'companion', 'bystander'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** Why somebody is no longer there. `withdrew`: a wounded hero's second defeat. `left`: unharmed, because a script said so. */
export const GONE = ['defeated', 'withdrew', 'left', 'escaped'] as const;
export type Gone = (typeof GONE)[number];

type AnyActor = {
  /** Of a hero, the hero's own; of the others, the card's, with a number where it is taken (`actorIdFor`). */
  readonly id: string;
  /** Hero, card or person of the mission. */
  readonly of: string;
  readonly side: Side;
  readonly controller: Controller;
  /** Activations used up in this round. */
  readonly activated: number;
  /** `null`: still there. */
  readonly gone: Gone | null;
};
export type HeroActor = AnyActor & {
  readonly kind: 'hero';
  readonly wounded: boolean;
  readonly items: readonly string[];
  /** Cards in hand; `facts`: of one that the kit does not know. Games from before cards counted have none. */
  readonly gear?: readonly (Held & { readonly facts?: GearFacts })[];
  /** What the mission did to the hero's numbers. */
  readonly changes?: readonly NumberChange[];
  /** Lasting ones, brought along or suffered here; what they change is in `changes`. Left out: none. */
  readonly injuries?: readonly Injury[];
  /** Cards, by their ids, that are not ready. Left out: all are. */
  readonly spent?: Readonly<Record<string, Exclude<CardState, 'ready'>>>;
  /** Paragraphs with a limit that are used up. */
  readonly usedOnce?: readonly OnceUsed[];
};
export type OnceUsed = {
  readonly from: string;
  readonly place: number;
  readonly per: 'activation' | 'round';
};
export type OtherActor = AnyActor & {
  readonly kind: Exclude<ActorKind, 'hero'>;
  /** Of a person of the mission, as its author wrote it. */
  readonly health?: number;
  /** Of a companion: the hero it belongs to. */
  readonly with?: string;
};
export type Actor = HeroActor | OtherActor;

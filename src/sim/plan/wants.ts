// The wants of a bot on the way to the objective: an aim that heroes can reach on the table, or before that an effect,
// a script that must run, a condition that must hold.

import type {
  ScriptCond,
  EffectKind,
  EffectOf,
  Game,
  Mission,
  Play,
  Script,
  ScriptTrigger,
} from '../../mission';
import { deedsOfKind, type BotDeed } from './deeds';

/** Something that heroes can set out for now. */
export type BotWish =
  | { readonly kind: 'use'; readonly thing: string; readonly option: string }
  /** `several`: one hero alone is not enough. */
  | { readonly kind: 'stand'; readonly region: string; readonly several: boolean }
  /** A group of the mission, all of its deployments. */
  | { readonly kind: 'defeat'; readonly group: string }
  | { readonly kind: 'break'; readonly thing: string }
  /** A person of the mission has to be brought there. */
  | { readonly kind: 'lead'; readonly region: string }
  | { readonly kind: 'decide'; readonly decision: string }
  /** Time does it. */
  | { readonly kind: 'wait' };

export type Want =
  | { readonly kind: 'aim'; readonly aim: BotWish }
  | { readonly kind: 'deed'; readonly deed: BotDeed }
  | { readonly kind: 'run'; readonly script: Script }
  | { readonly kind: 'trigger'; readonly trigger: ScriptTrigger }
  | { readonly kind: 'cond'; readonly cond: ScriptCond; readonly is: boolean };

/** The mission as it stands. */
export type PlayedSoFar = { readonly play: Play; readonly game: Game };

export const wishFor = (aim: BotWish): Want => ({ kind: 'aim', aim });
export const WAIT: Want = wishFor({ kind: 'wait' });

/** Every effect of that kind that fits would do. */
export const anyDeed = <K extends EffectKind>(
  mission: Mission,
  kind: K,
  fits: (effect: EffectOf<K>) => boolean,
): readonly Want[] =>
  deedsOfKind(mission, kind)
    .filter(({ effect }) => fits(effect))
    .map((deed): Want => ({ kind: 'deed', deed }));

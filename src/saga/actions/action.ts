// The input and output of a function that turns an action of the source into effects of ours.

import type { Effect } from '../../mission';
import { IMPORTED, nothing, type Draft } from '../draft';
import type { Fate } from '../imported';
import type { DraftMap } from '../map/map';
import type { LeftCode } from '../notes';
import type { ActionOf } from '../source/action';
import type { ActionType } from '../source/enums';
import type { SagaEvent } from '../source/mission';
import type { Things } from '../map/things';

export type Table = {
  readonly draft: Draft;
  readonly map: DraftMap;
  readonly things: Things;
  readonly event: SagaEvent;
  readonly script: string;
};

export type Done = { readonly effects: readonly Effect[]; readonly fate: Fate };

export type Convert<T extends ActionType> = (table: Table, action: ActionOf<T>) => Done;

export const done = (effects: readonly Effect[]): Done => ({ effects, fate: IMPORTED });
export const leftOut = (why: LeftCode): Done => ({ effects: [], fate: nothing(why) });
/** `why`: should nothing have come of it. */
export const doneOr = (effects: readonly Effect[], why: LeftCode): Done =>
  effects.length > 0 ? done(effects) : leftOut(why);
export const NOBODY = leftOut('nobody');

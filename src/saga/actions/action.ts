// The input and output of a function that turns an action of the source into effects of ours.

import type { Effect } from '../../mission';
import { IMPORTED, nothing, type MissionDraft } from '../draft';
import type { ActionFate } from '../imported';
import type { DraftMap } from '../map/map';
import type { LeftCode } from '../notes';
import type { ActionOf } from '../source/action';
import type { ActionType } from '../source/enums';
import type { SagaEvent } from '../source/mission';
import type { Things } from '../map/things';

export type ActionTable = {
  readonly draft: MissionDraft;
  readonly map: DraftMap;
  readonly things: Things;
  readonly event: SagaEvent;
  readonly script: string;
};

export type Conversion = { readonly effects: readonly Effect[]; readonly fate: ActionFate };

export type Convert<T extends ActionType> = (table: ActionTable, action: ActionOf<T>) => Conversion;

export const conversion = (effects: readonly Effect[]): Conversion => ({ effects, fate: IMPORTED });
export const leftOut = (why: LeftCode): Conversion => ({ effects: [], fate: nothing(why) });
/** `why`: should nothing have come of it. */
export const doneOr = (effects: readonly Effect[], why: LeftCode): Conversion =>
  effects.length > 0 ? conversion(effects) : leftOut(why);
export const NOBODY = leftOut('nobody');

// What turning an action of the source into effects of ours needs and gives.

import type { Effect } from '../../../mission';
import { nothing, type Draft } from '../draft';
import type { Fate } from '../imported';
import type { DraftMap } from '../map';
import type { ActionOf } from '../source/action';
import type { ActionType } from '../source/enums';
import type { SagaEvent } from '../source/mission';
import type { Things } from '../things';

export type Table = {
  readonly draft: Draft;
  readonly map: DraftMap;
  readonly things: Things;
  readonly event: SagaEvent;
  readonly script: string;
};

export type Done = { readonly effects: readonly Effect[]; readonly fate: Fate };

export type Convert<T extends ActionType> = (table: Table, action: ActionOf<T>) => Done;

export const NOBODY: Done = { effects: [], fate: nothing('no card of ours is meant') };
export const ONE_ALLY = 'The app keeps count of one ally at a time: further ones are played by hand.';

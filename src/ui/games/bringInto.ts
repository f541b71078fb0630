// A file goes into an empty slot. Work elsewhere may die without an answer, as for want of memory: that is one, too.

import { err } from '../../kernel';
import type { Games, Slot } from '../../session';
import type { useWatched } from '../parts/useWatched';
import type { Services } from '../services';

type Brought = Awaited<ReturnType<Games['bringIn']>>;

/** `null`: it was cancelled. */
export async function bringInto(
  slot: Slot,
  file: Blob,
  { games, note }: Pick<Services, 'games' | 'note'>,
  watched: ReturnType<typeof useWatched>['watched'],
): Promise<Brought | null> {
  try {
    const saved = await games();
    return await watched((watch) => saved.bringIn(slot, file, watch));
  } catch (error) {
    note(error);
    return err({ code: 'storage', reason: 'failed' });
  }
}

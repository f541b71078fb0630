// The running mission with its insides, fresh after every step.

import { useCallback, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { StoryGame } from '../../session';
import { liveMission, type LiveMission } from './insides';
import { usePreview } from './preview';
import type { PreviewRun } from './runs';

export type LiveWork = {
  /** `null`: a campaign is between two. */
  readonly mission: LiveMission | null;
  readonly open: StoryGame;
  readonly runs: readonly PreviewRun[];
};

/** `null`: nothing is being played. */
export function useLive(): LiveWork | null {
  const { runs } = useStore(usePreview().store);
  const open = runs.at(-1)?.open;
  const subscribe = useCallback(
    (listener: () => void) => open?.running.store.subscribe(listener) ?? (() => undefined),
    [open],
  );
  useSyncExternalStore(subscribe, () => open?.running.store.getState());
  return open ? { mission: liveMission(open), open, runs } : null;
}

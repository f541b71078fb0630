// Sounds and buzzing for the commands of the players; undo and redo are silent.

import { useEffect } from 'react';
import type { RunningMission } from '../games/missionGame';
import { useFeel } from './feel';
import { soundOf } from './soundOf';

export function useTableFeel(running: RunningMission): void {
  const { play } = useFeel();
  useEffect(
    () =>
      running.store.subscribe((now, before) => {
        if (now.cursor !== before.cursor + 1) return;
        const [entry] = running.log(before.cursor, now.cursor);
        const sound = entry && soundOf(entry, before.game);
        if (sound) play(sound);
      }),
    [running, play],
  );
}

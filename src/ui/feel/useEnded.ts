import { useEffect, useState } from 'react';
import type { RunningMission } from '../../session';
import { endOf } from './ends';

/** Milliseconds; after that, undo is where it always is. */
const SHOWN = 8000;

/** Whether a turn has just ended: for some seconds, or until something else is told. */
export function useEnded(running: RunningMission): boolean {
  const [endedAt, setEndedAt] = useState<number | null>(null);
  useEffect(
    () =>
      running.store.subscribe((now, before) => {
        if (now.cursor === before.cursor) return;
        const [entry] = running.log(before.cursor, now.cursor);
        setEndedAt(entry && endOf(entry.command, before.game) ? now.cursor : null);
      }),
    [running],
  );
  useEffect(() => {
    if (endedAt === null) return undefined;
    const timer = setTimeout(() => setEndedAt(null), SHOWN);
    return () => clearTimeout(timer);
  }, [endedAt]);
  return endedAt !== null;
}

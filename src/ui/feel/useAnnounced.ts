import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { castOf, type Teller } from '../../text';
import type { RunningMission } from '../games/missionGame';
import { announcementOf } from './announce';

/** What changed with the last step, for those who cannot see it; `undoLabel`: what undo would take back now. */
export function useAnnounced(running: RunningMission, teller: Teller, undoLabel: string | null): string {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');
  const latest = useRef({ t, teller, undoLabel });
  useEffect(() => {
    latest.current = { t, teller, undoLabel };
  });
  useEffect(
    () =>
      running.store.subscribe((now, before) => {
        if (now.cursor === before.cursor) return;
        const { teller: tell, undoLabel: what } = latest.current;
        if (now.cursor < before.cursor) {
          setSaid(latest.current.t('mission.history.undone', { what: what ?? '' }));
          return;
        }
        const events = running.log(before.cursor, now.cursor).flatMap((entry) => entry.events);
        // Groups may have come or gone with the step itself.
        const cast = { ...castOf(before.game), ...castOf(now.game) };
        setSaid(announcementOf(events, tell, cast));
      }),
    [running],
  );
  return said;
}

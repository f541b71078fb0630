// Everything that happened, the newest at the end, and the way forward again after an undo.

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { RunningBattle } from '../../../session';
import { useWholePast } from '../../parts/useWholePast';
import { useServices } from '../../services';
import { useBattle, type BattleHistory } from '../battle';
import { Tap } from '../parts/Panel';
import { logLines } from '../text/logLines';

type Props = { readonly running: RunningBattle; readonly history: BattleHistory };

export function LogSheet({ running, history: { canRedo, redoLabel, redo } }: Props) {
  const { t } = useTranslation();
  const { words } = useBattle();
  const { note } = useServices();
  useWholePast(running.readPast);
  const { cursor, floor } = useStore(running.store);
  const events = useMemo(
    () => [
      ...(floor === 0 ? running.startEvents : []),
      ...running.log(floor, cursor).flatMap((entry) => entry.events),
    ],
    [running, floor, cursor],
  );
  return (
    <>
      {canRedo && <Tap onClick={redo}>{t('mission.history.redoWhat', { what: redoLabel ?? '' })}</Tap>}
      <ol className="battle-log">
        {logLines(events, { t, words }, note).map((line, index) => (
          // Lines only ever come at the end.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{line}</li>
        ))}
      </ol>
    </>
  );
}

// Undo, redo, and a list of all rounds and activations to go back to.

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { landmarksOf } from '../../text';
import { useMission } from './mission';
import { useWholePast } from '../parts/useWholePast';
import { Sheet } from './Sheet';
import type { History } from './useMissionGame';

export function HistoryPanel({ history }: { history: History }) {
  const { t } = useTranslation();
  const { teller, look } = useMission();
  useWholePast(history.readPast);
  const { undoLabel, redoLabel, canUndo, canRedo } = history;
  const landmarks = useMemo(
    () => landmarksOf(history.start, history.entries, teller).toReversed(),
    [history, teller],
  );
  return (
    <Sheet title={t('mission.history.title')}>
      <div className="answers">
        <button type="button" className="btn btn-wide" disabled={!canUndo} onClick={history.undo}>
          {undoLabel === null
            ? t('mission.history.undo')
            : t('mission.history.undoWhat', { what: undoLabel })}
        </button>
        <button type="button" className="btn btn-wide" disabled={!canRedo} onClick={history.redo}>
          {redoLabel === null
            ? t('mission.history.redo')
            : t('mission.history.redoWhat', { what: redoLabel })}
        </button>
      </div>
      {landmarks.length > 0 && <h3>{t('mission.history.backTo')}</h3>}
      <ul className="landmarks">
        {landmarks.map(({ at, kind, text }) => (
          <li key={`${at} ${kind} ${text}`} className={`landmark-${kind}`}>
            <button
              type="button"
              className="choose"
              onClick={() => {
                history.goTo(at);
                look(null);
              }}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

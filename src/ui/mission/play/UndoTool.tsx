// Undo in the header of the mission: the sign, and beside it in small letters what would be taken back. After an undo,
// redo stands there instead of the letters: a phone has no room for both.

import { useTranslation } from 'react-i18next';
import { Icon } from '../../icons';
import { lettersOf } from '../../parts/letters';
import type { History } from '../useMissionGame';

export function UndoTool({ history }: { history: History }) {
  const { t } = useTranslation();
  const { canUndo, canRedo, undoLabel, redoLabel, undo, redo } = history;
  return (
    <>
      <button
        type="button"
        className="tool undo-tool"
        data-guide="undo"
        disabled={!canUndo}
        aria-label={
          undoLabel === null ? t('mission.history.undo') : t('mission.history.undoWhat', { what: undoLabel })
        }
        onClick={undo}
      >
        <Icon name="undo" />
        {canUndo && !canRedo && undoLabel !== null && (
          <span className="undo-what" style={lettersOf(undoLabel)}>
            {undoLabel}
          </span>
        )}
      </button>
      {canRedo && (
        <button
          type="button"
          className="tool undo-tool"
          aria-label={
            redoLabel === null
              ? t('mission.history.redo')
              : t('mission.history.redoWhat', { what: redoLabel })
          }
          onClick={redo}
        >
          <Icon name="redo" />
        </button>
      )}
    </>
  );
}

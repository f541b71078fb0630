// Undo in the header of the mission: the sign, and beside it in small letters what would be taken back.

import { useTranslation } from 'react-i18next';
import { Icon } from '../../icons';
import type { History } from '../useMissionGame';

export function UndoTool({ history: { canUndo, undoLabel, undo } }: { history: History }) {
  const { t } = useTranslation();
  const name =
    undoLabel === null ? t('mission.history.undo') : t('mission.history.undoWhat', { what: undoLabel });
  return (
    <button
      type="button"
      className="tool undo-tool"
      data-guide="undo"
      disabled={!canUndo}
      aria-label={name}
      onClick={undo}
    >
      <Icon name="undo" />
      {canUndo && undoLabel !== null && <span className="undo-what">{undoLabel}</span>}
    </button>
  );
}

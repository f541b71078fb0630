// Small buttons in the bar at the top: a picture, and a name for those who cannot see it.

import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../icons';

type Props = {
  readonly icon: IconName;
  readonly name: string;
  readonly disabled?: boolean;
  readonly className?: string;
  /** The word by which a guide points at it. */
  readonly guide?: string;
  readonly onClick: () => void;
};

export const ToolButton = ({ icon, name, disabled = false, className = 'tool', guide, onClick }: Props) => (
  <button
    type="button"
    className={className}
    data-guide={guide}
    disabled={disabled}
    aria-label={name}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
);

type Undoable = {
  readonly canUndo: boolean;
  /** What would be taken back; `null`: nobody knows its name. */
  readonly undoLabel: string | null;
  readonly undo: () => void;
};

/** Takes the last step back, and says which one that is. */
export function UndoButton({ history: { canUndo, undoLabel, undo } }: { history: Undoable }) {
  const { t } = useTranslation();
  const name =
    undoLabel === null ? t('mission.history.undo') : t('mission.history.undoWhat', { what: undoLabel });
  return <ToolButton icon="undo" name={name} disabled={!canUndo} onClick={undo} />;
}

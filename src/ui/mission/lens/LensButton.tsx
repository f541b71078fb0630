import { useTranslation } from 'react-i18next';
import { Icon } from '../../icons';
import { ToolButton } from '../../parts/ToolButton';
import { useMission } from '../mission';

/** Opens the lens over a figure, from wherever the figure is spoken of. */
export function LensButton({ figure }: { figure: string }) {
  const { t } = useTranslation();
  const { look } = useMission();
  return (
    <button type="button" className="btn" onClick={() => look({ kind: 'lens', figure })}>
      <Icon name="sight" /> {t('mission.lens.title')}
    </button>
  );
}

/** Beside the board: over whoever is in hand, or else whoever acts. A second tap closes it. */
export function LensTool() {
  const { t } = useTranslation();
  const { game, moving, subject, look } = useMission();
  if (game.stage === 'setup' || game.stage === 'over') return null;
  const isOpen = subject?.kind === 'lens';
  return (
    <ToolButton
      icon="sight"
      name={t('mission.lens.title')}
      onClick={() => look(isOpen ? null : { kind: 'lens', figure: moving })}
    />
  );
}

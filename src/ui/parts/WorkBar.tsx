// How far a long piece of work is, and a way out of it.

import { useTranslation } from 'react-i18next';
import './workBar.css';

export function WorkBar({ progress, onCancel }: { progress: number; onCancel: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="work-bar buttons">
      <progress value={progress} max={1} aria-label={t('content.progress')} />
      <button type="button" className="btn" onClick={onCancel}>
        {t('content.cancel')}
      </button>
    </div>
  );
}

// The way from an activation window to the board, and the slim bar that leads back.

import { useTranslation } from 'react-i18next';
import { Icon } from '../icons';

/** Beside the main button, so that the board is always one tap away. */
export function HideButton({ onHide }: { readonly onHide: () => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" className="btn hide-button" aria-label={t('activation.hide')} onClick={onHide}>
      <Icon name="tiles" />
      <span aria-hidden="true">{t('activation.board')}</span>
    </button>
  );
}

type BarProps = { readonly title: string; readonly onShow: () => void };

/** Whoever uses the keyboard goes on where the window was. */
const focus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

export function WindowBar({ title, onShow }: BarProps) {
  const { t } = useTranslation();
  return (
    <div className="window-bar">
      <span className="window-bar-title">{title}</span>
      <button type="button" className="btn btn-main" ref={focus} onClick={onShow}>
        {t('activation.show')}
      </button>
    </div>
  );
}

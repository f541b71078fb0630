// Which part of a game's past could not be read; the screens of the game show it until players have read it.

import { createContext, useContext, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenGame } from './games';

/** Closes the notice; `null`: there is nothing to tell. */
const LostContext = createContext<(() => void) | null>(null);

export function LostProvider({ game, children }: { game: OpenGame; children: ReactNode }) {
  const [isRead, setIsRead] = useState(false);
  const [close] = useState(() => () => setIsRead(true));
  return <LostContext value={game.lost && !isRead ? close : null}>{children}</LostContext>;
}

export function LostNotice() {
  const { t } = useTranslation();
  const close = useContext(LostContext);
  if (!close) return null;
  return (
    <div className="warning" role="status">
      <p>{t('mission.saving.lost')}</p>
      <button type="button" className="btn" onClick={close}>
        {t('common.close')}
      </button>
    </div>
  );
}

// Which part of a game's past could not be read; the screens of the game show it until players have read it.

import { createContext, useContext, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenGame } from '../../session';

/** Closes the notice; `null`: there is nothing to tell. */
const LostContext = createContext<(() => void) | null>(null);

export function LostProvider({ game, children }: { game: OpenGame; children: ReactNode }) {
  const { store } = game.running;
  const lost = useSyncExternalStore(store.subscribe, () => store.getState().lost);
  const [read, setRead] = useState<Lost | null>(null);
  const close = useMemo(() => (lost && lost !== read ? () => setRead(lost) : null), [lost, read]);
  return <LostContext value={close}>{children}</LostContext>;
}

type Lost = NonNullable<ReturnType<OpenGame['running']['store']['getState']>['lost']>;

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

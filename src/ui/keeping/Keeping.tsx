// Whether the games are safe here, in one line, and what to do about it: home screen, a copy as a file, and the way back.

import { IonRouterLink } from '@ionic/react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useServices } from '../services';
import './keeping.css';
import { RestoreCopy } from './RestoreCopy';
import { useMakeCopy } from './useMakeCopy';

type Props = {
  /** The games are other ones now. */
  readonly onRestored?: () => void;
  /** The page tells itself how the app gets to the home screen. */
  readonly tellsHow?: boolean;
};

export function Keeping({ onRestored, tellsHow = false }: Props) {
  const { t } = useTranslation();
  const services = useServices();
  const { safety } = useStore(services.safety);
  const { isBusy, said, make } = useMakeCopy();
  if (safety === null) return null;
  return (
    <section className="keeping" aria-label={t('keeping.title')}>
      <p className={safety === 'atRisk' ? 'warning' : 'keeping-safe'}>{t(`keeping.safety.${safety}`)}</p>
      <LastCopy />
      <div className="buttons">
        {safety === 'atRisk' && !tellsHow && (
          <IonRouterLink className="btn" routerLink="/phone">
            {t('keeping.homeScreen')}
          </IonRouterLink>
        )}
        <button type="button" className="btn" disabled={isBusy} onClick={() => void make()}>
          {t('keeping.make')}
        </button>
        <RestoreCopy onRestored={onRestored} />
      </div>
      <p role="status" className={said?.ok === false ? 'warning' : 'keeping-said'}>
        {isBusy ? t('keeping.making') : said?.text}
      </p>
    </section>
  );
}

function LastCopy() {
  const { t, i18n } = useTranslation();
  const { last } = useStore(useServices().copyDates);
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <p className="keeping-last">
      {last === null ? t('keeping.none') : t('keeping.last', { date: date.format(last) })}
    </p>
  );
}

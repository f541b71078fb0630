// Says once that an address with plain http lacks what players would expect, and leads to what helps.

import { IonRouterLink } from '@ionic/react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { withNoticeRead } from '../../session';
import { useServices } from '../services';
import './keeping.css';

export function PlainNotice() {
  const { t } = useTranslation();
  const { device, notices } = useServices();
  const { read } = useStore(notices);
  if (device.isSecure || read.includes('plainAddress')) return null;
  const close = () => notices.setState((now) => withNoticeRead(now, 'plainAddress'));
  return (
    <section className="keeping keeping-offer" aria-label={t('phone.plain.title')}>
      <p>{t('phone.plain.notice')}</p>
      <div className="buttons">
        <IonRouterLink className="btn" routerLink="/phone" onClick={close}>
          {t('phone.plain.more')}
        </IonRouterLink>
        <button type="button" className="btn" onClick={close}>
          {t('common.close')}
        </button>
      </div>
    </section>
  );
}

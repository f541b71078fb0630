import { IonRouterLink } from '@ionic/react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../parts/Notice';
import { Page } from '../parts/Page';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('failure.notFoundTitle')}>
      <Notice title={t('failure.notFoundTitle')}>
        <p>{t('failure.notFound')}</p>
        <IonRouterLink routerLink="/" routerDirection="root" className="btn">
          {t('failure.toMenu')}
        </IonRouterLink>
      </Notice>
    </Page>
  );
}

import { IonRouterLink } from '@ionic/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

/** The way to the other devices; only a game in a slot has one. */
export function TogetherLink() {
  const { t } = useTranslation();
  const { slot } = useParams();
  if (slot === undefined) return null;
  return (
    <IonRouterLink className="btn btn-wide" routerLink={`/together/${slot}`}>
      {t('together.title')}
    </IonRouterLink>
  );
}

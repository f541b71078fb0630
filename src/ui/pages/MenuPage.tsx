import { IonContent, IonPage } from '@ionic/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Emblem } from '../parts/Emblem';
import { FailureBoundary } from '../parts/FailureBoundary';
import { MenuLinks } from '../parts/MenuLinks';
import { MENU } from '../routes';

/** Comes when the menu has long been there: a start waits for nothing. */
const GoOn = lazy(async () => ({ default: (await import('../games/GoOn')).GoOn }));

export function MenuPage() {
  const { t } = useTranslation();
  return (
    <IonPage>
      <IonContent>
        <div className="page menu">
          <header className="menu-head">
            <Emblem />
            <h1>{t('app.name')}</h1>
            <p>{t('app.tagline')}</p>
          </header>
          <FailureBoundary fallback={() => null}>
            <Suspense fallback={null}>
              <GoOn />
            </Suspense>
          </FailureBoundary>
          <MenuLinks label={t('menu.title')} entries={MENU} />
          <footer className="menu-foot">
            <p>{t('app.unofficial')}</p>
          </footer>
        </div>
      </IonContent>
    </IonPage>
  );
}

import { IonContent, IonPage } from '@ionic/react';
import { useTranslation } from 'react-i18next';
import { Emblem } from '../parts/Emblem';
import { FailureBoundary } from '../parts/FailureBoundary';
import { lazyPage } from '../parts/lazyPage';
import { MenuLinks } from '../parts/MenuLinks';
import { steadyTaps } from '../parts/steadyTaps';
import { MENU } from '../routes';

/** Comes when the menu has long been there: a start waits for nothing. */
const GoOn = lazyPage(async () => (await import('../games/GoOn')).GoOn, ['ui'], null);
const MenuNotices = lazyPage(async () => (await import('../keeping/MenuNotices')).MenuNotices, ['ui'], null);

export function MenuPage() {
  const { t } = useTranslation();
  return (
    <IonPage>
      <IonContent>
        <div className="page menu" ref={steadyTaps}>
          <header className="menu-head">
            <Emblem />
            <h1>{t('app.name')}</h1>
            <p>{t('app.tagline')}</p>
          </header>
          <FailureBoundary fallback={() => null}>
            <GoOn />
          </FailureBoundary>
          <FailureBoundary fallback={() => null}>
            <MenuNotices />
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

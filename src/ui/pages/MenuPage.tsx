import { IonContent, IonPage } from '@ionic/react';
import { useTranslation } from 'react-i18next';
import { Emblem } from '../parts/Emblem';
import { MenuLinks } from '../parts/MenuLinks';
import { MENU } from '../routes';

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
          <MenuLinks label={t('menu.title')} entries={MENU} />
          <footer className="menu-foot">
            <p>{t('app.unofficial')}</p>
          </footer>
        </div>
      </IonContent>
    </IonPage>
  );
}

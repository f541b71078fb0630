import { IonContent, IonPage } from '@ionic/react';
import { useTranslation } from 'react-i18next';
import { Emblem } from '../parts/Emblem';
import { MenuLink } from '../parts/MenuLink';
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
          <nav className="menu-links" aria-label={t('menu.title')}>
            {MENU.map(({ name, path }) => (
              <MenuLink
                key={name}
                to={path}
                icon={name}
                title={t(`menu.${name}.title`)}
                hint={t(`menu.${name}.hint`)}
              />
            ))}
          </nav>
          <footer className="menu-foot">
            <p>{t('app.unofficial')}</p>
          </footer>
        </div>
      </IonContent>
    </IonPage>
  );
}

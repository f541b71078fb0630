import { useTranslation } from 'react-i18next';
import { MenuLink } from '../parts/MenuLink';
import { Notice } from '../parts/Notice';
import { Page } from '../parts/Page';
import { TABLE_AIDS } from '../routes';

export function NewGamePage() {
  const { t } = useTranslation();
  return (
    <Page title={t('newGame.title')}>
      <Notice title={t('newGame.emptyTitle')}>
        <p>{t('newGame.empty')}</p>
      </Notice>
      <h2>{t('newGame.today')}</h2>
      <nav className="menu-links" aria-label={t('newGame.today')}>
        {TABLE_AIDS.map(({ name, path }) => (
          <MenuLink
            key={name}
            to={path}
            icon={name}
            title={t(`menu.${name}.title`)}
            hint={t(`menu.${name}.hint`)}
          />
        ))}
      </nav>
    </Page>
  );
}

import { useTranslation } from 'react-i18next';
import { MenuLink } from '../parts/MenuLink';
import { Notice } from '../parts/Notice';
import { Page } from '../parts/Page';

export function LoadPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('load.title')}>
      <Notice title={t('load.emptyTitle')}>
        <p>{t('load.empty')}</p>
      </Notice>
      <nav className="menu-links" aria-label={t('menu.title')}>
        <MenuLink to="/new" icon="newGame" title={t('menu.newGame.title')} hint={t('menu.newGame.hint')} />
      </nav>
    </Page>
  );
}

import { useTranslation } from 'react-i18next';
import { MenuLinks } from '../parts/MenuLinks';
import { Notice } from '../parts/Notice';
import { Page } from '../parts/Page';
import { MENU } from '../routes';

export function LoadPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('load.title')}>
      <Notice title={t('load.emptyTitle')}>
        <p>{t('load.empty')}</p>
      </Notice>
      <MenuLinks label={t('menu.title')} entries={MENU.slice(0, 1)} />
    </Page>
  );
}

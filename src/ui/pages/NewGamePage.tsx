import { useTranslation } from 'react-i18next';
import { MenuLinks } from '../parts/MenuLinks';
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
      <MenuLinks label={t('newGame.today')} entries={TABLE_AIDS} />
    </Page>
  );
}

import { useTranslation } from 'react-i18next';
import { Page } from '../../parts/Page';
import { LegionRules } from './LegionRules';

export function LegionRulesPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('legion.rules.title')}>
      <LegionRules />
    </Page>
  );
}

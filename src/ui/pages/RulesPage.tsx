import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Words } from '../../text';
import { Page } from '../parts/Page';
import { SearchField } from '../parts/SearchField';
import { Legend } from '../tiles/Legend';

type RuleName = keyof Words['rules']['entries'];

const RULES: readonly RuleName[] = [
  'adjacent',
  'counting',
  'sight',
  'movement',
  'large',
  'mobile',
  'doors',
  'companions',
  'attack',
  'surges',
  'wounded',
  'strain',
  'conditions',
  'imperialConditions',
];

export function RulesPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const entries = RULES.map((name) => ({
    name,
    title: t(`rules.entries.${name}.title`),
    body: t(`rules.entries.${name}.body`),
  })).filter(({ title, body }) => `${title} ${body}`.toLowerCase().includes(wanted));
  return (
    <Page title={t('rules.title')}>
      <p className="lead">{t('rules.intro')}</p>
      <SearchField label={t('rules.search')} value={search} onChange={setSearch} />
      {wanted === '' && <Legend />}
      {entries.length === 0 && <p role="status">{t('rules.nothingFound')}</p>}
      {entries.map(({ name, title, body }) => (
        <article key={name} id={name} className="rule">
          <h2>{title}</h2>
          <p>{body}</p>
        </article>
      ))}
    </Page>
  );
}

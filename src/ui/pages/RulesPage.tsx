// The rules at hand: searched, listed by letter, and one entry at an address of its own.

import { IonRouterLink } from '@ionic/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Glossary } from '../../text';
import { Page } from '../parts/Page';
import { SearchField } from '../parts/SearchField';
import { EntryList } from '../rules/EntryList';
import { EntryView } from '../rules/EntryView';
import { PageLink } from '../rules/PageLink';
import { SearchResults } from '../rules/SearchResults';
import { WithGlossary } from '../rules/WithGlossary';
import { Legend } from '../tiles/Legend';

export function RulesPage() {
  const { t } = useTranslation();
  const { id } = useParams();
  return (
    <Page title={t('rules.title')}>
      <WithGlossary>
        {(glossary) =>
          id === undefined ? <Index glossary={glossary} /> : <Entry glossary={glossary} id={id} />
        }
      </WithGlossary>
    </Page>
  );
}

function Index({ glossary }: { glossary: Glossary }) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  return (
    <>
      <p className="lead">{t('rules.intro')}</p>
      <SearchField label={t('rules.search')} value={search} onChange={setSearch} />
      {search.trim() === '' ? (
        <>
          <EntryList glossary={glossary} />
          <Legend />
        </>
      ) : (
        <SearchResults glossary={glossary} query={search} />
      )}
    </>
  );
}

function Entry({ glossary, id }: { glossary: Glossary; id: string }) {
  const { t } = useTranslation();
  const entry = glossary.byId.get(id);
  return (
    <>
      {entry ? (
        <EntryView key={id} glossary={glossary} entry={entry} Link={PageLink} />
      ) : (
        <p>{t('rules.unknown')}</p>
      )}
      <IonRouterLink className="btn" routerLink="/rules" routerDirection="back">
        {t('rules.all')}
      </IonRouterLink>
    </>
  );
}

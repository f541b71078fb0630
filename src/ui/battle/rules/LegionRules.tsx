// The rules of Legion in our words: searched and read in place, apart from the rules of the other game.

import { createContext, useCallback, useContext, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makeGlossary, pickLanguage, searchGlossary, type Glossary } from '../../../text';
import { SearchField } from '../../parts/SearchField';
import { useLoaded } from '../../parts/useLoaded';
import { Loading } from '../../parts/WithContent';
import { EntryText, type EntryLink } from '../../rules/EntryView';
import { useServices } from '../../services';
import '../battle.css';

export function LegionRules() {
  const { i18n } = useTranslation();
  const { legionRules } = useServices();
  const language = pickLanguage([i18n.language]);
  const [glossary] = useLoaded(
    useCallback(async () => makeGlossary(language, await legionRules(language)), [legionRules, language]),
  );
  return glossary ? <Entries glossary={glossary} /> : <Loading />;
}

function Entries({ glossary }: { glossary: Glossary }) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const found = search.trim() === '' ? glossary.entries : searchGlossary(glossary, search);
  const open = useCallback((id: string) => {
    setSearch('');
    const entry = list.current?.querySelector<HTMLDetailsElement>(`[data-entry="${id}"]`);
    if (!entry) return;
    entry.open = true;
    entry.scrollIntoView({ block: 'nearest' });
    entry.querySelector('summary')?.focus({ preventScroll: true });
  }, []);
  return (
    <OpenEntry value={open}>
      <p className="lead">{t('legion.rules.intro')}</p>
      <SearchField label={t('legion.rules.search')} value={search} onChange={setSearch} />
      {found.length === 0 && <p role="status">{t('legion.rules.nothing')}</p>}
      <ul className="legion-rules" ref={list}>
        {found.map(({ id, term, text }) => (
          <li key={id}>
            <details className="battle-why" data-entry={id}>
              <summary>{term}</summary>
              <p>
                <EntryText glossary={glossary} text={text} Link={Link} />
              </p>
            </details>
          </li>
        ))}
      </ul>
    </OpenEntry>
  );
}

const OpenEntry = createContext<(id: string) => void>(() => undefined);

const Link: EntryLink = ({ id, children }) => {
  const open = useContext(OpenEntry);
  return (
    <button type="button" className="term" onClick={() => open(id)}>
      {children}
    </button>
  );
};

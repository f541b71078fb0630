// What was found, the nearest first, each with the beginning of what it says.

import { useTranslation } from 'react-i18next';
import { type Glossary, searchGlossary } from '../../text';
import { EntryText, type EntryLink } from './EntryView';
import { PageLink } from './PageLink';

export function SearchResults({ glossary, query }: { glossary: Glossary; query: string }) {
  const { t } = useTranslation();
  const found = searchGlossary(glossary, query);
  return (
    <>
      <p role="status" className="lead">
        {found.length === 0 ? t('rules.nothingFound') : t('rules.found', { count: found.length })}
      </p>
      <ul className="entry-results">
        {found.map(({ id, term, text }) => (
          <li key={id}>
            <PageLink id={id}>{term}</PageLink>
            {/* The term says enough to those who hear the list. */}
            <span className="entry-glimpse" aria-hidden="true">
              <EntryText glossary={glossary} text={text} Link={PlainWords} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const PlainWords: EntryLink = ({ children }) => children;

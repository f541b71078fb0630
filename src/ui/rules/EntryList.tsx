// All entries, by letter.

import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { byLetter, type Glossary } from '../../text';
import { PageLink } from './PageLink';

export function EntryList({ glossary }: { glossary: Glossary }) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const letters = byLetter(glossary);
  const go = (letter: string) => {
    const heading = list.current?.querySelector<HTMLElement>(`[data-letter="${letter}"]`);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  return (
    <div ref={list}>
      <nav className="letters" aria-label={t('rules.letters')}>
        {letters.map(({ letter }) => (
          <button key={letter} type="button" className="letter" onClick={() => go(letter)}>
            {letter}
          </button>
        ))}
      </nav>
      {letters.map(({ letter, entries }) => (
        <section key={letter} className="letter-section">
          <h2 tabIndex={-1} data-letter={letter}>
            {letter}
          </h2>
          <ul className="entry-list">
            {entries.map(({ id, term }) => (
              <li key={id}>
                <PageLink id={id}>{term}</PageLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

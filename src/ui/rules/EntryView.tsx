// One entry: its term, what it says, and where to read on. Where a link leads to is up to the place it is shown in.

import { useIonViewDidEnter } from '@ionic/react';
import { Fragment, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Glossary, type GlossaryEntry, parseEntryText } from '../../text';
import { GameIcon } from '../activation/GameIcon';
import { MarkedWords } from './MarkedWords';
import './rules.css';

export type EntryLink = ComponentType<{ readonly id: string; readonly children: ReactNode }>;

type Props = {
  readonly glossary: Glossary;
  readonly entry: GlossaryEntry;
  readonly Link: EntryLink;
  /** Names the entry for whatever holds it. */
  readonly headingId?: string;
};

export function EntryView({ glossary, entry, Link, headingId }: Props) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever hears the screen hears first what was opened. A page that is still coming in can't hold the focus.
  const focus = () => heading.current?.focus({ preventScroll: true });
  useEffect(focus, []);
  useIonViewDidEnter(focus);
  const see = entry.see.flatMap((id) => glossary.byId.get(id) ?? []);
  return (
    <article className="entry">
      <h2 id={headingId} tabIndex={-1} ref={heading} className="entry-term">
        {entry.term}
      </h2>
      <p>
        <EntryText glossary={glossary} text={entry.text} Link={Link} />
      </p>
      {see.length > 0 && (
        <nav className="entry-see" aria-label={t('rules.see')}>
          <h3>{t('rules.see')}</h3>
          <ul>
            {see.map(({ id, term }) => (
              <li key={id}>
                <Link id={id}>{term}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </article>
  );
}

type TextProps = { readonly glossary: Glossary; readonly text: string; readonly Link: EntryLink };

export function EntryText({ glossary, text, Link }: TextProps) {
  return parseEntryText(glossary, text).map((piece, index) => (
    // Pieces of one text never change places.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {'link' in piece ? (
        <Link id={piece.link}>{piece.text}</Link>
      ) : 'icon' in piece ? (
        <GameIcon name={piece.icon} />
      ) : (
        <MarkedWords piece={piece} />
      )}
    </Fragment>
  ));
}

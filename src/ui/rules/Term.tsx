// Words that a rule explains: a tap opens the entry above the page.

import { Fragment, type ReactNode } from 'react';
import { type LinkedText, linkTerms, parseMarkup } from '../../text';
import { GameIcon } from '../activation/GameIcon';
import { MarkedWords } from './MarkedWords';
import { openTerm } from './openTerm';
import { useGlossary } from './useGlossary';
import './rules.css';

/** Without words of its own it shows the name of the entry. Never inside of a button. */
export function Term({ id, children }: { id: string; children?: ReactNode }) {
  const glossary = useGlossary();
  return (
    <button type="button" className="term" onClick={() => openTerm(id)}>
      {children ?? glossary?.byId.get(id)?.term ?? id}
    </button>
  );
}

/** A line of a mission whose bold words lead to the rules; they are just bold until the rules are there. */
export function LinkedLine({ text }: { text: string }) {
  const glossary = useGlossary();
  const pieces = parseMarkup(text);
  const linked: readonly LinkedText[] = glossary ? linkTerms(glossary, pieces) : pieces;
  return linked.map((piece, index) => (
    // Pieces of one text never change places.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {'icon' in piece ? (
        <GameIcon name={piece.icon} />
      ) : 'term' in piece ? (
        <b>
          <Term id={piece.term}>{piece.text}</Term>
        </b>
      ) : (
        <MarkedWords piece={piece} />
      )}
    </Fragment>
  ));
}

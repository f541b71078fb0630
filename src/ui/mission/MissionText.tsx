// A text of a mission: paragraphs, bold words and icons. All other signs are shown as written.

import { Fragment } from 'react';
import { paragraphsOf, parseMarkup } from '../../text';
import { GameIcon } from '../activation/GameIcon';
import { ReadAloud } from '../feel/ReadAloud';
import { LinkedLine } from '../rules/Term';
import './missionText.css';

export function MissionText({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph, index) => (
    // Paragraphs of one text never change places.
    // oxlint-disable-next-line react/no-array-index-key
    <p key={index}>
      <LinkedLine text={paragraph} />
    </p>
  ));
}

/** The same without paragraphs, for the inside of a button or a sentence. */
export function TextLine({ text }: { text: string }) {
  return parseMarkup(text).map((piece, index) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {'icon' in piece ? <GameIcon name={piece.icon} /> : piece.bold ? <b>{piece.text}</b> : piece.text}
    </Fragment>
  ));
}

/** What is read aloud. */
export function Story({ text }: { text: string }) {
  return (
    <blockquote className="story" data-guide="story">
      <ReadAloud text={text} />
      <MissionText text={text} />
    </blockquote>
  );
}

/** What has to be obeyed. */
export function RulesText({ text }: { text: string }) {
  return (
    <div className="rules-text" data-guide="rules">
      <MissionText text={text} />
    </div>
  );
}

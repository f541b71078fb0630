// A text of a mission: paragraphs, bold and stressed words, icons. All other signs are shown as written.

import { Fragment } from 'react';
import { paragraphsOf, parseMarkup } from '../../text';
import { GameIcon } from '../activation/GameIcon';
import { SpeakerPortrait } from '../art/SpeakerPortrait';
import { ReadAloud } from '../feel/ReadAloud';
import { MarkedWords } from '../rules/MarkedWords';
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
      {'icon' in piece ? <GameIcon name={piece.icon} /> : <MarkedWords piece={piece} />}
    </Fragment>
  ));
}

type StoryProps = {
  readonly text: string;
  /** Whose portraits stand beside it. */
  readonly voices?: readonly string[];
};

const NOBODY: readonly string[] = [];

/** What is read aloud. */
export function Story({ text, voices = NOBODY }: StoryProps) {
  return (
    <blockquote className="story" data-guide="story">
      <ReadAloud text={text} />
      <Faces of={voices} />
      <MissionText text={text} />
    </blockquote>
  );
}

/** The words name whom they show, so the pictures are decoration. */
export function Faces({ of }: { of: readonly string[] }) {
  if (of.length === 0) return null;
  return (
    <span className="faces">
      {of.map((id) => (
        <SpeakerPortrait key={id} id={id} size="3.2rem" />
      ))}
    </span>
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

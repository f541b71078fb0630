// Every text that was shown, to be read once more, the latest first.

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { logOf, plainText, type LogLine } from '../../../text';
import { useWholePast } from '../../parts/useWholePast';
import { useMission } from '../mission';
import { MissionText, RulesText, Story } from '../MissionText';
import type { History } from '../useMissionGame';

const MOST_LETTERS = 50;

export function TextsPart({ history }: { history: History }) {
  const { t } = useTranslation();
  const { teller } = useMission();
  useWholePast(history.readPast);
  const texts = useMemo(() => {
    const events = [...history.start, ...history.entries.flatMap((entry) => entry.events)];
    return textsOf(logOf(events, teller)).toReversed();
  }, [history, teller]);
  if (texts.length === 0) return <p>{t('byHand.texts.none')}</p>;
  return texts.map((lines, index) => (
    // Texts have no other name.
    // oxlint-disable-next-line react/no-array-index-key
    <details key={index} className="change">
      <summary>{summaryOf(lines)}</summary>
      {lines.map(({ tone, text }) =>
        tone === 'story' ? (
          <Story key={text} text={text} />
        ) : tone === 'rules' ? (
          <RulesText key={text} text={text} />
        ) : (
          <b key={text}>
            <MissionText text={text} />
          </b>
        ),
      )}
    </details>
  ));
}

/** What is read together: a title, what follows it, or one text by itself. */
function textsOf(lines: readonly LogLine[]): readonly (readonly LogLine[])[] {
  const texts: LogLine[][] = [];
  let open: LogLine[] | undefined;
  for (const line of lines) {
    if (line.tone === 'fact' || line.tone === 'round') {
      open = undefined;
      continue;
    }
    if (!open || line.tone === 'title') texts.push((open = []));
    open.push(line);
  }
  return texts.filter((text) => text.some(({ tone }) => tone !== 'title'));
}

function summaryOf([first]: readonly LogLine[]): string {
  const text = plainText(first?.text ?? '');
  return text.length <= MOST_LETTERS ? text : `${text.slice(0, text.lastIndexOf(' ', MOST_LETTERS))}…`;
}

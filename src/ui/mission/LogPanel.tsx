// Everything that was shown and that happened, to be read again. The newest stands at the end, where the log opens.

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { logOf, type LogLine } from '../../text';
import { Objective } from './Home';
import { useMission } from './mission';
import { Line, MissionText } from './MissionText';
import { Sheet } from './Sheet';
import type { History } from './useMissionGame';

/** The log is read from its end. */
const scrollToEnd = (end: HTMLElement | null) => end?.scrollIntoView({ block: 'end' });

export function LogPanel({ history }: { history: History }) {
  const { t } = useTranslation();
  const { teller } = useMission();
  const lines = useMemo(
    () => logOf([...history.start, ...history.entries().flatMap(({ events }) => events)], teller),
    [history, teller],
  );
  return (
    <Sheet title={t('mission.log')}>
      <div className="log">
        {lines.map((line, index) => (
          // Lines only ever come at the end.
          // oxlint-disable-next-line react/no-array-index-key
          <LogLineView key={index} line={line} />
        ))}
      </div>
      <Objective />
      <div ref={scrollToEnd} />
    </Sheet>
  );
}

export function LogLineView({ line: { tone, text } }: { line: LogLine }) {
  if (tone === 'round') return <h3 className="log-round">{text}</h3>;
  return (
    <div className={`log-${tone}`}>
      {tone === 'title' ? (
        <b>
          <Line text={text} />
        </b>
      ) : (
        <MissionText text={text} />
      )}
    </div>
  );
}

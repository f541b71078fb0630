// Everything that was shown and that happened, to read again. The newest entry stands at the end, where the log opens.

import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { logOf, type LogLine } from '../../text';
import { useWholePast } from '../parts/useWholePast';
import { Objective } from './Home';
import { useMission } from './mission';
import { TextLine, MissionText } from './MissionText';
import { Sheet } from './Sheet';
import type { History } from './useMissionGame';

/** The log is read from its end. */
const scrollToEnd = (end: HTMLElement | null) => {
  end?.scrollIntoView({ block: 'end' });
};

type Props = {
  readonly history: History;
  /** In a campaign: its whole log, instead of that of this mission alone. */
  readonly log?: ReactNode;
};

export function LogPanel({ history, log }: Props) {
  const { t } = useTranslation();
  return (
    <Sheet title={t('mission.log')}>
      {log ? (
        <>
          <Objective />
          {log}
        </>
      ) : (
        <>
          <MissionLog history={history} />
          <Objective />
          <div ref={scrollToEnd} />
        </>
      )}
    </Sheet>
  );
}

function MissionLog({ history }: { history: History }) {
  const { teller } = useMission();
  useWholePast(history.readPast);
  const lines = useMemo(
    () => logOf([...history.start, ...history.entries.flatMap(({ events }) => events)], teller),
    [history, teller],
  );
  return (
    <div className="log">
      {lines.map((line, index) => (
        // Lines have no other name; they come at the end, or all older ones at once.
        // oxlint-disable-next-line react/no-array-index-key
        <LogLineView key={index} line={line} />
      ))}
    </div>
  );
}

export function LogLineView({ line: { tone, text } }: { line: LogLine }) {
  if (tone === 'round') return <h3 className="log-round">{text}</h3>;
  return (
    <div className={`log-${tone}`}>
      {tone === 'title' ? (
        <b>
          <TextLine text={text} />
        </b>
      ) : (
        <MissionText text={text} />
      )}
    </div>
  );
}

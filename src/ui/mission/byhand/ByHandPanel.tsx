// Everything that players may change by hand, whatever the rules say, in one sheet of folded parts. Each change is a command: undo
// takes it back, the log tells it.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../Sheet';
import type { History } from '../useMissionGame';
import { EventsPart } from './EventsPart';
import { FiguresPart } from './FiguresPart';
import { DeployPart, GroupsPart } from './GroupsPart';
import { HandPart, OutPart } from './HandPart';
import { RoundPart } from './RoundPart';
import { TextsPart } from './TextsPart';
import { ThreatPart } from './ThreatPart';
import '../mission.css';
import '../play/play.css';
import './byHand.css';

export function ByHandPanel({ history }: { history: History }) {
  const { t } = useTranslation();
  return (
    <Sheet title={t('byHand.title')}>
      <p className="lead">{t('byHand.help')}</p>
      <Part title={t('byHand.threat.title')} open>
        <ThreatPart />
      </Part>
      <Part title={t('byHand.groups.title')}>
        <GroupsPart />
      </Part>
      <Part title={t('byHand.deploy.title')}>
        <DeployPart />
      </Part>
      <Part title={t('byHand.hand.title')}>
        <HandPart />
      </Part>
      <Part title={t('byHand.out.title')}>
        <OutPart />
      </Part>
      <Part title={t('byHand.figures.title')}>
        <FiguresPart />
      </Part>
      <Part title={t('byHand.round.title')}>
        <RoundPart />
      </Part>
      <Part title={t('byHand.events.title')}>
        <EventsPart />
      </Part>
      <Part title={t('byHand.texts.title')}>
        <TextsPart history={history} />
      </Part>
    </Sheet>
  );
}

type PartProps = { readonly title: string; readonly open?: boolean; readonly children: ReactNode };

function Part({ title, open = false, children }: PartProps) {
  return (
    <details className="change by-hand-part" open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

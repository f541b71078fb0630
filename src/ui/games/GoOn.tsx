// The game that was played last, one tap away. Shows nothing where there is none or it cannot be read.

import { IonRouterLink } from '@ionic/react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { readSummary, type SlotInfo } from '../../session';
import { useServices } from '../services';
import { byLastPlayed, type Playable } from './lastPlayed';
import { SlotSummary } from './SlotSummary';
import { useSlots } from './useSlots';
import './games.css';

export function GoOn() {
  const { slots } = useSlots();
  const last = slots.kind === 'listed' ? lastPlayed(slots.slots) : undefined;
  return last ? <GoOnLink last={last} /> : null;
}

const lastPlayed = (slots: readonly SlotInfo[]): Playable | undefined =>
  byLastPlayed(slots).find((info): info is Playable => info.kind === 'playable' && !isOver(info.summary));

function isOver(stored: unknown): boolean {
  const summary = readSummary(stored);
  if (summary.kind === 'battle') return summary.winner !== null;
  return (summary.kind === 'campaign' ? summary.ending : summary.won) !== null;
}

function GoOnLink({ last: { slot, summary, savedAt } }: { last: Playable }) {
  const { t } = useTranslation();
  const pack = use(useServices().content());
  return (
    <IonRouterLink className="go-on" routerLink={`/play/${slot}`}>
      <span className="go-on-title">{t('menu.goOn')}</span>
      <SlotSummary pack={pack} summary={summary} savedAt={savedAt} />
    </IonRouterLink>
  );
}

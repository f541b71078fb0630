// The game that was played last, one tap away. Shows nothing where there is none or it cannot be read.

import { IonRouterLink } from '@ionic/react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlotInfo } from '../../session';
import { useServices } from '../services';
import { SlotSummary } from './SlotSummary';
import { readSummary } from './summaries';
import { useSlots } from './useSlots';
import './games.css';

type Playable = Extract<SlotInfo, { kind: 'playable' }>;

export function GoOn() {
  const { slots } = useSlots();
  const last = slots.kind === 'listed' ? lastPlayed(slots.slots) : undefined;
  return last ? <GoOnLink last={last} /> : null;
}

const lastPlayed = (slots: readonly SlotInfo[]): Playable | undefined =>
  slots
    .filter((info): info is Playable => info.kind === 'playable' && !isOver(info.summary))
    .toSorted((one, other) => other.savedAt - one.savedAt)[0];

function isOver(stored: unknown): boolean {
  const summary = readSummary(stored);
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

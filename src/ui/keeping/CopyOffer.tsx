// Offers a copy where games are at risk: in one line at the end of a mission, and on the menu when the last copy is old.

import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { isCopyDue, type SlotInfo } from '../../session';
import { useServices } from '../services';
import './keeping.css';
import { useLoaded } from '../parts/useLoaded';
import { useMakeCopy } from './useMakeCopy';

export function CopyAfterMission() {
  const { t } = useTranslation();
  const { safety } = useStore(useServices().safety);
  return safety === 'atRisk' ? <QuietOffer words={t('keeping.afterMission')} /> : null;
}

/** One line that leaves the moment to the players. */
function QuietOffer({ words }: { words: string }) {
  const { t } = useTranslation();
  const { isBusy, said, make } = useMakeCopy();
  return (
    <section className="keeping-line" aria-label={t('keeping.make')}>
      <span role="status">{isBusy ? t('keeping.making') : (said?.text ?? words)}</span>{' '}
      {!said?.ok && (
        <button type="button" className="link" disabled={isBusy} onClick={() => void make()}>
          {t('keeping.make')}
        </button>
      )}
    </section>
  );
}

export function CopyDue({ slots }: { slots: readonly SlotInfo[] }) {
  const { t, i18n } = useTranslation();
  const services = useServices();
  const { safety } = useStore(services.safety);
  const { copyDates } = services;
  // Judged once: the offer stays to say what became of the copy.
  const [due] = useLoaded(
    useCallback(
      async () => ({
        isDue: isCopyDue(safety, copyDates.getState(), slots, Date.now()),
        ...copyDates.getState(),
      }),
      [safety, copyDates, slots],
    ),
  );
  if (!due?.isDue) return null;
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  return (
    <Offer
      words={due.last === null ? t('keeping.dueFirst') : t('keeping.due', { date: date.format(due.last) })}
    />
  );
}

function Offer({ words }: { words: string }) {
  const { t } = useTranslation();
  const { isBusy, said, make } = useMakeCopy();
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  return (
    <section className="keeping keeping-offer" aria-label={t('keeping.make')}>
      <p role="status">{isBusy ? t('keeping.making') : (said?.text ?? words)}</p>
      <div className="buttons">
        {!said?.ok && (
          <button type="button" className="btn" disabled={isBusy} onClick={() => void make()}>
            {t('keeping.make')}
          </button>
        )}
        <button type="button" className="btn" onClick={() => setIsClosed(true)}>
          {t(said?.ok ? 'common.close' : 'keeping.notNow')}
        </button>
      </div>
    </section>
  );
}

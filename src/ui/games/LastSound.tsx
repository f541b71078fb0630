// The last sound save of a game whose newest one cannot be opened: one tap goes back to it.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recoverable, Slot } from '../../session';
import { WithContent } from '../parts/WithContent';
import { useServices } from '../services';
import { useProblemText } from './problems';
import { SlotSummary } from './SlotSummary';
import './games.css';

type Props = {
  readonly slot: Slot;
  /** Newest first. */
  readonly recoverable: readonly Recoverable[];
  readonly onDone: () => void;
};

export function LastSound({ slot, recoverable: [last], onDone }: Props) {
  const { t } = useTranslation();
  const { games } = useServices();
  const problemText = useProblemText();
  const [said, setSaid] = useState<string | null>(null);
  if (!last) return <p>{t('load.lost')}</p>;
  const goBack = async () => {
    const recovered = await (await games()).recover(slot, last.generation);
    if (recovered.ok) onDone();
    else setSaid(problemText(recovered.error));
  };
  return (
    <>
      <p>{t('load.goBackTo')}</p>
      <button type="button" className="choose slot-older" onClick={() => void goBack()}>
        <WithContent>
          {(pack) => <SlotSummary pack={pack} summary={last.summary} savedAt={last.savedAt} />}
        </WithContent>
      </button>
      {said !== null && <p role="alert">{said}</p>}
    </>
  );
}

// The answer to "Why?" for what the Empire deployed: each decision with its candidates, what each was worth, and what decided.

import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmpireDecision } from '../../../mission';
import { empireWhy } from '../../../text';
import { useMission } from '../mission';
import { usePointNames } from './pointNames';
import './byHand.css';

type Props = {
  readonly decision: EmpireDecision;
  /** Only the one that brought this group. */
  readonly group?: string;
};

export function EmpireWhy({ decision: { round, steps }, group }: Props) {
  const { t } = useTranslation();
  const { teller } = useMission();
  const placeOf = usePointNames();
  const told = useMemo(
    () =>
      empireWhy(
        steps.filter(({ came }) => group === undefined || came === group),
        teller,
        placeOf,
      ),
    [steps, group, teller, placeOf],
  );
  // On a phone it opens below the edge of the screen.
  const first = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    first.current?.closest('details')?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <>
      <p className="lead" ref={first}>
        {t('empire.round', { round })}
      </p>
      <ol className="empire-why">
        {told.map(({ had, options, decided }, index) => (
          // Decisions follow one another.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <p>
              {had} <b>{decided}</b>
            </p>
            {options.length > 0 && <p>{t('empire.candidates')}</p>}
            <ul className="empire-options">
              {options.map(({ title, facts, taken }) => (
                <li key={title + facts.join('')} data-taken={taken || undefined}>
                  <b>{title}</b>
                  <br />
                  {facts.join(' ')}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}

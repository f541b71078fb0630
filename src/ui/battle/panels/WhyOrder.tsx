// Why an order was given: stance, role, conditions, and how the choice of the target narrowed down.

import { useTranslation } from 'react-i18next';
import type { AutomaOrder } from '../../../battle';
import { useBattle } from '../battle';

export function WhyOrder({ order }: { order: AutomaOrder }) {
  const { t } = useTranslation();
  const lines = useWhyLines(order);
  return (
    <details className="battle-why">
      <summary>{t('legion.why.title')}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

/** A step that leaves everybody in says nothing about the choice. */
const narrowing = (ladder: AutomaOrder['ladder']): AutomaOrder['ladder'] =>
  ladder.filter(({ survivors }, step) => survivors.length !== ladder[step - 1]?.survivors.length);

function useWhyLines({ stance, role, because, ladder }: AutomaOrder): readonly string[] {
  const { t } = useTranslation();
  const { words } = useBattle();
  const conditions = because.map((cond) => {
    switch (cond.kind) {
      case 'actions':
        return t('legion.why.least.actions', { count: cond.least });
      case 'shaken':
        return t('legion.why.least.shaken', { count: cond.least });
      case 'laterThan':
        return t('legion.why.laterThan', { round: cond.round });
      case 'scoresSoon':
        return cond.rounds === 0
          ? t('legion.why.scoresNow')
          : t('legion.why.scoresSoon', { count: cond.rounds });
      default:
        return cond.not ? t(`legion.why.ifNot.${cond.kind}`) : t(`legion.why.if.${cond.kind}`);
    }
  });
  const rungs = narrowing(ladder).map(({ by, survivors }) =>
    t(`legion.why.rung.${by.kind}`, { units: words.units(survivors) }),
  );
  return [
    ...new Set([t(`legion.why.stance.${stance}`), t(`legion.why.role.${role}`), ...conditions, ...rungs]),
  ];
}

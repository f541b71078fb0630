// The Empire's threat, how much comes in, and why it decided as it did.

import { useTranslation } from 'react-i18next';
import { Stepper } from '../../parts/Stepper';
import { useMission } from '../mission';
import { EmpireWhy } from './EmpireWhy';

const MOST = 999;

export function ThreatPart() {
  const { t } = useTranslation();
  const { game, say } = useMission();
  const { threat } = game;
  if (!threat) return <p>{t('byHand.threat.none')}</p>;
  const most = threat.most ?? MOST;
  return (
    <>
      <Stepper
        label={t('byHand.threat.amount')}
        value={threat.amount}
        most={most}
        onChange={(amount) => say({ kind: 'setThreat', amount })}
      />
      <Stepper
        label={t('byHand.threat.level')}
        value={threat.level}
        most={most}
        onChange={(level) => say({ kind: 'setThreat', level })}
      />
      {game.threat?.latest ? (
        <details className="change">
          <summary>{t('empire.title')}</summary>
          <EmpireWhy decision={game.threat.latest} />
        </details>
      ) : (
        <p className="lead">{t('empire.none')}</p>
      )}
    </>
  );
}

// The Empire of a classic campaign: its doctrine, influence, plans in force and villains, for everybody to see.

import { useTranslation } from 'react-i18next';
import { isDoctrine } from '../../../campaign';
import { useCampaign } from '../campaign';
import { PlanList } from './PlanList';

export function EmpirePanel() {
  const { t } = useTranslation();
  const { state, teller } = useCampaign();
  const { classic } = state;
  if (!classic) return null;
  const { doctrine, influence, villains, stage, bought } = classic;
  // What the stage has just told needs no second telling below.
  const plans = classic.plans.filter((plan) => stage !== 'imperial' || !bought.includes(plan));
  return (
    <section className="stage" aria-label={t('campaign.classic.empire')}>
      <h2>{t('campaign.classic.empire')}</h2>
      {isDoctrine(doctrine) && (
        <p className="plan">
          <b>{t(`campaign.doctrines.${doctrine}.title`)}</b>{' '}
          <span>{t(`campaign.doctrines.${doctrine}.text`)}</span>
        </p>
      )}
      <p className="lead">{t('campaign.classic.influence', { count: influence })}</p>
      {plans.length > 0 && (
        <>
          <h3>{t('campaign.classic.inForce')}</h3>
          <PlanList plans={plans} />
        </>
      )}
      {villains.length > 0 && (
        <p>{t('campaign.classic.villains', { names: teller.list(villains.map(teller.card)) })}</p>
      )}
    </section>
  );
}

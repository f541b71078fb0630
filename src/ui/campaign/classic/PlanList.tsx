// Plans of the Empire with their rules.

import { useTranslation } from 'react-i18next';
import { isPlan } from '../../../campaign';
import { useCampaign } from '../campaign';

export function PlanList({ plans }: { plans: readonly string[] }) {
  const { t } = useTranslation();
  const { play, teller } = useCampaign();
  const missionRule = (id: string) =>
    (play.kit.campaign.classic?.plans ?? []).some(({ mission, forced }) => mission === id && forced)
      ? t('campaign.classic.forcedHelp')
      : t('campaign.classic.boughtSide');
  return (
    <ul className="plans">
      {plans.map((id) => (
        <li key={id} className="plan">
          <b>{teller.plan(id)}</b>{' '}
          <span>{isPlan(id) ? t(`campaign.plans.${id}.rule`) : missionRule(id)}</span>
        </li>
      ))}
    </ul>
  );
}

// Where a classic campaign stands: the stage, what can be done in it, and the way on.

import { useTranslation } from 'react-i18next';
import { openMissions } from '../../../campaign';
import { useCampaign } from '../campaign';
import { GreenChoice } from './GreenChoice';
import { PlanList } from './PlanList';

type Props = { readonly onTab: (tab: 'armory' | 'training') => void };

export function StagePanel({ onTab }: Props) {
  const { t } = useTranslation();
  const { play, state, teller } = useCampaign();
  const { classic } = state;
  if (!classic || state.ending !== null) return null;
  const [forced] = classic.forced;
  const { slots = [] } = play.kit.campaign.classic ?? {};
  const slot = slots[classic.slot];
  return (
    <section className="stage" aria-label={t(`campaign.stages.${classic.stage}`)}>
      <h2>{forced === undefined ? t(`campaign.stages.${classic.stage}`) : t('campaign.classic.forced')}</h2>
      {slot && (
        <p className="lead">
          {[
            t('campaign.classic.slot', {
              kind: t(`campaign.slots.${slot.kind}`),
              number: classic.slot + 1,
              of: slots.length,
            }),
            t('campaign.classic.threat', { level: slot.threat }),
            ...(slot.tiers && classic.stage !== 'imperial'
              ? [t('campaign.classic.tiers', { tiers: teller.list(slot.tiers.map(String)) })]
              : []),
          ].join(' · ')}
        </p>
      )}
      {classic.threat > 0 && <p>{t('campaign.classic.carried', { count: classic.threat })}</p>}
      {classic.stage === 'deck' && <GreenChoice />}
      {classic.stage === 'imperial' && <Bought />}
      {forced !== undefined && !classic.bought.includes(forced) && <p>{t('campaign.classic.forcedHelp')}</p>}
      {forced === undefined && classic.stage === 'rebel' && <RebelStage onTab={onTab} />}
      {forced === undefined && classic.stage === 'imperial' && (
        <EndStage words={t('campaign.classic.endImperial')} />
      )}
      {classic.stage === 'mission' &&
        openMissions(play, state).some(({ mission }) => isOfEmpire(play, mission)) && (
          <p>{t('campaign.classic.sideOfEmpire')}</p>
        )}
    </section>
  );
}

const isOfEmpire = (play: ReturnType<typeof useCampaign>['play'], mission: string): boolean =>
  (play.kit.campaign.classic?.plans ?? []).some((plan) => plan.mission === mission && !plan.forced);

function RebelStage({ onTab }: Props) {
  const { t } = useTranslation();
  const { state, teller } = useCampaign();
  const savings = Object.entries(state.classic?.xp ?? {}).map(([hero, points]) =>
    t('campaign.classic.points', { name: teller.hero(hero), points }),
  );
  return (
    <>
      <p>{t('campaign.classic.rebelHelp')}</p>
      <p>{savings.join(' · ')}</p>
      <div className="stage-ways">
        <button type="button" className="btn" onClick={() => onTab('training')}>
          {t('campaign.map.toTraining')}
        </button>
        <button type="button" className="btn" onClick={() => onTab('armory')}>
          {t('campaign.classic.toArmory')}
        </button>
      </div>
      <EndStage words={t('campaign.classic.endRebel')} />
    </>
  );
}

function EndStage({ words }: { words: string }) {
  const { say } = useCampaign();
  return (
    <button type="button" className="btn btn-main btn-wide" onClick={() => say({ kind: 'endStage' })}>
      {words}
    </button>
  );
}

/** What the Empire did in its stage. */
function Bought() {
  const { t } = useTranslation();
  const { state } = useCampaign();
  const { bought = [] } = state.classic ?? {};
  if (bought.length === 0) return <p>{t('campaign.classic.boughtNothing')}</p>;
  return (
    <>
      <p>{t('campaign.classic.bought')}</p>
      <PlanList plans={bought} />
    </>
  );
}

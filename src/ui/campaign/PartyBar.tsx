// The party at a glance: the portraits, who can still learn, credits and fame (rows 90 and 94).

import { useTranslation } from 'react-i18next';
import { HeroFace } from '../games/Portrait';
import { Icon } from '../icons';
import { learnersIn, useCampaign } from './campaign';

/** `purse`: not where the fame is told by itself. */
export function PartyBar({ purse = true }: { purse?: boolean }) {
  const { t } = useTranslation();
  const { play, state, teller } = useCampaign();
  // A classic campaign may do without fame.
  const hasFame = state.classic === undefined || play.kit.campaign.fame !== undefined;
  const learners = learnersIn(state);
  return (
    <div className="party-bar">
      <ul className="party" aria-label={t('campaign.party')}>
        {state.heroes.map((hero) => (
          <li key={hero.id} className="party-hero">
            <HeroFace id={hero.id} />
            <span className="visually-hidden">{teller.hero(hero.id)}</span>
            {learners.includes(hero) && <LessonSign />}
          </li>
        ))}
      </ul>
      {purse && (
        <p className="purse">
          <b>{t('campaign.credits', { count: state.credits })}</b>
          {hasFame && <span>{t('campaign.fame', { fame: state.fame })}</span>}
        </p>
      )}
    </div>
  );
}

/** Beside heroes who can still learn. */
export function LessonSign() {
  const { t } = useTranslation();
  return (
    <span className="lesson-sign">
      <Icon name="training" size="1.1em" />
      <span className="visually-hidden">{t('campaign.lesson')}</span>
    </span>
  );
}

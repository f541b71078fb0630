// Training (rows 90 and 91): what every hero knows and can learn now. A tap learns a card, another tap takes it back.

import { useTranslation } from 'react-i18next';
import { lessonsLeft, MOST_TRAINING, type CampaignHero } from '../../campaign';
import { HeroFace } from '../games/Portrait';
import { useCampaign } from './campaign';
import { CampaignHeroPage } from './CampaignHeroPage';
import { ItemFacts } from './ItemFacts';
import { LessonSign } from './PartyBar';

export function TrainingView() {
  const { t } = useTranslation();
  const { state } = useCampaign();
  return (
    <>
      <p className="lead">{t(state.classic ? 'campaign.training.classicHelp' : 'campaign.training.help')}</p>
      {state.heroes.map((hero) => (
        <HeroTraining key={hero.id} hero={hero} />
      ))}
    </>
  );
}

function HeroTraining({ hero }: { hero: CampaignHero }) {
  const { play, state, teller } = useCampaign();
  const left = lessonsLeft(state, hero);
  const name = teller.hero(hero.id);
  const cards = Object.entries(play.kit.classCards)
    .filter(([, card]) => card.hero === hero.id && card.xp !== undefined)
    .toSorted(([, one], [, other]) => (one.xp ?? 0) - (other.xp ?? 0))
    .map(([id]) => id);
  return (
    <section className="hero-card" aria-label={name}>
      <header className="hero-head">
        <HeroFace id={hero.id} />
        <span>
          <h2>
            {name} {left > 0 && <LessonSign />}
          </h2>
          <span className={left > 0 ? 'hero-lessons' : 'lead'}>
            <LessonWords hero={hero} left={left} />
          </span>
        </span>
      </header>
      <ul className="lessons">
        {cards.map((card) => (
          <li key={card}>
            <Lesson hero={hero} card={card} />
          </li>
        ))}
      </ul>
      <CampaignHeroPage id={hero.id} />
    </section>
  );
}

/** Points in a classic campaign, lessons in ours. */
function LessonWords({ hero, left }: { hero: CampaignHero; left: number }) {
  const { t } = useTranslation();
  const { state } = useCampaign();
  if (state.classic) {
    const count = state.classic.xp[hero.id] ?? 0;
    return count > 0 ? t('campaign.training.points', { count }) : t('campaign.training.noPoints');
  }
  if (left > 0) return t('campaign.training.left', { count: left });
  return t(hero.classCards.length >= MOST_TRAINING ? 'campaign.training.complete' : 'campaign.training.none');
}

function Lesson({ hero, card }: { hero: CampaignHero; card: string }) {
  const { t } = useTranslation();
  const { play, state, say, whyNot } = useCampaign();
  const place = hero.classCards.indexOf(card);
  const isLearnt = place >= 0;
  const xp = play.kit.classCards[card]?.xp ?? 0;
  const command = { kind: isLearnt ? 'untrain' : 'train', hero: hero.id, card } as const;
  const why = whyNot(command);
  const notes = [
    ...(isLearnt ? [t('campaign.training.learnt')] : []),
    ...(isLearnt && place < hero.settled ? [t('campaign.training.settled')] : []),
    ...(!state.classic && !isLearnt && xp > hero.classCards.length + 1
      ? [t('campaign.training.tooMuch')]
      : []),
  ];
  return (
    <button
      type="button"
      className="lesson"
      aria-pressed={isLearnt}
      disabled={why !== null}
      onClick={() => say(command)}
    >
      <ItemFacts id={card} notes={notes} sign={t('campaign.training.xp', { xp })} whole />
    </button>
  );
}

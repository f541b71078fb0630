// The end of a mission, over the whole screen: the outcome, the heroes, the rewards, and the way out. Undo still works, in case of a slip. In a campaign
// the rewards come afterwards, with all other news.

import { IonRouterLink } from '@ionic/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ALL_ESCAPED, GIVEN_UP, heroesIn } from '../../mission';
import { HeroPortrait } from '../art/HeroPortrait';
import { Scene } from '../art/Scene';
import { sceneOfMission } from '../art/sceneOf';
import { CopyAfterMission } from '../keeping/CopyOffer';
import { useMission } from './mission';
import { TextLine, Story } from './MissionText';
import { MainBar } from './Sheet';
import { voicesOf } from './voices';
import './over.css';

type Props = {
  /** What comes next, in a campaign. */
  readonly afterwards?: ReactNode;
};

/** Endings that no author has to write. */
const ENDINGS: Readonly<Record<string, 'givenUp' | 'allEscaped'>> = {
  [GIVEN_UP]: 'givenUp',
  [ALL_ESCAPED]: 'allEscaped',
};

export function OverPanel({ afterwards }: Props) {
  const { t } = useTranslation();
  const { play, game, teller } = useMission();
  const { result, round } = game;
  if (!result) return null;
  const outcome = play.mission.outcomes.find(({ id }) => id === result.outcome);
  return (
    <div className={result.won ? 'over over-won' : 'over'}>
      <div className="over-picture">
        <Scene
          of={sceneOfMission(play.mission, play.kit.tiles)}
          as="fill"
          light={result.won ? 'warm' : 'cold'}
        />
        <Party />
      </div>
      <div className="over-words">
        <p className="over-sign">{t(result.won ? 'mission.over.won' : 'mission.over.lost')}</p>
        <p className="over-mission">
          {teller.says(play.mission.title)} · {t('mission.over.rounds', { count: round })}
        </p>
        {outcome ? (
          <Story text={teller.says(outcome.text)} voices={voicesOf(play.mission, outcome.text)} />
        ) : (
          <p>{t(`mission.over.${ENDINGS[result.outcome] ?? 'allWounded'}`)}</p>
        )}
        {afterwards === undefined && <Earned />}
      </div>
      <MainBar>
        {afterwards ?? (
          <IonRouterLink className="btn btn-main" routerLink="/" routerDirection="root">
            {t('failure.toMenu')}
          </IonRouterLink>
        )}
        <CopyAfterMission />
      </MainBar>
    </div>
  );
}

/** The heroes as they came out of it. */
function Party() {
  const { t } = useTranslation();
  const { game, teller } = useMission();
  return (
    <ul className="over-party" aria-label={t('mission.heroes')}>
      {heroesIn(game).map(({ id, wounded, gone }) => (
        <li key={id}>
          <HeroPortrait
            id={id}
            size="100%"
            wounded={wounded}
            withdrawn={gone === 'withdrew'}
            label={teller.hero(id)}
          />
        </li>
      ))}
    </ul>
  );
}

function Earned() {
  const { t } = useTranslation();
  const { play, game, teller } = useMission();
  const { credits, fame, items } = game.gains;
  const texts = (play.mission.rewards ?? []).flatMap(({ id, text }) =>
    text !== undefined && game.result?.rewards.includes(id) ? [teller.says(text)] : [],
  );
  const sums = [
    ...(credits > 0 ? [t('mission.over.credits', { count: credits })] : []),
    ...(fame > 0 ? [t('mission.over.fame', { count: fame })] : []),
    ...(items.length > 0
      ? [t('mission.over.items', { names: teller.list(items.map((id) => play.kit.items[id] ?? id)) })]
      : []),
  ];
  if (texts.length + sums.length === 0) return null;
  return (
    <>
      <h3>{t('mission.over.earned')}</h3>
      <ul className="facts">
        {[...texts, ...sums].map((text) => (
          <li key={text}>
            <TextLine text={text} />
          </li>
        ))}
      </ul>
    </>
  );
}

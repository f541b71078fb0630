// The end of a mission: the outcome, the rewards, and the way out. Undo still works, in case of a slip. In a campaign
// the rewards come afterwards, with all other news.

import { IonRouterLink } from '@ionic/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ALL_ESCAPED, GIVEN_UP } from '../../mission';
import { CopyAfterMission } from '../keeping/CopyOffer';
import { useMission } from './mission';
import { TextLine, Story } from './MissionText';
import { MainBar } from './Sheet';

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
    <>
      <p className={result.won ? 'over-sign over-won' : 'over-sign'}>
        {t(result.won ? 'mission.over.won' : 'mission.over.lost')}
      </p>
      {outcome ? (
        <Story text={teller.says(outcome.text)} />
      ) : (
        <p>{t(`mission.over.${ENDINGS[result.outcome] ?? 'allWounded'}`)}</p>
      )}
      <p>{t('mission.over.rounds', { count: round })}</p>
      {afterwards === undefined && <Earned />}
      <CopyAfterMission />
      <MainBar>
        {afterwards ?? (
          <IonRouterLink className="btn btn-main" routerLink="/" routerDirection="root">
            {t('failure.toMenu')}
          </IonRouterLink>
        )}
      </MainBar>
    </>
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

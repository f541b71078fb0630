// Texts that are read before anything else: the beginning of the campaign, the results of a mission, the ending.

import { IonRouterLink } from '@ionic/react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { endingTexts, scoreOf } from '../../campaign';
import { withScore } from '../../session';
import { reportLines, type ReportKind } from '../../text';
import { Scene } from '../art/Scene';
import { sceneOfCampaign, sceneOfMission, type SceneSpot } from '../art/sceneOf';
import { Icon, type IconName } from '../icons';
import { TextLine, Story } from '../mission/MissionText';
import { voicesOf } from '../mission/voices';
import { useServices } from '../services';
import { firstCampaign } from '../games/new/setups';
import { useCampaign } from './campaign';
import { HighScoreList, useIsListed } from './HighScoreList';
import { PartyBar } from './PartyBar';
import '../games/games.css';

type ChapterProps = {
  readonly title: string;
  /** Where it plays. */
  readonly scene: SceneSpot;
  readonly light?: 'warm' | 'cold';
  readonly children: ReactNode;
  readonly bar: ReactNode;
};

function Chapter({ title, scene, light, children, bar }: ChapterProps) {
  return (
    <section className="campaign-view chapter">
      <div className="chapter-picture" aria-hidden="true">
        <Scene of={scene} as="fill" {...(light && { light })} />
      </div>
      <div className="page">
        <h2 className="chapter-title">{title}</h2>
        {children}
      </div>
      <div className="begin-bar">{bar}</div>
    </section>
  );
}

type Props = { readonly onRead: () => void };

export function IntroView({ onRead }: Props) {
  const { t } = useTranslation();
  const { play, teller } = useCampaign();
  const { campaign } = play.kit;
  const { title, intro } = campaign;
  return (
    <Chapter
      title={teller.says(title)}
      scene={sceneOfCampaign(play.kit.campaign)}
      bar={
        <button type="button" className="btn btn-main btn-wide" onClick={onRead}>
          {t('campaign.intro.begin')}
        </button>
      }
    >
      {intro !== undefined && <Story text={teller.says(intro)} voices={voicesOf(campaign, intro)} />}
    </Chapter>
  );
}

const ICONS: Readonly<Record<ReportKind, IconName>> = {
  reward: 'star',
  credits: 'credits',
  groupFame: 'star',
  fame: 'star',
  crates: 'credits',
  xp: 'training',
  awards: 'star',
  influence: 'minus',
  villains: 'minus',
  items: 'inventory',
  lost: 'minus',
  cards: 'star',
  exchanged: 'credits',
  ally: 'ally',
  training: 'training',
  promoted: 'ally',
};

/** How it went was told when the mission ended, and the map tells it again; here stands only what is new. */
export function ReportView({ onRead }: Props) {
  const { t } = useTranslation();
  const { play, state, teller } = useCampaign();
  const { report } = state;
  if (!report) return null;
  const { mission, won } = report;
  const { encounter } = play.missionOf(mission);
  const at = (play.story.get(mission) ?? play.encounters.get(mission))?.place;
  const place = play.kit.campaign.places.find(({ id }) => id === at);
  const lines = reportLines(report, teller);
  return (
    <Chapter
      title={teller.mission(mission)}
      scene={sceneOfMission(play.missionOf(mission), play.kit.tiles, place)}
      {...(!encounter && { light: won ? 'warm' : 'cold' })}
      bar={
        <button type="button" className="btn btn-main btn-wide" onClick={onRead}>
          {t(state.ending === null ? 'campaign.report.toMap' : 'campaign.report.toEnd')}
        </button>
      }
    >
      {!encounter && (
        <p className={won ? 'over-sign over-won' : 'over-sign'}>
          {t(won ? 'mission.over.won' : 'mission.over.lost')}
        </p>
      )}
      <PartyBar />
      <h3>{t('campaign.report.title')}</h3>
      {lines.length === 0 && <p>{t('campaign.report.nothing')}</p>}
      <ul className="report">
        {lines.map(({ kind, text }) => (
          <li key={`${kind} ${text}`}>
            <span className={`report-icon report-${kind}`}>
              <Icon name={ICONS[kind]} />
            </span>
            <span>
              <TextLine text={text} />
            </span>
          </li>
        ))}
      </ul>
      <p className="lead">{t('campaign.report.recovered')}</p>
    </Chapter>
  );
}

/** The last word, and the place among all who got this far. `game`: which of them this is. */
export function EndingView({ game }: { game: string }) {
  const { t } = useTranslation();
  const { play, state, teller, pack } = useCampaign();
  const { highScores } = useServices();
  const { campaign, name, difficulty, ending } = state;
  const fame = scoreOf(state);
  const isListed = useIsListed({ campaign, game });
  // Whoever wins the finale wins a classic campaign (classic 1.7); most of these know no fame.
  const hasWon = state.finished.at(-1)?.won === true;
  const isScored = !state.classic || fame > 0;
  const heroes = state.heroes.map(({ id }) => id).join();
  useEffect(() => {
    if (ending === null) return;
    const score = { game, campaign, name, heroes: heroes.split(','), difficulty, fame, ending };
    highScores.setState((now) => withScore(now, score));
  }, [highScores, game, campaign, name, heroes, difficulty, fame, ending]);
  const { size, endings } = play.kit.campaign;
  const found = endings.find(({ id }) => id === ending);
  const texts = ending === null ? [] : endingTexts(play, state, ending);
  const voices = new Set(texts.flatMap((text) => voicesOf(play.kit.campaign, text)));
  const first = firstCampaign(pack, state.products);
  const nextGame = first === undefined ? '/new' : `/new?game=${encodeURIComponent(first)}`;
  return (
    <Chapter
      title={found ? teller.says(found.title) : t('campaign.ending.over')}
      scene={sceneOfCampaign(play.kit.campaign)}
      bar={
        <>
          {size === 'tutorial' && (
            <IonRouterLink className="btn btn-main btn-wide" routerLink={nextGame} routerDirection="root">
              {t('campaign.ending.startCampaign')}
            </IonRouterLink>
          )}
          <IonRouterLink
            className={`btn btn-wide ${size === 'tutorial' ? '' : 'btn-main'}`}
            routerLink="/"
            routerDirection="root"
          >
            {t('campaign.ending.toMenu')}
          </IonRouterLink>
        </>
      }
    >
      {found && <Story text={texts.map(teller.says).join('\n\n')} voices={[...voices]} />}
      <PartyBar purse={false} />
      {state.classic && (
        <p className="final-score">{t(`campaign.classic.${hasWon ? 'heroesWin' : 'empireWins'}`)}</p>
      )}
      {isScored && !isListed && <p className="final-score">{t('campaign.ending.score', { fame })}</p>}
      {isScored && <HighScoreList campaign={campaign} game={game} />}
    </Chapter>
  );
}

// The map with its list, and the mission or encounter that was chosen on either.

import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { placesNow, waysNow } from '../../campaign';
import type { HeroId, Pack } from '../../packs';
import { GuideNotes } from '../guide/GuideNotes';
import { mapScene } from '../guide/scene';
import { useCloseOnBack } from '../mission/useCloseOnBack';
import { learnersIn, useCampaign } from './campaign';
import { EmpirePanel } from './classic/EmpirePanel';
import { SlotLog } from './classic/SlotLog';
import { StagePanel } from './classic/StagePanel';
import { CampaignMap } from './map/CampaignMap';
import { howItWent, isPast, marksOf, type Mark } from './map/marks';
import { MapSign } from './map/MapSign';
import { useMarkFacts } from './map/useMarkFacts';
import { Injuries } from './Injuries';
import { MissionPanel } from './MissionPanel';
import { PartyBar } from './PartyBar';

type Props = { readonly onReport: () => void; readonly onTab: (tab: 'armory' | 'training') => void };

export function MapView({ onReport, onTab }: Props) {
  const { t } = useTranslation();
  const { play, state, teller } = useCampaign();
  const marks = marksOf(play, state);
  const [chosenId, choose] = useState<string | null>(null);
  const chosen = marks.find(({ mission }) => mission === chosenId);
  const close = () => choose(null);
  useCloseOnBack(chosen !== undefined, close);
  return (
    <div className="board-page campaign-board">
      <CampaignMap
        campaign={play.kit.campaign}
        marks={marks}
        places={placesNow(play, state)}
        routes={waysNow(play, state)}
        placeName={({ name, closed }) =>
          closed ? `${teller.says(name)} (${t('story.closed')})` : teller.says(name)
        }
        chosen={chosenId}
        onChoose={choose}
      />
      {/* Another panel begins at its top. */}
      <section className="board-panel" key={chosenId} tabIndex={-1}>
        {chosen ? (
          <MissionPanel key={chosen.mission} mark={chosen} onClose={close} />
        ) : (
          <Overview marks={marks} onChoose={choose} onReport={onReport} onTab={onTab} />
        )}
      </section>
      <GuideNotes scene={guideScene(chosen, state.heroes.length)} />
    </div>
  );
}

/** A guide leads to what can be played. */
const guideScene = (chosen: Mark | undefined, heroes: number) =>
  chosen && isPast(chosen) ? null : mapScene(chosen ? 'briefing' : 'map', heroes);

type OverviewProps = Props & {
  readonly marks: readonly Mark[];
  readonly onChoose: (mission: string) => void;
};

function Overview({ marks, onChoose, onReport, onTab }: OverviewProps) {
  const { t } = useTranslation();
  const { play, state, teller } = useCampaign();
  const of = (sign: Mark['sign']) => marks.filter((mark) => mark.sign === sign);
  const { report, classic } = state;
  const titleOfOpen = (): string => {
    const slot = classic && play.kit.campaign.classic?.slots[classic.slot];
    if (!classic || !slot) return t('campaign.map.missions');
    return t('campaign.classic.open', { count: of('story').length });
  };
  return (
    <div className="overview">
      <PartyBar />
      <StagePanel onTab={onTab} />
      <Reminders onTab={onTab} />
      <Injuries />
      <MarkList title={titleOfOpen()} marks={of('story')} onChoose={onChoose} />
      <MarkList title={t('campaign.map.encounters')} marks={of('encounter')} onChoose={onChoose}>
        <p className="lead">{t('campaign.map.encountersHelp')}</p>
      </MarkList>
      {state.classic === undefined && of('story').length + of('encounter').length === 0 && (
        <p>{t('campaign.map.nothing')}</p>
      )}
      <EmpirePanel />
      <SlotLog />
      <MarkList
        title={t('campaign.map.done')}
        marks={marks.filter(isPast).toReversed()}
        onChoose={onChoose}
      />
      {report && (
        <button type="button" className="btn btn-wide" onClick={onReport}>
          <span>{t('campaign.map.reportAgain', { title: teller.mission(report.mission) })}</span>
        </button>
      )}
    </div>
  );
}

/** What is easily forgotten before setting out. */
function Reminders({ onTab }: Pick<Props, 'onTab'>) {
  const { t } = useTranslation();
  const { state, pack, teller } = useCampaign();
  const lessons = learnersIn(state).length;
  const strangers = state.heroes.filter(({ id }) => !isHeroOwned(pack, id, state.products));
  return (
    <>
      {lessons > 0 && state.classic === undefined && (
        <div className="hand">
          <p>{t('campaign.map.lessons', { count: lessons })}</p>
          <button type="button" className="btn" onClick={() => onTab('training')}>
            {t('campaign.map.toTraining')}
          </button>
        </div>
      )}
      {strangers.map(({ id }) => (
        <p key={id} className="warning" role="status">
          {t('campaign.notOwned', { name: teller.hero(id) })}
        </p>
      ))}
    </>
  );
}

/** Heroes of whom this version knows no product are nobody's business here. */
function isHeroOwned(pack: Pack, hero: string, products: readonly string[]): boolean {
  const homes = [...pack.products.values()].filter(({ heroes }) => heroes.includes(hero as HeroId));
  return homes.length === 0 || homes.some(({ id }) => products.includes(id));
}

type ListProps = {
  readonly title: string;
  readonly marks: readonly Mark[];
  readonly onChoose: (mission: string) => void;
  readonly children?: ReactNode;
};

function MarkList({ title, marks, onChoose, children }: ListProps) {
  const { t } = useTranslation();
  const { teller } = useCampaign();
  const factsOf = useMarkFacts();
  if (marks.length === 0) return null;
  return (
    <section className="marks" aria-label={title}>
      <h2>{title}</h2>
      {children}
      <ul>
        {marks.map((mark) => (
          <li key={mark.mission}>
            <button
              type="button"
              className={`mark mark-${mark.sign}`}
              data-guide={mark.sign === 'story' ? 'mark' : undefined}
              onClick={() => onChoose(mark.mission)}
            >
              <MapSign name={mark.sign} />
              <span className="mark-words">
                <b>{teller.mission(mark.mission)}</b>
                <span>
                  {[...factsOf(mark), ...(isPast(mark) ? [t(`campaign.map.${howItWent(mark)}`)] : [])].join(
                    ' · ',
                  )}
                </span>
                <Blurb mark={mark} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What players choose by. Of what is done they know more than that. */
function Blurb({ mark }: { mark: Mark }) {
  const { play, teller } = useCampaign();
  const { mission } = mark;
  const blurb = (play.story.get(mission) ?? play.encounters.get(mission))?.blurb;
  return isPast(mark) || blurb === undefined ? null : <span>{teller.says(blurb)}</span>;
}

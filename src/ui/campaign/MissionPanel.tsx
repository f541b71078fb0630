// A mission or encounter chosen on the map: its story, the ally, the pieces to fetch, and the button to begin.

import { IonRouterLink } from '@ionic/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { alliesFor, openEncounters, placeNow, retryOf } from '../../campaign';
import type { ProductId } from '../../packs';
import { injuryWords } from '../../text';
import { Scene } from '../art/Scene';
import { sceneOfMission } from '../art/sceneOf';
import { Choices } from '../games/Choices';
import { Icon } from '../icons';
import { Story } from '../mission/MissionText';
import { voicesOf } from '../mission/voices';
import { AllyChoice } from './AllyChoice';
import { useCampaign } from './campaign';
import { FirstMap } from './FirstMap';
import { ImperialRewards } from './RewardList';
import { howItWent, isPast, type Mark } from './map/marks';
import { MapSign } from './map/MapSign';
import { useMarkFacts } from './map/useMarkFacts';
import '../games/games.css';

type Props = { readonly mark: Mark; readonly onClose: () => void };

export function MissionPanel({ mark, onClose }: Props) {
  const { t } = useTranslation();
  const { play, state, teller } = useCampaign();
  const written = play.kit.campaign.places.find(({ id }) => id === mark.place);
  const place = written && placeNow(play, state, written);
  const facts = useMarkFacts()(mark);
  return (
    <>
      <div className="figure-head">
        <h2 className="mission-title" tabIndex={-1} ref={focus}>
          <MapSign name={mark.sign} /> {teller.mission(mark.mission)}
        </h2>
        <button type="button" className="tool" aria-label={t('common.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <Scene of={sceneOfMission(play.missionOf(mark.mission), play.kit.tiles, place)} as="band" />
      {facts.length > 0 && <p className="lead">{facts.join(' · ')}</p>}
      {mark.sign === 'story' && <MissionToBegin mission={mark.mission} />}
      {mark.sign === 'encounter' && <EncounterToBegin mission={mark.mission} />}
      {isPast(mark) && <Past mark={mark} />}
    </>
  );
}

/** Whoever hears the screen hears first what was chosen. */
const focus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

function MissionToBegin({ mission }: { mission: string }) {
  const { t } = useTranslation();
  const { play, state, teller, pack, wasTracked, say } = useCampaign();
  const [allies, setAllies] = useState<readonly string[]>([]);
  const [tracked, setTracked] = useState(wasTracked);
  const definition = play.missionOf(mission);
  const { briefing, needs = [] } = definition;
  const blurb = play.story.get(mission)?.blurb;
  const vanishing = openEncounters(play, state).length;
  const missing = needs.filter((product) => !state.products.includes(product));
  return (
    <>
      {blurb !== undefined && <p>{teller.says(blurb)}</p>}
      <Story text={teller.ofMission(mission, null).says(briefing)} voices={voicesOf(definition, briefing)} />
      <RetryPrice mission={mission} />
      {missing.length > 0 && (
        <p className="warning" role="status">
          {t('campaign.mission.missing', {
            products: teller.list(missing.map((id) => pack.products.get(id as ProductId)?.name ?? id)),
          })}{' '}
          <IonRouterLink className="link" routerLink="/collection">
            {t('collection.title')}
          </IonRouterLink>
        </p>
      )}
      <AllyChoice mission={mission} chosen={allies} onChoose={setAllies} />
      <ImperialRewards mission={mission} />
      <FirstMap mission={mission} />
      <div data-guide="way">
        <Choices
          name="tracked"
          legend={t('newGame.way.label')}
          options={['tracked', 'told'] as const}
          chosen={tracked ? 'tracked' : 'told'}
          onChoose={(way) => setTracked(way === 'tracked')}
        >
          {(way) => (
            <>
              <b>{t(`newGame.way.${way}.title`)}</b>
              <span>{t(`newGame.way.${way}.help`)}</span>
            </>
          )}
        </Choices>
      </div>
      <div className="begin-bar" data-guide="main">
        {alliesFor(play, state, mission).length > 0 && (
          <p className="lead">
            {allies.length === 0
              ? t('campaign.mission.withoutAlly')
              : allies.length === 1
                ? t('campaign.mission.withAlly', { name: teller.list(allies.map(teller.card)) })
                : t('campaign.mission.withAllies', { names: teller.list(allies.map(teller.card)) })}
          </p>
        )}
        {vanishing > 0 && <p className="lead">{t('campaign.mission.vanish', { count: vanishing })}</p>}
        <button
          type="button"
          className="btn btn-main btn-wide"
          disabled={missing.length > 0}
          onClick={() => say({ kind: 'begin', mission, ally: allies.length === 0 ? null : allies, tracked })}
        >
          {t(retryOf(play, state, mission) ? 'story.retry.title' : 'campaign.mission.begin')}
        </button>
      </div>
    </>
  );
}

/** A mission that was lost may be tried again. */
function RetryPrice({ mission }: { mission: string }) {
  const { t } = useTranslation();
  const { play, state, teller } = useCampaign();
  const retry = retryOf(play, state, mission);
  if (!retry) return null;
  const { credits = 0, fame = 0, injury, text } = retry;
  const price = [
    ...(credits > 0 ? [t('story.retry.credits', { count: credits })] : []),
    ...(fame > 0 ? [t('story.retry.fame', { count: fame })] : []),
    ...(injury === undefined ? [] : [t('story.retry.injury', { name: injuryWords(injury, t).name })]),
  ];
  return (
    <>
      {text !== undefined && <p>{teller.says(text)}</p>}
      <p className="warning" role="status">
        {t('story.retry.price', { price: price.length > 0 ? teller.list(price) : t('story.retry.free') })}
      </p>
    </>
  );
}

function EncounterToBegin({ mission }: { mission: string }) {
  const { t } = useTranslation();
  const { play, teller, say } = useCampaign();
  const blurb = play.encounters.get(mission)?.blurb;
  return (
    <>
      {blurb !== undefined && <Story text={teller.says(blurb)} />}
      <p>{t('campaign.encounter.help')}</p>
      <div className="begin-bar">
        <button
          type="button"
          className="btn btn-main btn-wide"
          onClick={() => say({ kind: 'begin', mission, ally: null, tracked: false })}
        >
          {t('campaign.encounter.begin')}
        </button>
      </div>
    </>
  );
}

/** What lies behind can be read again. */
function Past({ mark }: { mark: Mark }) {
  const { t } = useTranslation();
  const { play, state, teller } = useCampaign();
  const { mission } = mark;
  const definition = play.missionOf(mission);
  const { outcomes, briefing } = definition;
  const finished = state.finished.find((one) => one.mission === mission);
  const outcome = outcomes.find(({ id }) => id === finished?.outcome);
  const says = (key: string) => teller.ofMission(mission, null).says(key);
  return (
    <>
      <p className={mark.won && !mark.encounter ? 'over-sign over-won' : 'over-sign'}>
        {t(`campaign.map.${howItWent(mark)}`)}
      </p>
      <Story text={says(briefing)} voices={voicesOf(definition, briefing)} />
      {outcome && <Story text={says(outcome.text)} voices={voicesOf(definition, outcome.text)} />}
    </>
  );
}

// What to play: tutorials, campaigns, and missions by themselves.

import { IonRouterLink, useIonViewDidEnter } from '@ionic/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CAMPAIGN_SIZES, type Campaign, type CampaignSize } from '../../../campaign';
import { PIECES, type Mission } from '../../../mission';
import {
  missionNeeds,
  type CampaignId,
  type CardId,
  type MissionId,
  type Pack,
  type ProductId,
} from '../../../packs';
import { scoresOf } from '../../../session';
import { missionWords } from '../../../text';
import { Scene } from '../../art/Scene';
import { sceneOfCampaign, sceneOfMission } from '../../art/sceneOf';
import { useOrigins, type Origins } from '../../content/useOrigins';
import { Story } from '../../mission/MissionText';
import { useNames } from '../../parts/names';
import { useHighScores } from '../../services';
import { labelOf } from '../../tiles/TilePicture';
import { blurbOf, missingOf, roundsOf, singleMissions, tilesIn } from './setups';
import type { NewGame } from './useNewGame';

export function GameStep({ chosen }: { chosen: NewGame }) {
  const { t, i18n } = useTranslation();
  const { pack, campaign, mission } = chosen;
  const missing = missingOf(chosen);
  const origins = useOrigins();
  const top = useTheChosenInView();
  const campaigns = [...pack.campaigns.values()].toSorted(
    (one, other) =>
      CAMPAIGN_SIZES.indexOf(one.size) - CAMPAIGN_SIZES.indexOf(other.size) ||
      guidance(pack, other) - guidance(pack, one),
  );
  const ofSizes = (...sizes: readonly CampaignSize[]) => campaigns.filter(({ size }) => sizes.includes(size));
  return (
    <div ref={top}>
      <CampaignList
        title={t('newGame.game.tutorial')}
        campaigns={ofSizes('tutorial')}
        chosen={chosen}
        origins={origins}
      />
      <CampaignList
        title={t('newGame.game.campaign')}
        campaigns={ofSizes('adventure', 'campaign')}
        chosen={chosen}
        origins={origins}
      />
      <MissionList chosen={chosen} origins={origins} />
      <IonRouterLink className="btn btn-wide" routerLink="/battle">
        {t('newGame.game.battle')}
      </IonRouterLink>
      {mission && (
        <>
          <Scene of={sceneOfMission(mission, Object.fromEntries(pack.tiles))} as="band" />
          <Story text={sayer(pack, mission.id, i18n.language)(mission.briefing)} />
          <Needs pack={pack} mission={mission} />
        </>
      )}
      {(campaign ?? mission) && missing.length > 0 && (
        <p className="warning" role="status">
          {t('newGame.missing', {
            products: missing.map((id) => pack.products.get(id as ProductId)?.name ?? id).join(', '),
          })}{' '}
          <IonRouterLink className="link" routerLink="/collection">
            {t('collection.title')}
          </IonRouterLink>
        </p>
      )}
    </div>
  );
}

/** Whoever is new to all of it should find what explains most before anything else. */
const guidance = ({ guides }: Pack, { id }: Campaign): number =>
  guides.get(id as CampaignId)?.steps.length ?? 0;

/** Whoever comes with a choice, by a link or back from a later step, sees it. */
function useTheChosenInView() {
  const top = useRef<HTMLDivElement>(null);
  // Newer browsers promise to scroll: an effect must not hand that back.
  const show = () => {
    top.current?.querySelector('input:checked')?.closest('label')?.scrollIntoView({ block: 'center' });
  };
  useEffect(show, []);
  // A page that has just been opened has no room yet to scroll in.
  useIonViewDidEnter(show);
  return top;
}

/** Texts of a mission or a campaign before it is begun. */
const sayer = (pack: Pack, id: string, language: string) =>
  missionWords(pack.words.get(id as MissionId) ?? {}, language);

type ListProps = {
  readonly title: string;
  readonly campaigns: readonly Campaign[];
  readonly chosen: NewGame;
  readonly origins: Origins;
};

function CampaignList({ title, campaigns, chosen, origins }: ListProps) {
  if (campaigns.length === 0) return null;
  return (
    <fieldset className="setting">
      <legend>{title}</legend>
      <div className="cards">
        {campaigns.map((campaign) => (
          <CampaignCard
            key={campaign.id}
            campaign={campaign}
            chosen={chosen}
            origin={origins.get(campaign.id)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type CardProps = {
  readonly campaign: Campaign;
  readonly chosen: NewGame;
  readonly origin: string | undefined;
};

function CampaignCard({ campaign, chosen, origin }: CardProps) {
  const { t, i18n } = useTranslation();
  const { id, title, blurb, size, missions, classic } = campaign;
  const says = sayer(chosen.pack, id, i18n.language);
  const [best] = scoresOf(useHighScores(), id);
  return (
    <label className="choice card-choice">
      <input
        type="radio"
        name="game"
        value={id}
        checked={chosen.campaign?.id === id}
        onChange={() => chosen.set({ game: id })}
      />
      <span>
        <span className="card-scene">
          <Scene of={sceneOfCampaign(campaign)} as="fill" />
        </span>
        <span className="card-words">
          <b>{says(title)}</b>
          <span>{says(blurb)}</span>
          {classic && <span>{t('newGame.game.classicHelp')}</span>}
          <span className="card-facts">
            {[
              t(`newGame.game.sizes.${size}`),
              ...(classic ? [t('newGame.game.classic')] : []),
              t('newGame.game.missions', { count: missions.length }),
              ...(best ? [t('newGame.game.best', { fame: best.fame, name: best.name })] : []),
            ].join(' · ')}
          </span>
          <Origin origin={origin} />
        </span>
      </span>
    </label>
  );
}

/** Told of everything that did not come with the app. */
function Origin({ origin }: { origin: string | undefined }) {
  const { t } = useTranslation();
  return origin === undefined ? null : (
    <span className="card-facts">{t('newGame.game.from', { title: origin })}</span>
  );
}

function MissionList({ chosen, origins }: Pick<ListProps, 'chosen' | 'origins'>) {
  const { t, i18n } = useTranslation();
  const { pack, set } = chosen;
  return (
    <fieldset className="setting">
      <legend>{t('newGame.game.mission')}</legend>
      <div className="cards">
        {singleMissions(pack).map((mission) => {
          const { id, title } = mission;
          return (
            <label key={id} className="choice card-choice">
              <input
                type="radio"
                name="game"
                value={id}
                checked={chosen.mission?.id === id}
                onChange={() => set({ game: id })}
              />
              <span>
                <span className="card-words">
                  <b>{sayer(pack, id, i18n.language)(title)}</b>
                  <MissionLine pack={pack} mission={mission} />
                  <Origin origin={origins.get(id)} />
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** What it is about, and how long it takes. */
function MissionLine({ pack, mission }: { pack: Pack; mission: Mission }) {
  const { t, i18n } = useTranslation();
  const blurb = blurbOf(pack, mission.id);
  const rounds = roundsOf(mission);
  return (
    <>
      {blurb && <span>{sayer(pack, blurb.campaign, i18n.language)(blurb.text)}</span>}
      <span className="card-facts">
        {[
          t('newGame.game.tiles', { count: tilesIn(mission) }),
          ...(rounds === null ? [] : [t('newGame.game.rounds', { count: rounds })]),
        ].join(' · ')}
      </span>
    </>
  );
}

function Needs({ pack, mission }: { pack: Pack; mission: Mission }) {
  const { t } = useTranslation();
  const nameOf = useNames();
  const needs = missionNeeds(pack, mission.id);
  if (!needs) return null;
  const limit = mission.rounds?.limit;
  const named = (tiles: typeof needs.tiles) =>
    tiles
      .map(({ tile, count }) => {
        const side = [...pack.tiles.values()].find(({ id }) => id === tile);
        const label = side ? labelOf(side) : tile;
        return count > 1 ? `${count} × ${label}` : label;
      })
      .join(', ');
  const rows = [
    t('newGame.needs.tiles', { tiles: named(needs.tiles) }),
    ...PIECES.filter((piece) => needs[piece] > 0).map((piece) =>
      t(`newGame.needs.${piece}`, { count: needs[piece] }),
    ),
    ...(needs.figures.length > 0
      ? [
          t('newGame.needs.figures', {
            figures: needs.figures
              .map(({ card, count }) => `${count} × ${nameOf('cards', pack.cards.get(card as CardId), card)}`)
              .join(', '),
          }),
        ]
      : []),
    ...(needs.laterTiles.length > 0
      ? [t('newGame.needs.laterTiles', { tiles: named(needs.laterTiles) })]
      : []),
  ];
  return (
    <details className="change">
      <summary>
        {t('newGame.needs.title', { count: mission.sections.length })}
        {typeof limit === 'number' && ` ${t('newGame.needs.rounds', { count: limit })}`}
      </summary>
      <ul className="facts">
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </details>
  );
}

// What to fetch from the boxes before play goes on (row 92): everything that was on the table when the game was saved.

import { useTranslation } from 'react-i18next';
import { fetchList, openMissions } from '../../campaign';
import { BONUS_HEALTH } from '../../rules';
import type { SupplyId } from '../../packs';
import { shelf } from '../mission/build/rack';
import { TileShelf } from '../mission/build/TileShelf';
import { useNames } from '../parts/names';
import { useCampaign } from './campaign';

export function FetchSection() {
  const { t } = useTranslation();
  const nameOf = useNames();
  const { play, state, teller, pack } = useCampaign();
  const { heroes, ship, fixed, allies, partyRewards, imperialRewards, unusedSupplies } = fetchList(
    play,
    state,
  );
  const names = (ids: readonly string[]) => teller.list(ids.map(teller.gear));
  const { length } = heroes;
  const bonus = length === 2 || length === 3 ? BONUS_HEALTH[length] : 0;
  const rows: readonly (readonly [title: string, text: string])[] = [
    [t('campaign.inventory.fetchShip'), names(ship)],
    [
      t('campaign.inventory.fetchFixed'),
      fixed
        .map(([item, weapon]) =>
          t('campaign.undo.fix', { item: teller.gear(item), weapon: teller.gear(weapon) }),
        )
        .join(', '),
    ],
    [t('campaign.inventory.partyRewards'), names(partyRewards)],
    [t('campaign.inventory.imperialRewards'), names(imperialRewards)],
    [t('campaign.inventory.fetchAllies'), teller.list(Object.keys(allies).map(teller.card))],
    [
      t('campaign.inventory.fetchSupplies'),
      teller.list(unusedSupplies.map((id) => nameOf('supplies', pack.supplies.get(id as SupplyId), id))),
    ],
  ];
  return (
    <details className="hero-card fetch">
      <summary>{t('campaign.inventory.fetch')}</summary>
      <p className="lead">{t('campaign.inventory.fetchHelp')}</p>
      {bonus > 0 && <p>{t('newGame.setUp.bonusHealth', { count: bonus })}</p>}
      {heroes.map(({ hero, classCards, items, rewards, partyCard }) => (
        <section key={hero} aria-label={teller.hero(hero)}>
          <h3>{teller.hero(hero)}</h3>
          <ul className="facts">
            <li>{t('campaign.inventory.fetchHero')}</li>
            <li>
              {t('campaign.inventory.fetchClass')}: {names(classCards)}
            </li>
            {items.length > 0 && (
              <li>
                {t('campaign.inventory.fetchItems')}: {names(items)}
              </li>
            )}
            {rewards.length > 0 && (
              <li>
                {t('campaign.inventory.fetchRewards')}: {names(rewards)}
              </li>
            )}
            {partyCard && <li>{t(`newGame.setUp.${partyCard}`)}</li>}
          </ul>
        </section>
      ))}
      {rows
        .filter(([, text]) => text !== '')
        .map(([title, text]) => (
          <section key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </section>
        ))}
      <NextTiles />
    </details>
  );
}

/** All tiles of what can be played next, by number: none of them lies on the table between missions. */
function NextTiles() {
  const { t } = useTranslation();
  const { play, state, teller } = useCampaign();
  return openMissions(play, state).map(({ mission }) => {
    const tiles = play.missionOf(mission).sections.flatMap((section) => section.tiles);
    return (
      <section key={mission}>
        <h3>{t('campaign.inventory.fetchTiles', { mission: teller.mission(mission) })}</h3>
        <TileShelf tiles={shelf(tiles.flatMap(({ tile }) => play.kit.tiles[tile] ?? []))} />
      </section>
    );
  });
}

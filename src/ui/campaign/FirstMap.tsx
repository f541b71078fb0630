// What to fetch from the box before a mission begins: tiles by their numbers, as they look, and everything that stands on
// them. What comes later is a surprise; only its tiles can be looked up, by those who want to.

import { useTranslation } from 'react-i18next';
import { firstNeedsOf, PIECES, shapedMission } from '../../mission';
import { TileShelf } from '../mission/build/TileShelf';
import { useCampaign } from './campaign';

export function FirstMap({ mission: id }: { mission: string }) {
  const { t } = useTranslation();
  const { play, state, teller } = useCampaign();
  const { tiles, cards } = play.kit;
  const needs = firstNeedsOf(shapedMission(play.missionOf(id), state.products), (card) => cards[card]);
  const shelfOf = (wanted: typeof needs.tiles) =>
    wanted.flatMap(({ tile, count }) => {
      const side = tiles[tile];
      return side ? [{ side, count }] : [];
    });
  const pieces = PIECES.filter((piece) => needs[piece] > 0).map((piece) =>
    t(`newGame.needs.${piece}`, { count: needs[piece] }),
  );
  const figures = needs.figures.map(({ card, count }) => `${count} × ${teller.card(card)}`).join(', ');
  return (
    <section className="first-map" aria-label={t('campaign.mission.needs')} data-guide="fetch">
      <h3>{t('campaign.mission.needs')}</h3>
      <TileShelf tiles={shelfOf(needs.tiles)} />
      <ul className="facts">
        {pieces.length > 0 && <li>{pieces.join(', ')}</li>}
        {figures !== '' && <li>{t('newGame.needs.figures', { figures })}</li>}
      </ul>
      {needs.laterTiles.length > 0 && (
        <details className="change">
          <summary>{t('newGame.needs.later')}</summary>
          <TileShelf tiles={shelfOf(needs.laterTiles)} />
        </details>
      )}
    </section>
  );
}

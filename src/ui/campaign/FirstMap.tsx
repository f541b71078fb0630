// What to fetch from the box before a mission begins: tiles by their numbers, as they look, and everything that stands on
// them. Only of the first map: what comes later is a surprise.

import { useTranslation } from 'react-i18next';
import { firstMapOf, type Mission, type ThingKind } from '../../mission';
import { labelOf, TilePicture } from '../tiles/TilePicture';
import { useCampaign } from './campaign';

const PIECES = { doors: 'door', crates: 'crate', terminals: 'terminal', tokens: 'token' } as const;
const PIECE_NAMES = ['doors', 'crates', 'terminals', 'tokens'] as const;

export function FirstMap({ mission: id }: { mission: string }) {
  const { t } = useTranslation();
  const { play, teller } = useCampaign();
  const { tiles, cards } = play.kit;
  const mission = play.missionOf(id);
  const first = firstMapOf(mission);
  const sides = first.flatMap((section) => section.tiles.flatMap(({ tile }) => tiles[tile] ?? []));
  const ids = new Set(first.map((section) => section.id));
  const count = (kind: ThingKind) =>
    mission.things.filter(({ kind: one, section }) => one === kind && ids.has(section ?? '')).length;
  const pieces = PIECE_NAMES.filter((piece) => count(PIECES[piece]) > 0).map((piece) =>
    t(`newGame.needs.${piece}`, { count: count(PIECES[piece]) }),
  );
  const figures = familiesOf(mission, (card) => cards[card]?.family)
    .flatMap((card) => (cards[card] ? [`${cards[card].groupSize} × ${teller.card(card)}`] : []))
    .join(', ');
  return (
    <section className="first-map" aria-label={t('campaign.mission.needs')}>
      <h3>{t('campaign.mission.needs')}</h3>
      <ul className="tile-strip">
        {sides.map((side, index) => (
          // A tile can be there twice; the order is the mission's own.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <TilePicture side={side} />
            <b>{labelOf(side)}</b>
          </li>
        ))}
      </ul>
      <ul className="facts">
        {pieces.length > 0 && <li>{pieces.join(', ')}</li>}
        {figures !== '' && <li>{t('newGame.needs.figures', { figures })}</li>}
      </ul>
    </section>
  );
}

/** The wished-for card of each group, everybody's figures once. */
function familiesOf({ groups }: Mission, familyOf: (card: string) => string | undefined): readonly string[] {
  const seen = new Map<string | undefined, string>();
  for (const { cards } of groups) {
    const [wish] = cards;
    const family = wish && familyOf(wish.card);
    if (wish && family !== undefined && !seen.has(family)) seen.set(family, wish.card);
  }
  return [...seen.values()];
}

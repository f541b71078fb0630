// What the heroes' cards can do about what has just happened. It stands under the board, keeps nobody from anything, and is gone with
// the next thing that is done, or with one tap.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openOffers, type Game } from '../../../mission';
import { Icon } from '../../icons';
import { useOwner } from '../../party/seat';
import { useMission } from '../mission';
import { CardOffers } from './CardOffers';

export function MomentBar() {
  const { t } = useTranslation();
  const { play, game } = useMission();
  const ownerOf = useOwner();
  /** What had come when it was put away: whatever comes next is shown again. */
  const [away, setAway] = useState<NonNullable<Game['moments']>['open'] | null>(null);
  const come = game.moments?.open;
  if (!come || come === away || game.prompt || game.stage === 'over') return null;
  const offers = openOffers(play, game).filter(({ hero }) => !ownerOf(hero));
  if (offers.length === 0) return null;
  const key = come.map(({ moment, hero }) => `${moment} ${hero ?? ''}`).join();
  return (
    <section className="moment-bar" aria-label={t('mission.moments.title')}>
      <CardOffers key={key} offers={offers} label={t('mission.moments.title')} own={game.active} />
      <button
        type="button"
        className="tool"
        aria-label={t('mission.moments.away')}
        onClick={() => setAway(come)}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}

// A hero's cards in the own turn: what can be used now, and which of them are exhausted or depleted.

import { useTranslation } from 'react-i18next';
import { cardState, heroIn, turnOffers } from '../../mission';
import { CardOffers } from './cards/CardOffers';
import { useMission } from './mission';

export function HeroCards({ id }: { id: string }) {
  const { t } = useTranslation();
  const { play, game, teller, say } = useMission();
  const hero = heroIn(game, id);
  if (!hero || hero.gone !== null) return null;
  const isTurn = game.tracked && game.active === id && !game.window && !game.prompt;
  const offers = isTurn ? turnOffers(play, game, id) : [];
  const spent = (hero.gear ?? []).filter((held) => cardState(hero, held.id) !== 'ready');
  return (
    <>
      {offers.length > 0 && <CardOffers offers={offers} label={t('mission.attack.cards')} own={id} />}
      {spent.length > 0 && (
        <div className="buttons">
          {spent.map((held) => (
            <button
              key={held.id}
              type="button"
              className="btn"
              onClick={() => say({ kind: 'setCard', hero: id, card: held.id, state: 'ready' })}
            >
              {t('mission.hero.readyCard', { card: teller.gear(held.id, held.facts?.name) })}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

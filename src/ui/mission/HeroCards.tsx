// A hero's cards in the own turn: what can be used now, and which of them are exhausted or depleted.

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cardState, heroIn, turnOffers } from '../../mission';
import { CardOffers } from './cards/CardOffers';
import { useMission } from './mission';

type Props = {
  readonly id: string;
  /** Whether players came for them: then they come into view. */
  readonly sought?: boolean;
};

export function HeroCards({ id, sought = false }: Props) {
  const { t } = useTranslation();
  const { play, game, teller, say } = useMission();
  const offered = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sought) offered.current?.scrollIntoView({ block: 'start' });
  }, [sought]);
  const hero = heroIn(game, id);
  if (!hero || hero.gone !== null) return null;
  const isTurn = game.tracked && game.active === id && !game.window && !game.prompt;
  const offers = isTurn ? turnOffers(play, game, id) : [];
  const spent = (hero.gear ?? []).filter((held) => cardState(hero, held.id) !== 'ready');
  return (
    <>
      {offers.length > 0 && (
        <div className="hero-cards" ref={offered}>
          <CardOffers offers={offers} label={t('mission.attack.cards')} own={id} />
        </div>
      )}
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

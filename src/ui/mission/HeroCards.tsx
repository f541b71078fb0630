// A hero's cards outside of a fight: what can be used now, and which of them are exhausted or depleted.

import { useTranslation } from 'react-i18next';
import { cardState, heroIn, offersOf } from '../../mission';
import { MOMENTS, type Moment } from '../../rules';
import { aidPhrase } from '../../text';
import { useMission } from './mission';

/** Those are used where they happen. */
const IN_FIGHTS_AND_TESTS: ReadonlySet<Moment> = new Set(
  MOMENTS.filter((moment) => /^(attack|afterAttack|defend|afterDefense|test)/.test(moment)),
);

export function HeroCards({ id }: { id: string }) {
  const { t } = useTranslation();
  const { play, game, teller, say } = useMission();
  const hero = heroIn(game, id);
  if (!game.tracked || !hero || hero.gone !== null) return null;
  const usable = offersOf(play, game, id).filter(
    ({ effect }) => effect.gives && effect.moments.some((moment) => !IN_FIGHTS_AND_TESTS.has(moment)),
  );
  const spent = (hero.gear ?? []).filter((held) => cardState(hero, held.id) !== 'ready');
  if (usable.length === 0 && spent.length === 0) return null;
  return (
    <div className="buttons" role="group" aria-label={t('mission.attack.cards')}>
      {usable.map(({ from, place, name, effect }) => (
        <button
          key={`${from} ${place}`}
          type="button"
          className="btn"
          onClick={() => say({ kind: 'useCard', hero: id, from, place })}
        >
          {t('mission.attack.chip', { name: teller.gear(from, name), what: aidPhrase(t, effect) })}
        </button>
      ))}
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
  );
}

// Tracked play: an enemy in hand is most often about to be attacked. Whoever acts does so with one tap, before anything is
// told of its damage.

import { useTranslation } from 'react-i18next';
import { attackSides, attackTargets, handyWeapon, type FigureState } from '../../../mission';
import { attackOf } from '../attack/attackOf';
import { useMission } from '../mission';

export function AttackFirst({ figure: { id } }: { figure: FigureState }) {
  const { t } = useTranslation();
  const { play, game, teller, turn, look } = useMission();
  const attacker = turn?.figure ?? null;
  if (!turn || attacker === null || turn.actions.left <= 0) return null;
  if (!attackTargets(play, game, attacker).includes(id)) return null;
  const weapon = handyWeapon(play, game, attacker, id);
  const whyNot = attackSides(play, game, {
    attacker,
    target: id,
    ...(weapon !== null && { weapon }),
  })?.whyNot;
  return (
    <button
      type="button"
      className={whyNot ? 'btn attack-first turn-unusual' : 'btn attack-first'}
      aria-label={t('mission.attack.title', { name: teller.who(turn.who) })}
      onClick={() => look(attackOf(attacker, id))}
    >
      {t('mission.turn.attack')}
    </button>
  );
}

// Who may attack whom while duels are fought: a duellist only the other side of the duel, and nobody else a duellist.

import type { FoughtDuel, Game } from '../game';

/** `true`: a duel forbids this attack. A duel whose one side has left the map binds nobody. */
export const duelForbids = (
  game: Pick<Game, 'duels' | 'figures'>,
  attacker: string,
  target: string,
): boolean => (game.duels ?? []).some((duel) => isFought(game, duel) && binds(duel, attacker, target));

const isFought = ({ figures }: Pick<Game, 'figures'>, { who, against }: FoughtDuel): boolean =>
  [who, against].every((side) => side.some((id) => id in figures && !figures[id]?.incapacitated));

function binds({ who, against }: FoughtDuel, attacker: string, target: string): boolean {
  const isIn = (id: string): boolean => who.includes(id) || against.includes(id);
  if (!isIn(attacker) && !isIn(target)) return false;
  const isFair =
    (who.includes(attacker) && against.includes(target)) ||
    (against.includes(attacker) && who.includes(target));
  return !isFair;
}

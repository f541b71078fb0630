// The turn under way with the actions that players tick off by hand. Those are kept here only, for this turn: nobody is kept
// from anything by them, and a second tap takes one back.

import { useMemo, useState } from 'react';
import type { Event, Game, Play } from '../../../mission';
import { ACTIONS, turnSoFar } from './turn';

export type TurnTable = {
  readonly points: number;
  readonly actions: number;
  readonly setActions: (actions: number) => void;
};

export function useTurn(
  play: Play,
  game: Game,
  entries: readonly { readonly events: readonly Event[] }[],
): TurnTable {
  const { began, points, actions } = useMemo(() => turnSoFar(play, game, entries), [play, game, entries]);
  const [ticked, setTicked] = useState({ began, more: 0 });
  const more = ticked.began === began ? ticked.more : 0;
  return {
    points,
    actions: Math.max(0, Math.min(ACTIONS, actions + more)),
    setActions: (wanted) => setTicked({ began, more: wanted - actions }),
  };
}

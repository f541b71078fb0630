// Heroes who must stand together agree on one place, the closest for all of them; otherwise each would wait for the
// others.

import { heroesIn, type Game, type Play } from '../../mission';
import type { Board } from '../../rules';
import type { Lead } from '../plan/leads';
import { waysTo } from './ways';

/** Counts for somebody who cannot get there. */
const NO_WAY = 60;

export function atOnePlace(play: Play, game: Game, bare: Board, leads: readonly Lead[]): readonly Lead[] {
  const meetings = leads.filter(({ aim }) => aim.kind === 'stand' && aim.several);
  if (meetings.length < 2) return leads;
  const walks = meetings.map((lead) => ({ lead, walk: walkTo(play, game, bare, lead) }));
  const agreed = walks.reduce((least, one) => (one.walk < least.walk ? one : least)).lead;
  return leads.filter((lead) => lead === agreed || !meetings.includes(lead));
}

/** What all of them have to walk. */
function walkTo(play: Play, game: Game, bare: Board, { aim }: Lead): number {
  const region = aim.kind === 'stand' ? play.things.get(aim.region) : undefined;
  if (region?.kind !== 'region') return Infinity;
  const ways = waysTo(bare, region.spaces);
  return heroesIn(game).reduce((sum, { id, gone }) => {
    const at = game.figures[id]?.at;
    return gone !== null || !at ? sum : sum + (ways(at) ?? NO_WAY);
  }, 0);
}

// The options that players have with a thing on the map, besides looking at it.

import type { Thing, ThingOption } from '../../definition';
import type { Game, ThingState } from '../../game';
import { evaluate } from '../scripts/conds';
import type { Play } from '../play';
import { makeRun, scopeOf } from '../run';
import { thingStateOf } from './things';

/** Words for these two come with the app; all other options have the author's. */
export const OPEN = 'open';
export const RETRIEVE = 'retrieve';

/** An option that players see beside a thing. `text` left out: one of the app's own. */
export type OfferedOption = {
  readonly id: string;
  readonly text?: string;
  readonly free: boolean;
  readonly heroesOnly: boolean;
};

export function optionsOf(play: Play, game: Game, id: string): readonly OfferedOption[] {
  const thing = play.things.get(id);
  if (!thing) return [];
  const state = thingStateOf(play, game, id);
  if (!state.onMap || state.destroyed || state.carriedBy !== null) return [];
  return [...ownOptions(thing, state.door), ...writtenOptions(play, game, thing)];
}

/** Doors without options of their own can be opened, tokens to carry can be retrieved. */
function ownOptions(thing: Thing, door: ThingState['door'] | null): readonly OfferedOption[] {
  if (thing.kind === 'door' && !thing.options && door === 'closed')
    return [{ id: OPEN, free: false, heroesOnly: false }];
  if (thing.kind === 'token' && thing.carried) return [{ id: RETRIEVE, free: false, heroesOnly: false }];
  return [];
}

function writtenOptions(play: Play, game: Game, thing: Thing): readonly OfferedOption[] {
  const options = 'options' in thing ? (thing.options ?? []) : [];
  const { usedUp, offered } = thingStateOf(play, game, thing.id);
  if (usedUp) return [];
  return options
    .filter(({ id, off }) => (offered ? offered.includes(id) : off !== true))
    .filter((option) => isOffered(play, game, option))
    .map(({ id, text, free = false, heroesOnly = false }) => ({ id, text, free, heroesOnly }));
}

/** A condition that the app cannot judge by itself does not keep players from trying. */
function isOffered(play: Play, game: Game, option: ThingOption): boolean {
  if (option.if === undefined) return true;
  const held = evaluate(makeRun(play, game), option.if, scopeOf('', game.active));
  return held.kind === 'ask' || held.value;
}

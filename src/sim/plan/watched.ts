// An answer about a game that is kept as long as the parts of the game that it was worked out from: whatever the answer
// looks at is noted, so nothing has to be listed by hand, and nothing can be forgotten.

import { memo } from '../../kernel';
import type { Game, Play } from '../../mission';

type Part = keyof Game;
type Watched = { readonly game: Game; readonly read: Set<Part> };
const watched = new WeakMap<Game, Watched>();

/** The same game, but for one that notes which of its parts are read. */
function watch(game: Game, read: Set<Part>): Game {
  const view = new Proxy(game, {
    get: (parts, part) => {
      read.add(part as Part);
      return parts[part as Part];
    },
  });
  watched.set(view, { game, read });
  return view;
}

/** A changed copy. The copy of a watched game is watched as well; copying alone reads nothing. */
export function withChange(game: Game, change: Partial<Game>): Game {
  const of = watched.get(game);
  return of ? watch({ ...of.game, ...change }, of.read) : { ...game, ...change };
}

type Kept<T> = { readonly parts: readonly (readonly [Part, unknown])[]; readonly answer: T };
/** Games that are tried out come between two questions about the real one. */
const MOST_KEPT = 6;

export function keptByParts<T>(work: (play: Play, game: Game) => T): (play: Play, game: Game) => T {
  const keptFor = memo((_play: Play): Kept<T>[] => []);
  return (play, game) => {
    const kept = keptFor(play);
    const found = kept.find(({ parts }) => parts.every(([part, value]) => game[part] === value));
    if (found) return found.answer;
    const read = new Set<Part>();
    const answer = work(play, watch(game, read));
    kept.unshift({ parts: [...read].map((part) => [part, game[part]] as const), answer });
    kept.length = Math.min(kept.length, MOST_KEPT);
    return answer;
  };
}

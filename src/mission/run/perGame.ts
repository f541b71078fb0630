// Answers about a game, worked out once: a game never changes, so an answer holds as long as the game is there.

import type { Game } from '../game';
import type { Play } from './play';

export function perGame<T>(answer: (play: Play, game: Game) => T): (play: Play, game: Game) => T {
  const answers = new WeakMap<Play, WeakMap<Game, { readonly answer: T }>>();
  return (play, game) => {
    const known = answers.get(play) ?? new WeakMap<Game, { readonly answer: T }>();
    answers.set(play, known);
    const found = known.get(game) ?? { answer: answer(play, game) };
    known.set(game, found);
    return found.answer;
  };
}

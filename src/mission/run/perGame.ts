// Answers about a game, worked out once: a game never changes, so an answer holds as long as the game is there.

import { memoPair } from '../../kernel';
import type { Game } from '../game';
import type { Play } from './play';

export const perGame = <T>(answer: (play: Play, game: Game) => T): ((play: Play, game: Game) => T) =>
  memoPair(answer);

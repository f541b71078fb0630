// The fame with which campaigns ended on this device (row 95), kept among the preferences.

import { countUpTo, fitsFields, isOneOf, isPlainId, listUpTo, textUpTo } from '../../kernel';
import type { Kept } from '../storage/keptStore';

export type Score = {
  /** Of the game: whoever takes the finale back and plays it again replaces what was there. */
  readonly game: string;
  readonly campaign: string;
  /** What the group called itself. */
  readonly name: string;
  readonly heroes: readonly string[];
  readonly difficulty: 'normal' | 'hard';
  readonly fame: number;
  readonly ending: string;
};

export type HighScores = { readonly scores: readonly Score[] };

const MOST_SCORES = 100;

export const keptHighScores: Kept<HighScores> = {
  key: 'high-scores',
  parse: (stored) => {
    const scores: unknown =
      typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'scores') : undefined;
    return { scores: Array.isArray(scores) ? scores.filter(isScore).slice(0, MOST_SCORES) : [] };
  },
};

/** The best of all come first; the worst fall out when there are too many. */
export const withScore = ({ scores }: HighScores, score: Score): HighScores => ({
  scores: [...scores.filter(({ game }) => game !== score.game), score]
    .toSorted((one, other) => other.fame - one.fame)
    .slice(0, MOST_SCORES),
});

export const scoresOf = ({ scores }: HighScores, campaign: string): readonly Score[] =>
  scores.filter((score) => score.campaign === campaign);

/** Scores come with copies, too. What no game ends with would fill the device or the screen. */
const fits = fitsFields({
  game: textUpTo(120),
  campaign: isPlainId,
  name: textUpTo(200),
  heroes: listUpTo(isPlainId, 8),
  difficulty: isOneOf(['normal', 'hard']),
  fame: countUpTo(1e9),
  ending: textUpTo(120),
});
const isScore = (value: unknown): value is Score => fits(value);

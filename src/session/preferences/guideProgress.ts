// Which steps of a guide the players of a game have seen. Stored among the preferences, because players still know them
// after undo.

import { fitsFields, isFlag, listUpTo, textUpTo } from '../../kernel';
import type { Kept } from '../storage/keptStore';

export type GuidedGame = {
  readonly game: string;
  readonly seen: readonly string[];
  /** Skipped by the players. */
  readonly off: boolean;
};

export type GuideProgress = { readonly guided: readonly GuidedGame[] };

/** As many games as anybody remembers. */
const MOST_GAMES = 20;

export const keptGuideProgress: Kept<GuideProgress> = {
  key: 'guides',
  parse: (stored) => {
    const guided: unknown =
      typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'guided') : undefined;
    return { guided: Array.isArray(guided) ? guided.filter(isGuidedGame).slice(0, MOST_GAMES) : [] };
  },
};

export const guidedGame = ({ guided }: GuideProgress, game: string): GuidedGame =>
  guided.find((one) => one.game === game) ?? { game, seen: [], off: false };

export const withStepSeen = (progress: GuideProgress, game: string, step: string): GuideProgress => {
  const { seen, off } = guidedGame(progress, game);
  return seen.includes(step) ? progress : withGame(progress, { game, off, seen: [...seen, step] });
};

export const withoutGuide = (progress: GuideProgress, game: string): GuideProgress =>
  withGame(progress, { ...guidedGame(progress, game), off: true });

export const withGuideAgain = (progress: GuideProgress, game: string): GuideProgress =>
  withGame(progress, { game, seen: [], off: false });

/** The game that was played last stands first; the oldest one is forgotten. */
const withGame = ({ guided }: GuideProgress, changed: GuidedGame): GuideProgress => ({
  guided: [changed, ...guided.filter(({ game }) => game !== changed.game)].slice(0, MOST_GAMES),
});

/** What is known here counts; games that only the others know follow. */
export const withGuides = ({ guided }: GuideProgress, others: readonly GuidedGame[]): GuideProgress => ({
  guided: [...guided, ...others.filter(({ game }) => guided.every((one) => one.game !== game))].slice(
    0,
    MOST_GAMES,
  ),
});

/** Progress comes with copies, too; no guide has as many steps. */
const fits = fitsFields({ game: textUpTo(120), seen: listUpTo(textUpTo(120), 500), off: isFlag });
const isGuidedGame = (value: unknown): value is GuidedGame => fits(value);

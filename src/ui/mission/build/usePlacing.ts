// What is being put on the table and how far the players have come with it. The game keeps what is done; only which step is
// shown belongs to the view.

import { useMemo, useState } from 'react';
import { placedIn, type Game, type Play } from '../../../mission';
import type { Point } from '../../../rules';
import { finish, goTo, resumed, stepBack, type Progress } from './progress';
import { walkOf, type BuildPlacement, type BuildStep } from './steps';

export type Placing = BuildPlacement & {
  /** Marks a step as done, by its key. */
  readonly tick: (key: string) => void;
  readonly goTo: (key: string) => void;
  /** `null`: nothing is done yet. */
  readonly back: (() => void) | null;
  /** A tap on a tile that does not lie there yet: the glowing one is done, another one is looked at. */
  readonly tapGhost: (at: Point) => void;
};

/** The step that players went to, and how far they had come: once that changes otherwise, the game says what is next. */
type Looked = { readonly prompt: string; readonly placed: string; readonly current: string | null };

/**
 * `place` tells the game all that is done. `undo`: takes back the last command, where that was a tick; then a step back is
 * nothing else.
 */
export function usePlacing(
  play: Play,
  game: Game,
  place: (steps: readonly string[]) => void,
  undo: (() => void) | null,
): Placing {
  const walk = useMemo(() => walkOf(play, game), [play, game]);
  const prompt = JSON.stringify(game.prompt);
  const [looked, setLooked] = useState<Looked | null>(null);
  // Another prompt begins anew, also when the same one comes a second time.
  if (looked && looked.prompt !== prompt) setLooked(null);
  return useMemo(() => {
    const keys = walk.steps.map(({ key }) => key);
    const kept = resumed(keys, placedIn(game));
    const isStill = looked?.prompt === prompt && looked.placed === JSON.stringify([...kept.done]);
    const progress = isStill ? { ...kept, current: looked.current } : kept;
    const look = ({ done, current }: Progress) =>
      setLooked({ prompt, placed: JSON.stringify([...done]), current });
    const set = (next: Progress) => {
      look(next);
      if (next.done.size !== kept.done.size) place([...next.done]);
    };
    const before = stepBack(progress);
    const tick = (key: string) => set(finish(keys, progress, key));
    return {
      ...walk,
      ...progress,
      tick,
      goTo: (key) => set(goTo(progress, key)),
      back:
        before &&
        (() => {
          if (!undo) return set(before);
          look(before);
          undo();
        }),
      tapGhost: (at) => {
        const key = tileAt(walk.steps, at)?.key;
        if (key === undefined) return;
        if (key === progress.current) tick(key);
        else set(goTo(progress, key));
      },
    };
  }, [walk, game, prompt, looked, place, undo]);
}

const tileAt = (steps: readonly BuildStep[], [x, y]: Point): BuildStep | undefined =>
  steps.find(({ kind, spaces }) => kind === 'tile' && spaces.some(([sx, sy]) => sx === x && sy === y));

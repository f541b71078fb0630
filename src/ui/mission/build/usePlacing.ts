// What is being put on the table and how far the players have come with it. It lives as long as the prompt does, also
// while they look at something else.

import { useMemo, useState } from 'react';
import type { Game, Play } from '../../../mission';
import type { Point } from '../../../rules';
import { beginning, finish, goTo, stepBack, type Progress } from './progress';
import { walkOf, type BuildPlacement, type BuildStep } from './steps';

export type Placing = BuildPlacement & {
  /** Marks a step as done, by its key. */
  readonly tick: (key: string) => void;
  readonly goTo: (key: string) => void;
  /** `null` at the first step. */
  readonly back: (() => void) | null;
  /** A tap on a tile that does not lie there yet: the glowing one is done, another one is looked at. */
  readonly tapGhost: (at: Point) => void;
};

export function usePlacing(play: Play, game: Game): Placing {
  const walk = useMemo(() => walkOf(play, game), [play, game]);
  const keys = useMemo(() => walk.steps.map(({ key }) => key), [walk]);
  const prompt = JSON.stringify(game.prompt);
  const [kept, setKept] = useState({ prompt, progress: beginning(keys) });
  // Another prompt begins anew, also when the same one comes a second time.
  if (kept.prompt !== prompt) setKept({ prompt, progress: beginning(keys) });
  const { progress } = kept;
  return useMemo(() => {
    const set = (next: Progress) => setKept({ prompt, progress: next });
    const before = stepBack(keys, progress);
    const tick = (key: string) => set(finish(keys, progress, key));
    return {
      ...walk,
      ...progress,
      tick,
      goTo: (key) => set(goTo(progress, key)),
      back: before && (() => set(before)),
      tapGhost: (at) => {
        const key = tileAt(walk.steps, at)?.key;
        if (key === undefined) return;
        if (key === progress.current) tick(key);
        else set(goTo(progress, key));
      },
    };
  }, [walk, keys, prompt, progress]);
}

const tileAt = (steps: readonly BuildStep[], [x, y]: Point): BuildStep | undefined =>
  steps.find(({ kind, spaces }) => kind === 'tile' && spaces.some(([sx, sy]) => sx === x && sy === y));

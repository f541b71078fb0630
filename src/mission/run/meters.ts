// A variable that players see as a bar: how full it is, and which of its marks has been reached.

import type { Variable } from '../definition';
import type { Game } from '../game';
import type { Play } from './play';
import { makeRun, scopeOf } from './run';
import { countOf, numberOf } from './scripts/numbers';

export type MeterNow = {
  readonly value: number;
  readonly most: number;
  readonly marks: readonly { readonly at: number; readonly text: string; readonly reached: boolean }[];
};

/** `null`: no meter. */
export function meterOf(play: Play, game: Game, { id, meter }: Variable): MeterNow | null {
  if (!meter) return null;
  const run = makeRun(play, game);
  const scope = scopeOf('', null);
  const value = game.variables[id] ?? 0;
  const most = Math.max(1, countOf(run, meter.most, scope));
  const marks = (meter.marks ?? []).map(({ at, text }) => {
    const from = numberOf(run, at, scope);
    return { at: from, text, reached: value >= from };
  });
  return { value, most, marks: marks.toSorted((a, b) => a.at - b.at) };
}

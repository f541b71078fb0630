// The reason for a figure's action in a few words.

import { describe, expect, it } from 'vitest';
import type { AnyId, Choice, Rung, StepResult } from '../../src/imperial';
import type { FigureId } from '../../src/rules';
import { shortWhyOf } from '../../src/ui/activation/shortWhy';
import { tableWith, TROOPERS } from './activationTable';
import { readable } from './missionHtml';
import { windowHtml } from './windowHtml';

const ST = 'st' as FigureId;
const [ADA, BO] = ['ada', 'bo'] as readonly string[] as readonly AnyId[];

const rung = (kind: string, survivors: readonly (AnyId | undefined)[], code?: string) =>
  ({
    by: { kind },
    survivors,
    ...(code && { refused: [{ target: BO, why: { code } }] }),
  }) as unknown as Rung;

const attacks = (ladder: readonly Rung[], taken = 0): readonly StepResult[] => {
  const choice = { ladder, options: [], proposed: 0, taken, ranking: [], read: 0 } as Choice;
  return [{ figure: ST, status: 'resolved', acts: [{ kind: 'attack', figure: ST, target: ADA, choice }] }] as unknown as readonly StepResult[]; // prettier-ignore
};

describe('why, in a few words', () => {
  it('[row 185] names the step after which nobody else was left', () => {
    const both = rung('noun', [ADA, BO]);
    const closest = rung('closest', [ADA]);
    expect(shortWhyOf(ST, attacks([both, closest]))).toEqual({ reason: 'closest' });
    expect(shortWhyOf(ST, attacks([rung('noun', [ADA]), closest]))).toEqual({ reason: 'only' });
    expect(shortWhyOf(ST, attacks([both, rung('legal', [ADA], 'noSight'), closest]))).toEqual({
      reason: 'inSight',
    });
    expect(shortWhyOf(ST, attacks([both, rung('legal', [ADA], 'outOfReach')]))).toEqual({
      reason: 'inReach',
    });
    expect(shortWhyOf(ST, attacks([both, rung('seenBy', [ADA])]))).toEqual({ reason: 'inSight' });
    expect(shortWhyOf(ST, attacks([both]))).toEqual({ reason: 'equal' });
    expect(shortWhyOf(ST, attacks([both, closest], 1))).toEqual({ reason: 'chosen' });
  });

  it('[row 185] nothing chosen, nothing to say', () => {
    expect(shortWhyOf(ST, [])).toBeUndefined();
  });

  it('[row 185] stands on the first screen, for each figure; a move says toward whom', () => {
    const table = tableWith(TROOPERS, 'stormtrooper', 'f');
    const words = readable(windowHtml(table));
    expect(words).toMatch(/stormtrooper#2 moves \d+ → attacks Diala the closest/);
    expect(words).toMatch(/stormtrooper#3 moves \d+ Toward Diala: the closest/);
  });
});

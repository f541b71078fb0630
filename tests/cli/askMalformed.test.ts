// Ten thousand scenarios that were right until somebody's hand slipped: each is answered or refused, none throws, and
// none takes long.

import { beforeAll, describe, expect, it } from 'vitest';
import { answerAll } from '../../src/cli/commands/ask';
import type { Pack } from '../../src/packs';
import { pick, randomDrawing, randomFrom, type Random } from '../rules/randomBoards';
import { builtInPack } from './samplePack';
import { sized } from '../sized';

let pack: Pack;
beforeAll(async () => {
  pack = await builtInPack();
});

const int = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));
const point = (random: Random): [number, number] => [int(random, 0, 6), int(random, 0, 6)];

function goodScenario(random: Random): object {
  const ids = ['a', 'b', 'c'];
  const question = pick<() => object>(random, [
    () => ({ adjacent: [pick(random, ids), point(random)] }),
    () => ({ distance: [pick(random, ids), pick(random, [...ids, 'd'])] }),
    () => ({ sight: ['a', pick(random, ids)] }),
    () => ({ reach: 'a', points: int(random, 0, 6) }),
    () => ({ path: 'b', to: point(random), points: int(random, 0, 9) }),
    () => ({ odds: { attacker: 'a', defender: 'b' } }),
    () => ({
      attack: {
        attacker: 'a',
        defender: 'b',
        faces: [
          { die: 'blue', face: 1 },
          { die: 'white', face: 0 },
        ],
      },
    }),
  ])();
  return {
    board:
      random() < 0.7
        ? { drawing: randomDrawing(random) }
        : { tiles: [{ tile: 'core-01A', at: [0, 0], rotation: pick(random, [0, 90, 180, 270]) }] },
    doors: [
      {
        id: 'd',
        between: [
          [0, 0],
          [1, 0],
        ],
      },
    ],
    rubble: [point(random)],
    shields: [point(random)],
    tokens: [{ id: 't', kind: 'crate', at: point(random) }],
    figures: [
      { id: 'a', card: pick(random, ['stormtrooper', 'at-st', 'nexu', 'probe-droid']), at: point(random) },
      { id: 'b', hero: 'diala-passil', at: point(random), conditions: ['focused'] },
      { id: 'c', side: 'neutral', at: point(random), size: [1, 2], companion: random() < 0.5 },
    ],
    ask: question,
  };
}

const ODD_VALUES: readonly unknown[] = [
  null, true, '', 'zz', '__proto__', -1, 0, 1, 2, 0.5, 1e9, -1e9, 1e308, [], {}, [[]], [0, 0], [1e9, 1e9], ['a', 'b'], [null, null],
  { at: [0, 0] }, 'B'.repeat(3000), Array.from({ length: 3000 }, () => 0), { constructor: 1, toString: 2 },
]; // prettier-ignore

/** Changes, removes or adds something somewhere inside. */
function spoil(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random() < 0.15) return pick(random, ODD_VALUES);
  if (Array.isArray(value)) {
    if (value.length === 0 || random() < 0.1) return [...value, pick(random, ODD_VALUES)];
    const index = int(random, 0, value.length - 1);
    if (random() < 0.15) return value.toSpliced(index, 1);
    return value.with(index, spoil(random, value[index]));
  }
  const keys = Object.keys(value);
  const name =
    keys.length === 0 || random() < 0.05
      ? pick(random, ['extra', 'ask', 'board', '__proto__'])
      : pick(random, keys);
  const entries = Object.entries(value).filter(([key]) => key !== name);
  if (random() < 0.15) return Object.fromEntries(entries);
  return Object.fromEntries([...entries, [name, spoil(random, (value as Record<string, unknown>)[name])]]);
}

describe('malformed scenarios', () => {
  it('are each answered or refused with a place', () => {
    const random = randomFrom(10_000);
    const scenarios = sized(1000, 10_000);
    let refused = 0;
    for (let i = 0; i < scenarios; i++) {
      const good = goodScenario(random);
      const found = answerAll(random() < 0.05 ? good : spoil(random, good), pack);
      if (found.ok) continue;
      refused += 1;
      expect(found.error).toMatch(/^[^\n]+: [^\n]+$/);
    }
    expect(refused).toBeGreaterThan(scenarios / 2);
    expect(refused).toBeLessThan(scenarios);
  });

  it('as large as a scenario may be are answered in the end', () => {
    const side = 512;
    const drawing = Array.from({ length: 2 * side + 1 }, (_, row) =>
      row % 2 === 1 ? ` ${'. '.repeat(side)}` : '',
    );
    const figures = [{ id: 'a', side: 'rebel', at: [0, 0], size: [2, 3] }];
    const question = (ask: object) => answerAll({ board: { drawing }, figures, ask }, pack);
    expect(question({ distance: ['a', [511, 511]] })).toEqual({ ok: true, value: { distance: 510 } });
    expect(question({ path: 'a', to: [400, 500], points: 1000 })).toMatchObject({
      ok: true,
      value: { cost: 900 },
    });
  });
});

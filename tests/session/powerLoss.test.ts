// The power goes at every change of a short play, and at random ones of longer plays. Whatever was not synced is lost,
// kept or torn: the game that opens afterwards is one that was played, at most the last command behind.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryFiles } from '../../src/session';
import { randomFrom } from '../rules/randomBoards';
import { sized } from '../sized';
import {
  createToy,
  loadToy,
  MODEL,
  modelOf,
  modelStep,
  takeStep,
  toySaves,
  type Disk,
  type Model,
  type TakenStep,
  type ToyGame,
} from './toySaves';
import { PLATFORMS, volatileFiles, type Platform } from './volatileFiles';

type Play = {
  readonly platform: Platform;
  readonly models: readonly Model[];
  readonly changes: number;
  readonly found: Disk;
};

async function newGame(): Promise<Disk> {
  const disk: Disk = new Map();
  await (await createToy(toySaves(memoryFiles(disk)))).flush();
  return disk;
}

/** Plays until the power goes; `models`: every state that was shown, the last one included. */
async function play(
  start: Disk,
  steps: readonly TakenStep[],
  platform: Platform,
  cutAt: number,
  seed: number,
): Promise<Play> {
  const { files, changes, afterLoss } = volatileFiles(start, platform, cutAt);
  const models = [MODEL];
  const { running } = await loadToy(toySaves(files));
  for (const step of steps) {
    if (changes() >= cutAt) break;
    await takeStep(running, step);
    models.push(modelStep(models.at(-1) ?? MODEL, step));
    await running.flush();
  }
  return { platform, models, changes: changes(), found: afterLoss(randomFrom(seed)) };
}

const isSame = (one: Model, other: Model): boolean => JSON.stringify(one) === JSON.stringify(other);

async function openedGame(disk: Disk): Promise<ToyGame | null> {
  const saves = toySaves(memoryFiles(disk));
  const listed = await saves.list();
  const slot = listed.ok ? listed.value[0] : undefined;
  if (slot?.kind === 'damaged') {
    // Both tips are gone: an older save can be gone back to, and players are told.
    const [older] = slot.recoverable;
    if (!older) return null;
    expect((await saves.recover(1, older.generation)).ok).toBe(true);
  }
  return (await loadToy(saves)).running;
}

/** Which of the moments that were shown it is. Files that nobody syncs may lose the past, and say so: then the state is. */
async function momentOf(game: ToyGame, { models, platform }: Play): Promise<number> {
  const { lost, cursor, game: state } = game.store.getState();
  if (lost && platform === 'cached') {
    const letters = JSON.stringify(state);
    return models.findLastIndex((one) => one.cursor === cursor && one.states[cursor] === letters);
  }
  const model = await modelOf(game);
  return models.findLastIndex((one) => isSame(one, model));
}

/** How many steps are lost. */
async function lostIn(played: Play, label: string): Promise<number> {
  const { models, found } = played;
  const game = await openedGame(found);
  if (!game) throw new Error(`${label}: nothing opens`);
  const at = await momentOf(game, played);
  if (at < 0) throw new Error(`${label}: a game that was never played`);
  return models.length - 1 - at;
}

const SHORT: readonly TakenStep[] = [
  ...Array.from({ length: 12 }, (_, by): TakenStep => ({ kind: 'roll', by })),
  { kind: 'goTo', by: 7 },
  { kind: 'roll', by: 99 },
  ...Array.from({ length: 12 }, (_, by): TakenStep => ({ kind: 'roll', by: by + 200 })),
];

describe('power loss', () => {
  it.each(['database', 'synced'] as const)(
    '[row 96] %s: at every change of a short play, at most the last command is lost',
    async (platform) => {
      const start = await newGame();
      const { changes } = await play(start, SHORT, platform, Infinity, 0);
      expect(changes).toBeGreaterThan(SHORT.length);
      for (let cutAt = 1; cutAt <= changes; cutAt++) {
        for (let seed = 1; seed <= sized(4, 12); seed++) {
          const label = `${platform} cut at ${cutAt}, seed ${seed}`;
          expect(
            await lostIn(await play(start, SHORT, platform, cutAt, seed), label),
            label,
          ).toBeLessThanOrEqual(1);
        }
      }
    },
  );

  it('[row 96] files that nobody syncs: an older moment of the same game, never a mixed one', async () => {
    const start = await newGame();
    const { changes } = await play(start, SHORT, 'cached', Infinity, 0);
    for (let cutAt = 1; cutAt <= changes; cutAt++) {
      for (let seed = 1; seed <= sized(4, 12); seed++)
        await lostIn(await play(start, SHORT, 'cached', cutAt, seed), `cached cut at ${cutAt}, seed ${seed}`);
    }
  });

  it('[row 96] random plays, random moments', async () => {
    const step = fc.oneof(
      { weight: 8, arbitrary: fc.record({ kind: fc.constant('roll' as const), by: fc.nat(500) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('goTo' as const), by: fc.nat(500) }) },
    );
    const start = await newGame();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PLATFORMS),
        fc.array(step, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 100 }),
        fc.nat(10_000),
        async (platform, steps, cutAt, seed) => {
          const lost = await lostIn(await play(start, steps, platform, cutAt, seed), platform);
          if (platform !== 'cached') expect(lost).toBeLessThanOrEqual(1);
        },
      ),
      { seed: 41, numRuns: sized(120, 1500) },
    );
  });
});

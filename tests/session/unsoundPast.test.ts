// Checkpoints come from files, too: none comes into play that is no state of the game, and what lies before it is told as lost,
// as a damaged file would be.

import { describe, expect, it } from 'vitest';
import type { Setup } from '../../src/mission';
import { formatExport, setupChecksum } from '../../src/saves';
import { memoryFiles } from '../../src/session';
import { playRandomly } from '../../src/sim';
import { sampleKit } from '../mission/sample';
import { roll, TOY, TOY_SETUP, type ToyState } from '../saves/toyGame';
import { gamesOn, valueOf } from './gamesOn';
import { createToy, told, toySaves, type Disk } from './toySaves';

const SETUP: Setup = {
  kit: sampleKit(),
  seed: 'past',
  party: { heroes: [{ id: 'ada' }, { id: 'bo' }] },
  difficulty: 'normal',
  tracked: true,
};
const good = playRandomly(SETUP, { maxCommands: 30, seed: '1' }).game;

/** A sound state at the cursor; after the checkpoint one command, and one that was taken back. */
function savedAfter(checkpoint: unknown): string {
  const entries = [1, 2].map(() => ({ command: { kind: 'endActivation', who: 'ada' }, events: [] }));
  const setupSum = setupChecksum(SETUP);
  return formatExport({
    head: { game: 'g1', setup: SETUP, setupChecksum: setupSum, events: [] },
    pieces: [],
    tip: {
      game: 'g1',
      setupChecksum: setupSum,
      sequence: 1,
      writer: 'w',
      savedAt: 1,
      summary: {},
      cursor: 1,
      state: good,
      open: { start: 0, checkpoint, entries, previous: null },
    },
  });
}

describe('a checkpoint that is no state of the game', () => {
  it.each([
    ['nothing', null],
    ['in round 1e15', { ...good, round: 1e15 }],
    ['of another mission', { ...good, mission: 'elsewhere', figures: 5 }],
  ])('[saves] %s: undo ends before it, and the players are told', async (_, checkpoint) => {
    const disk: Disk = new Map();
    const games = gamesOn(memoryFiles(disk));
    valueOf(await games.importInto(1, savedAfter(checkpoint)));
    const opened = valueOf(await games.open(1));
    if (opened.kind !== 'mission') throw new Error('no mission');
    const { running } = opened;
    expect(running.store.getState().lost).toBeNull();
    expect(await told(running.undo())).toMatchObject({ ok: false, error: { code: 'outOfRange', from: 1 } });
    expect(running.store.getState()).toMatchObject({
      game: good,
      cursor: 1,
      canUndo: false,
      canRedo: false,
      lost: { undoBefore: 1, redo: true },
    });
    await running.flush();
    const again = valueOf(await gamesOn(memoryFiles(disk)).open(1));
    expect(again.running.store.getState().game).toEqual(good);
  });

  it('[saves] in an older chunk: newer ones can still be gone back to, and each is looked at once', async () => {
    const disk: Disk = new Map();
    const game = await createToy(toySaves(memoryFiles(disk)));
    for (let add = 0; add < 40; add++) await told(game.dispatch(roll(add)));
    await game.flush();
    const asked: number[] = [];
    const kind = {
      ...TOY,
      impossible: (_: unknown, state: unknown) => {
        const { played } = state as ToyState;
        asked.push(played);
        return played === 18 ? ('round' as const) : undefined;
      },
    };
    const { running } = valueOf(await toySaves(memoryFiles(disk)).load(1, kind));
    for (let index = 39; index >= 27; index--) expect((await told(running.goTo(index))).ok).toBe(true);
    await told(running.goTo(40));
    await told(running.goTo(27));
    expect(asked).toEqual([40, 36, 27]);
    expect(await told(running.goTo(26))).toMatchObject({
      ok: false,
      error: { code: 'outOfRange', from: 27 },
    });
    expect(running.store.getState()).toMatchObject({ cursor: 27, lost: { undoBefore: 27, redo: false } });
    expect((await told(running.goTo(40))).ok).toBe(true);
    expect(running.store.getState().game.played).toBe(40);
    expect(TOY_SETUP.roundLength).toBe(9);
  });
});

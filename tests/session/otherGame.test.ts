// A slot whose newest save no game takes for its own: an older save that one can go on from is offered.

import { expect, it } from 'vitest';
import { readTip, RECORDS } from '../../src/saves';
import { memoryFiles } from '../../src/session';
import { sampleKit } from '../mission/sample';
import { gamesOn, valueOf } from './gamesOn';

const SETUP = {
  kit: sampleKit(),
  seed: 'other',
  party: { heroes: [{ id: 'ada' }, { id: 'bo' }] },
  difficulty: 'normal',
  tracked: true,
} as const;

/** Both tips, or all saves, hold a state of nobody's. */
async function spoiledGame(part: string) {
  const disk = new Map<string, string>();
  const opened = valueOf(await gamesOn(memoryFiles(disk)).begin(1, SETUP));
  await opened.running.flush();
  for (const [name, text] of disk) {
    if (!name.includes(part) && !name.includes('.tip-')) continue;
    const { agenda: _, ...state } = opened.running.store.getState().game as { agenda: unknown };
    disk.set(name, RECORDS.tip.format({ ...valueOf(readTip(text)), state }));
  }
  return gamesOn(memoryFiles(disk));
}

it('[saves] an older save that is sound is offered and can be gone back to', async () => {
  const games = await spoiledGame('.tip-');
  const refused = await games.open(1);
  expect(refused).toMatchObject({
    ok: false,
    error: { code: 'otherGame', recoverable: [{ generation: 0 }] },
  });
  valueOf(await games.recover(1, 0));
  expect(valueOf(await games.open(1)).kind).toBe('mission');
});

it('[saves] one that is not is not offered', async () => {
  const games = await spoiledGame('generation');
  expect(await games.open(1)).toEqual({ ok: false, error: { code: 'otherGame', recoverable: [] } });
});

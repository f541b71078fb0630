// A game takes the place of another one, as a copy of everything does where no slot is free. Whatever goes wrong, and wherever the
// app is killed: one of the two can be played, whole.

import { describe, expect, it } from 'vitest';
import { memoryFiles, openGames, workHere, type FileStore, type Games } from '../../src/session';
import { roll } from '../saves/toyGame';
import { sized } from '../sized';
import { FAULTS, faultyFiles } from './faultyFiles';
import { savesOn } from './gamesOn';
import { createToy, modelOf, reopen, told, toySaves, type Disk, type Model, type ToyGame } from './toySaves';

const TOOLS = { appVersion: '1.0.0', convert: () => ({ ok: false as const, error: [] }) };

let ids = 0;
const gamesWith = (files: FileStore): Games =>
  openGames(savesOn(files), true, { work: workHere(TOOLS), newId: () => `r${ids++}` });

/** Past a checkpoint, so that there are chunks and generations. */
async function played(disk: Disk, by: number, commands: number): Promise<ToyGame> {
  const game = await createToy(toySaves(memoryFiles(disk)));
  for (let command = 0; command < commands; command++) await told(game.dispatch(roll(by + command)));
  await game.flush();
  return game;
}

async function two(): Promise<{
  readonly disk: Disk;
  readonly file: Blob;
  readonly old: Model;
  readonly fresh: Model;
}> {
  const [disk, other]: [Disk, Disk] = [new Map(), new Map()];
  const old = await modelOf(await played(disk, 1, 45));
  const fresh = await modelOf(await played(other, 1000, 40));
  const text = await toySaves(memoryFiles(other)).exportSlot(1);
  if (!text.ok) throw new Error(text.error.code);
  return { disk, file: new Blob([text.value]), old, fresh };
}

describe('a game in the place of another one', () => {
  it('[row 144] is all that is left of the two, and is saved on', async () => {
    const { disk, file, fresh } = await two();
    const before = new Set(disk.keys());
    expect(await gamesWith(memoryFiles(disk)).replace(1, file)).toEqual({ ok: true, value: undefined });
    const left = [...disk.keys()].filter((name) => before.has(name) && !name.includes('.tip-'));
    expect(left).toEqual([]);
    expect(await modelOf(await reopen(disk))).toEqual(fresh);
    const running = await reopen(disk);
    await told(running.dispatch(roll(5)));
    expect(await running.flush()).toEqual({ kind: 'saved' });
    expect(await modelOf(await reopen(disk))).toEqual(await modelOf(running));
  });

  it('[row 144] may take an empty place', async () => {
    const { file, fresh } = await two();
    const disk: Disk = new Map();
    expect((await gamesWith(memoryFiles(disk)).replace(1, file)).ok).toBe(true);
    expect(await modelOf(await reopen(disk))).toEqual(fresh);
  });

  it('[row 144] that is no game leaves the other one as it was', async () => {
    const { disk } = await two();
    const before = new Map(disk);
    const refused = await gamesWith(memoryFiles(disk)).replace(1, new Blob(['{}']));
    expect(refused).toMatchObject({ ok: false, error: { code: 'damaged' } });
    expect(disk).toEqual(before);
  });

  it.each(FAULTS)('[row 144] whichever write %s: the one or the other is whole', async (fault) => {
    const { disk, file, old, fresh } = await two();
    const count = faultyFiles(new Map(disk), Infinity, fault);
    await gamesWith(count.files).replace(1, file);
    expect(count.changes()).toBeGreaterThan(5);
    for (let at = 1; at <= count.changes(); at += sized(2, 1)) {
      const after: Disk = new Map(disk);
      const outcome = await gamesWith(faultyFiles(after, at, fault).files).replace(1, file);
      const found = await modelOf(await reopen(new Map(after)));
      expect([old, fresh], `${fault} at ${at}`).toContainEqual(found);
      if (outcome.ok) expect(found, `${fault} at ${at}`).toEqual(fresh);
      // Whoever tries again gets it.
      expect((await gamesWith(memoryFiles(after)).replace(1, file)).ok).toBe(true);
      expect(await modelOf(await reopen(after))).toEqual(fresh);
    }
  });
});

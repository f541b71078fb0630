// The files of a slot as older versions left them on a device: each must open, be played on and be taken back.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { legalCommands, type Game } from '../../src/mission';
import { VERSION } from '../../src/saves/migrations';
import { memoryFiles, missionGame, playOf } from '../../src/session';
import { told, toySaves } from '../session/toySaves';

const GOLDEN = join(import.meta.dirname, '../golden');
const SLOTS = readdirSync(GOLDEN).filter((file) => file.startsWith('slot-'));

/** Stated by hand: 80 commands, two of them taken back. */
const PLAYED = { cursor: 78, length: 80 };

/** Stated by hand, as it was when version 3 wrote it: the last commands stand in lines after the tip. */
const LEFT_BY_V3 = {
  round: 7,
  stage: 'imperial',
  window: { group: 'scouts-1' },
  figures: {
    'diala-passil': { at: [0, 9], damage: 10 },
    gaarkhan: { at: [4, 12], damage: 0 },
    'scouts-1-1': { at: [2, 8] },
    'hall-guard-1-2': { at: [5, 9], conditions: ['focused'] },
  },
};

const diskOf = (file: string): Map<string, string> =>
  new Map(
    Object.entries(
      JSON.parse(gunzipSync(readFileSync(join(GOLDEN, file))).toString()) as Record<string, string>,
    ),
  );

/** What the tip that counts says, as it stands in the file. */
function writtenState(disk: Map<string, string>): unknown {
  const tips = ['slot1.tip-a', 'slot1.tip-b'].map(
    (name) => JSON.parse(disk.get(name) ?? '') as { body: { sequence: number; state: unknown } },
  );
  return tips.toSorted((one, other) => other.body.sequence - one.body.sequence)[0]?.body.state;
}

async function load(disk: Map<string, string>) {
  const loaded = await toySaves(memoryFiles(disk)).load(1, missionGame);
  if (!loaded.ok) throw new Error(loaded.error.code);
  return loaded.value.running;
}

it('[migrate] the form of this version is kept, too', () =>
  expect(SLOTS).toContain(`slot-v${VERSION}.json.gz`));

describe.each(SLOTS)('%s', (file) => {
  it('[migrate] opens in the state in which it was left', async () => {
    const disk = diskOf(file);
    const running = await load(disk);
    expect(running.store.getState()).toMatchObject({ ...PLAYED, canUndo: true, canRedo: true });
    const { game } = running.store.getState();
    if (file === 'slot-v2.json.gz') expect(game).toEqual(writtenState(disk));
    if (file === 'slot-v3.json.gz') expect(game).toMatchObject(LEFT_BY_V3);
  });

  it('[migrate] what is played on is there after a restart, and all of it can be taken back', async () => {
    const disk = diskOf(file);
    const running = await load(disk);
    const [command] = legalCommands(playOf(running.setup.kit), running.store.getState().game);
    if (!command) throw new Error('nothing can be done');
    expect(running.dispatch(command).ok).toBe(true);
    expect(await running.flush()).toEqual({ kind: 'saved' });
    const again = await load(disk);
    expect(again.store.getState().game).toEqual(running.store.getState().game);
    await told(again.goTo(0));
    expect(await again.flush()).toEqual({ kind: 'saved' });
    const { round, stage }: Game = again.store.getState().game;
    expect({ round, stage }).toEqual({ round: 0, stage: 'setup' });
  });
});

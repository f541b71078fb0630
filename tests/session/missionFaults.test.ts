// A whole mission on storage that fails: every write in turn, in every way there is. Whoever starts the app again finds the
// mission as it was, or one command before.

import { describe, expect, it } from 'vitest';
import type { Command, Game, Setup } from '../../src/mission';
import { type FileStore, memoryFiles, missionGame } from '../../src/session';
import { playRandomly } from '../../src/sim';
import { sampleKit } from '../mission/sample';
import { FAULTS, faultyFiles, type Fault } from './faultyFiles';
import { toySaves, type Disk, told } from './toySaves';
import { sized } from '../sized';

const SETUP: Setup = {
  kit: sampleKit(),
  seed: 'faults',
  party: { heroes: ['ada', 'bo', 'cy'].map((id) => ({ id })) },
  difficulty: 'hard',
  tracked: true,
};

/** The longest of some random games, from its first tile to its end. */
const COMMANDS: readonly Command[] = Array.from({ length: 20 }, (_, number) =>
  playRandomly(SETUP, { maxCommands: 200, seed: `${number}` }),
)
  .filter(({ end }) => end === 'over')
  .map(({ commands }) => commands)
  .reduce((best, commands) => (commands.length > best.length ? commands : best));

async function begin(files: FileStore) {
  const created = await toySaves(files).create(1, missionGame, SETUP);
  if (!created.ok) throw new Error(created.error.code);
  return created.value;
}

async function found(disk: Disk): Promise<Game | string> {
  const loaded = await toySaves(memoryFiles(disk)).load(1, missionGame);
  return loaded.ok ? loaded.value.running.store.getState().game : loaded.error.code;
}

/** Plays the mission; says how many changes of the storage it took. */
async function playThrough(at: number, fault: Fault) {
  const disk: Disk = new Map();
  const { files, changes } = faultyFiles(disk, at, fault);
  const running = await begin(files);
  const states = [running.store.getState().game];
  for (const command of COMMANDS) {
    if (changes() >= at) break;
    await told(running.dispatch(command));
    states.push(running.store.getState().game);
    await running.flush();
  }
  return { disk, states, changes: changes() };
}

/** The first writes are the delicate ones and close together; a prime step meets every kind of later write. */
const STRIDE = sized(7, 1);

describe('a whole mission on failing storage', () => {
  it.each(FAULTS)('%s, at writes all through the mission: at most one command behind', async (fault) => {
    const whole = await playThrough(Infinity, fault);
    expect(await found(whole.disk)).toEqual(whole.states.at(-1));
    for (let at = 1; at <= whole.changes; at += STRIDE) {
      const { disk, states } = await playThrough(at, fault);
      const game = await found(disk);
      // While the very first files are written there may be no game yet; then no command is lost either.
      if (typeof game === 'string' && states.length === 1) continue;
      expect(states.slice(-2), `${fault} at ${at}`).toContainEqual(game);
    }
  });
});

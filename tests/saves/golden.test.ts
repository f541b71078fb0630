// One save of every version that was ever released: whatever changes, these must load, and be played on.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { legalCommands, type Game } from '../../src/mission';
import { parseExport } from '../../src/saves';
import { memoryFiles, missionGame, playOf } from '../../src/session';
import { toySaves } from '../session/toySaves';

const GOLDEN = join(import.meta.dirname, '../golden');

describe.each(readdirSync(GOLDEN).filter((file) => file.startsWith('mission-')))('%s', (file) => {
  const text = readFileSync(join(GOLDEN, file), 'utf8');

  async function load() {
    const saves = toySaves(memoryFiles());
    const imported = await saves.importInto(2, text);
    if (!imported.ok) throw new Error(imported.error.code);
    const loaded = await saves.load(2, missionGame);
    if (!loaded.ok) throw new Error(loaded.error.code);
    return loaded.value;
  }

  it('loads, with nothing lost, in the state in which it was saved', async () => {
    const saved = parseExport(text);
    if (!saved.ok) throw new Error(saved.error.code);
    const { running, lost } = await load();
    expect(lost).toBeNull();
    expect(running.store.getState()).toMatchObject({
      game: saved.value.tip.state,
      canUndo: true,
      canRedo: true,
    });
  });

  it('can be played on, and all of it taken back', async () => {
    const { running } = await load();
    const { game } = running.store.getState();
    const [command] = legalCommands(playOf(running.setup.kit), game);
    if (!command) throw new Error('nothing can be done');
    expect(running.dispatch(command).ok).toBe(true);
    expect(running.goTo(0).ok).toBe(true);
    const { round, stage }: Game = running.store.getState().game;
    expect({ round, stage }).toEqual({ round: 0, stage: 'setup' });
  });
});

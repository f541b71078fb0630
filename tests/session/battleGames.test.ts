// Battles in their slots: kept, taken back, carried elsewhere, and told from every other game.

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { BattleCommand } from '../../src/battle';
import { memoryFiles, readSummary, type OpenGame, type RunningBattle } from '../../src/session';
import { battleSetup } from '../legion/content';
import { sampleKit } from '../mission/sample';
import { gamesOn, toldValue, valueOf } from './gamesOn';

const battleIn = (game: OpenGame): RunningBattle => {
  if (game.kind !== 'battle') throw new Error('no battle');
  return game.running;
};

const COMMANDS: readonly BattleCommand[] = [
  { kind: 'deployed' },
  { kind: 'playCard', army: 'empire', card: 'ambush' },
  { kind: 'playCard', army: 'rebels', card: 'assault' },
  { kind: 'giveOrders', army: 'empire', units: ['empire-1'] },
  { kind: 'giveOrders', army: 'rebels', units: ['rebels-1', 'rebels-2'] },
  { kind: 'activate', unit: 'empire-2' },
  { kind: 'act', act: 'aim' },
];

async function begun(files = memoryFiles()) {
  const games = gamesOn(files);
  const battle = battleIn(valueOf(await games.begin(1, battleSetup())));
  for (const command of COMMANDS) await toldValue(battle.dispatch(command));
  await battle.flush();
  return { games, battle, files };
}

describe('battles in their slots', () => {
  it('[legion 18.1] a battle is found again after another start, at the same command', async () => {
    const { files, battle } = await begun();
    const again = battleIn(valueOf(await gamesOn(files).open(1)));
    expect(again.store.getState()).toMatchObject({ cursor: COMMANDS.length, canUndo: true });
    expect(again.store.getState().game).toEqual(battle.store.getState().game);
  });

  it('[legion 18.1] answers are taken back and told again', async () => {
    const { battle } = await begun();
    const aims = () => battle.store.getState().game.units.find(({ id }) => id === 'empire-2')?.aims;
    expect(aims()).toBe(1);
    await toldValue(battle.undo());
    expect(aims()).toBe(0);
    await toldValue(battle.redo());
    expect(aims()).toBe(1);
    await toldValue(battle.goTo(0));
    expect(battle.store.getState().game.stage).toBe('deploy');
  });

  it('[legion 18.1] a file carries it into another slot', async () => {
    const { games, battle } = await begun();
    valueOf(await games.importInto(2, valueOf(await games.exportSlot(1))));
    const copy = battleIn(valueOf(await games.open(2)));
    expect(copy.store.getState().game).toEqual(battle.store.getState().game);
  });

  it('[legion 18.1] the list of games knows what it is, and missions stay missions', async () => {
    const { games } = await begun();
    valueOf(
      await games.begin(2, {
        kit: sampleKit(),
        seed: 'one',
        party: { heroes: [{ id: 'diala-passil' }, { id: 'gaarkhan' }] },
        difficulty: 'normal',
        tracked: false,
      }),
    );
    const listed = valueOf(await games.list());
    const kinds = listed.flatMap((info) => (info.kind === 'playable' ? [readSummary(info.summary)] : []));
    expect(kinds).toMatchObject([
      { kind: 'battle', round: 1, empire: 0, rebels: 0, winner: null },
      { kind: 'mission' },
    ]);
    expect(valueOf(await games.open(2)).kind).toBe('mission');
  });

  it('[legion 18.1] a refused command changes nothing', async () => {
    const { battle } = await begun();
    const step = battle.dispatch({ kind: 'deployed' });
    const told = step.ok === 'later' ? await step.told : step;
    expect(told).toEqual({ ok: false, error: { code: 'notNow' } });
    expect(battle.store.getState().cursor).toBe(COMMANDS.length);
  });
});

describe('[golden] a battle that was kept with the first version of battles', () => {
  it('[golden, legion 18.1] opens as it was left, and goes on', async () => {
    const text = gunzipSync(readFileSync('tests/golden/battle-v1.json.gz')).toString();
    const games = gamesOn(memoryFiles());
    valueOf(await games.importInto(1, text));
    const battle = battleIn(valueOf(await games.open(1)));
    // Stated by hand: round 1, the Stormtroopers have aimed and have one action left.
    expect(battle.store.getState().cursor).toBe(7);
    expect(battle.store.getState().game).toMatchObject({
      round: 1,
      stage: 'activation',
      turn: { unit: 'empire-2', actions: 1, done: ['aim'] },
    });
    await toldValue(
      battle.dispatch({ kind: 'attack', unit: 'empire-2', target: 'rebels-2', band: 3, cover: 1 }),
    );
    expect(battle.store.getState().game.fight).toMatchObject({ attacker: 'empire-2', target: 'rebels-2' });
    await battle.readPast();
    await toldValue(battle.goTo(0));
    expect(battle.store.getState().game.stage).toBe('deploy');
  });
});

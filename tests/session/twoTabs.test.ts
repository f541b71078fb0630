// Two tabs on one slot. Whoever was told that a game is saved must find it again, unless a player said otherwise.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryFiles, type FileStore } from '../../src/session';
import { randomFrom } from '../rules/randomBoards';
import { roll } from '../saves/toyGame';
import { createToy, loadToy, modelOf, reopen, toySaves, type Disk, type ToyGame, told } from './toySaves';

const ELSEWHERE = { kind: 'memoryOnly', reason: 'elsewhere' };

async function twoTabs(files: FileStore): Promise<readonly [ToyGame, ToyGame]> {
  const first = await createToy(toySaves(files));
  return [first, (await loadToy(toySaves(files))).running];
}

/** Every operation takes a while, each another one. */
function slowFiles(disk: Disk, seed: number): FileStore {
  const honest = memoryFiles(disk);
  const random = randomFrom(seed);
  const wait = async (): Promise<void> => {
    for (let turns = Math.floor(random() * 8); turns > 0; turns--) await Promise.resolve();
  };
  return {
    read: (name) => wait().then(() => honest.read(name)),
    list: (prefix) => wait().then(() => honest.list(prefix)),
    write: (name, text) => wait().then(() => honest.write(name, text)),
    remove: (name) => wait().then(() => honest.remove(name)),
    swap: (name, text, expected) => wait().then(() => honest.swap(name, text, expected)),
    append: (name, text, expected) => wait().then(() => honest.append(name, text, expected)),
  };
}

const commandsOf = (game: ToyGame): readonly string[] =>
  game.log(0, Infinity).map(({ command }) => JSON.stringify(command));

describe('two tabs', () => {
  it('[tabs] the second writer notices, writes nothing, and plays on in memory', async () => {
    const disk: Disk = new Map();
    const [one, two] = await twoTabs(memoryFiles(disk));
    await told(one.dispatch(roll(1)));
    expect(await one.flush()).toEqual({ kind: 'saved' });
    const before = [...disk];
    await told(two.dispatch(roll(2)));
    expect(await two.flush()).toEqual(ELSEWHERE);
    await told(two.dispatch(roll(3)));
    expect(await two.flush()).toEqual(ELSEWHERE);
    expect([...disk]).toEqual(before);
    expect(two.store.getState().length).toBe(2);
  });

  it('[tabs] taking over is a choice; then the other one is elsewhere', async () => {
    const disk: Disk = new Map();
    const [one, two] = await twoTabs(memoryFiles(disk));
    for (let add = 0; add < 30; add++) await told(one.dispatch(roll(add)));
    await one.flush();
    for (let add = 0; add < 40; add++) await told(two.dispatch(roll(add + 100)));
    await two.flush();
    expect(await two.takeOver()).toEqual({ kind: 'saved' });
    expect(await modelOf(await reopen(disk))).toEqual(await modelOf(two));
    await two.flush();
    await told(one.dispatch(roll(9)));
    expect(await one.flush()).toEqual(ELSEWHERE);
    expect(await modelOf(await reopen(disk))).toEqual(await modelOf(two));
  });

  it('[tabs] a game taken over has its whole past, also what the other tab had removed', async () => {
    const disk: Disk = new Map();
    const files = memoryFiles(disk);
    const one = await createToy(toySaves(files));
    for (let add = 0; add < 60; add++) await told(one.dispatch(roll(add)));
    await one.flush();
    const two = (await loadToy(toySaves(files))).running;
    await told(two.goTo(3));
    for (let add = 0; add < 60; add++) {
      await told(two.dispatch(roll(add + 100)));
      await two.flush();
    }
    await told(one.dispatch(roll(1)));
    expect(await one.flush()).toEqual(ELSEWHERE);
    expect(await one.takeOver()).toEqual({ kind: 'saved' });
    expect(await modelOf(await reopen(disk))).toEqual(await modelOf(one));
  });

  it('[tabs] a slot that was emptied or given to another game is not written over', async () => {
    const disk: Disk = new Map();
    const files = memoryFiles(disk);
    const [one] = await twoTabs(files);
    const saves = toySaves(files);
    await saves.remove(1);
    await told(one.dispatch(roll(1)));
    expect(await one.flush()).toEqual(ELSEWHERE);
    expect([...disk.keys()]).toEqual([]);
    const other = await createToy(saves);
    await told(other.dispatch(roll(5)));
    await other.flush();
    expect(await one.takeOver()).toEqual(ELSEWHERE);
    expect(await modelOf(await reopen(disk))).toEqual(await modelOf(other));
    await saves.remove(1);
    expect(await one.takeOver()).toEqual({ kind: 'saved' });
    expect(await modelOf(await reopen(disk))).toEqual(await modelOf(one));
  });

  it('[tabs] two games made in one slot at once: one of them is', async () => {
    for (let seed = 0; seed < 100; seed++) {
      const disk: Disk = new Map();
      const files = slowFiles(disk, seed);
      const made = await Promise.allSettled([createToy(toySaves(files)), createToy(toySaves(files))]);
      expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect((await reopen(disk)).store.getState().length).toBe(0);
    }
  });

  it('[tabs] whatever the order, nothing that was called saved is ever lost', async () => {
    const act = fc.record({
      tab: fc.nat(1),
      kind: fc.constantFrom('roll', 'roll', 'roll', 'flush', 'reload'),
      pause: fc.nat(12),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 60 }), fc.nat(1000), async (acts, seed) => {
        const disk: Disk = new Map();
        const files = slowFiles(disk, seed);
        const tabs = [...(await twoTabs(files))];
        // Every command is another one, so that whose it was can be seen.
        let next = 0;
        let promised: readonly string[] = [];
        const watch = (game: ToyGame): void => {
          const commands = commandsOf(game);
          // A tab that says all is saved without having noticed the other would be behind what the other was promised.
          if (game.store.getState().saving.kind !== 'saved' || commands.length < promised.length) return;
          expect(commands.slice(0, promised.length)).toEqual(promised);
          promised = commands;
        };
        for (const { tab, kind, pause } of acts) {
          const game = tabs[tab];
          if (!game) continue;
          if (kind === 'roll') game.dispatch(roll(next++));
          if (kind === 'flush') await game.flush();
          if (kind === 'reload') {
            await game.flush();
            tabs[tab] = (await loadToy(toySaves(files))).running;
          }
          for (let turn = 0; turn < pause; turn++) await Promise.resolve();
          for (const each of tabs) watch(each);
        }
        for (const game of tabs) await game.flush();
        for (const each of tabs) watch(each);
        const found = commandsOf(await reopen(disk));
        expect(found.slice(0, promised.length)).toEqual(promised);
        // Both cannot have written since: at most one of those who went on may call it saved.
        const longest = tabs.filter(
          (game) => game.store.getState().saving.kind === 'saved' && commandsOf(game).length === found.length,
        );
        for (const game of longest) expect(commandsOf(game)).toEqual(found);
      }),
      { seed: 29, numRuns: 300 },
    );
  });
});

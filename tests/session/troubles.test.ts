// Errors that nobody expected: the game stays as it was, and the exported file tells where it happened.

import { describe, expect, it } from 'vitest';
import { BUDGETS } from '../../src/kernel';
import { checksum, formatExport, parseExport, setupChecksum, type Rules } from '../../src/saves';
import { memoryFiles, openSaves, StoreFailure, type FileStore, type GameKind } from '../../src/session';
import { keepTroubles, type Troubles } from '../../src/session/troubles';
import {
  roll,
  TOY,
  TOY_SETUP,
  type ToyCommand,
  type ToyEvent,
  type ToyRefusal,
  type ToySetup,
  type ToyState,
} from '../saves/toyGame';
import { told } from './toySaves';

type Toy = GameKind<ToySetup, ToyState, ToyCommand, ToyEvent, ToyRefusal>;

/** A toy with a mistake in its rules: it falls over this number. */
const FAULTY: Toy = {
  ...TOY,
  reducerFor: (setup) => {
    const rules: ReturnType<Toy['reducerFor']> = TOY.reducerFor(setup);
    const advance: Rules<ToyState, ToyCommand, ToyEvent, ToyRefusal>['advance'] = (state, command) => {
      if (command.kind === 'roll' && command.add === 13) throw new Error('thirteen');
      return rules.advance(state, command);
    };
    return { ...rules, advance };
  },
};

const savesOn = (files: FileStore, troubles?: Troubles) =>
  openSaves({ files, clock: () => 7, newId: () => checksum('a').slice(0, 8), ...(troubles && { troubles }) });

async function playing(files: FileStore = memoryFiles(), troubles?: Troubles) {
  const saves = savesOn(files, troubles);
  const created = await saves.create(1, FAULTY, TOY_SETUP);
  if (!created.ok) throw new Error(created.error.code);
  const exported = async () => {
    await created.value.flush();
    const text = await saves.exportSlot(1);
    if (!text.ok) throw new Error(text.error.code);
    return text.value;
  };
  return { saves, running: created.value, exported };
}

type Exported = { readonly body: { readonly troubles?: readonly unknown[] } };
const troublesIn = (text: string) => (JSON.parse(text) as Exported).body.troubles;

describe('an error that nobody expected', () => {
  it('refuses the command, and the game stays as it was', async () => {
    const { running } = await playing();
    await told(running.dispatch(roll(1)));
    const before = running.store.getState();
    expect(await told(running.dispatch(roll(13)))).toEqual({ ok: false, error: { code: 'broken' } });
    expect(running.store.getState().game).toBe(before.game);
    expect((await told(running.dispatch(roll(2)))).ok).toBe(true);
  });

  it('goes with its stack and the command into the exported file', async () => {
    const { running, exported } = await playing();
    expect(troublesIn(await exported())).toBeUndefined();
    await told(running.dispatch(roll(13)));
    expect(troublesIn(await exported())).toEqual([
      {
        at: 7,
        error: 'Error: thirteen',
        stack: expect.stringContaining('troubles.test.ts') as string,
        command: roll(13),
      },
    ]);
  });

  it('does not keep the file from being brought in', async () => {
    const { running, exported } = await playing();
    await told(running.dispatch(roll(1)));
    await told(running.dispatch(roll(13)));
    const other = savesOn(memoryFiles());
    expect(await other.importInto(2, await exported())).toEqual({ ok: true, value: undefined });
    const loaded = await other.load(2, TOY);
    expect(loaded.ok && loaded.value.running.store.getState().game).toEqual(running.store.getState().game);
  });

  it('storage that fails is an answer to the players, and remembered all the same', async () => {
    const files = memoryFiles();
    let isBroken = false;
    const { saves, exported } = await playing({
      ...files,
      list: (prefix) => {
        if (isBroken) throw new StoreFailure('full');
        return files.list(prefix);
      },
    });
    isBroken = true;
    expect(await saves.remove(2)).toEqual({ ok: false, error: { code: 'storage', reason: 'full' } });
    isBroken = false;
    expect(troublesIn(await exported())).toHaveLength(1);
  });

  it('what went wrong elsewhere, even before any game was opened, goes into the exported file as well', async () => {
    const troubles = keepTroubles(() => 3);
    troubles.note(new Error('in a page'));
    const { running, exported } = await playing(memoryFiles(), troubles);
    await told(running.dispatch(roll(13)));
    expect(troublesIn(await exported())).toMatchObject([
      { at: 3, error: 'Error: in a page', stack: expect.stringContaining('troubles.test.ts') as string },
      { at: 3, error: 'Error: thirteen' },
    ]);
  });

  it('pushes out the oldest of many', () => {
    let now = 0;
    const { note, list } = keepTroubles(() => now++);
    for (let times = 0; times < 25; times++) note(`no Error, the ${times}th`);
    expect(list().map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_, place) => place + 5));
    expect(list()[0]).toEqual({ at: 5, error: 'no Error, the 5th', stack: null });
  });

  it('[saves] of a hostile game is cut, and its places are kept', async () => {
    const troubles = keepTroubles(() => 7);
    const long = 'x'.repeat(3_000_000);
    const command = { kind: 'roll', add: 1, note: long };
    for (let times = 0; times < 20; times++) troubles.note(new Error(`${times} ${long}`), command);
    const { exported } = await playing(memoryFiles(), troubles);
    const text = await exported();
    expect(text.length).toBeLessThan(20 * 12_000);
    expect(troublesIn(text)).toHaveLength(20);
    expect(troubles.list()[3]).toMatchObject({
      error: expect.stringMatching(/^Error: 3 x+…$/) as string,
      stack: expect.stringContaining('troubles.test.ts') as string,
      command: expect.stringMatching(/^\{"kind":"roll","add":1,"note":"x+…$/) as string,
    });
    expect((await savesOn(memoryFiles()).importInto(2, text)).ok).toBe(true);
  });

  it('[saves] with a command that no file may hold does not spoil the file', async () => {
    let deep: unknown = 1;
    for (let level = 0; level < 99; level++) deep = [deep];
    const troubles = keepTroubles(() => NaN);
    for (const add of [NaN, deep, () => 1, new Map()]) troubles.note('odd', { kind: 'roll', add });
    const { exported } = await playing(memoryFiles(), troubles);
    expect(troublesIn(await exported())).toEqual([
      { at: 0, error: 'odd', stack: null, command: 'not plain JSON' },
    ]);
  });

  it('[saves] is left out where the game would not fit beside it', () => {
    const setup = { words: 'x'.repeat(BUDGETS.save.bytes - 3000) };
    const sum = setupChecksum(setup);
    const head = { game: 'g', setup, setupChecksum: sum, events: [] };
    const open = { start: 0, checkpoint: 0, entries: [], previous: null };
    const tip = { game: 'g', setupChecksum: sum, sequence: 1, writer: 'w', savedAt: 1, summary: {}, cursor: 0, state: 0, open }; // prettier-ignore
    const { note, list } = keepTroubles(() => 7);
    note('y'.repeat(2000));
    note('z'.repeat(2000));
    const text = formatExport({ head, pieces: [], tip }, list());
    expect(troublesIn(text)).toBeUndefined();
    expect(parseExport(text).ok).toBe(true);
  });

  it('is kept once, however often the same screen is drawn', () => {
    const { note, list } = keepTroubles(() => 7);
    const error = new Error('a line of the log');
    note('what came first');
    for (let times = 0; times < 25; times++) note(error);
    note(error, roll(1));
    expect(list().map((one) => [one.error, one.command])).toEqual([
      ['what came first', undefined],
      ['Error: a line of the log', undefined],
      ['Error: a line of the log', roll(1)],
    ]);
  });
});

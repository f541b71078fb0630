import { describe, expect, it } from 'vitest';
import { SLOTS } from '../../src/session/slots/names';
import { encodeRecord } from '../../src/saves/record';
import { memoryFiles, openSaves, StoreFailure, type SlotInfo } from '../../src/session';
import { sealed } from '../saves/samples';
import { roll, TOY, type ToyState } from '../saves/toyGame';
import { createToy, loadToy, modelOf, reopen, toySaves, type Disk, type ToyGame, told } from './toySaves';

async function playedGame(disk: Disk, commands: number): Promise<ToyGame> {
  const game = await createToy(toySaves(memoryFiles(disk)));
  for (let add = 0; add < commands; add++) {
    await told(game.dispatch(roll(add)));
    await game.flush();
  }
  return game;
}

async function slotOf(disk: Disk, slot: number): Promise<SlotInfo | undefined> {
  const listed = await toySaves(memoryFiles(disk)).list();
  return listed.ok ? listed.value.find((info) => info.slot === slot) : undefined;
}

const namesWith = (disk: Disk, part: string): readonly string[] =>
  [...disk.keys()].filter((name) => name.includes(part)).sort();

function spoil(disk: Disk, names: readonly string[]): void {
  for (const name of names) disk.set(name, (disk.get(name) ?? '').replace('"body"', '"bodi"'));
}

describe('slots', () => {
  it('[row 98] [slots] six of them, empty at first', async () => {
    const listed = await toySaves(memoryFiles()).list();
    expect(listed).toEqual({ ok: true, value: SLOTS.map((slot) => ({ slot, kind: 'empty' })) });
    expect(SLOTS).toHaveLength(6);
  });

  it('[slots] a game shows its summary; its slot is taken until it is removed', async () => {
    const disk: Disk = new Map();
    await playedGame(disk, 12);
    const saves = toySaves(memoryFiles(disk));
    expect(await slotOf(disk, 1)).toMatchObject({ kind: 'playable', summary: { round: 2, played: 12 } });
    expect(await saves.create(1, TOY, { seed: 'x', size: 1, roundLength: 9 })).toEqual({
      ok: false,
      error: { code: 'occupied' },
    });
    expect(await saves.load(2, TOY)).toEqual({ ok: false, error: { code: 'empty' } });
    expect(await saves.remove(1)).toEqual({ ok: true, value: undefined });
    expect(disk.size).toBe(0);
    expect(await slotOf(disk, 1)).toEqual({ slot: 1, kind: 'empty' });
  });

  it('[saves] a game that was played for ever is not taken in: nobody could count on, and nothing more would be kept', async () => {
    const saves = toySaves(memoryFiles());
    await createToy(saves);
    const exported = await saves.exportSlot(1);
    if (!exported.ok) throw new Error(exported.error.code);
    const { body } = JSON.parse(exported.value);
    const beginsAt = (start: number): string =>
      encodeRecord('export', {
        ...body,
        tip: { ...body.tip, cursor: start, open: { ...body.tip.open, start } },
      }).text;
    expect(await saves.importInto(2, beginsAt(Number.MAX_SAFE_INTEGER))).toMatchObject({
      ok: false,
      error: { code: 'damaged', problem: { code: 'unfit' } },
    });
    // A game whose older past is lost begins late, too.
    expect((await saves.importInto(2, beginsAt(100_000))).ok).toBe(true);
  });

  it('[saves] what no reader would take is not told as saved', async () => {
    const disk: Disk = new Map();
    await playedGame(disk, 3);
    let isMute = false;
    const kind = { ...TOY, summarise: (state: ToyState) => (isMute ? undefined : TOY.summarise(state)) };
    const loaded = await toySaves(memoryFiles(disk)).load(1, kind);
    if (!loaded.ok) throw new Error(loaded.error.code);
    const { running } = loaded.value;
    isMute = true;
    await told(running.dispatch(roll(1)));
    expect(await running.flush()).toEqual({ kind: 'memoryOnly', reason: 'failed' });
    isMute = false;
    await told(running.dispatch(roll(2)));
    expect(await running.flush()).toEqual({ kind: 'saved' });
    expect(await modelOf(await reopen(disk))).toEqual(await modelOf(running));
  });

  it.each([
    ['a year before 1970', -1e12, 0],
    ['half a millisecond', 1_500.5, 1_501],
    ['a year with five digits', 1e15, 253_402_300_799_999],
    ['no time at all', NaN, 0],
  ])('[saves] a clock that says %s does not keep a game from being saved', async (_, time, savedAt) => {
    const disk: Disk = new Map();
    const saves = openSaves({ files: memoryFiles(disk), clock: () => time, newId: () => 'id' });
    const game = await createToy(saves);
    for (let add = 0; add < 12; add++) await told(game.dispatch(roll(add)));
    expect(await game.flush()).toEqual({ kind: 'saved' });
    expect(await slotOf(disk, 1)).toMatchObject({ kind: 'playable', summary: { played: 12 }, savedAt });
    expect((await saves.exportSlot(1)).ok).toBe(true);
  });

  it('[saves] a save whose number has no room to count on is none', async () => {
    const disk: Disk = new Map();
    await playedGame(disk, 3);
    for (const name of namesWith(disk, 'tip-')) {
      const { body } = JSON.parse(disk.get(name) ?? '');
      disk.set(name, encodeRecord('tip', { ...body, sequence: Number.MAX_SAFE_INTEGER }).text);
    }
    expect(await slotOf(disk, 1)).toMatchObject({ kind: 'damaged', problem: { code: 'unfit' } });
  });

  it('[slots] leftovers of a removal that was cut short are gone after the next game', async () => {
    const disk: Disk = new Map();
    await playedGame(disk, 30);
    for (const name of [...namesWith(disk, 'tip'), ...namesWith(disk, 'generation')]) disk.delete(name);
    const leftovers = [...disk.keys()];
    expect(leftovers.length).toBeGreaterThan(3);
    expect(await slotOf(disk, 1)).toEqual({ slot: 1, kind: 'empty' });
    const game = await createToy(toySaves(memoryFiles(disk)));
    expect(leftovers.filter((name) => disk.has(name))).toEqual([]);
    expect(await modelOf(await reopen(disk))).toEqual(await modelOf(game));
  });

  it('[slots] a save of another game is refused, not played', async () => {
    const disk: Disk = new Map();
    await playedGame(disk, 3);
    const other = { ...TOY, accepts: () => false };
    expect(await toySaves(memoryFiles(disk)).load(1, other)).toEqual({
      ok: false,
      error: { code: 'otherGame', recoverable: [] },
    });
  });

  it('[slots] storage that cannot be read is told, and concludes nothing', async () => {
    const broken = { ...memoryFiles(), read: () => Promise.reject(new StoreFailure('failed')) };
    const saves = toySaves(broken);
    const failed = { ok: false, error: { code: 'storage', reason: 'failed' } };
    expect(await saves.list()).toEqual(failed);
    expect(await saves.load(1, TOY)).toEqual(failed);
    expect(await saves.exportSlot(1)).toEqual(failed);
    expect(await saves.recover(1, 0)).toEqual(failed);
  });
});

describe('damage', () => {
  it.each(['slot1.tip-a', 'slot1.tip-b'])(
    '[damage] %s is bad: the other counts, with all lines that follow it',
    async (name) => {
      const disk: Disk = new Map();
      const game = await playedGame(disk, 21);
      spoil(disk, [name]);
      expect((await reopen(disk)).store.getState()).toMatchObject({ cursor: 21, length: 21 });
      expect(game.store.getState().cursor).toBe(21);
    },
  );

  it('[damage] a bad line: the game as it was before it, and nothing after it', async () => {
    const disk: Disk = new Map();
    const states: string[] = [];
    const game = await createToy(toySaves(memoryFiles(disk)));
    for (let add = 0; add < 8; add++) {
      await told(game.dispatch(roll(add)));
      await game.flush();
      states.push(JSON.stringify(game.store.getState().game));
    }
    const [name = ''] = namesWith(disk, 'lines');
    const lines = (disk.get(name) ?? '').split('\n');
    expect(lines).toHaveLength(9);
    disk.set(name, lines.with(5, (lines[5] ?? '').replace('"cursor":6', '"cursor":7')).join('\n'));
    const found = (await reopen(disk)).store.getState();
    expect(found).toMatchObject({ cursor: 5, length: 5 });
    expect(JSON.stringify(found.game)).toBe(states[4]);
  });

  it('[damage] both tips bad: the last three checkpoints can be gone back to', async () => {
    const disk: Disk = new Map();
    await playedGame(disk, 40);
    spoil(disk, namesWith(disk, 'tip'));
    const info = await slotOf(disk, 1);
    const recoverable = info?.kind === 'damaged' ? info.recoverable : [];
    expect(recoverable.map(({ summary }) => summary)).toEqual([
      { round: 5, played: 36 },
      { round: 4, played: 27 },
      { round: 3, played: 18 },
    ]);
    const saves = toySaves(memoryFiles(disk));
    expect(await saves.load(1, TOY)).toMatchObject({ ok: false, error: { code: 'damaged', recoverable } });
    expect(await saves.recover(1, recoverable[1]?.generation ?? 0)).toEqual({ ok: true, value: undefined });
    const { running, lost } = await loadToy(saves);
    expect(lost).toBeNull();
    expect(running.store.getState()).toMatchObject({ cursor: 27, length: 27, canUndo: true });
    await told(running.dispatch(roll(1)));
    expect(await running.flush()).toEqual({ kind: 'saved' });
    expect(await modelOf(await reopen(disk))).toEqual(await modelOf(running));
  });

  it('[damage] nothing to recover: a problem with a code', async () => {
    const disk: Disk = new Map();
    await playedGame(disk, 3);
    spoil(disk, [...namesWith(disk, 'tip'), ...namesWith(disk, 'generation')]);
    expect(await slotOf(disk, 1)).toMatchObject({ kind: 'damaged', recoverable: [] });
    expect(await toySaves(memoryFiles(disk)).recover(1, 0)).toEqual({ ok: false, error: { code: 'empty' } });
  });

  it.each(['bad', 'missing'])(
    '[damage] a chunk in the middle is %s: play goes on, older undo is gone',
    async (how) => {
      const disk: Disk = new Map();
      const game = await playedGame(disk, 60);
      const [middle = ''] = namesWith(disk, 'chunk-27-');
      if (how === 'bad') spoil(disk, [middle]);
      else disk.delete(middle);
      const { running, lost } = await loadToy(toySaves(memoryFiles(disk)));
      expect(lost).toEqual({ undoBefore: 36, redo: false });
      expect(running.store.getState()).toMatchObject({ cursor: 60, length: 60, canUndo: true });
      expect(running.store.getState().game).toEqual(game.store.getState().game);
      expect((await told(running.goTo(36))).ok).toBe(true);
      expect(running.store.getState().canUndo).toBe(false);
      expect(await told(running.undo())).toEqual({
        ok: false,
        error: { code: 'outOfRange', from: 36, to: 60 },
      });
      expect(running.log(0, 60)).toEqual([]);
      await told(running.goTo(60));
      await told(running.dispatch(roll(1)));
      expect(await running.flush()).toEqual({ kind: 'saved' });
      const again = await loadToy(toySaves(memoryFiles(disk)));
      expect(again.lost).toEqual({ undoBefore: 36, redo: false });
      expect(again.running.log(36, 61)).toHaveLength(25);
    },
  );

  it('[damage] a chunk is bad that ends where the cursor stands: undo is gone, redo is not', async () => {
    const disk: Disk = new Map();
    const game = await playedGame(disk, 60);
    await told(game.goTo(36));
    await game.flush();
    spoil(disk, namesWith(disk, 'chunk-27-'));
    const { running, lost } = await loadToy(toySaves(memoryFiles(disk)));
    expect(lost).toEqual({ undoBefore: 36, redo: false });
    expect(running.store.getState()).toMatchObject({ cursor: 36, length: 60, canUndo: false, canRedo: true });
    expect((await told(running.redo())).ok).toBe(true);
    expect((await told(running.goTo(60))).ok).toBe(true);
    await told(game.goTo(60));
    expect(running.store.getState().game).toEqual(game.store.getState().game);
  });

  it('[damage] a chunk behind the cursor is bad: the state holds, undo and redo are gone', async () => {
    const disk: Disk = new Map();
    const game = await playedGame(disk, 60);
    await told(game.goTo(20));
    await game.flush();
    spoil(disk, namesWith(disk, 'chunk-27-'));
    const { running, lost } = await loadToy(toySaves(memoryFiles(disk)));
    expect(lost).toEqual({ undoBefore: 20, redo: true });
    expect(running.store.getState()).toMatchObject({ cursor: 20, canUndo: false, canRedo: false });
    expect(running.store.getState().game).toEqual(game.store.getState().game);
    for (let add = 0; add < 30; add++) await told(running.dispatch(roll(add)));
    expect(await running.flush()).toEqual({ kind: 'saved' });
    expect((await reopen(disk)).store.getState()).toMatchObject({ cursor: 50, length: 50 });
  });

  it('[damage] one copy of the head is bad: the other serves, and the next save mends it', async () => {
    const disk: Disk = new Map();
    await playedGame(disk, 3);
    const [name = ''] = namesWith(disk, 'head-a');
    const whole = disk.get(name);
    spoil(disk, [name]);
    const game = await reopen(disk);
    await told(game.dispatch(roll(1)));
    expect(await game.flush()).toEqual({ kind: 'saved' });
    expect(disk.get(name)).toBe(whole);
    spoil(disk, namesWith(disk, 'head'));
    expect(await toySaves(memoryFiles(disk)).load(1, TOY)).toMatchObject({ error: { code: 'damaged' } });
  });

  it('[version] what a newer app has written is shown as such and left alone', async () => {
    const disk: Disk = new Map();
    const game = await playedGame(disk, 3);
    disk.set('slot1.tip-a', sealed('tip', '{"of":"tomorrow"}', 99));
    const before = [...disk];
    const newer = { ok: false, error: { code: 'newer', version: 99 } };
    const saves = toySaves(memoryFiles(disk));
    expect(await slotOf(disk, 1)).toEqual({ slot: 1, kind: 'newer', version: 99 });
    expect(await saves.load(1, TOY)).toEqual(newer);
    expect(await saves.recover(1, 0)).toEqual(newer);
    expect(await saves.exportSlot(1)).toEqual(newer);
    expect(await saves.create(1, TOY, game.setup)).toMatchObject({ error: { code: 'occupied' } });
    await told(game.dispatch(roll(1)));
    await told(game.dispatch(roll(1)));
    await game.flush();
    await told(game.dispatch(roll(1)));
    expect(await game.flush()).toEqual({ kind: 'memoryOnly', reason: 'elsewhere' });
    expect(await game.takeOver()).toEqual({ kind: 'memoryOnly', reason: 'elsewhere' });
    expect(disk.get('slot1.tip-a')).toBe(new Map(before).get('slot1.tip-a'));
  });
});

describe('export and import', () => {
  async function exported(commands: number): Promise<{ game: ToyGame; text: string }> {
    const disk: Disk = new Map();
    const game = await playedGame(disk, commands);
    await told(game.goTo(Math.floor(commands * 0.8)));
    await game.flush();
    const text = await toySaves(memoryFiles(disk)).exportSlot(1);
    if (!text.ok) throw new Error(text.error.code);
    return { game, text: text.value };
  }

  it('[export] one file of JSON, with which the game goes on in any empty slot, whole', async () => {
    const { game, text } = await exported(70);
    expect(JSON.parse(text)).toMatchObject({ redcell: 'export', version: 3 });
    const disk: Disk = new Map();
    const saves = toySaves(memoryFiles(disk));
    for (const slot of [2, 5] as const) {
      expect(await saves.importInto(slot, text)).toEqual({ ok: true, value: undefined });
      const { running, lost } = await loadToy(saves, slot);
      expect(lost).toBeNull();
      expect(running.setup).toEqual(game.setup);
      expect(running.startEvents).toEqual(game.startEvents);
      expect(await modelOf(running)).toEqual(await modelOf(game));
      await running.flush();
    }
    expect(await saves.importInto(2, text)).toEqual({ ok: false, error: { code: 'occupied' } });
  });

  it('[import] a file that is not whole, not ours or not a game changes nothing', async () => {
    const { text } = await exported(20);
    const body = (JSON.parse(text) as { body: { head: object; tip: object; pieces: object[] } }).body;
    const seal = (changed: unknown): string => encodeRecord('export', changed).text;
    const files: readonly (readonly [string, string])[] = [
      ['damaged', text.replace('"round":1', '"round":2')],
      ['damaged', text.slice(0, -20)],
      ['foreign', 'not a save'],
      ['foreign', '{"some":"json"}'],
      ['otherKind', encodeRecord('tip', body.tip).text],
      ['newer', sealed('export', JSON.stringify(body), 99)],
      ['unfit', seal({})],
      ['unfit', seal({ ...body, pieces: body.pieces.slice(0, 1) })],
      ['unfit', seal({ ...body, pieces: body.pieces.toReversed() })],
      ['unfit', seal({ ...body, tip: { ...body.tip, cursor: 21 } })],
      ['unfit', seal({ ...body, head: { ...body.head, setup: { seed: 'another' } } })],
      ['unfit', sealed('export', `{"__proto__":${JSON.stringify(body)}}`)],
    ];
    for (const [code, file] of files) {
      const disk: Disk = new Map();
      const imported = await toySaves(memoryFiles(disk)).importInto(1, file);
      expect(imported).toMatchObject({ ok: false, error: { code: 'damaged', problem: { code } } });
      expect(disk.size).toBe(0);
    }
  });
});

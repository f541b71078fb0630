// Copies of everything: made on one device, opened on another, or on the same one after its browser has deleted all it kept.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readZip, sha256, writeZip } from '../../src/packs';
import { formatExport, setupChecksum } from '../../src/saves';
import { parseCopy } from '../../src/session/copies/copyFile';
import { Cancelled, fromBytes, type OpenedCopy, type Slot } from '../../src/session';
import { CAMPAIGN, deviceOn, GOLDEN, MADE_AT, MISSION } from './copySamples';
import { valueOf } from './gamesOn';
import { packZip } from './installedSamples';

const ALL: readonly Slot[] = [1, 2, 3, 4, 5, 6];
const SCORE = {
  game: 'g1',
  campaign: 'ember-line',
  name: 'Red Nine',
  heroes: ['gaarkhan'],
  difficulty: 'hard',
  fame: 12,
  ending: 'won',
} as const;

/** Two games in slots 2 and 5, a pack, and something of each preference. */
async function playedDevice() {
  const device = await deviceOn();
  valueOf(await device.games.importInto(2, MISSION));
  valueOf(await device.games.importInto(5, CAMPAIGN));
  await device.installed.bringIn([packZip()]);
  device.settings.setState({ language: 'ru', textSize: '150' });
  device.collection.setState({ owned: ['core', 'twin-shadows'] });
  device.highScores.setState({ scores: [SCORE] });
  device.guides.setState({ guided: [{ game: 'g1', seen: ['a'], off: false }] });
  return device;
}

type Device = Awaited<ReturnType<typeof deviceOn>>;

const copyOf = async ({ copies }: Device): Promise<Uint8Array> => valueOf(await copies.make()).bytes;
const opened = async ({ copies }: Device, bytes: Uint8Array): Promise<OpenedCopy> =>
  valueOf(await copies.open(fromBytes('copy.zip', bytes)));
const goals = ({ games }: OpenedCopy) => games.map(({ slot, to }) => [slot, to.kind, to.slot]);
const kinds = async ({ games }: Device) => valueOf(await games.list()).map(({ kind }) => kind);
/** The mission of a slot, or its campaign. */
async function titleIn({ games }: Device, slot: Slot): Promise<unknown> {
  const info = valueOf(await games.list())[slot - 1];
  const summary = info?.kind === 'playable' ? (info.summary as Record<string, unknown>) : {};
  return summary['name'] ?? summary['mission'];
}

describe('a copy of everything', () => {
  it('[rows 143, 144] brings back all of it after the browser has deleted everything', async () => {
    const bytes = await copyOf(await playedDevice());
    const wiped = await deviceOn();
    const copy = await opened(wiped, bytes);
    expect(copy.madeAt).toBe(MADE_AT);
    expect(goals(copy)).toEqual([
      [2, 'free', 2],
      [5, 'free', 5],
    ]);
    const { games, failedPacks } = await copy.restore(new Set());
    expect(games.map(({ outcome }) => outcome)).toEqual([
      { ok: true, value: 'restored' },
      { ok: true, value: 'restored' },
    ]);
    expect(failedPacks).toEqual([]);

    // A later start finds it on the disk.
    const later = await deviceOn(wiped.files, wiped.kept);
    expect(await kinds(later)).toEqual(['empty', 'playable', 'empty', 'empty', 'playable', 'empty']);
    expect(await titleIn(later, 2)).toBe('signal-fire');
    expect(await titleIn(later, 5)).toBe('Golden');
    expect((await later.installed.list()).map(({ id, kind }) => [id, kind])).toEqual([
      ['sample-pack', 'ready'],
    ]);
    expect(later.settings.getState()).toMatchObject({ language: 'ru', textSize: '150' });
    expect(later.collection.getState().owned).toEqual(['core', 'twin-shadows']);
    expect(later.highScores.getState().scores).toEqual([SCORE]);
    expect(later.guides.getState().guided).toEqual([{ game: 'g1', seen: ['a'], off: false }]);
    expect((await later.games.open(2)).ok).toBe(true);
  });

  it('[row 143] has a name with its date, and says what is in it', async () => {
    const { copies } = await playedDevice();
    const { name, games, left, madeAt } = valueOf(await copies.make());
    expect({ name, games, left, madeAt }).toEqual({
      name: 'redcell-copy-2031-05-06.zip',
      games: 2,
      left: 0,
      madeAt: MADE_AT,
    });
  });

  it('[row 143] counts damaged games that it has to leave out', async () => {
    const device = await playedDevice();
    for (const name of device.files.keys())
      if (name.startsWith('slot2.')) device.files.set(name, '{"redcell":"');
    const again = await deviceOn(device.files, device.kept);
    expect(valueOf(await again.copies.make())).toMatchObject({ games: 1, left: 1 });
  });

  it('[row 143] what nobody could open again is left out and counted, and costs no other game its copy', async () => {
    const device = await playedDevice();
    const head = { game: 'g', setup: {}, setupChecksum: setupChecksum({}), events: [] };
    const open = { start: 0, checkpoint: 0, entries: [], previous: null };
    const { setupChecksum: sum } = head;
    const summary = 'a'.repeat(1_000_000);
    const tip = { game: 'g', setupChecksum: sum, sequence: 1, writer: 'w', savedAt: 1, summary, cursor: 0, state: 0, open }; // prettier-ignore
    valueOf(await device.games.importInto(3, formatExport({ head, pieces: [], tip })));
    const made = valueOf(await device.copies.make());
    expect(made).toMatchObject({ games: 2, left: 1 });
    expect(goals(await opened(await deviceOn(), made.bytes))).toEqual([
      [2, 'free', 2],
      [5, 'free', 5],
    ]);
  });

  it('[row 144] a game that is here already stays where it is', async () => {
    const device = await playedDevice();
    const copy = await opened(device, await copyOf(device));
    expect(goals(copy)).toEqual([
      [2, 'here', 2],
      [5, 'here', 5],
    ]);
    await copy.restore(new Set(ALL));
    expect((await kinds(device)).filter((kind) => kind === 'playable')).toHaveLength(2);
  });

  it('[row 144] a game that differs is kept beside the other one while a slot is free', async () => {
    const bytes = await copyOf(await playedDevice());
    const device = await deviceOn();
    valueOf(await device.games.importInto(2, CAMPAIGN));
    const copy = await opened(device, bytes);
    expect(goals(copy)).toEqual([
      [2, 'free', 1],
      [5, 'here', 2],
    ]);
    await copy.restore(new Set(ALL));
    expect(await titleIn(device, 1)).toBe('signal-fire');
    expect(await titleIn(device, 2)).toBe('Golden');
  });

  it('[row 144] without a free slot, only players can give up a game', async () => {
    const bytes = await copyOf(await playedDevice());
    const full = async () => {
      const device = await deviceOn();
      for (const slot of ALL) valueOf(await device.games.importInto(slot, CAMPAIGN));
      return device;
    };
    const device = await full();
    const copy = await opened(device, bytes);
    expect(goals(copy)[0]).toEqual([2, 'taken', 2]);
    const left = await copy.restore(new Set());
    expect(left.games[0]?.outcome).toEqual({ ok: true, value: 'left' });
    expect(await titleIn(device, 2)).toBe('Golden');

    const replaced = await (await opened(device, bytes)).restore(new Set([2] as const));
    expect(replaced.games[0]?.outcome).toEqual({ ok: true, value: 'restored' });
    expect(await titleIn(device, 2)).toBe('signal-fire');
    expect(await kinds(device)).toEqual(Array(6).fill('playable'));
  });

  it('[row 144] boxes and scores are added to those that are here', async () => {
    const bytes = await copyOf(await playedDevice());
    const device = await deviceOn();
    device.collection.setState({ owned: ['core', 'jabbas-realm'] });
    device.highScores.setState({ scores: [{ ...SCORE, game: 'g2', fame: 30 }] });
    await (await opened(device, bytes)).restore(new Set());
    expect(device.collection.getState().owned).toEqual(['core', 'jabbas-realm', 'twin-shadows']);
    expect(device.highScores.getState().scores.map(({ fame }) => fame)).toEqual([30, 12]);
  });

  it('[row 144] a copy made to fill the device brings no more than a device of players has', async () => {
    const long = 'x'.repeat(100_000);
    const many = <T>(make: (index: number) => T) => Array.from({ length: 3000 }, (_, index) => make(index));
    const hostile = {
      collection: { owned: ['twin-shadows', long, '__proto__', ...many((index) => `box-${index}`)] },
      highScores: {
        scores: [{ ...SCORE, name: long }, ...many((index) => ({ ...SCORE, game: `s${index}` }))],
      },
      guides: { guided: [{ game: long, seen: [long, long], off: false }] },
      settings: { language: '__proto__', textSize: 1e300 },
    };
    const bytes = edited(await copyOf(await playedDevice()), 'preferences.json', () =>
      JSON.stringify(hostile),
    );
    const device = await deviceOn();
    device.collection.setState({ owned: ['core', 'jabbas-realm'] });
    await (await opened(device, bytes)).restore(new Set());
    expect(device.collection.getState().owned.slice(0, 3)).toEqual(['core', 'jabbas-realm', 'twin-shadows']);
    expect([...device.kept.values()].join('').length).toBeLessThan(60_000);
  });

  it('[row 144] of preferences only those that the app has come along, and none that is too deep', async () => {
    const whole = await copyOf(await playedDevice());
    const preferencesIn = (text: string) => {
      const copy = parseCopy(edited(whole, 'preferences.json', () => text));
      return copy.ok ? structuredClone(copy.value.preferences) : copy.error.code;
    };
    expect(preferencesIn('{"settings":{"language":"ru"},"more":[1]}')).toEqual({
      settings: { language: 'ru' },
    });
    const deep = 20_000;
    expect(preferencesIn(`{"settings":${'['.repeat(deep)}${']'.repeat(deep)}}`)).toBe('damaged');
  });

  it('[row 144] a worker that fails while a game is replaced leaves the game that was there', async () => {
    const bytes = await copyOf(await playedDevice());
    const device = await deviceOn();
    for (const slot of ALL) valueOf(await device.games.importInto(slot, CAMPAIGN));
    const before = await titleIn(device, 2);
    const copy = await opened(device, bytes);
    Object.assign(device.games, { replace: () => Promise.reject(new Error('out of memory')) });
    await expect(copy.restore(new Set([2] as const))).rejects.toThrow('out of memory');
    expect(await titleIn(device, 2)).toBe(before);
  });

  it('[row 144] a damaged game in a sound copy is named, and the others come back', async () => {
    const bytes = edited(await copyOf(await playedDevice()), 'games/slot-2.json', (text) =>
      text.replace('"signal-fire"', '"signal-wire"'),
    );
    const device = await deviceOn();
    const copy = await opened(device, bytes);
    expect(copy.unreadable).toEqual([2]);
    await copy.restore(new Set());
    expect(await titleIn(device, 5)).toBe('Golden');
  });
});

/** With one text changed, and its sum with it: what another app might write. */
function edited(bytes: Uint8Array, name: string, change: (text: string) => string, sums = true): Uint8Array {
  const texts = new Map(valueOf(readZip(bytes)));
  const changed = change(texts.get(name) ?? '');
  texts.set(name, changed);
  if (sums && name !== 'copy.json') {
    const contents = JSON.parse(texts.get('copy.json') ?? '') as { files: Record<string, unknown> };
    const encoded = new TextEncoder().encode(changed);
    contents.files[name] = { size: encoded.length, sha256: sha256(encoded) };
    texts.set('copy.json', JSON.stringify(contents));
  }
  return writeZip(texts);
}

describe('a file that is no sound copy', () => {
  const without = (bytes: Uint8Array, name: string): Uint8Array => {
    const texts = new Map(valueOf(readZip(bytes)));
    texts.delete(name);
    return writeZip(texts);
  };
  it.each<[string, (bytes: Uint8Array) => Uint8Array, string]>([
    ['another file', () => new TextEncoder().encode('{"kind":"missions"}'), 'notACopy'],
    ['a pack', () => writeZip(new Map([['pack.json', '{}']])), 'notACopy'],
    ['nothing', () => new Uint8Array(), 'notACopy'],
    ['half of it', (bytes) => bytes.subarray(0, bytes.length / 2), 'damaged'],
    ['one bit turned', (bytes) => bytes.map((byte, at) => (at === 5000 ? byte ^ 4 : byte)), 'damaged'],
    ['a game missing', (bytes) => without(bytes, 'games/slot-2.json'), 'damaged'],
    ['its contents missing', (bytes) => without(bytes, 'copy.json'), 'notACopy'],
    ['a game exchanged', (bytes) => edited(bytes, 'games/slot-2.json', () => CAMPAIGN, false), 'damaged'],
    ['a pack that is none', (bytes) => edited(bytes, 'packs/sample-pack.json', () => '{"a":1}'), 'damaged'],
    [
      'a later version',
      (bytes) => edited(bytes, 'copy.json', (text) => text.replace('"version": 1', '"version": 2')),
      'newer',
    ],
    [
      'a day that no calendar has',
      (bytes) => edited(bytes, 'copy.json', (text) => text.replace(/"madeAt": \d+/, '"madeAt": 1e300')),
      'damaged',
    ],
    ['too much at once', () => new Uint8Array(33 * 1024 * 1024), 'tooLarge'],
  ])('[row 143] %s is refused with its reason, and nothing happens', async (_, change, code) => {
    const bytes = change(await copyOf(await playedDevice()));
    const device = await deviceOn();
    const refused = await device.copies.open(fromBytes('copy.zip', bytes));
    expect(refused).toEqual({ ok: false, error: { code } });
    expect(device.files.size).toBe(0);
  });

  it('[row 143] is read beside the screen, and whoever cancels leaves nothing behind', async () => {
    const bytes = await copyOf(await playedDevice());
    const device = await deviceOn();
    const seen: number[] = [];
    const cancel = new AbortController();
    const opening = device.copies.open(fromBytes('copy.zip', bytes), {
      signal: cancel.signal,
      onProgress: (done) => {
        seen.push(done);
        cancel.abort();
      },
    });
    await expect(opening).rejects.toThrow(Cancelled);
    expect(seen.length).toBeGreaterThan(0);
    expect(device.files.size).toBe(0);
  });

  it('[row 143] a file that the device does not give is told', async () => {
    const { copies } = await deviceOn();
    const file = { name: 'a.zip', size: 1, read: () => Promise.reject(new Error('gone')) };
    expect(await copies.open(file)).toEqual({ ok: false, error: { code: 'unreadable' } });
  });
});

describe('a copy among missions from others', () => {
  it('[row 143] is known as one, and players are told where to open it', async () => {
    const bytes = await copyOf(await playedDevice());
    const { installed } = await deviceOn();
    const [brought] = await installed.bringIn([fromBytes('copy.zip', bytes)]);
    expect(brought?.outcome).toEqual({ ok: false, error: { code: 'copy' } });
  });
});

describe('the golden copy', () => {
  it('[row 143] of version 1 opens for ever', async () => {
    const device = await deviceOn();
    const copy = await opened(device, readFileSync(join(GOLDEN, 'copy-v1.zip')));
    expect(goals(copy)).toEqual([
      [2, 'free', 2],
      [5, 'free', 5],
    ]);
    expect(copy.packs).toEqual(['sample-pack']);
    const { failedPacks } = await copy.restore(new Set());
    expect(failedPacks).toEqual([]);
    expect(await titleIn(device, 2)).toBe('signal-fire');
    expect(await titleIn(device, 5)).toBe('Golden');
    expect(device.settings.getState()).toMatchObject({ language: 'ru', textSize: '150' });
    expect(device.collection.getState().owned).toEqual(['core', 'twin-shadows']);
    expect(device.highScores.getState().scores).toEqual([SCORE]);
  });
});

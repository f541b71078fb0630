// A file of 60 MB at every entrance that takes files: it is refused by its size, and not one byte of it is read. Where nobody
// tells the size beforehand, reading ends at the limit. Bytes are counted, not seconds; so is the work of entrances that wait
// for what they read.

import type * as Disk from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { askCommand } from '../../src/cli/commands/ask';
import { checkCommand } from '../../src/cli/commands/check';
import { importCommand } from '../../src/cli/commands/import';
import { packCommand } from '../../src/cli/commands/pack';
import { readContentFile } from '../../src/cli/contentFiles';
import { readJsonInput } from '../../src/cli/input';
import { readUpTo } from '../../src/cli/readUpTo';
import { BUDGETS } from '../../src/kernel';
import { fetchFile } from '../../src/platform';
import { memoryFiles } from '../../src/session';
import { run } from '../cli/runCommand';
import { deviceOn } from '../session/copySamples';
import { gamesOn } from '../session/gamesOn';
import { countedWaiting } from './countedWork';

const LARGE = 60 * 1024 * 1024;
const MB = 1024 * 1024;

const disk = vi.hoisted(() => ({ bytes: 0 }));
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof Disk>();
  return {
    ...real,
    readFile: async (...args: Parameters<typeof real.readFile>) => {
      const read = await real.readFile(...args);
      disk.bytes += read.length;
      return read;
    },
  };
});

let folder = '';
let file = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'redcell-large-'));
  file = path.join(folder, 'large.json');
  // A hole: it takes no room on the disk.
  const handle = await open(file, 'w');
  await handle.truncate(LARGE);
  await handle.close();
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => void (disk.bytes = 0));

/** As a browser hands over what a player has picked. */
function pickedFile() {
  let bytes = 0;
  const read = async (): Promise<Uint8Array> => {
    bytes += LARGE;
    return new Uint8Array(LARGE);
  };
  const text = async (): Promise<string> => String(await read());
  return { name: 'large.json', size: LARGE, read, text, arrayBuffer: read, slice: read, stream: read, taken: () => bytes }; // prettier-ignore
}

describe('a file of 60 MB', () => {
  it('[budgets] the counter counts', async () => {
    await readFile('package.json');
    expect(disk.bytes).toBeGreaterThan(1000);
  });

  it('[budgets] as a save', async () => {
    const picked = pickedFile();
    const games = gamesOn(memoryFiles());
    expect(await games.bringIn(1, picked as unknown as File)).toMatchObject({
      ok: false,
      error: { code: 'damaged', problem: { code: 'tooLarge' } },
    });
    expect(picked.taken()).toBe(0);
  });

  it('[budgets] as a pack, a zip or a Saga mission', async () => {
    const { installed } = await deviceOn();
    for (const name of ['large.json', 'large.zip']) {
      const picked = { ...pickedFile(), name };
      const [brought] = await installed.bringIn([picked]);
      expect(brought).toMatchObject({ outcome: { ok: false, error: { code: 'fileTooLarge' } } });
      expect(picked.taken()).toBe(0);
    }
  });

  it('[budgets] as a copy', async () => {
    const { copies } = await deviceOn();
    const picked = pickedFile();
    expect(await copies.open(picked)).toEqual({ ok: false, error: { code: 'tooLarge' } });
    expect(picked.taken()).toBe(0);
  });

  it('[budgets] for `redcell check`', async () => {
    expect(await readContentFile(file, 'large.json')).toMatchObject({ error: { code: 'tooLarge' } });
    expect(disk.bytes).toBe(0);
  });

  it('[budgets] for `redcell ask`', async () => {
    const io = { out: () => undefined, err: () => undefined, readInput: async () => '' };
    expect(await readJsonInput(file, io)).toMatchObject({ ok: false });
    expect(disk.bytes).toBe(0);
  });

  /** Its size is 0, and it never ends. */
  const ENDLESS = '/dev/zero';
  describe.runIf(existsSync(ENDLESS))('or a device that never ends', () => {
    it.each([
      ['check', checkCommand, ENDLESS],
      ['ask', askCommand, ENDLESS],
      ['import', importCommand, ENDLESS],
      ['pack', packCommand, 'endless'],
    ] as const)('[budgets] for `redcell %s`', async (_, command, named) => {
      const endless = path.join(folder, 'endless');
      await mkdir(endless, { recursive: true });
      await symlink(ENDLESS, path.join(endless, 'manifest.json')).catch(() => undefined);
      const args = named === ENDLESS ? [ENDLESS] : [endless, '--out', path.join(folder, 'a.zip')];
      const { code, out, err } = await run(command, ...args);
      expect(code).not.toBe(0);
      expect(out + err).toMatch(/larger than|tooLarge|at most|too large/);
    });
  });

  /** Its size is 0, and what it holds is as long as its answer. */
  const SYSTEM = '/proc/self/environ';
  it.runIf(existsSync(SYSTEM))('[budgets] or one of the system that says it is empty', async () => {
    expect(await readUpTo(SYSTEM, 3)).toEqual({ ok: false, error: 4 });
    expect(disk.bytes).toBe(0);
  });

  describe('behind a link', () => {
    let sent = 0;
    const sender = (headers: Record<string, string>) => {
      sent = 0;
      const body = new ReadableStream<Uint8Array>(
        {
          pull: (controller) => {
            sent += MB;
            controller.enqueue(new Uint8Array(MB));
            if (sent >= LARGE) controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      vi.stubGlobal('location', { origin: 'https://app.example' });
      vi.stubGlobal('fetch', async () => new Response(body, { headers }));
    };

    it('[budgets] whose sender tells its size: nothing is read', async () => {
      sender({ 'content-length': String(LARGE) });
      expect(await fetchFile('https://other.example/a')).toEqual({ ok: false, error: 'tooLarge' });
      expect(sent).toBe(0);
    });

    it('[budgets] whose sender lies: one piece more than the limit is read', async () => {
      sender({ 'content-length': '10' });
      expect(await fetchFile('https://other.example/a')).toEqual({ ok: false, error: 'tooLarge' });
      expect(sent).toBe(BUDGETS.link.bytes + MB);
    });
  });
});

const [FEW, MANY] = [3000, 30_000];
/** Ten times the bytes, ten times the work, and a little for what is done once. */
const MOST_GROWTH = 13;

/** By entrance: what is hard on it, of about so many bytes. */
const HARD: Readonly<Record<'link' | 'check', readonly ((bytes: number) => Promise<number>)[]>> = {
  link: [
    // Byte by byte.
    (bytes) => {
      let sent = 0;
      const read = async () => ({ done: ++sent > bytes, value: new Uint8Array(1) });
      vi.stubGlobal('location', { origin: 'https://app.example' });
      vi.stubGlobal('fetch', async () => ({
        ok: true,
        headers: new Headers(),
        body: { getReader: () => ({ read }) },
      }));
      return countedWaiting(async () => {
        const fetched = await fetchFile('https://other.example/a');
        if (!fetched.ok || fetched.value.size !== bytes) throw new Error('not fetched');
      });
    },
  ],
  check: [
    (bytes) => checked(`[${'[],'.repeat(bytes / 3)}1]`),
    (bytes) => checked(`"${'\\"'.repeat(bytes / 2)}`),
    (bytes) => checked('\n'.repeat(bytes)),
    (bytes) => checked(`{"//${'/'.repeat(bytes)}":1}`),
  ],
};

async function checked(text: string): Promise<number> {
  const hard = path.join(folder, 'hard.json');
  await writeFile(hard, text);
  return countedWaiting(() => readContentFile(hard, 'hard.json'));
}

describe.each(Object.entries(HARD))('the work of the entrance %s', (entrance, texts) => {
  it.each(texts.map((work, index) => [index, work] as const))(
    '[budgets] is bounded: hard file %i',
    async (_, work) => {
      const [few, many] = [await work(FEW), await work(MANY)];
      expect(many).toBeGreaterThan(0);
      expect(many).toBeLessThanOrEqual(BUDGETS[entrance as keyof typeof HARD].work * MANY + 1000);
      expect(many).toBeLessThan(MOST_GROWTH * Math.max(few, 200));
    },
  );
});

// Watching files, and `redcell check --watch`: every way of saving is seen, and only what has settled is told.

import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkCommand } from '../../src/cli/commands/check';
import { watchCheck } from '../../src/cli/commands/watchCheck';
import { watchFiles } from '../../src/cli/watchFiles';
import { printable } from '../../src/kernel';
import { run } from './runCommand';

let dir: string;
let stop: AbortController;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'redcell-'));
  stop = new AbortController();
});
afterEach(async () => {
  stop.abort();
  await rm(dir, { recursive: true });
});

const EVERY = 10;

async function watching(flat = false): Promise<{ told: () => number }> {
  let told = 0;
  const tell = (): Promise<void> => {
    told++;
    return Promise.resolve();
  };
  void watchFiles([dir], tell, { signal: stop.signal, every: EVERY, flat });
  await vi.waitFor(() => expect(told).toBe(1));
  return { told: () => told };
}

describe('[cli] watching files', () => {
  it('[cli] a file that is written, replaced, added below and removed', async () => {
    const file = path.join(dir, 'a.json');
    await writeFile(file, '{}');
    const { told } = await watching();
    const changes = [
      () => writeFile(file, '{ "kind": 1 }'),
      // As many editors save: a new file takes the place of the old one.
      async () => {
        await writeFile(path.join(dir, 'a.json~'), '{}');
        await rename(path.join(dir, 'a.json~'), file);
      },
      async () => {
        await mkdir(path.join(dir, 'deep'));
        await writeFile(path.join(dir, 'deep/b.json'), '{}');
      },
      () => rm(file),
    ];
    for (const [index, change] of changes.entries()) {
      await change();
      await vi.waitFor(() => expect(told()).toBe(index + 2), { timeout: 300_000 });
    }
  });

  it('[cli] other files are nobody’s business, nor are deeper ones if only this folder is meant', async () => {
    await mkdir(path.join(dir, 'deep'));
    const { told } = await watching(true);
    await writeFile(path.join(dir, 'notes.txt'), 'x');
    await writeFile(path.join(dir, 'deep/b.json'), '{}');
    await writeFile(path.join(dir, 'last.json'), '{}');
    await vi.waitFor(() => expect(told()).toBe(2), { timeout: 300_000 });
  });
});

describe('[cli] redcell check --watch', () => {
  it('[cli] tells problems with their lines, and that they are gone; what was found last is its answer', async () => {
    const file = path.join(dir, 'mine.json');
    await writeFile(file, '{\n  "kind": "items",\n  "entries": [{ "id": "Not An Id" }]\n}');
    const out: string[] = [];
    const io = {
      out: (text: string) => out.push(text),
      err: () => undefined,
      readInput: () => Promise.resolve(''),
    };
    const answer = watchCheck({ named: [dir], alone: true, strict: false }, io, {
      signal: stop.signal,
      every: EVERY,
    });
    await vi.waitFor(() => expect(out[0]).toContain(`${file}:3:17: entries[0].id: expected`), {
      timeout: 300_000,
    });
    await writeFile(file, '{ "kind": "items", "entries": [] }');
    await vi.waitFor(() => expect(out[1]).toContain('All is well'), { timeout: 300_000 });
    expect(out[1]).toContain(`Watching ${dir}`);
    stop.abort();
    expect(await answer).toBe(0);
  });

  it('[cli] empties a terminal by itself: what is printed holds nothing that steers one', async () => {
    const heard: string[] = [];
    const io = {
      out: (text: string) => heard.push(text),
      err: () => undefined,
      readInput: () => Promise.resolve(''),
      clear: () => void heard.push('clear'),
    };
    const answer = watchCheck({ named: [dir], alone: true, strict: false }, io, {
      signal: stop.signal,
      every: EVERY,
    });
    await vi.waitFor(() => expect(heard.some((text) => text.includes('Watching'))).toBe(true), {
      timeout: 300_000,
    });
    expect(heard[0]).toBe('clear');
    expect(printable(heard[1] ?? '')).toBe(heard[1]);
    expect(heard[1]).toMatch(/^\d/);
    stop.abort();
    await answer;
  });

  it('[cli] is for people, not for programs', async () => {
    expect(await run(checkCommand, '--watch', '--json')).toMatchObject({ code: 2, out: '' });
  });
});

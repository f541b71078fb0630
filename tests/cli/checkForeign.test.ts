// `redcell check` where the content of the app is odd itself: authors do not hear of what they cannot mend.

import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkCommand } from '../../src/cli/commands/check';
import { run } from './runCommand';

const places = vi.hoisted(() => ({ content: '' }));
vi.mock('../../src/cli/contentFiles', async (importOriginal) => {
  const original = await importOriginal<object>();
  return Object.defineProperty({ ...original }, 'CONTENT_DIR', { get: () => places.content });
});

const CONTENT = path.resolve(import.meta.dirname, '../../content');
const MISSION = 'tutorials/first-steps/mission.json';

let dir: string;
let own: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'redcell-'));
  places.content = path.join(dir, 'content');
  own = path.join(dir, 'own');
  await cp(CONTENT, places.content, { recursive: true });
  const file = path.join(places.content, MISSION);
  const odd = (await readFile(file, 'utf8')).replace(
    '"scripts": [',
    '"scripts": [{ "id": "idle", "do": [{ "kind": "clearMap" }] },',
  );
  await writeFile(file, odd);
  await mkdir(own);
  await writeFile(path.join(own, 'items.json'), '{ "kind": "items", "entries": [] }');
});
afterAll(() => rm(dir, { recursive: true }));

describe('[cli] redcell check beside odd content', () => {
  it('[cli] whoever asks about the app’s content hears of it', async () => {
    const { code, out } = await run(checkCommand, '--strict');
    expect(code).toBe(1);
    expect(out).toMatch(/^warning: .*first-steps\/mission\.json:.*\n1 warning\.$/);
  });

  it('[cli] whoever asks about something else does not', async () => {
    expect(await run(checkCommand, '--strict', own)).toMatchObject({ code: 0, out: 'All is well: nothing.' });
  });
});

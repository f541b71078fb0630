// `redcell check` on what somebody has written: it speaks of that, and not of what comes with the app.

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAppContentFiles } from '../../src/cli/appContent';
import { checkCommand } from '../../src/cli/commands/check';
import { newCommand } from '../../src/cli/commands/new';
import { contentsOf, sayContents } from '../../src/cli/contents';
import { CONTENT_DIR } from '../../src/cli/contentFiles';
import { run } from './runCommand';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'redcell-'));
});
afterEach(() => rm(dir, { recursive: true }));

const SIGNAL_FIRE = path.join(CONTENT_DIR, 'missions/signal-fire');

describe('[cli] redcell check on an author’s own', () => {
  it('[cli] content of the app that has not changed is the very same list, which is gone through once', async () => {
    const texts = new Map<string, string>();
    const first = await readAppContentFiles(texts);
    const again = await readAppContentFiles(new Map());
    expect(first.ok && again.ok && again.value === first.value).toBe(true);
    expect(first.ok && texts.size === first.value.length).toBe(true);
  });

  it('[cli] what is well is what the author has, in which languages', async () => {
    await run(newCommand, 'mission', 'Night Watch', '--out', dir);
    expect(await run(checkCommand, dir)).toMatchObject({
      code: 0,
      out: 'All is well: 1 mission, in English.',
    });
    const english = await readFile(path.join(dir, 'words.en.json'), 'utf8');
    const german = english
      .replace('"language": "en"', '"language": "de"')
      .replace('night-watch-en', 'night-watch-de');
    await writeFile(path.join(dir, 'words.de.json'), german);
    expect(await run(checkCommand, dir)).toMatchObject({
      code: 0,
      out: 'All is well: 1 mission, in English and German.',
    });
    const json = await run(checkCommand, '--json', dir);
    expect(JSON.parse(json.out)).toMatchObject({ counts: { missions: 1 }, languages: ['de', 'en'] });
  });

  it('[cli] an id that the app has is told, and nothing that only follows from it', async () => {
    await cp(SIGNAL_FIRE, dir, { recursive: true });
    const { code, out } = await run(checkCommand, dir);
    expect(code).toBe(1);
    const lines = out.split('\n');
    expect(lines).toHaveLength(5);
    expect(
      lines.slice(0, -1).every((line) => line.includes('entries[0].id: expected an id of its own')),
    ).toBe(true);
    expect(lines[0]).toMatch(/mission\.json:.*found "signal-fire"$/);
    expect(lines.at(-1)).toBe('4 problems.');
  });

  it('[cli] two things of an author with one id are a problem among others', async () => {
    await run(newCommand, 'mission', 'Night Watch', '--out', dir);
    await cp(path.join(dir, 'mission.json'), path.join(dir, 'copy.json'));
    await writeFile(path.join(dir, 'items.json'), '{ "kind": "items", "entries": [{ "id": "a" }] }');
    const { out } = await run(checkCommand, dir);
    expect(out).toContain('expected an id of its own');
    expect(out).toContain('items.json:1:');
  });

  it('[cli] what lies inside the app’s content can be looked at by itself', async () => {
    expect(await run(checkCommand, SIGNAL_FIRE)).toMatchObject({
      code: 0,
      out: 'All is well: 1 mission, in English, German and Russian.',
    });
  });

  it.each([
    [[], 'nothing'],
    [[['dice', 1]], '1 die'],
    [
      [
        ['class-cards', 2],
        ['heroes', 1],
      ],
      '1 hero, 2 class cards',
    ],
    [[['words', 1]], 'words, in English'],
  ] as const)('[cli] %j is said as %s', (kinds, said) => {
    const files = kinds.map(([kind, count]) => ({
      file: kind,
      data: { kind, entries: Array.from({ length: count }, () => ({ language: 'en' })) },
    }));
    expect(sayContents(contentsOf(files))).toBe(said);
  });
});

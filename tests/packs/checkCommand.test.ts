import { mkdtemp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkCommand } from '../../src/cli/commands/check';
import { schemaCommand } from '../../src/cli/commands/schema';
import { readContentFiles } from '../../src/cli/contentFiles';
import { KINDS, LEGION_FILES } from '../../src/packs';
import { run } from '../cli/runCommand';
import { classCard, fileOf } from './samples';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'redcell-'));
});
afterEach(() => rm(dir, { recursive: true }));

async function write(name: string, content: unknown): Promise<string> {
  const file = path.join(dir, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

describe('[cli] redcell check', () => {
  it('[cli] the content of the app is fine', async () => {
    const { code, out, err } = await run(checkCommand);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('276 tiles');
  });

  it('[cli] a file is checked together with the content of the app', async () => {
    const file = await write('mine.json', fileOf('class-cards', classCard({ hero: 'diala-passil' })).data);
    expect(await run(checkCommand, file)).toMatchObject({ code: 0 });
    const { code, out } = await run(checkCommand, '--alone', file);
    expect(code).toBe(1);
    expect(out.split(/:1:\d+/)).toEqual([
      file,
      ': entries[0].hero: expected the id of an entry in "heroes", found "diala-passil"\n1 problem.',
    ]);
  });

  it('[cli] a folder is read with its folders, but without schema and text', async () => {
    await write('schema/a.json', 'not json');
    await write('text/en/a.json', 'not json');
    await write('deep/down/a.json', { kind: 'cards', entries: [{}] });
    await write('b.json', '{');
    await write('c.json', '[');
    const { code, out } = await run(checkCommand, '--alone', dir);
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      `${dir}/b.json:1:2: expected a field name in double quotes or "}", found the end of the file`,
      `${dir}/c.json:1:2: expected a value or "]", found the end of the file`,
      '2 problems.',
    ]);
  });

  it('[cli] a folder that cannot be read is a problem like any other', async () => {
    const read = await readContentFiles(path.join(dir, 'none'));
    expect(read).toMatchObject({ ok: false, error: [{ code: 'unreadable', found: 'ENOENT' }] });
  });

  it('[cli] --json is for programs', async () => {
    const file = await write('mine.json', { kind: 'items', entries: [{ id: 'a' }] });
    const { code, out } = await run(checkCommand, '--json', file);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      counts: {},
      problems: [{ file, code: 'missingField' }, {}, {}, {}],
    });
  });

  it('[cli] wrong use is told apart from wrong content', async () => {
    expect(await run(checkCommand, '--nope')).toMatchObject({ code: 2, out: '' });
    expect(await run(checkCommand, '--alone')).toMatchObject({ code: 2, out: '' });
    expect(await run(checkCommand, path.join(dir, 'none'))).toMatchObject({ code: 2, out: '' });
  });
});

describe('[cli] redcell schema', () => {
  it('[cli] writes a schema for each kind, and for each file of battles', async () => {
    const target = path.join(dir, 'out');
    expect(await run(schemaCommand, target)).toMatchObject({ code: 0 });
    expect(await readdir(target)).toHaveLength(KINDS.length + LEGION_FILES.length);
  });

  it('[cli] needs one folder', async () => {
    expect(await run(schemaCommand)).toMatchObject({ code: 2, out: '' });
    expect(await run(schemaCommand, 'a', 'b')).toMatchObject({ code: 2, out: '' });
  });
});

// `redcell preview`: what its server sends, and that it follows the author's files.

import { mkdir, mkdtemp, readFile, rm, writeFile, symlink } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preview, previewCommand } from '../../src/cli/commands/preview';
import { writeStart } from '../../src/cli/new/writeStart';
import { readPreviewOptions } from '../../src/cli/preview/options';
import { readWork, watchedFor } from '../../src/cli/preview/readWork';
import { startServer } from '../../src/cli/preview/server';
import { PREVIEW_ADDRESSES, PREVIEW_META, type PreviewWork } from '../../src/packs';
import { run } from './runCommand';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'redcell-'));
});
afterEach(() => rm(dir, { recursive: true }));

const write = (start: 'mission' | 'campaign' | 'group') =>
  writeStart(start, { id: 'night-watch', title: 'Night Watch' }, dir);

async function workOf(name: string) {
  const read = await readWork(name);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

describe('[preview] what an author works on', () => {
  it.each([
    ['mission', 'mission.json', { kind: 'mission', id: 'night-watch' }],
    ['mission', '', { kind: 'mission', id: 'night-watch' }],
    ['campaign', '', { kind: 'campaign', id: 'night-watch' }],
    ['group', '', { kind: 'mission', id: 'night-watch-trial' }],
  ] as const)('[preview] a %s, named by %j', async (start, name, story) => {
    await write(start);
    const { stories, problems, warnings } = await workOf(path.join(dir, name));
    expect(stories[0]).toEqual(story);
    // Of a campaign, its two missions and its encounter as well.
    expect(stories).toHaveLength(start === 'campaign' ? 4 : 1);
    expect([...problems, ...warnings]).toEqual([]);
  });

  it('[preview] problems come with their lines, and without anything to play', async () => {
    await write('mission');
    const file = path.join(dir, 'mission.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('"core-23A"', '"core-99A"'));
    const { files, problems } = await workOf(dir);
    expect(files).toEqual([]);
    expect(problems[0]).toMatchObject({ file, line: 22, code: 'unknownId', found: '"core-99A"' });
  });

  it('[preview] of a mission its folder is watched, of everything else all below it too', async () => {
    await write('campaign');
    const mission = path.join(dir, 'missions/finale/mission.json');
    expect(await watchedFor(mission, await workOf(mission))).toEqual({
      folder: path.dirname(mission),
      flat: true,
    });
    const campaign = path.join(dir, 'campaign.json');
    expect(await watchedFor(campaign, await workOf(campaign))).toEqual({ folder: dir, flat: false });
    expect(await watchedFor(dir, await workOf(dir))).toEqual({ folder: dir, flat: false });
  });
});

describe('[preview] the server', () => {
  it('[preview] serves the app with a mark, the work, and tells of changes', async () => {
    const [own, dist] = [path.join(dir, 'own'), path.join(dir, 'dist')];
    await writeStart('mission', { id: 'night-watch', title: 'Night Watch' }, own);
    await mkdir(path.join(dist, 'assets'), { recursive: true });
    await writeFile(path.join(dist, 'index.html'), '<html><head></head><body>app</body></html>');
    await writeFile(path.join(dist, 'assets/a.js'), 'code');
    await writeFile(path.join(dir, 'secret.txt'), 'secret');
    await symlink(path.join(dir, 'secret.txt'), path.join(dist, 'assets/link.txt'));
    const out: string[] = [];
    const stop = new AbortController();
    const io = {
      out: (line: string) => out.push(line),
      err: () => undefined,
      readInput: () => Promise.resolve(''),
    };
    const ended = preview({ name: own, open: false }, io, stop.signal, dist);
    await vi.waitFor(() => expect(out.length).toBeGreaterThan(1), { timeout: 50_000 });
    const address = new URL(/http\S+/.exec(out[0] ?? '')?.[0] ?? '').origin;
    const get = async (name: string) => (await fetch(address + name)).text();
    const work = async () => JSON.parse(await get(PREVIEW_ADDRESSES.work)) as PreviewWork;

    expect(await get('/')).toContain(`<meta name="${PREVIEW_META}"`);
    expect(await get('/play/1')).toContain('app');
    expect(await get('/assets/a.js')).toBe('code');
    expect((await fetch(`${address}/assets/b.js`)).status).toBe(404);
    expect(await get('/%2e%2e%2fsecret.txt')).not.toContain('secret');
    expect((await fetch(`${address}/assets/link.txt`)).status, 'a link out of the folder').toBe(404);
    for (const [name, type] of [
      ['/assets/a.js', 'text/javascript; charset=utf-8'],
      ['/play/1', 'text/html; charset=utf-8'],
    ] as const) {
      const { headers: sent } = await fetch(address + name);
      expect(sent.get('cache-control'), name).toBe('no-store');
      expect(sent.get('content-type'), name).toBe(type);
    }
    expect(await get('/sw.js')).toContain('unregister');
    for (const odd of ['//', '/%', '/a%ff']) expect((await fetch(address + odd)).status, odd).toBe(400);
    for (const method of ['POST', 'DELETE', 'OPTIONS'])
      expect((await fetch(address + PREVIEW_ADDRESSES.work, { method })).status, method).toBe(405);
    expect(await work()).toMatchObject({ version: 1, problems: [], stories: [{ id: 'night-watch' }] });

    const { headers } = await fetch(address + PREVIEW_ADDRESSES.work);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");

    const events = await fetch(address + PREVIEW_ADDRESSES.events);
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('data: 1\n\n');
    await writeFile(path.join(own, 'mission.json'), '{');
    expect((await reader?.read())?.value).toBe('data: 2\n\n');
    expect(await work()).toMatchObject({ version: 2, files: [], problems: [{ line: 1, column: 2 }] });
    await rm(path.join(own, 'mission.json'));
    expect((await reader?.read())?.value).toBe('data: 3\n\n');
    expect(await work()).toMatchObject({ version: 3, problems: [{ code: 'unreadable' }] });

    stop.abort();
    expect(await ended).toBe(0);
    await expect(fetch(address)).rejects.toThrow();
  });
});

describe('[preview] whom the server answers', () => {
  const answerTo = (port: number, host: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const asked = request({ host: 'localhost', port, path: PREVIEW_ADDRESSES.work, headers: { host } });
      asked.on('response', (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      asked.on('error', reject);
      asked.end();
    });

  it('[preview] this machine by its own names, and no page that let another name lead here', async () => {
    const server = await startServer(
      createServer(),
      () => Promise.resolve(),
      undefined,
      () => undefined,
    );
    const port = Number(new URL(server.address).port);
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'LOCALHOST'])
      expect(await answerTo(port, host), host).toBe(200);
    for (const host of ['evil.example', `localhost.evil.example:${port}`, '192.168.0.7', 'a b', '@localhost'])
      expect(await answerTo(port, host), host).toBeGreaterThanOrEqual(400);
    await server.close();
  });
});

describe('[preview] what goes wrong in it', () => {
  it('[preview] is told on the terminal; a page shown to others names no folder of this machine', async () => {
    const noted: string[] = [];
    const fails = () => Promise.reject(new Error('ENOENT: no such file, /home/ada/secret'));
    const server = await startServer(createServer(), fails, undefined, (words) => noted.push(words));
    const answer = await fetch(new URL('/a.js', server.address));
    expect(answer.status).toBe(500);
    expect(await answer.text()).toBe('This cannot be shown. The terminal says why.\n');
    expect(noted).toEqual(['/a.js: ENOENT: no such file, /home/ada/secret']);
    await server.close();
  });
});

describe('[preview] the command', () => {
  it('[preview] options', () => {
    expect(readPreviewOptions(['a', '--port', '80', '--open'])).toEqual({
      ok: true,
      value: { name: 'a', port: 80, open: true },
    });
    for (const wrong of [[], ['a', 'b'], ['a', '--port', '0'], ['a', '--port', '70000'], ['a', '--nope']])
      expect(readPreviewOptions(wrong)).toMatchObject({ ok: false });
  });

  it('[preview] wrong use', async () => {
    expect(await run(previewCommand)).toMatchObject({ code: 2, out: '' });
    expect(await run(previewCommand, 'none')).toMatchObject({
      code: 2,
      err: expect.stringContaining('none'),
    });
    expect(await run(previewCommand, dir)).toMatchObject({
      code: 2,
      err: expect.stringContaining('no mission'),
    });
  });
});

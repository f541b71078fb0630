// Files from outside: fetched by a link, opened with the app, shared with it.

import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchFile, listenForFiles, shareFile } from '../../src/platform';
import { MAX_PICKED_SIZE, type PickedFile } from '../../src/session';

type Listener = (event: { readonly url: string }) => void;

const device = vi.hoisted(() => ({
  isNative: false,
  launch: undefined as string | undefined,
  listener: undefined as Listener | undefined,
  read: [] as string[],
  written: [] as unknown[],
}));

vi.mock('@capacitor/core', async (original) => ({
  ...(await original<object>()),
  Capacitor: { isNativePlatform: () => device.isNative },
}));
vi.mock('@capacitor/app', () => ({
  App: {
    addListener: async (_: string, listener: Listener) => void (device.listener = listener),
    getLaunchUrl: async () => (device.launch === undefined ? null : { url: device.launch }),
  },
}));
vi.mock('@capacitor/share', () => ({ Share: { share: async () => undefined } }));
vi.mock('@capacitor/filesystem', async (original) => ({
  ...(await original<object>()),
  Filesystem: {
    stat: async ({ path }: { path: string }) => {
      if (path.includes('gone')) throw new Error('gone');
      return { name: 'mission.json', size: 2 };
    },
    readFile: async ({ path }: { path: string }) => {
      device.read.push(path);
      return { data: btoa('{}') };
    },
    writeFile: async (options: { path: string }) => {
      device.written.push(options);
      return { uri: `file:///cache/${options.path}` };
    },
  },
}));

afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(device, { isNative: false, launch: undefined, listener: undefined, read: [], written: [] });
});

const textOf = async (file: PickedFile | undefined) => new TextDecoder().decode(await file?.read());

describe('a link', () => {
  const asked: { url: string; options: RequestInit }[] = [];
  const answer = (response: () => Response | Promise<Response>) => {
    asked.length = 0;
    vi.stubGlobal('location', { origin: 'https://app.example' });
    vi.stubGlobal('fetch', async (url: URL, options: RequestInit) => {
      asked.push({ url: url.href, options });
      return response();
    });
  };

  it('[links] is fetched without saying who asks', async () => {
    answer(() => new Response('{}'));
    const file = await fetchFile('  https://other.example/a/mission.json?x=1 ');
    expect(file.ok && file.value.name).toBe('mission.json');
    expect(file.ok && (await textOf(file.value))).toBe('{}');
    expect(asked).toMatchObject([
      {
        url: 'https://other.example/a/mission.json?x=1',
        options: { credentials: 'omit', referrerPolicy: 'no-referrer' },
      },
    ]);
  });

  it.each([['http://other.example/a.zip'], ['file:///etc/passwd'], ['javascript:alert(1)'], ['hello'], ['']])(
    '[links] %s is none, and nothing is fetched',
    async (link) => {
      answer(() => new Response('{}'));
      expect(await fetchFile(link)).toEqual({ ok: false, error: 'noLink' });
      expect(asked).toEqual([]);
    },
  );

  it('[links] no more is read than allowed, whatever the sender says', async () => {
    let sent = 0;
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull: (controller) => {
          sent += 1024 * 1024;
          controller.enqueue(new Uint8Array(1024 * 1024));
        },
      });
    answer(() => new Response(endless(), { headers: { 'content-length': '10' } }));
    expect(await fetchFile('https://other.example/a')).toEqual({ ok: false, error: 'tooLarge' });
    expect(sent).toBeLessThan(MAX_PICKED_SIZE + 4 * 1024 * 1024);
    answer(() => new Response('', { headers: { 'content-length': '999999999' } }));
    expect(await fetchFile('https://other.example/a')).toEqual({ ok: false, error: 'tooLarge' });
  });

  it('[links] what is not there, or not to be had, is told', async () => {
    answer(() => new Response('', { status: 404 }));
    expect(await fetchFile('https://other.example/a')).toEqual({ ok: false, error: 'refused' });
    answer(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await fetchFile('https://other.example/a')).toEqual({ ok: false, error: 'unreachable' });
  });
});

describe('files that are handed over', () => {
  const listening = async () => {
    const given: (readonly PickedFile[])[] = [];
    await listenForFiles((files) => given.push(files));
    return given;
  };

  it('[share] a device tells of one at the start and of more later; nothing is read unasked', async () => {
    Object.assign(device, { isNative: true, launch: 'content://downloads/7' });
    const given = await listening();
    expect(given).toMatchObject([[{ name: 'mission.json', size: 2 }]]);
    device.listener?.({ url: 'content://downloads/7' });
    device.listener?.({ url: 'file:///inbox/other.zip' });
    await vi.waitFor(() => expect(given).toHaveLength(2));
    expect(device.read).toEqual([]);
    expect(await textOf(given[0]?.[0])).toBe('{}');
  });

  it('[share] other addresses are none of its business, and a file that is gone says so when it is read', async () => {
    Object.assign(device, { isNative: true, launch: 'https://redcell.example/somewhere' });
    const given = await listening();
    device.listener?.({ url: 'content://gone/a%20b.zip' });
    await vi.waitFor(() => expect(given).toHaveLength(1));
    expect(given[0]?.[0]?.name).toBe('a b.zip');
    await expect(given[0]?.[0]?.read()).rejects.toThrow();
  });

  it('[share] a browser opens files with the installed app', async () => {
    let consume: ((launch: object) => void) | undefined;
    vi.stubGlobal('launchQueue', { setConsumer: (consumer: typeof consume) => (consume = consumer) });
    const given = await listening();
    consume?.({ files: [{ getFile: async () => new File(['{}'], 'a.json') }] });
    await vi.waitFor(() => expect(given).toHaveLength(1));
    expect(await textOf(given[0]?.[0])).toBe('{}');
  });

  it('[share] what the share sheet left on the shelf is taken once', async () => {
    let shelf: Map<string, Response> | null = new Map([
      ['https://app.example/shared-files/0/my%20mission.json', new Response('{}')],
    ]);
    vi.stubGlobal('caches', {
      has: async () => shelf !== null,
      open: async () => ({
        keys: async () => [...(shelf ?? [])].map(([url]) => ({ url })),
        match: async ({ url }: { url: string }) => shelf?.get(url),
      }),
      delete: async () => (shelf = null),
    });
    const given = await listening();
    expect(given.map((files) => files.map(({ name }) => name))).toEqual([['my mission.json']]);
    expect(await textOf(given[0]?.[0])).toBe('{}');
    expect(await listening()).toEqual([]);
  });
});

it('[export] a device is given bytes as they are', async () => {
  device.isNative = true;
  expect(await shareFile('pack.zip', Uint8Array.of(0x50, 0x4b, 0xff))).toBe('shared');
  expect(device.written).toMatchObject([{ path: 'shared/pack.zip', data: btoa('PK\u00ff') }]);
});

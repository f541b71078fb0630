// Serves the app itself to an author's browser: the built one, or the sources through vite where there is no build. A
// mark in the page makes it a preview; otherwise it is the app that players get.

import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownOf } from '../../kernel';
import { PREVIEW_META } from '../../packs';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
export type AppFiles = {
  readonly from: 'build' | 'sources';
  readonly handle: RequestHandler;
  readonly close: () => Promise<void>;
};

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DIST = path.join(ROOT, 'dist');

/** `dist`: where a built app lies; left out: ours, unless it is older than its sources. */
export async function appFiles(server: Server, dist?: string): Promise<AppFiles> {
  if (dist !== undefined) return builtFiles(dist);
  return (await isFresh()) ? builtFiles(DIST) : sourceFiles(server);
}

async function isFresh(): Promise<boolean> {
  const built = await changedAt(path.join(DIST, 'index.html'));
  const sources = await readdir(path.join(ROOT, 'src'), { recursive: true });
  const times = await Promise.all(sources.map((file) => changedAt(path.join(ROOT, 'src', file))));
  return times.every((time) => time <= built);
}

const changedAt = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

const marked = (html: string): string =>
  html.replace('</head>', `  <meta name="${PREVIEW_META}" content="yes" />\n  </head>`);

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** An author builds again and again, at one address. */
const FRESH = { 'cache-control': 'no-store' } as const;
const PAGE_HEADERS = { 'content-type': TYPES['.html'] ?? '', ...FRESH };

/** A name in the folder may be a link that leads out of it. */
async function readInside(folder: string, file: string): Promise<Buffer | null> {
  try {
    const [home, lies] = await Promise.all([realpath(folder), realpath(file)]);
    return lies.startsWith(home + path.sep) ? await readFile(lies) : null;
  } catch {
    return null;
  }
}

function builtFiles(dist: string): AppFiles {
  const send = async (file: string, response: ServerResponse): Promise<boolean> => {
    const content = await readInside(dist, file);
    if (content === null) return false;
    response.writeHead(200, {
      'content-type': ownOf(TYPES, path.extname(file)) ?? 'application/octet-stream',
      ...FRESH,
    });
    response.end(content);
    return true;
  };
  return {
    from: 'build',
    close: () => Promise.resolve(),
    handle: async (request, response) => {
      const name = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
      const file = path.join(dist, path.normalize(name));
      const isInside = file.startsWith(dist + path.sep);
      if (isInside && path.extname(file) !== '' && path.basename(file) !== 'index.html') {
        if (await send(file, response)) return;
        response.writeHead(404).end();
        return;
      }
      // Every address of the app is its one page.
      response.writeHead(200, PAGE_HEADERS);
      response.end(marked(await readFile(path.join(dist, 'index.html'), 'utf8')));
    },
  };
}

/** Only who runs the app from its sources needs it. By name, because it can be found by `import` alone. */
const VITE = 'vite';
type ViteModule = { readonly createServer: (options: object) => Promise<Vite> };
type Vite = {
  readonly middlewares: (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => void;
  readonly transformIndexHtml: (url: string, html: string) => Promise<string>;
  readonly close: () => Promise<void>;
};

async function sourceFiles(server: Server): Promise<AppFiles> {
  const { createServer } = (await import(VITE)) as ViteModule;
  const vite = await createServer({
    root: ROOT,
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, ws: { server } },
  });
  return {
    from: 'sources',
    close: () => vite.close(),
    handle: async (request, response) => {
      await new Promise<void>((resolve, reject) => {
        response.once('close', resolve);
        vite.middlewares(request, response, (error: unknown) => (error ? reject(error) : resolve()));
      });
      if (response.writableEnded) return;
      const html = await readFile(path.join(ROOT, 'index.html'), 'utf8');
      response.writeHead(200, PAGE_HEADERS);
      response.end(marked(await vite.transformIndexHtml(request.url ?? '/', html)));
    },
  };
}

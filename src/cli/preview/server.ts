// The server behind `redcell preview`: the app, the author's content, and a stream that announces changes of it. It
// listens to this machine only.

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ownOf } from '../../kernel';
import { PREVIEW_ADDRESSES, type PreviewWork } from '../../packs';
import type { RequestHandler } from './appFiles';
import { isOwnHost, SAFE_HEADERS } from './headers';
import { FIRST_PORT } from './options';
import type { ReadWork } from './readWork';

export type PreviewServer = {
  readonly address: string;
  /** Tells every open page. */
  readonly show: (work: ReadWork) => void;
  readonly close: () => Promise<void>;
};

/** `server`: one that does nothing yet. `note`: hears of what went wrong in it. */
export async function startServer(
  server: Server,
  app: RequestHandler,
  port: number | undefined,
  note: (words: string) => void,
): Promise<PreviewServer> {
  let work: PreviewWork | undefined;
  const pages = new Set<ServerResponse>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!isOwnHost(request.headers.host)) return void response.writeHead(421).end();
    for (const [name, value] of Object.entries(SAFE_HEADERS)) response.setHeader(name, value);
    const { method = 'GET', url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD')
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    const pathname = pathIn(url);
    if (pathname === null) return void response.writeHead(400).end();
    const answer = ownOf(ANSWERS, pathname);
    if (answer) return answer({ work, pages, request, response });
    app(request, response).catch((error: unknown) => {
      note(`${pathname}: ${error instanceof Error ? error.message : String(error)}`);
      // Messages of the system name folders of this machine, and a page is easily shown to others.
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('This cannot be shown. The terminal says why.\n');
    });
  });
  const { port: taken } = await listen(server, port);
  return {
    address: `http://localhost:${taken}${PREVIEW_ADDRESSES.page}`,
    show: (next) => {
      work = { ...next, version: (work?.version ?? 0) + 1 };
      for (const page of pages) tell(page, work);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const SELF = 'http://localhost';

/** Anybody on this machine may ask for anything, `//` too, which is the beginning of an address, or `/%`, of a letter. */
function pathIn(url: string): string | null {
  try {
    const { pathname } = new URL(url, SELF);
    decodeURIComponent(pathname);
    return pathname;
  } catch {
    return null;
  }
}

type Asked = {
  readonly work: PreviewWork | undefined;
  readonly pages: Set<ServerResponse>;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
};

const ANSWERS: Readonly<Record<string, (asked: Asked) => void>> = {
  '/': ({ response }) => void response.writeHead(302, { location: PREVIEW_ADDRESSES.page }).end(),
  [PREVIEW_ADDRESSES.work]: ({ work, response }) => {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(JSON.stringify(work ?? null));
  },
  [PREVIEW_ADDRESSES.events]: ({ work, pages, request, response }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    pages.add(response);
    request.once('close', () => pages.delete(response));
    if (work) tell(response, work);
  },
  // Whatever else was served from this address before may have left a worker that would show the old app.
  '/sw.js': ({ response }) => {
    response.writeHead(200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(
      "self.addEventListener('install', () => self.skipWaiting());\n" +
        "self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));\n",
    );
  },
};

const tell = (page: ServerResponse, { version }: PreviewWork): void =>
  void page.write(`data: ${version}\n\n`);

const HOST = 'localhost';
const TRIES = 20;

/** A port that was asked for is taken or refused; otherwise the first free one. */
async function listen(server: Server, port: number | undefined): Promise<AddressInfo> {
  for (let next = port ?? FIRST_PORT; ; next++) {
    try {
      return await listenAt(server, next);
    } catch (error) {
      if (port !== undefined || next >= FIRST_PORT + TRIES) throw error;
    }
  }
}

const listenAt = (server: Server, port: number): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      server.off('error', reject);
      resolve(server.address() as AddressInfo);
    });
  });

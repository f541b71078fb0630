// The party server, to be put onto any HTTP server: it answers `/party` and `/matchmake`, and upgrades sockets. Its host asks
// it first and goes on if a request is none of its own.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { matchMaker, Server, type MatchMakerDriver, type Presence } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { readPartyCode } from '../src/party';
import { roomOfCode } from './codes';
import { isOwnHost, isWelcome, limitRequests, REQUESTS } from './guard';
import { networkFor } from './network';
import type { PartyOptions } from './options';
import { PartyHost } from './partyHost';

export { partyOptions } from './options';

/** Bytes: 64,000 letters of three bytes each. */
const MOST_PAYLOAD = 200_000;
const MOST_BODY = 4_000;
const PING_MS = 5_000;
/** So many without an answer. */
const MOST_PINGS = 3;
const METHODS: ReadonlySet<string> = new Set(['create', 'joinById']);

export type PartyServer = {
  /** Says whether the request was one for the party. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
};

/** Colyseus attaches its routes to a server of its own; here they are asked for one by one. */
class Matching extends Server {
  match(request: IncomingMessage, response: ServerResponse): void {
    void this.handleMatchMakeRequest(request, response);
  }
}

type Pinged = { pingCount?: number };

/** Sockets without a server of their own. */
class Sockets extends WebSocketTransport {
  take(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.wss.handleUpgrade(request, socket, head, (client) => this.wss.emit('connection', client, request));
  }

  /** A phone that fell asleep closes no socket. Colyseus sets the count to zero when it answers. */
  keepAlive(): void {
    const timer = setInterval(() => {
      for (const client of this.wss.clients) {
        const pinged: Pinged = client as Pinged;
        pinged.pingCount = (pinged.pingCount ?? 0) + 1;
        if (pinged.pingCount > MOST_PINGS) client.terminate();
        else client.ping();
      }
    }, PING_MS);
    timer.unref();
  }
}

export async function openPartyServer(options: PartyOptions): Promise<PartyServer> {
  const transport = new Sockets({ noServer: true, maxPayload: MOST_PAYLOAD, pingInterval: 0 });
  const shared = options.redis === null ? {} : await sharedBy(options.redis);
  const server = new Matching({
    transport,
    greet: false,
    gracefullyShutdown: false,
    logger: SILENT,
    ...(options.address !== null && { publicAddress: options.address }),
    ...shared,
  });
  server.define('party', PartyHost, { limits: options });
  matchMaker.controller.getCorsHeaders = corsFor;
  await matchMaker.accept();
  transport.keepAlive();
  const { requests: burst } = options;
  const mayAsk = limitRequests({ burst, perSecond: burst / REQUESTS.burst });

  const find = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const code = readPartyCode(new URL(request.url ?? '', 'http://party').searchParams.get('code') ?? '');
    const room = code === null ? null : await roomOfCode(matchMaker.presence, code);
    if (room === null) tell(request, response, 404, { error: 'noRoom' });
    else tell(request, response, 200, { room });
  };
  const match = (request: IncomingMessage, response: ServerResponse, method: string): void => {
    if (!METHODS.has(method)) return tell(request, response, 404, { error: 'noRoom' });
    const isFull = method === 'create' && matchMaker.stats.local.roomCount >= options.mostRooms;
    if (isFull) return tell(request, response, 503, { error: 'noSpace' });
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_BODY) request.destroy();
    });
    return server.match(request, response);
  };

  return {
    answer: (request, response) => {
      const [path = ''] = (request.url ?? '').split('?');
      const [, root, method = ''] = path.split('/');
      if (root !== 'party' && root !== 'matchmake') return false;
      if (!isOwnHost(request.headers.host, options.hosts))
        tell(request, response, 421, { error: 'otherHost' });
      else if (!isWelcome(request, options.origins)) tell(request, response, 403, { error: 'otherOrigin' });
      else if (request.method === 'OPTIONS') response.writeHead(204, corsFor(request)).end();
      else if (path === '/party') tell(request, response, 200, { party: 1, network: networkFor(request) });
      else if (!mayAsk(request.socket.remoteAddress ?? '', Date.now()))
        tell(request, response, 429, { error: 'tooOften' });
      else if (root === 'matchmake' && request.method === 'POST') match(request, response, method);
      else if (path === '/party/room' && request.method === 'GET')
        find(request, response).catch(() => tell(request, response, 500, { error: 'broken' }));
      else if (root === 'party' && request.method === 'GET') return false;
      else tell(request, response, 405, { error: 'otherMethod' });
      return true;
    },
    upgrade: (request, socket, head) => {
      socket.on('error', () => undefined);
      if (!isOwnHost(request.headers.host, options.hosts) || !isWelcome(request, options.origins)) {
        socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
        return;
      }
      transport.take(request, socket, head);
    },
  };
}

const SILENT = Object.fromEntries(
  ['debug', 'error', 'info', 'trace', 'warn', 'log'].map((level) => [level, () => undefined]),
);

/** Only for origins that were let in before. */
function corsFor({ headers }: IncomingMessage): Record<string, string> {
  const { origin } = headers;
  return {
    'Access-Control-Allow-Origin': origin ?? 'null',
    // Colyseus' client asks with credentials, wherever it asks; there are none.
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Allow-Methods': 'GET, POST',
    'Cache-Control': 'no-store',
    Vary: 'Origin',
  };
}

function tell(request: IncomingMessage, response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { ...corsFor(request), 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(value));
}

async function sharedBy(redis: string): Promise<{ presence: Presence; driver: MatchMakerDriver }> {
  const [{ RedisDriver }, { RedisPresence }] = await Promise.all([
    import('@colyseus/redis-driver'),
    import('@colyseus/redis-presence'),
  ]);
  return { presence: new RedisPresence(redis), driver: new RedisDriver(redis) };
}

// The server of `npm start`: what it gives, how, and what it refuses.

import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeServer } from '../../tools/serve.mjs';

const PAGE = `<!doctype html><meta
  http-equiv="Content-Security-Policy"
  content="default-src 'self'" /><p>Redcell</p>${'<!-- long -->'.repeat(200)}`;
const SCRIPT = `export const words = ${JSON.stringify('many words '.repeat(500))};`;

let server: Server;
let port = 0;

beforeAll(async () => {
  const outside = mkdtempSync(join(tmpdir(), 'redcell-'));
  const folder = join(outside, 'dist');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'assets/index-abc.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/little.css'), 'p{}');
  writeFileSync(join(folder, 'sw.js'), SCRIPT);
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  symlinkSync(join(outside, 'secret.txt'), join(folder, 'linked.txt'));
  server = makeServer(folder);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** Not `fetch`, which tidies up addresses and headers. */
const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, headers, method }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

describe('the server of npm start', () => {
  it('[serve] every answer carries the headers that keep strangers out', async () => {
    for (const path of ['/', '/assets/index-abc.js', '/no/such.txt', '/load']) {
      const { headers } = await ask(path);
      expect(headers['content-security-policy']).toBe("default-src 'self'; frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
    }
  });

  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/assets/index-abc.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
  ])('[serve] %s has its type and its time to live', async (path, type, cache) => {
    const { status, headers } = await ask(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, cache]);
  });

  it.each(['/play/3', '/rules/line-of-sight', '/tiles?way=type&map=01A+0,0', '/no-such-page'])(
    '[serve] %s is an address of the app',
    async (path) => {
      const { status, body } = await ask(path);
      expect(status).toBe(200);
      expect(body.toString()).toBe(PAGE);
    },
  );

  it('[serve] text is packed the way the browser takes, little files are not', async () => {
    const br = await ask('/assets/index-abc.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(br.headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT);
    expect(br.body.length).toBeLessThan(SCRIPT.length / 10);
    const gzip = await ask('/assets/index-abc.js', { 'accept-encoding': 'br;q=0, gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
    const plain = await ask('/assets/index-abc.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
    const little = await ask('/assets/little.css', { 'accept-encoding': 'br' });
    expect(little.headers['content-encoding']).toBeUndefined();
  });

  it('[serve] a file that the browser knows is not sent again', async () => {
    const { headers } = await ask('/');
    const again = await ask('/', { 'if-none-match': `W/${headers.etag}` });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('[serve] HEAD gives the headers alone; whatever would change something is refused', async () => {
    const head = await ask('/', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      `${PAGE.length}`,
    ]);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect((await ask('/', {}, method)).status).toBe(405);
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets\\..\\..\\secret.txt',
    '/index.html%00.js',
    '/%',
    '/linked.txt',
    '/.vite/manifest.json',
    '/assets/gone-123.js',
    'http://elsewhere/secret.txt',
  ])('[serve] %s leads nowhere', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('secret');
  });

  it.each(['redcell.local', '192.168.1.20:4173', 'evening-table', '[fe80::1]'])(
    '[serve] any host name may ask: %s',
    async (host) => {
      expect((await ask('/', { host })).status).toBe(200);
    },
  );

  it.each(['http://elsewhere.example', 'null', 'http://127.0.0.1'])(
    '[serve] a WebSocket is refused, here to a page of %s',
    async (origin) => {
      const answer = await new Promise<string>((resolve) => {
        const socket = connect(port, '127.0.0.1');
        let heard = '';
        socket.on('data', (piece) => (heard += piece.toString()));
        socket.on('close', () => resolve(heard));
        socket.write(
          `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nOrigin: ${origin}\r\n` +
            'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
        );
      });
      expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    },
  );
});

// A small server for the built app, for a table and its phones: plain Node. It knows the files of one folder
// and answers with nothing else, so no address can lead out of it. Everything it has is public: any host name may ask.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cacheControl, policyIn, SAFE_HEADERS, typeOf } from './headers.mjs';

const PAGE = 'index.html';
/** Pictures and fonts are packed already; little files gain nothing. */
const PACKABLE = /\.(css|html|js|json|svg|txt|wasm|webmanifest)$/;
const LITTLE = 1024;

const PACKERS = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/** All files of a folder, read once: `dist` does not change while it is served. */
function readFolder(folder) {
  const files = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const name = join(entry.parentPath, entry.name)
      .slice(folder.length + 1)
      .split(sep)
      .join('/');
    // Names that begin with a dot are notes of the build. What is no plain file might lie elsewhere.
    if (!entry.isFile() || /(^|\/)\./.test(name)) continue;
    const bytes = readFileSync(join(folder, name));
    const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    files.set(name, { name, bytes, tag, packed: new Map() });
  }
  if (!files.has(PAGE)) throw new Error(`no ${PAGE} in ${folder}: build the app first`);
  return files;
}

/** The file behind an address: itself, or the page for whatever looks like an address of the app. `null`: there is none. */
export function fileNameAt(url, has) {
  const path = pathIn(url);
  if (path === null) return null;
  const name = path.slice(1);
  if (has(name)) return name;
  const last = name.split('/').at(-1) ?? '';
  return last.includes('.') || name.startsWith('assets/') ? null : PAGE;
}

function pathIn(url) {
  const [raw = ''] = url.split(/[?#]/);
  try {
    const path = decodeURIComponent(raw);
    const isPlain = path.startsWith('/') && !/[\0\\]/.test(path) && !path.split('/').includes('..');
    return isPlain ? path : null;
  } catch {
    return null;
  }
}

/** Nothing here speaks over a WebSocket. Whoever asks for one, from whatever page, is refused. */
const NO_PARTY = {
  answer: () => false,
  upgrade: (_, socket) => {
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  },
};

/** The server, not listening yet. `party` answers what belongs to a party of devices. */
export function makeServer(folder, party = NO_PARTY) {
  const files = readFolder(folder);
  const policy = policyIn(files.get(PAGE).bytes.toString('utf8'));
  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.on('upgrade', party.upgrade);
  return server;

  async function answer(request, response) {
    for (const [name, value] of Object.entries(SAFE_HEADERS)) response.setHeader(name, value);
    response.setHeader('Content-Security-Policy', policy);
    if (party.answer(request, response)) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const name = fileNameAt(request.url ?? '/', (wanted) => files.has(wanted));
    const file = name === null ? undefined : files.get(name);
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
      return;
    }
    await send(file, request, response);
  }
}

async function send(file, request, response) {
  const { name, bytes, tag } = file;
  response.setHeader('Cache-Control', cacheControl(name));
  response.setHeader('ETag', tag);
  const isPackable = PACKABLE.test(name) && bytes.length >= LITTLE;
  if (isPackable) response.setHeader('Vary', 'Accept-Encoding');
  if (knows(request.headers['if-none-match'], tag)) {
    response.writeHead(304).end();
    return;
  }
  const way = isPackable ? packingFor(request.headers['accept-encoding'] ?? '') : undefined;
  const body = way ? await packed(file, way) : bytes;
  if (way) response.setHeader('Content-Encoding', way);
  response.writeHead(200, { 'Content-Type': typeOf(name), 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const knows = (header, tag) =>
  (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag);

/** The best way to pack that the browser takes; `q=0` means that it does not. */
function packingFor(accepted) {
  const ways = new Set(
    accepted
      .split(',')
      .map((one) => one.trim().split(';'))
      .filter(([, weight]) => !/^\s*q=0(\.0*)?\s*$/.test(weight ?? ''))
      .map(([way]) => way?.toLowerCase()),
  );
  return Object.keys(PACKERS).find((way) => ways.has(way));
}

/** Each file is packed once, when it is first asked for. */
function packed(file, way) {
  const known = file.packed.get(way) ?? PACKERS[way](file.bytes);
  file.packed.set(way, known);
  return known;
}

// The headers with which the built app is served. The one place for them: the policy itself stands in index.html, so that
// hosts without headers of their own keep it, too.

/** What a page may load, as its own markup says; `frame-ancestors` works only as a header. */
export function policyIn(html) {
  const [, policy] = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(html) ?? [];
  if (policy === undefined) throw new Error('index.html has no Content-Security-Policy');
  return `${policy}; frame-ancestors 'none'`;
}

export const SAFE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

/** Names with a hash never change what they hold. Everything else is asked for again, and answered with 304 if it is the same. */
export const cacheControl = (name) =>
  /^(assets\/|workbox-)/.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache';

const TYPES = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};

export const typeOf = (name) => TYPES[name.split('.').at(-1)] ?? 'application/octet-stream';

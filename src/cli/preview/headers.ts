// What every answer of a server of ours says to browsers, and whom a server answers. A page of a stranger may let its own name
// lead to this machine; the name it asks for gives it away.

export const SAFE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  // What a page cannot say of itself.
  'content-security-policy': "frame-ancestors 'none'",
} as const;

const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** `host`: of a request, with or without its port. */
export const isOwnHost = (host = ''): boolean => OWN_HOST.test(host);

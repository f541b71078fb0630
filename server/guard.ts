// Who may talk to the party server at all, and by which name: pages of the same host, the installed apps, and origins that were named. Each
// address gets so many requests; a guesser of codes runs dry here.

import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { fullBucket, takeFrom, type Bucket, type Rate } from '../src/party';

/** Installed apps on phones have these. */
const APPS: ReadonlySet<string> = new Set(['capacitor://localhost', 'https://localhost', 'http://localhost']);

/** A page of a stranger may let its own name lead to this machine, and is then a page of the same host. Such a name has a dot. */
export function isOwnHost(host: string | undefined, named: ReadonlySet<string>): boolean {
  const name = nameIn(host);
  if (name === null) return false;
  const isOfThisNetwork = isIP(name) > 0 || !name.includes('.') || name.endsWith('.local');
  return isOfThisNetwork || name === hostname().toLowerCase() || named.has(name);
}

/** Without port, brackets and the dot at the end. */
function nameIn(host = ''): string | null {
  try {
    return new URL(`http://${host}`).hostname.replace(/^\[|\]$|\.$/g, '');
  } catch {
    return null;
  }
}

/** Programs that are no browser send no origin; they could send any. */
export function isWelcome({ headers }: IncomingMessage, origins: ReadonlySet<string>): boolean {
  const { origin, host } = headers;
  if (origin === undefined || APPS.has(origin) || origins.has(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** Of one address: a table that joins at once, then one request a second. */
export const REQUESTS: Rate = { burst: 30, perSecond: 1 };
/** Addresses that are remembered; the one that was quiet for longest is forgotten, with a full bucket. */
const ADDRESSES = 10_000;

export type Limiter = (address: string, now: number) => boolean;

export function limitRequests(rate: Rate = REQUESTS): Limiter {
  const buckets = new Map<string, Bucket>();
  return (address, now) => {
    const next = takeFrom(buckets.get(address) ?? fullBucket(rate, now), rate, 1, now);
    if (!next) return false;
    buckets.delete(address);
    buckets.set(address, next);
    const [oldest] = buckets.keys();
    if (buckets.size > ADDRESSES && oldest !== undefined) buckets.delete(oldest);
    return true;
  };
}

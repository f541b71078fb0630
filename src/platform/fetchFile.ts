// Fetches a file by its address: only when a player has asked for it, without any data about the player, and only up to
// a size limit.

import { BUDGETS, err, ok, type Result } from '../kernel';
import { fromBytes, type PickedFile } from '../session';

export type LinkProblem = 'noLink' | 'unreachable' | 'refused' | 'tooLarge';

const PATIENCE = BUDGETS.link.most.seconds * 1000;

export async function fetchFile(link: string): Promise<Result<PickedFile, LinkProblem>> {
  const url = addressOf(link);
  if (!url) return err('noLink');
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), PATIENCE);
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: stop.signal,
    });
    if (!response.ok) return err('refused');
    const bytes = await readUpTo(response, BUDGETS.link.bytes);
    return bytes ? ok(fromBytes(nameOf(url), bytes)) : err('tooLarge');
  } catch {
    return err('unreachable');
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}

/** Only what is sealed on its way; the own page may be anything. */
function addressOf(link: string): URL | null {
  try {
    const url = new URL(link.trim());
    return url.protocol === 'https:' || url.origin === location.origin ? url : null;
  } catch {
    return null;
  }
}

const nameOf = ({ pathname, hostname }: URL): string => pathname.split('/').at(-1) || hostname;

/** Whatever the sender says of its length: it is counted. */
async function readUpTo(response: Response, most: number): Promise<Uint8Array | null> {
  if (Number(response.headers.get('content-length') ?? 0) > most) return null;
  const reader = response.body?.getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    length += next.value.length;
    if (length > most) return null;
    pieces.push(next.value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

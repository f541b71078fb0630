// What a device says when it comes, read as foreign content.

import { isWatchCode, readPartyCode, readWho, type PartyHello } from '../src/party';

export type Arrival = { readonly code: string; readonly hello: PartyHello };
export type Opening = Arrival & { readonly watch: string; readonly base: string };

const isName = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

/** `null`: nothing of ours. Who comes with a code for watching watches. */
export function readArrival(options: unknown): Arrival | null {
  if (typeof options !== 'object' || options === null) return null;
  const { code: typed, engine, device, key, who: told } = options as Readonly<Record<string, unknown>>;
  const code = typeof typed === 'string' ? readPartyCode(typed) : null;
  const who = readWho(told);
  if (code === null || !who || !isName(engine) || !isName(device) || !isName(key)) return null;
  return { code, hello: { engine, device, key, who: isWatchCode(code) ? { ...who, role: 'watcher' } : who } };
}

export function readOpening(options: unknown): Opening | null {
  const arrival = readArrival(options);
  if (!arrival || isWatchCode(arrival.code)) return null;
  const { watch: typed, base } = options as Readonly<Record<string, unknown>>;
  const watch = typeof typed === 'string' ? readPartyCode(typed) : null;
  return watch !== null && isWatchCode(watch) && isName(base) ? { ...arrival, watch, base } : null;
}

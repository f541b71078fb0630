// What the party server can be told from outside. The defaults fit a table at home.

import { REQUESTS } from './guard';

export type PartyOptions = {
  /** `redis://…`: several processes share their rooms. */
  readonly redis: string | null;
  /** Where others reach this process, `host:port`; only with Redis. */
  readonly address: string | null;
  /** Pages from elsewhere that may use this server, such as `https://redcell.example`. */
  readonly origins: ReadonlySet<string>;
  /** Names with a dot by which devices reach this server, such as `redcell.example`. */
  readonly hosts: ReadonlySet<string>;
  readonly mostRooms: number;
  /** So many requests of one address at once. Behind a proxy all devices have one address. */
  readonly requests: number;
  /** A room without devices is closed after so many seconds, one in which nothing is said after so many. */
  readonly emptySeconds: number;
  readonly quietSeconds: number;
};

const HOUR = 3600;

export function partyOptions(env: Readonly<Record<string, string | undefined>>): PartyOptions {
  return {
    redis: env['REDIS_URL'] || null,
    address: env['PARTY_ADDRESS'] || null,
    origins: new Set(namesIn(env['PARTY_ORIGINS'])),
    hosts: new Set([...namesIn(env['PARTY_HOSTS']), ...namesIn(env['PARTY_ADDRESS']?.split(':')[0])]),
    mostRooms: count(env['PARTY_ROOMS'], 500),
    requests: count(env['PARTY_REQUESTS'], REQUESTS.burst),
    emptySeconds: count(env['PARTY_EMPTY_SECONDS'], HOUR / 2),
    quietSeconds: count(env['PARTY_QUIET_SECONDS'], 12 * HOUR),
  };
}

const namesIn = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');

function count(text: string | undefined, otherwise: number): number {
  const value = Number(text ?? '');
  return Number.isInteger(value) && value > 0 ? value : otherwise;
}

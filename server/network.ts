// Where other devices reach a page that was opened at localhost: only the machine itself is told.

import type { IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;
const LOCAL_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;
/** Home networks first; bridges of virtual machines mostly have other numbers. */
const HOMES = [/^192\.168\./, /^10\./];

type Asking = {
  readonly headers: IncomingMessage['headers'];
  readonly socket: { readonly remoteAddress?: string | undefined };
};
type Interfaces = ReturnType<typeof networkInterfaces>;

/** Addresses in the network, the likeliest first. Behind a proxy everybody seems to be local, but has another host. */
export function networkFor({ headers, socket }: Asking, interfaces: Interfaces = networkInterfaces()) {
  const isLocal = LOOPBACK.test(socket.remoteAddress ?? '') && LOCAL_HOST.test(headers.host ?? '');
  if (!isLocal) return [];
  const rank = (address: string) => HOMES.findIndex((home) => home.test(address)) + 1 || HOMES.length + 1;
  return Object.values(interfaces)
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    .toSorted((one, other) => rank(one) - rank(other));
}

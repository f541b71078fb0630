// What a page at localhost is told of the network, so that its invitation leads other phones here.

import { describe, expect, it } from 'vitest';
import { networkFor } from '../../server/network';

const at = (address: string, internal = false) => [{ address, family: 'IPv4', internal }] as never;
const INTERFACES = { bridge: at('172.17.0.1'), lo: at('127.0.0.1', true), wlan: at('192.168.0.7') };
const asking = (remoteAddress: string, host: string) => ({ headers: { host }, socket: { remoteAddress } });

describe('[party] the way in from a page at localhost', () => {
  it('[party 30] is the address in the home network', () => {
    const local = asking('::ffff:127.0.0.1', 'localhost:4173');
    expect(networkFor(local, INTERFACES)).toEqual(['192.168.0.7', '172.17.0.1']);
    expect(networkFor(local, { lo: at('127.0.0.1', true) })).toEqual([]);
  });

  it('[party 30] is told to nobody else, nor through a proxy on the same machine', () => {
    expect(networkFor(asking('192.168.0.9', 'localhost:4173'), INTERFACES)).toEqual([]);
    expect(networkFor(asking('127.0.0.1', 'redcell.example'), INTERFACES)).toEqual([]);
  });
});

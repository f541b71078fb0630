// What `npm start` and `npm run party` share: a port that is free, and the party server, which is written in TypeScript.

import { fail } from './setup.mjs';

const TRIES = 20;

/** The next port if one is taken; 0 is any. */
export async function listen(server, first) {
  for (let port = first; port < first + TRIES; port++) {
    const problem = await new Promise((resolve) => {
      server.once('error', resolve);
      server.listen(port, () => {
        server.off('error', resolve);
        resolve(null);
      });
    });
    if (problem === null) return server.address().port;
    if (problem.code !== 'EADDRINUSE') fail(`Cannot listen on port ${port}: ${problem.message}`);
  }
  return fail(`The ports ${first} to ${first + TRIES - 1} are taken. Name another one in PORT.`);
}

export async function openParty() {
  const { register } = await import('tsx/esm/api');
  register();
  const { openPartyServer, partyOptions } = await import('../server/partyServer.ts');
  return openPartyServer(partyOptions(process.env));
}

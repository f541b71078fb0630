// npm start: installs what is missing, builds the app, serves it and prints its address.

import { join } from 'node:path';
import { networkInterfaces } from 'node:os';
import { makeServer } from './serve.mjs';
import { ensurePackages, fail, ROOT } from './setup.mjs';

ensurePackages();
const { build } = await import('vite');
console.log('Building Redcell …');
await build({ root: ROOT, logLevel: 'warn' });

const FIRST_PORT = Number(process.env.PORT ?? 4173);
const TRIES = 20;

const server = makeServer(join(ROOT, 'dist'));
const port = await listen(FIRST_PORT);
console.log('\nRedcell is ready:');
console.log(`  on this machine     http://localhost:${port}/`);
for (const address of addresses()) console.log(`  in the same network http://${address}:${port}/`);
console.log('\nOver plain http phones need this machine at every start: see docs/on-your-phone.md.');
console.log('Stop it with Ctrl+C.');

/** The next port if one is taken. */
async function listen(first) {
  for (let port = first; port < first + TRIES; port++) {
    const problem = await new Promise((resolve) => {
      server.once('error', resolve);
      server.listen(port, () => {
        server.off('error', resolve);
        resolve(null);
      });
    });
    if (problem === null) return port;
    if (problem.code !== 'EADDRINUSE') fail(`Cannot listen on port ${port}: ${problem.message}`);
  }
  return fail(`The ports ${first} to ${first + TRIES - 1} are taken. Name another one in PORT.`);
}

function addresses() {
  return Object.values(networkInterfaces())
    .flat()
    .filter((one) => one && one.family === 'IPv4' && !one.internal)
    .map((one) => one.address);
}

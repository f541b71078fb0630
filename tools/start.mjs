// npm start: installs what is missing, builds the app, serves it and prints its address. The same process runs the party
// server, for one game on several devices. With --built it serves what was built before.

import { join } from 'node:path';
import { networkInterfaces } from 'node:os';
import { listen, openParty } from './listen.mjs';
import { makeServer } from './serve.mjs';
import { ensurePackages, ROOT } from './setup.mjs';

ensurePackages();
if (!process.argv.includes('--built')) {
  const { build } = await import('vite');
  console.log('Building Redcell …');
  await build({ root: ROOT, logLevel: 'warn' });
}

const server = makeServer(join(ROOT, 'dist'), await openParty());
const port = await listen(server, Number(process.env.PORT ?? 4173));
console.log('\nRedcell is ready:');
console.log(`  on this machine     http://localhost:${port}/`);
for (const address of addresses()) console.log(`  in the same network http://${address}:${port}/`);
console.log('\nOver plain http phones need this machine at every start: see docs/on-your-phone.md.');
console.log('Several phones can share one game there: see docs/party.md.');
console.log('Stop it with Ctrl+C.');

function addresses() {
  return Object.values(networkInterfaces())
    .flat()
    .filter((one) => one && one.family === 'IPv4' && !one.internal)
    .map((one) => one.address);
}

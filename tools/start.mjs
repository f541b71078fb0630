// npm start: installs what is missing, builds the app, serves it and prints its address.

import { ensurePackages, ROOT } from './setup.mjs';

ensurePackages();
const { build, preview } = await import('vite');
console.log('Building Redcell …');
await build({ root: ROOT, logLevel: 'warn' });
const server = await preview({
  root: ROOT,
  logLevel: 'warn',
  preview: { host: true, port: Number(process.env.PORT ?? 4173) },
});
const { local = [], network = [] } = server.resolvedUrls ?? {};
console.log('\nRedcell is ready:');
for (const url of local) console.log(`  on this machine     ${url}`);
for (const url of network) console.log(`  in the same network ${url}`);
console.log('\nStop it with Ctrl+C.');

// npm run party: the party server alone, for an app that is served from elsewhere (docs/party.md).

import { createServer } from 'node:http';
import { ensurePackages } from './setup.mjs';
import { listen, openParty } from './listen.mjs';
import { SAFE_HEADERS } from './headers.mjs';

ensurePackages();
const party = await openParty();
const server = createServer((request, response) => {
  for (const [name, value] of Object.entries(SAFE_HEADERS)) response.setHeader(name, value);
  if (!party.answer(request, response)) response.writeHead(404).end();
});
server.on('upgrade', party.upgrade);
const port = await listen(server, Number(process.env.PORT ?? 4174));
console.log(`The party server is ready: http://localhost:${port}/`);
console.log('Stop it with Ctrl+C.');

// Serves the built app to browser tests, with the server of `npm start` but without a party: it packs each file once, where
// `vite preview` packs it for every page that a test opens, and browsers keep what a name with a hash holds.

import { join } from 'node:path';
import { makeServer } from './serve.mjs';
import { ROOT } from './setup.mjs';

makeServer(join(ROOT, 'dist')).listen(Number(process.env.E2E_PORT));

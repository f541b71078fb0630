// npm run check:types: the parts of the project have different surroundings (tsconfig.*.json), so each is checked by itself.
// The native compiler uses every core, so they go one after the other. The older `typescript` stays for tools that read
// code through its API, which the native one does not offer.

import { ROOT, run } from './setup.mjs';
import { join } from 'node:path';

const PARTS = ['tsconfig.pure.json', 'tsconfig.app.json', 'tsconfig.json'];
const COMPILER = join(ROOT, 'node_modules/typescript7/bin/tsc');

const codes = PARTS.map((part) => run('node', [COMPILER, '-p', part]));
process.exit(codes.every((code) => code === 0) ? 0 : 1);

// npm run check:types: the parts of the project have different surroundings (tsconfig.*.json), so each is checked by itself,
// all at once.

import { spawn } from 'node:child_process';
import { ROOT } from './setup.mjs';

const PARTS = ['tsconfig.pure.json', 'tsconfig.app.json', 'tsconfig.json'];

const check = (part) =>
  new Promise((resolve) => {
    spawn('npx', ['tsc', '-p', part], { cwd: ROOT, stdio: 'inherit' }).on('close', resolve);
  });

const codes = await Promise.all(PARTS.map(check));
process.exit(codes.every((code) => code === 0) ? 0 : 1);

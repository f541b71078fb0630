// npm run bench: everything that is measured, as ratios within one run where time is concerned.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensurePackages, ROOT, run } from './setup.mjs';

ensurePackages();
process.env.CHROMIUM_PATH = ensureBrowser();
if (!existsSync(join(ROOT, 'dist/index.html')) && run('npm', ['run', '-s', 'build']) !== 0) process.exit(1);

const PARTS = {
  'What a phone loads': ['node', ['tools/size.mjs']],
  'The board on screen': ['npx', ['tsx', 'bench/board.ts']],
  'Starts and taps': ['npx', ['tsx', 'bench/screen.ts']],
  'The board opened many times': ['npx', ['tsx', 'bench/contexts.ts']],
  'Counting, reach and sight': ['npx', ['tsx', 'bench/geometry.ts']],
  'Odds of an attack': ['npx', ['tsx', 'bench/odds.ts']],
  'A whole activation': ['npx', ['tsx', 'bench/activation.ts']],
  'A decision of the Empire': ['npx', ['tsx', 'bench/empire.ts']],
  'A running mission': ['npx', ['tsx', 'bench/mission.ts']],
  'The simulator': ['npx', ['tsx', 'bench/simulate.ts']],
  'Importing a mission': ['npx', ['tsx', 'bench/import.ts']],
  Saving: ['npx', ['tsx', 'bench/saves.ts']],
  'Playing together': ['npx', ['tsx', 'bench/party.ts']],
};

const failed = Object.entries(PARTS).filter(([title, [command, args]]) => {
  console.log(`\n── ${title}`);
  return run(command, args) !== 0;
});
process.exit(failed.length === 0 ? 0 : 1);

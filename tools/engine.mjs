// The name of the engine: a checksum over the rooms that decide what a command does. Devices play together only if they have
// the same one.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './setup.mjs';

const ROOMS = ['kernel', 'orders', 'rules', 'imperial', 'mission', 'campaign', 'saves', 'party'];

export function engineName() {
  const sum = createHash('sha256');
  for (const room of ROOMS) {
    const folder = join(ROOT, 'src', room);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    for (const path of files.map((one) => join(one.parentPath, one.name)).sort())
      sum.update(path.slice(ROOT.length)).update('\0').update(readFileSync(path)).update('\0');
  }
  return sum.digest('hex').slice(0, 16);
}

// Prints what a phone has to load, gzipped, and fails when the first load or the way into a saved mission outgrows its limit.
// The first load is what index.html names and everything that imports statically.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fail, ROOT } from './setup.mjs';

const FIRST_LOAD_LIMIT = 195;
const MISSION_LIMIT = 328;

const manifest = JSON.parse(readFileSync(join(ROOT, 'dist/.vite/manifest.json'), 'utf8'));
const kB = (file) => gzipSync(readFileSync(join(ROOT, 'dist', file)), { level: 9 }).length / 1000;

function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const other of manifest[key].imports ?? []) closure(other, seen);
  return seen;
}

const chunkOf = (source) =>
  Object.keys(manifest).find((key) => key.endsWith(source)) ?? fail(`no chunk for ${source} in the build`);
const files = (keys) => [...keys].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]);
const sum = (list) => list.reduce((total, file) => total + kB(file), 0);

const first = closure(chunkOf('index.html'));
const beyondFirst = (...sources) => {
  const keys = new Set(sources.flatMap((source) => [...closure(chunkOf(source))]));
  return [...new Set(files([...keys].filter((key) => !first.has(key))))];
};

const rows = {
  'first load, scripts': sum(files(first).filter((file) => file.endsWith('.js'))),
  'first load, styles': sum(files(first).filter((file) => file.endsWith('.css'))),
  'board (three, fiber)': sum(beyondFirst('scene/three/Board3D.tsx')),
  'into a saved mission': sum(
    beyondFirst('pages/PlayPage.tsx', 'app/games.ts', 'mission/screen.ts').filter((file) =>
      file.endsWith('.js'),
    ),
  ),
  'all content': sum(beyondFirst('app/builtIn.ts')),
  'tile table page': sum(beyondFirst('pages/TileTablePage.tsx')),
  'sight and reach page': sum(beyondFirst('pages/SightPage.tsx')),
  'battle screen': sum(beyondFirst('ui/battle/BattleScreen.tsx')),
};
for (const [name, size] of Object.entries(rows))
  console.log(`${name.padEnd(24)}${size.toFixed(1).padStart(8)} kB gzip`);

const total = rows['first load, scripts'] + rows['first load, styles'];
if (total > FIRST_LOAD_LIMIT)
  fail(`The first load is ${total.toFixed(1)} kB gzip, the limit is ${FIRST_LOAD_LIMIT} kB.`);
if (rows['into a saved mission'] > MISSION_LIMIT)
  fail(
    `A saved mission loads ${rows['into a saved mission'].toFixed(1)} kB gzip, the limit is ${MISSION_LIMIT} kB.`,
  );
if ([...first].some((key) => /three/.test(manifest[key].src ?? ''))) fail('three is part of the first load.');

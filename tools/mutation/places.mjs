// Which mutants are tried: every place of a room where Stryker can plant a mistake, and a fixed choice of them. The choice
// goes by a hash of the place's own words, so that lines above it may move without another sample being drawn.

import { Instrumenter } from '@stryker-mutator/instrumenter';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../setup.mjs';

const QUIET = Object.fromEntries(
  ['Trace', 'Debug', 'Info', 'Warn', 'Error', 'Fatal'].flatMap((level) => [
    [level.toLowerCase(), () => undefined],
    [`is${level}Enabled`, () => false],
  ]),
);

export const keyOf = ({ file, location: { start, end } }) =>
  `${file}:${start.line}:${start.column}-${end.line}:${end.column}`;

/** The same places for the same seed, until they hold as many mutants as are wanted. */
export async function sampleOf(room, wanted, seed) {
  const hash = ({ name }) => createHash('sha256').update(`${seed}\n${name}`).digest('hex');
  const places = (await placesOf(room)).map((place) => ({ ...place, hash: hash(place) }));
  const all = places.reduce((sum, { mutants }) => sum + mutants, 0);
  const sample = [];
  let count = 0;
  for (const place of places.toSorted((a, b) => (a.hash < b.hash ? -1 : 1))) {
    if (count >= wanted) break;
    sample.push(place);
    count += place.mutants;
  }
  return { sample, all };
}

async function placesOf(room) {
  const files = filesOf(room).map((name) => ({
    name: join(ROOT, name),
    mutate: true,
    content: readFileSync(join(ROOT, name), 'utf8'),
  }));
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: false };
  const { mutants } = await new Instrumenter(QUIET).instrument(files, options);
  const contents = new Map(files.map(({ name, content }) => [name, content]));
  const places = new Map();
  const named = new Map();
  for (const { fileName, location } of mutants) {
    const place = { file: relative(ROOT, fileName), location };
    const known = places.get(keyOf(place));
    if (known) known.mutants += 1;
    else {
      const words = `${place.file}\n${textAt(contents.get(fileName), location)}`;
      const before = named.get(words) ?? 0;
      named.set(words, before + 1);
      places.set(keyOf(place), { ...place, mutants: 1, name: `${words}\n${before}` });
    }
  }
  return [...places.values()];
}

/** Lists of names are left out: there is nothing in them that a mistake could change. */
const filesOf = (room) =>
  readdirSync(join(ROOT, 'src', room), { recursive: true })
    .map((file) => join('src', room, file))
    .filter((file) => /\.tsx?$/.test(file) && !/(\/index\.ts|\.d\.ts)$/.test(file))
    .toSorted();

/** Where in a text a place of lines and columns lies, both from 0. */
export function rangeIn(text, { start, end }) {
  const lines = text.split('\n');
  const at = ({ line, column }) =>
    lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0) + column;
  return [at(start), at(end)];
}

const textAt = (text, location) => text.slice(...rangeIn(text, location));

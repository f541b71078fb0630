// The file of recorded games: lines of JSON, gzipped. The first line counts what follows; then come parts of kits, each
// written once however many games share it; then one line for every game.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { canonical } from './canonical';
import type { V1 } from './mappingV1';
import type { Played, Seen } from './replay';

export const GAMES_FILE = join(import.meta.dirname, 'games-v1.jsonl.gz');
/** The same for a few games, with everything that was seen in plain: to find out what differs. */
export const PLAIN_FILE = join(import.meta.dirname, 'games-v1-plain.jsonl.gz');

/** Prints of what was seen, one after another, all of the same length: the beginning, then after each command. */
export type Prints = Readonly<Record<keyof Seen, string>>;

export type Recorded = Played & {
  readonly number: number;
  /** By whom it was played. */
  readonly by: string;
  readonly prints: Prints;
  readonly outcome: V1;
};

/** By game: everything that was seen, as far as it is kept. */
export type Plain = { readonly number: number; readonly seen: readonly Seen[] };

type Head = { readonly version: 1; readonly parts: number; readonly games: number };
type Tree = Readonly<Record<string, unknown>>;

export type GamesFile = { readonly count: number; readonly game: (number: number) => Recorded };

export function readGames(file = GAMES_FILE): GamesFile {
  const [first = '', ...lines] = linesIn(file);
  const head = JSON.parse(first) as Head;
  const parts = remembered((number) => JSON.parse(lines[number] ?? '') as unknown);
  return {
    count: head.games,
    game: (number) => {
      const line = JSON.parse(lines[head.parts + number] ?? '') as Recorded & { readonly kit: number };
      return { ...line, kit: joined(parts(line.kit) as Tree, parts) };
    },
  };
}

export const readPlain = (): ReadonlyMap<number, Plain> =>
  new Map(
    linesIn(PLAIN_FILE).map((line) => {
      const plain = JSON.parse(line) as Plain;
      return [plain.number, plain];
    }),
  );

const linesIn = (file: string): readonly string[] =>
  gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n');

function remembered<T>(make: (number: number) => T): (number: number) => T {
  const made = new Map<number, T>();
  return (number) => {
    const value = made.get(number) ?? make(number);
    made.set(number, value);
    return value;
  };
}

/** A kit as it was, of fields and their entries. */
const joined = (kit: Tree, partOf: (number: number) => unknown): Tree =>
  Object.fromEntries(
    Object.entries(kit).map(([field, entries]) => [
      field,
      Object.fromEntries(
        Object.entries(entries as Readonly<Record<string, number>>).map(([id, part]) => [id, partOf(part)]),
      ),
    ]),
  );

/** The whole file, compressed. */
export function formatGames(games: readonly Recorded[]): Buffer {
  const parts: string[] = [];
  const places = new Map<string, number>();
  // Not sorted: the order of scripts, cards and tiles may matter.
  const place = (value: unknown): number => {
    const text = JSON.stringify(value);
    const known = places.get(text) ?? parts.push(text) - 1;
    places.set(text, known);
    return known;
  };
  const lines = games.map((game) => JSON.stringify({ ...game, kit: place(apart(game.kit as Tree, place)) }));
  const head: Head = { version: 1, parts: parts.length, games: games.length };
  return zipped([JSON.stringify(head), ...parts, ...lines]);
}

const apart = (kit: Tree, place: (value: unknown) => number): Tree =>
  Object.fromEntries(
    Object.entries(kit).map(([field, entries]) => [
      field,
      Object.fromEntries(Object.entries(entries as Tree).map(([id, entry]) => [id, place(entry)])),
    ]),
  );

export const formatPlain = (plain: readonly Plain[]): Buffer => zipped(plain.map(canonical));

const zipped = (lines: readonly string[]): Buffer => gzipSync(`${lines.join('\n')}\n`, { level: 9 });

// The tutorial is right: whoever follows it step by step ends with the mission that lies beside it, and that mission is fine.

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkCommand } from '../../src/cli/commands/check';
import { newCommand } from '../../src/cli/commands/new';
import { playCommand } from '../../src/cli/commands/play';
import { withoutRemarks } from '../../src/packs/reading/remarks';
import type { Survey } from '../../src/sim';
import { run } from './runCommand';

const DOCS = path.resolve(import.meta.dirname, '../../docs');
const EXAMPLE = path.join(DOCS, 'examples/night-watch');

type Entry = Readonly<Record<string, unknown>>;

const entryIn = async (file: string): Promise<Entry> => {
  const { entries } = withoutRemarks(JSON.parse(await readFile(file, 'utf8'))) as {
    entries: readonly Entry[];
  };
  return entries[0] ?? {};
};

/** As the tutorial has it: what has an id takes the place of its namesake, what is new goes to the end. */
function changed(before: unknown, change: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(change)) {
    const [old, added] = [before as readonly Entry[], change as readonly Entry[]];
    const find = (list: readonly Entry[], id: unknown) => list.find((one) => one['id'] === id);
    return [
      ...old.map((one) => find(added, one['id']) ?? one),
      ...added.filter((one) => !find(old, one['id'])),
    ];
  }
  return change;
}

const withChange = (entry: Entry, change: Entry): Entry => ({
  ...entry,
  ...Object.fromEntries(
    Object.entries(change).map(([field, value]) => [
      field,
      field === 'words' ? { ...Object(entry['words']), ...Object(value) } : changed(entry[field], value),
    ]),
  ),
});

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'redcell-'));
});
afterEach(() => rm(dir, { recursive: true }));

describe('[tutorial] the tutorial', () => {
  it('[tutorial] its pieces, put into a new mission one after another, make the example', async () => {
    await run(newCommand, 'mission', 'Night Watch', '--out', dir);
    const text = await readFile(path.join(DOCS, 'tutorial.md'), 'utf8');
    const pieces = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(
      ([, json]) => JSON.parse(json ?? '') as Entry,
    );
    expect(pieces.length).toBeGreaterThan(4);
    const isWords = (piece: Entry) => 'words' in piece;
    const follow = (entry: Entry, own: readonly Entry[]) => own.reduce(withChange, entry);
    const mission = follow(
      await entryIn(path.join(dir, 'mission.json')),
      pieces.filter((piece) => !isWords(piece)),
    );
    const words = follow(await entryIn(path.join(dir, 'words.en.json')), pieces.filter(isWords));
    expect(await entryIn(path.join(EXAMPLE, 'mission.json'))).toEqual(mission);
    expect(await entryIn(path.join(EXAMPLE, 'words.en.json'))).toEqual(words);
  });

  it('[tutorial] the example has neither problems nor warnings, and everything in it happens', async () => {
    expect(await run(checkCommand, '--strict', EXAMPLE)).toMatchObject({ code: 0 });
    const { code, out } = await run(playCommand, EXAMPLE, '--seeds', '12', '--heroes', '2,4', '--json');
    const { neverRan, neverEnded } = JSON.parse(out) as Survey;
    expect({ code, neverRan, neverEnded }).toEqual({ code: 0, neverRan: [], neverEnded: [] });
  });
});

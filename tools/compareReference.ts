// Compares the content of the app with a folder of reference records, field by field: for maintainers who hold such
// a folder. Says which differences are meant and why, and fails on all others.

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTENT_DIR, readContentFiles } from '../src/cli/contentFiles';
import { formatProblem, loadPack, type Pack } from '../src/packs';
import { differencesOf, NOTHING, type Difference } from './compareReferenceDifference';
import { RULES } from './compareReferenceRules';
import { REBUILD, type Fields } from './compareReferenceForm';

const HELP = `npx tsx tools/compareReference.ts FOLDER

Compares content/ with the reference records in FOLDER (tiles-core.json, deployment-core.json, …), one JSON list of
records in each file. Prints the differences grouped by the rule that explains them.
Exit code 0: all are explained; 1: some are not; 2: used wrongly.`;

async function main(args: readonly string[]): Promise<number> {
  const [folder, ...rest] = args;
  if (args.includes('--help')) {
    console.log(HELP);
    return 0;
  }
  if (folder === undefined || rest.length > 0) {
    console.error(HELP);
    return 2;
  }
  const pack = await loadOwn();
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const found: Difference[] = [];
  const seen = new Map<string, Set<string>>();
  let records = 0;
  for (const name of names) {
    const list = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Fields[];
    records += list.length;
    found.push(...compareFile(name.replace('.json', ''), list, pack, seen));
  }
  found.push(...onlyOurs(pack, seen));
  console.log(`${records} records in ${names.length} files compared.\n`);
  return report(found);
}

async function loadOwn(): Promise<Pack> {
  const files = await readContentFiles(CONTENT_DIR);
  const loaded = files.ok ? loadPack(files.value) : files;
  if (!loaded.ok) throw new Error(loaded.error.map(formatProblem).join('\n'));
  return loaded.value;
}

/** `items-core` and `items-expansions` are records of one kind. */
const kindOf = (file: string): string => file.replace(/-(core|expansions)$/, '');

function compareFile(
  file: string,
  list: readonly Fields[],
  pack: Pack,
  seen: Map<string, Set<string>>,
): readonly Difference[] {
  const kind = kindOf(file);
  const ours = REBUILD[kind]?.(pack) ?? new Map();
  const ids = seen.get(kind) ?? new Set();
  seen.set(kind, ids);
  return list.flatMap((record) => {
    const id = String(record['id']);
    ids.add(id);
    const rebuilt = ours.get(id);
    if (rebuilt) return differencesOf(file, record, rebuilt);
    return [{ file, id, path: '', reference: 'a record', ours: undefined, record, rebuilt: NOTHING }];
  });
}

/** Entries that no record stands for. */
function onlyOurs(pack: Pack, seen: ReadonlyMap<string, ReadonlySet<string>>): readonly Difference[] {
  return Object.entries(REBUILD).flatMap(([kind, rebuild]) =>
    [...rebuild(pack)]
      .filter(([id]) => !seen.get(kind)?.has(id))
      .map(([id, rebuilt]) => ({
        file: kind,
        id,
        path: '',
        reference: undefined,
        ours: 'an entry',
        record: {},
        rebuilt,
      })),
  );
}

const SHOWN = 3;

function report(found: readonly Difference[]): number {
  const groups = new Map<string, Difference[]>(RULES.map(({ why }) => [why, []]));
  const unexplained: Difference[] = [];
  for (const difference of found) {
    const rule = RULES.find(({ explains }) => explains(difference));
    (groups.get(rule?.why ?? '') ?? unexplained).push(difference);
  }
  for (const [why, group] of groups) {
    console.log(`${String(group.length).padStart(5)}  ${why}`);
    for (const difference of group.slice(0, SHOWN)) console.log(`         ${line(difference)}`);
    if (group.length > SHOWN) console.log(`         … and ${group.length - SHOWN} more`);
  }
  console.log(`\n${unexplained.length} unexplained.`);
  for (const difference of unexplained) console.log(`  ${line(difference)}`);
  return unexplained.length === 0 ? 0 : 1;
}

const line = ({ file, id, path: place, reference, ours }: Difference): string =>
  `${file} ${id} ${place}: ${short(reference)} -> ${short(ours)}`;

function short(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

process.exitCode = await main(process.argv.slice(2));

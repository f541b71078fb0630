// Records games of this version for tests/golden, to be kept: later versions must play them in the same way.
// Run with: npx tsx tools/recordGames.ts [processes]

import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTENT_DIR, readContentFiles } from '../src/cli/contentFiles';
import { loadPack, type Pack } from '../src/packs';
import { printOf } from '../tests/golden/canonical';
import {
  formatGames,
  formatPlain,
  GAMES_FILE,
  PLAIN_FILE,
  type Plain,
  type Recorded,
} from '../tests/golden/gamesFile';
import { replay, type Seen } from '../tests/golden/replay';
import { plansFor, type Plan } from './recordGamesMix';

/** Of so many games one is kept in plain. */
const PLAIN_EVERY = 32;

type Record = { readonly game: Recorded; readonly plain?: Plain };

const [first = '1', part, of, file] = process.argv.slice(2);
if (first === 'part') await recordPart(Number(part), Number(of), String(file));
else await recordAll(Number(first));

/** Every process records its share into a file of its own; then they are put together in their order. */
async function recordAll(processes: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'redcell-record-'));
  const parts = Array.from({ length: processes }, (_, index) => join(folder, `${index}.jsonl`));
  await Promise.all(parts.map((path, index) => inProcess(index, processes, path)));
  const texts = await Promise.all(parts.map((path) => readFile(path, 'utf8')));
  await rm(folder, { recursive: true });
  const records = texts
    .flatMap((text) => text.trimEnd().split('\n'))
    .map((line) => JSON.parse(line) as Record)
    .sort((a, b) => a.game.number - b.game.number);
  const games = formatGames(records.map(({ game }) => game));
  const plain = formatPlain(records.flatMap((record) => record.plain ?? []));
  await writeFile(GAMES_FILE, games);
  await writeFile(PLAIN_FILE, plain);
  console.log(`${records.length} games: ${games.length} bytes, and ${plain.length} bytes in plain`);
}

function inProcess(index: number, of: number, path: string): Promise<void> {
  const args = [...process.execArgv, import.meta.filename, 'part', String(index), String(of), path];
  return new Promise((resolve, reject) => {
    spawn(process.execPath, args, { stdio: 'inherit' }).on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`process ${index} failed`)),
    );
  });
}

async function recordPart(index: number, of: number, path: string): Promise<void> {
  const plans = plansFor(await contentOf());
  const lines = plans.flatMap((plan, number) =>
    number % of === index ? [JSON.stringify(recordOf(plan, number))] : [],
  );
  await writeFile(path, `${lines.join('\n')}\n`);
}

async function contentOf(): Promise<Pack> {
  const files = await readContentFiles(CONTENT_DIR);
  const pack = files.ok ? loadPack(files.value) : files;
  if (!pack.ok) throw new Error('the content does not load');
  return pack.value;
}

function recordOf(plan: Plan, number: number): Record {
  const { setup, commands } = plan.play();
  const { kit, ...rest } = setup;
  const played = { kind: plan.kind, kit, setup: rest, commands };
  const { begun, tell, outcome } = replay(played);
  const seen: readonly Seen[] = [begun, ...commands.map(tell)];
  const prints = {
    events: seen.map(({ events }) => printOf(events)).join(''),
    window: seen.map(({ window }) => printOf(window)).join(''),
    state: seen.map(({ state }) => printOf(state)).join(''),
  };
  console.log(`${number} ${plan.by}: ${commands.length} commands`);
  const game = { number, by: plan.by, ...played, prints, outcome: outcome() };
  return number % PLAIN_EVERY === 0 ? { game, plain: { number, seen } } : { game };
}

// Records games of this version for tests/golden, to be kept: later versions must play them in the same way.
// Run with: npx tsx tools/recordGames.ts [every n-th game alone, to try it out]

import { writeFile } from 'node:fs/promises';
import { CONTENT_DIR, readContentFiles } from '../src/cli/contentFiles';
import { loadPack } from '../src/packs';
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

const stride = Number(process.argv[2] ?? 1);
const files = await readContentFiles(CONTENT_DIR);
const pack = files.ok ? loadPack(files.value) : files;
if (!pack.ok) throw new Error('the content does not load');

const games: Recorded[] = [];
const plain: Plain[] = [];
const kinds = new Map<string, number>();
for (const plan of plansFor(pack.value).filter((_, index) => index % stride === 0)) record(plan);

function record(plan: Plan): void {
  const number = games.length;
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
  games.push({ number, by: plan.by, ...played, prints, outcome: outcome() });
  if (number % PLAIN_EVERY === 0) plain.push({ number, seen });
  for (const { kind } of commands.map((command) => (command.kind === 'play' ? command.command : command)))
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  console.log(`${number} ${plan.by}: ${commands.length} commands`);
}

const file = formatGames(games);
await writeFile(GAMES_FILE, file);
const plainFile = formatPlain(plain);
await writeFile(PLAIN_FILE, plainFile);
console.log([...kinds].map(([kind, count]) => `${kind} ${count}`).join(', '));
console.log(
  `${games.length} games: ${file.length} bytes, ${plain.length} of them in plain: ${plainFile.length} bytes`,
);

// Replays the recorded games of tests/golden and prints where they part from today's code, each as an entry for
// tests/golden/differences.ts. To see both sides of a difference, run it for one step here and in a worktree of the commit
// that added tests/golden/games-v1.jsonl.gz, and compare what they print.
// Run with: npx tsx tools/replayGames.ts [game [step]]

import { compare } from '../tests/golden/compare';
import { readGames, readPlain } from '../tests/golden/gamesFile';
import { ASPECTS, replay } from '../tests/golden/replay';

const [game, step] = process.argv.slice(2).map(Number);
const games = readGames();
const plain = readPlain();

if (game !== undefined && step !== undefined) show(game, step);
else {
  const numbers = game === undefined ? Array.from({ length: games.count }, (_, number) => number) : [game];
  const found = numbers.filter(report);
  console.log(`${numbers.length} games, ${found.length} differ`);
}

function report(number: number): boolean {
  const found = compare(games.game(number), plain.get(number));
  if (found) console.log(`[${number}, ${found.step}],\n  ${found.text}`);
  return found !== null;
}

function show(number: number, at: number): void {
  const { commands, by, ...recorded } = games.game(number);
  const now = replay({ ...recorded, commands });
  const seen = commands.slice(0, at).map(now.tell).at(-1) ?? now.begun;
  console.log(`game ${number}, ${by}`, JSON.stringify(commands[at - 1] ?? null));
  for (const aspect of ASPECTS)
    console.log(aspect, JSON.stringify(JSON.parse(seen[aspect] ?? 'null'), null, 1));
}

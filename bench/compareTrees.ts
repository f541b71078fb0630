// How many times as many games per second of processor time this source tree plays as another one, the same games in
// turn, and whether every record is the same to the byte. A table of balance has hundreds of games of a mission in a row,
// and thousands in all: IN_A_ROW says how many follow each other here, and the second half is told by itself, when the
// compiler has seen them. Run with: npx tsx bench/compareTrees.ts OTHER_TREE [GAMES] [IN_A_ROW]

import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { TEMPERS } from '../src/sim';
import { median } from './ratio';

type Game = {
  readonly name: string;
  readonly heroes: number;
  readonly difficulty: 'normal' | 'hard';
  readonly number: number;
  readonly tempers: typeof TEMPERS;
};
type Player = { readonly process: ChildProcess; readonly missions: readonly string[] };
type Played = { readonly record: string; readonly spent: number };

const [other, games = '60', inARow = '6'] = process.argv.slice(2);
if (other === undefined)
  throw new Error('usage: npx tsx bench/compareTrees.ts OTHER_TREE [GAMES] [IN_A_ROW]');
/** Games that only warm up the compiler: told apart, because a long run has few of them. */
const WARM_UP = 6;

async function start(tree: string): Promise<Player> {
  const child = fork(new URL('comparePlayer.mjs', import.meta.url), [tree], { cwd: tree });
  // Otherwise the bench would wait for its answer without end.
  child.on('exit', (code) => {
    if (code !== null) throw new Error(`the player of ${tree} died`);
  });
  const [{ missions }] = (await once(child, 'message')) as [{ missions: readonly string[] }];
  return { process: child, missions };
}

async function play({ process: child }: Player, game: Game): Promise<Played> {
  child.send(game);
  const [played] = (await once(child, 'message')) as [Played];
  return played;
}

/** Games of a mission after another, as a run has them: every number of heroes with both difficulties. */
const gameAt = (missions: readonly string[], index: number): Game => ({
  name: missions[Math.floor(index / Number(inARow)) % missions.length] ?? '',
  heroes: 2 + (index % 3),
  difficulty: index % 2 === 0 ? 'normal' : 'hard',
  number: index,
  tempers: TEMPERS,
});

const [here, there] = [await start('.'), await start(other)];
const missions = here.missions.filter((id) => there.missions.includes(id));
type Spent = { readonly here: number; readonly there: number; readonly isSame: boolean };
const spent: Spent[] = [];
let different = 0;
for (let index = 0; index < Number(games) + WARM_UP; index++) {
  const game = gameAt(missions, index);
  // Neither is always the second.
  const first = index % 2 === 0 ? await play(here, game) : undefined;
  const theirs = await play(there, game);
  const ours = first ?? (await play(here, game));
  const isSame = ours.record === theirs.record;
  if (!isSame) {
    different += 1;
    console.log(`${game.name}, ${game.heroes} heroes, ${game.difficulty}, ${game.number}: another game`);
  }
  if (index < WARM_UP) continue;
  spent.push({ here: ours.spent, there: theirs.spent, isSame });
}
here.process.kill();
there.process.kill();

function tell(name: string, some: readonly Spent[]): void {
  const here = some.reduce((sum, game) => sum + game.here, 0);
  const there = some.reduce((sum, game) => sum + game.there, 0);
  const perSecond = (milliseconds: number): string => ((some.length * 1000) / milliseconds).toFixed(2);
  const middle = median(some.map((game) => game.there / game.here)).toFixed(2);
  console.log(
    `${name}: ${perSecond(here)} a second against ${perSecond(there)}: ` +
      `${(there / here).toFixed(2)} times as many (median of its games ${middle})`,
  );
}
tell(`${spent.length} games`, spent);
tell('the second half of them', spent.slice(spent.length / 2));
const same = spent.filter(({ isSame }) => isSame);
if (different > 0) tell(`${same.length} games with the same record`, same);
console.log(different === 0 ? 'every record is the same' : `${different} records differ`);
process.exit(different === 0 ? 0 : 1);

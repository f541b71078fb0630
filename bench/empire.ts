// The Empire as a player: how long it thinks before it spends threat, against an activation of a group on the same board; and, with
// `--games N`, how often heroes win against it and against the die of older games. Run with: npx tsx bench/empire.ts

import { CONTENT_DIR, readContentFiles } from '../src/cli/contentFiles';
import { makePlay, resolvedWindow, startMission, advance, type Game, type Play } from '../src/mission';
import { loadPack, type Pack } from '../src/packs';
import { jobsFor, PLAY_LIMITS, playWithBots, setupOf } from '../src/sim';
import { makeRun } from '../src/mission/run/run';
import { spendByReading } from '../src/mission/run/empire/spend';
import { byDie, threatened } from '../tests/sim/threatened';
import { median, timePerCall } from './ratio';

const MISSIONS = ['signal-fire', 'dead-reckoning', 'tollgate', 'cold-berth', 'slow-train'];
/** A decision may take as long as an activation. */
const MOST_RATIO = 1;

const COMPARED_LEVEL = 3;

const files = await readContentFiles(CONTENT_DIR);
const loaded = files.ok ? loadPack(files.value) : files;
if (!loaded.ok) throw new Error('the content does not load');
const content = loaded.value;

const jobs = (pack: Pack, mission: string, seeds: number) =>
  jobsFor(pack, {
    stories: [{ kind: 'mission', id: mission }],
    seeds,
    heroes: [4],
    difficulties: ['normal'],
    tempers: ['careful'],
  });

type Moment = { readonly play: Play; readonly game: Game };

/** Games in which a group is about to act, and others in which the Empire is about to spend. */
function momentsOf(mission: string): { readonly windows: Moment[]; readonly rounds: Moment[] } {
  const pack = threatened(content, mission);
  const [windows, rounds]: [Moment[], Moment[]] = [[], []];
  for (const job of jobs(pack, mission, 2)) {
    const ready = setupOf(pack, job);
    if (!ready.ok) throw new Error(ready.error.code);
    const played = playWithBots(ready.value, {
      seed: ready.value.seed,
      temper: job.temper,
      limits: PLAY_LIMITS,
    });
    const play = makePlay(ready.value.kit);
    let { game } = startMission(ready.value, play);
    for (const command of played.commands) {
      const { window, round } = game;
      if (window && window.told.length === 0 && !game.prompt) windows.push({ play, game });
      const next = advance(play, game, command);
      if (!next.ok) throw new Error(next.error.code);
      game = next.value.game;
      if (game.round > round && game.threat && round > 0)
        rounds.push({ play, game: { ...game, threat: { ...game.threat, amount: 20 } } });
    }
  }
  return { windows, rounds };
}

/** A fresh object: nothing of an earlier answer is kept with it. */
const fresh = (game: Game): Game => ({ ...game, figures: { ...game.figures } });

let worst = 0;
for (const mission of MISSIONS) {
  const { windows, rounds } = momentsOf(mission);
  const act = median(
    windows.slice(0, 12).map(({ play, game }) => timePerCall(() => void resolvedWindow(play, fresh(game)))),
  );
  const decide = median(
    rounds
      .slice(0, 12)
      .map(({ play, game }) => timePerCall(() => spendByReading(makeRun(play, fresh(game))))),
  );
  worst = Math.max(worst, decide / act);
  console.log(
    `${mission}: a decision takes ${(decide / act).toFixed(2)} times as long as an activation ` +
      `(${rounds.length} rounds, ${windows.length} activations; at most ${MOST_RATIO} wanted)`,
  );
}

const wanted = process.argv.indexOf('--games');
if (wanted !== -1) compare(Number(process.argv[wanted + 1] ?? 20));
process.exit(worst <= MOST_RATIO ? 0 : 1);

function compare(games: number): void {
  const sums = { played: 0, reads: 0, die: 0 };
  for (const mission of MISSIONS) {
    const pack = threatened(content, mission, COMPARED_LEVEL);
    const tally = { reads: 0, die: 0, woundedReads: 0, woundedDie: 0, played: 0 };
    for (const job of jobs(pack, mission, games)) {
      const ready = setupOf(pack, job);
      if (!ready.ok) throw new Error(ready.error.code);
      const options = { seed: ready.value.seed, temper: job.temper, limits: PLAY_LIMITS };
      const reads = playWithBots(ready.value, options).game;
      const die = playWithBots(byDie(ready.value), options).game;
      tally.played += 1;
      tally.reads += reads.result?.won ? 1 : 0;
      tally.die += die.result?.won ? 1 : 0;
      tally.woundedReads += woundedIn(reads);
      tally.woundedDie += woundedIn(die);
    }
    sums.played += tally.played;
    sums.reads += tally.reads;
    sums.die += tally.die;
    const { played, reads, die, woundedReads, woundedDie } = tally;
    console.log(
      `${mission}, ${played} games each: heroes win ${reads} against the reading Empire (${(woundedReads / played).toFixed(1)} wounded), ` +
        `${die} against the die (${(woundedDie / played).toFixed(1)} wounded)`,
    );
  }
  console.log(
    `together, ${sums.played} games each: ${sums.reads} against the reading Empire, ${sums.die} against the die`,
  );
}

function woundedIn({ actors }: Game): number {
  return actors.filter((actor) => actor.kind === 'hero' && (actor.wounded || actor.gone === 'withdrew'))
    .length;
}

// How many missions bots play in a second on one core, and how the time is spent: what the mission's engine takes of it
// (interpreter included) against what bots think. Only the share is judged: a bot may not think longer than the game takes
// to be played by chance many times over. Run with: npx tsx bench/simulate.ts

import { CONTENT_DIR, readContentFiles } from '../src/cli/contentFiles';
import { advance, makePlay, resolvedWindow, startMission } from '../src/mission';
import { loadPack } from '../src/packs';
import { jobsFor, PLAY_LIMITS, playWithBots, setupOf, TEMPERS } from '../src/sim';

const GAMES = 12;
const MISSIONS = ['first-steps', 'signal-fire'];
/** Bots may take so many times as long as the app takes to carry out what they decided. */
const MOST_THINKING = 6;

const files = await readContentFiles(CONTENT_DIR);
const pack = files.ok ? loadPack(files.value) : files;
if (!pack.ok) throw new Error('the content does not load');

const jobs = jobsFor(pack.value, {
  stories: MISSIONS.map((id) => ({ kind: 'mission', id })),
  seeds: GAMES,
  heroes: [4],
  difficulties: ['normal'],
  tempers: TEMPERS,
});

/** Milliseconds of this process alone: others may be busy, too. */
const spentSince = (start: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

let [playing, replaying, rounds] = [0, 0, 0];
for (const job of jobs) {
  const ready = setupOf(pack.value, job);
  if (!ready.ok) throw new Error(ready.error.code);
  const setup = ready.value;
  const before = process.cpuUsage();
  const played = playWithBots(setup, { seed: setup.seed, temper: job.temper, limits: PLAY_LIMITS });
  playing += spentSince(before);
  const between = process.cpuUsage();
  const play = makePlay(setup.kit);
  let { game } = startMission(setup, play);
  for (const command of played.commands) {
    if (game.window) resolvedWindow(play, game);
    const next = advance(play, game, command);
    if (!next.ok) throw new Error(next.error.code);
    game = next.value.game;
  }
  replaying += spentSince(between);
  rounds += played.game.round;
}

const perSecond = (jobs.length * 1000) / playing;
const ratio = (playing - replaying) / replaying;
console.log(
  `${jobs.length} games of ${MISSIONS.join(' and ')}, ${(rounds / jobs.length).toFixed(1)} rounds each`,
);
console.log(`${perSecond.toFixed(1)} games per second on one core`);
console.log(`thinking takes ${ratio.toFixed(2)} times as long as playing (at most ${MOST_THINKING} wanted)`);
process.exit(ratio <= MOST_THINKING ? 0 : 1);

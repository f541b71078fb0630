// Plays a list of games with several players. Any of them may play any game; the records are the same.

import type { Pack } from '../../packs';
import { keyOf, runJob, type GameRecord, type Job } from '../../sim';
import { newerNode } from './newerNode';
import { playersWith, type GamePlayer } from './player';
import { playerScript } from './playerScript';
import { takeGame, sharesOf } from './shares';

export type PoolOptions = {
  readonly pack: Pack;
  readonly jobs: number;
  readonly onRecord: (record: GameRecord) => Promise<void>;
};

/** A player is faster, but takes as long to start as so many games take. */
const FEW_GAMES = 12;

/** So many at least are going to be played: what players need is made while the content loads. */
export function expectGames(games: number): void {
  if (games > FEW_GAMES) void playerScript();
}

export async function playAll(jobs: readonly Job[], options: PoolOptions): Promise<void> {
  if (options.jobs === 1 ? jobs.length <= FEW_GAMES : jobs.length < 2) {
    for (const job of jobs) await options.onRecord(runJob(options.pack, job));
    return;
  }
  const shares = sharesOf(jobs, Math.min(options.jobs, jobs.length));
  const start = await playersWith(options.pack, await newerNode(jobs.length));
  await Promise.all(shares.map((own) => letPlay(start(), own, shares, options)));
}

/** Takes games until there are none. While many are left, the next game lies ready when one is over. */
function letPlay(
  player: GamePlayer,
  own: Job[],
  shares: readonly Job[][],
  { onRecord }: PoolOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const inHand: Job[] = [];
    /** Handed over, and not yet kept. */
    let open = 0;
    const handOne = (): void => {
      const job = takeGame(own, shares);
      if (!job) return;
      open += 1;
      inHand.push(job);
      player.play(job);
    };
    const keep = async (record: GameRecord): Promise<void> => {
      await onRecord(record);
      open -= 1;
    };
    const goOn = (): void => {
      if (open === 0) handOne();
      if (own.length > 0 && open < 2) handOne();
      if (open === 0) void player.end().then(() => resolve());
    };
    player.onMessage((message) => {
      if (message.kind === 'ready') return goOn();
      inHand.shift();
      keep(message.record).then(goOn, reject);
    });
    player.onDeath((error) => {
      // The others finish the games in their hands.
      for (const share of shares) share.length = 0;
      const [current] = inHand;
      const where = current ? ` in the game "${keyOf(current)}"` : '';
      reject(new Error(`a player died${where}: ${error.message}`));
    });
  });
}

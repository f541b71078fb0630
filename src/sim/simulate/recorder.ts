// Watches a game and notes the facts for its record.

import {
  fighterInMission,
  heroesIn,
  heroIn,
  type Command,
  type Event,
  type Game,
  type Play,
} from '../../mission';
import type { BotGame } from '../table/playMission';
import type { OnAdvance } from '../table/table';
import { keyOf, type Job } from './job';
import type { MissionRecord } from './record';

/** After so much of a mission bots give up. */
export const PLAY_LIMITS = { commands: 4000, rounds: 25 } as const;

export type Notes = {
  readonly damage: Record<string, number>;
  readonly achieved: Record<string, number>;
  readonly stopped: string[];
  /** Steps of peril that came. */
  readonly struck: Set<string>;
};

export function takeNotes(play: Play): { readonly notes: Notes; readonly onAdvance: OnAdvance } {
  const notes: Notes = { damage: {}, achieved: {}, stopped: [], struck: new Set() };
  const onEvent = (event: Event, game: Game): void => {
    if (event.kind === 'achieved') notes.achieved[event.objective] ??= game.round;
    if (event.kind === 'perilStruck') notes.struck.add(event.step);
    if (event.kind === 'scriptStopped') notes.stopped.push(event.script);
  };
  const onAdvance: OnAdvance = (before, command, { game, events }) => {
    for (const event of events) onEvent(event, game);
    const harm = harmDone(play, before, command, game);
    if (harm) notes.damage[harm.card] = (notes.damage[harm.card] ?? 0) + harm.damage;
  };
  return { notes, onAdvance };
}

/** What heroes suffered while a window was resolved. */
function harmDone(
  play: Play,
  before: Game,
  command: Command,
  after: Game,
): { readonly card: string; readonly damage: number } | undefined {
  const card = before.window?.card;
  if (command.kind !== 'finishActivation' || card === undefined) return undefined;
  const damage = heroesIn(before).reduce((sum, { id }) => sum + harmTo(play, before, after, id), 0);
  return damage > 0 ? { card, damage } : undefined;
}

function harmTo(play: Play, before: Game, after: Game, id: string): number {
  const was = before.figures[id];
  if (!was) return 0;
  const is = after.figures[id];
  const turned = heroIn(before, id)?.wounded === false && heroIn(after, id)?.wounded === true;
  const left = (fighterInMission(play, before, was).health ?? was.damage) - was.damage;
  if (!is) return left;
  return turned ? left + is.damage : Math.max(0, is.damage - was.damage);
}

export function recordOf(job: Job, { game, end, commands, refused }: BotGame, notes: Notes): MissionRecord {
  return {
    kind: 'mission',
    key: keyOf(job),
    mission: game.mission,
    heroes: job.heroes,
    difficulty: job.difficulty,
    temper: job.temper,
    party: heroesIn(game).map(({ id }) => id),
    end,
    outcome: game.result?.outcome ?? null,
    won: game.result?.won ?? false,
    rounds: game.round,
    wounded: heroesIn(game).filter(({ wounded }) => wounded).length,
    withdrawn: heroesIn(game).filter(({ gone }) => gone === 'withdrew').length,
    damage: notes.damage,
    achieved: notes.achieved,
    ran: [...new Set([...Object.keys(game.ran), ...notes.struck])].sort(),
    stopped: notes.stopped,
    refused: refused.map(({ command, refusal }) => `${command.kind}: ${refusal.code}`),
    commands: commands.length,
  };
}

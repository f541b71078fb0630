// The one way a game goes on: it takes a command and returns the next game and its events. The game handed in stays as
// it is; the same game and command always give the same result.

import { err, ok, type Result } from '../../kernel';
import { LONGEST_LIST } from '../bounds';
import type { Command, Refusal } from '../command';
import type { Event } from '../event';
import { actorIn } from '../actors';
import type { Game, Task } from '../game';
import { closeActivation, obey } from './commands';
import { closeMoments, seeMoments } from './heroes/coming';
import { noticeAllEscaped, noticeAllWounded } from './round/ending';
import type { Play } from './play';
import { isRoundTask, makeRun, update, type MissionRun } from './run';
import { isOfScripts, stopScripts } from './scripts/scripts';
import { performTask } from './tasks';
import { canAnyoneAct } from './round/turns';

export type AdvancedMission = { readonly game: Game; readonly events: readonly Event[] };

export function advance(play: Play, game: Game, command: Command): Result<AdvancedMission, Refusal> {
  const run = makeRun(play, game);
  closeMoments(run, command);
  const refusal = obey(run, command);
  if (refusal) return err(refusal);
  seeMoments(run, game, [...run.events], command);
  proceedOn(run);
  return ok({ game: run.game, events: run.events });
}

/** What comes on the way there can be answered by cards. */
export function proceedOn(run: MissionRun): void {
  const before = run.game;
  const told = run.events.length;
  proceed(run);
  seeMoments(run, before, run.events.slice(told), null);
}

/** More than any honest mission has to do, and what one of them may add still fits into a save. */
const MOST_TASKS = LONGEST_LIST / 2;

/** Does everything that needs no player, up to the next thing that does. */
function proceed(run: MissionRun): void {
  for (;;) {
    noticeAllWounded(run);
    noticeAllEscaped(run);
    closeOrphan(run);
    endLostTurn(run);
    const { prompt, window, agenda } = run.game;
    const [task, ...rest] = agenda;
    // Behind an open window the round stands still; what scripts have begun goes on.
    if (prompt || !task || (window && isRoundTask(task))) return;
    if (run.budget <= 0 || (agenda.length > MOST_TASKS && isOfScripts(task))) {
      stopScripts(run, scriptOf(task));
      run.budget = 1;
      continue;
    }
    if (!isRoundTask(task)) run.budget -= 1;
    update(run, { agenda: rest });
    performTask(run, task);
  }
}

/** The window of a group that is gone has nobody left to act. */
function closeOrphan(run: MissionRun): void {
  const { window, groups } = run.game;
  if (window && !groups.some(({ id }) => id === window.group)) update(run, { window: null });
}

/** Whoever was to act has left the map: the round goes on without them. */
function endLostTurn(run: MissionRun): void {
  const { stage, prompt, window, agenda, active } = run.game;
  if (stage !== 'heroes' || prompt || window || agenda.length > 0) return;
  if (active !== null && hasLeft(run.game, active)) closeActivation(run, active);
  else if (active === null && !canAnyoneAct(run.game)) update(run, { agenda: [{ kind: 'nextTurn' }] });
}

const hasLeft = (game: Game, who: string): boolean => actorIn(game, who)?.gone !== null;

const scriptOf = (task: Task): string =>
  'scope' in task ? task.scope.script : 'script' in task ? task.script : '';

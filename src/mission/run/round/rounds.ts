// The course of a round: what the app does by itself between two decisions of the players.

import type { OfKind } from '../../../kernel';
import { NO_MEMORY } from '../../../imperial';
import { actorIn, sideOf } from '../../actors';
import { companionOfGroup, isOnItsOwn } from '../companions/ofGroups';
import { ALL_ESCAPED, ALL_WOUNDED, ENCOUNTER_OVER } from '../../definition';
import { bounded } from '../../language/expressionUse';
import type { Task } from '../../game';
import { openWindow } from '../groups/activation';
import { answerRound } from '../groups/roundMoments';
import { standFigures } from '../groups/deploy';
import { BOARD_EFFECTS } from '../effects/board';
import { withLimitsOver } from '../heroes/cards';
import { endMission } from './ending';
import { asksAt } from '../scripts/noticing';
import { perilTasks } from './peril';
import { adapt } from './pressure';
import { triggersOf } from '../play';
import {
  doAfterScripts,
  doNext,
  draw,
  emit,
  scopeOf,
  showNext,
  update,
  updateThing,
  type MissionRun,
} from '../run';
import { callScript, queueScript } from '../scripts/scripts';
import { reinforceGroups, spendThreat } from './threatMoves';
import { setOff } from '../scripts/triggers';
import { freshTurn } from './turn';
import { canAnyoneAct, whyNotActor } from './turns';

type RoundTask = Exclude<
  Task['kind'],
  'block' | 'script' | 'repeat' | 'eachHero' | 'returned' | 'prompt' | 'ask'
>;
type TaskOf<K extends Task['kind']> = OfKind<Task, K>;

export const ROUND_TASKS: { readonly [K in RoundTask]: (run: MissionRun, task: TaskOf<K>) => void } = {
  reveal: (run, { section }) => BOARD_EFFECTS.reveal(run, { kind: 'reveal', section }, scopeOf('', null)),
  enter: (run) => {
    const spaces = [...run.play.things.values()].flatMap((thing) =>
      thing.kind === 'entry' && run.game.map.things[thing.id]?.onMap ? thing.spaces : [],
    );
    if (run.game.tracked) {
      const rebels = Object.values(run.game.figures).filter((figure) => sideOf(run.game, figure) === 'rebel');
      standFigures(
        run,
        rebels.map(({ id }) => id),
        spaces,
      );
    }
    showNext(run, { kind: 'enter', spaces });
  },
  missionStart: (run) => {
    emit(run, { kind: 'missionStarted' });
    setOff(run, { kind: 'missionStart' });
  },
  begin: (run, { script: id }) => {
    const script = run.play.scripts.get(id);
    if (!script || run.game.ran[id]) return;
    const opening = triggersOf(script).find(({ kind }) => kind === 'opened');
    if (opening?.kind === 'opened') {
      updateThing(run, opening.door, { door: 'open' });
      emit(run, { kind: 'doorChanged', thing: opening.door, door: 'open' });
    }
    callScript(run, script, {}, scopeOf('', null), null);
  },
  startRound: (run) => {
    const round = bounded(run.game.round + 1);
    update(run, {
      round,
      memory: NO_MEMORY,
      actors: run.game.actors.map((actor) => ({ ...withLimitsOver(actor), activated: 0 })),
      groups: run.game.groups.map((group) => ({ ...group, activated: false })),
    });
    emit(run, { kind: 'roundStarted', round });
    answerRound(run, 'start');
    doNext(run, { kind: 'nextTurn' });
    setOff(run, { kind: 'roundStart', round });
  },
  nextTurn: (run) => {
    if (canAnyoneAct(run.game)) return update(run, { stage: 'heroes' });
    const waiting = run.game.groups.some((group) => !group.activated && isOnItsOwn(group));
    doNext(run, ...(waiting ? ([{ kind: 'imperialTurn' }, { kind: 'nextTurn' }] as const) : [END_ROUND]));
  },
  imperialTurn: (run) => {
    const waiting = run.game.groups.filter((group) => !group.activated && isOnItsOwn(group));
    const group = waiting.length > 0 ? waiting[draw(run, waiting.length)] : undefined;
    if (!group) return;
    update(run, { stage: 'imperial' });
    doNext(run, { kind: 'openWindow', group: group.id });
    setOff(run, { kind: 'groupActivation', moment: 'before', group: group.of });
  },
  companionTurn: (run, { who }) => {
    const actor = actorIn(run.game, who);
    if (!actor || whyNotActor({ ...run.game, active: who }, actor) !== undefined)
      return doNext(run, { kind: 'imperialTurn' }, { kind: 'nextTurn' });
    update(run, { stage: 'heroes', ...freshTurn(who) });
    emit(run, { kind: 'activationBegan', who });
  },
  openWindow: (run, { group, extra }) => {
    if (!run.game.groups.some(({ id }) => id === group)) return;
    openWindow(run, group);
    emit(run, { kind: 'groupActivated', group });
    doNext(run, { kind: 'closeWindow', group, ...(extra && { extra }) });
  },
  closeWindow: (run, { group, extra }) => {
    const state = run.game.groups.find(({ id }) => id === group);
    emit(run, { kind: 'groupFinished', group });
    if (!state) return;
    if (!extra)
      update(run, {
        groups: run.game.groups.map((other) => (other === state ? { ...other, activated: true } : other)),
      });
    const next = extra ? undefined : companionOfGroup(run, group);
    doNext(
      run,
      ...asksAt(run, 'activation', 'imperial'),
      ...(next ? [{ kind: 'openWindow', group: next.id } as const] : []),
    );
    setOff(run, { kind: 'groupActivation', moment: 'after', group: state.of });
  },
  endRound: (run) => {
    const { round } = run.game;
    emit(run, { kind: 'roundEnded', round });
    answerRound(run, 'end');
    adapt(run);
    const threat: readonly Task[] = run.game.threat ? [{ kind: 'threat' }] : [];
    doNext(run, ...asksAt(run, 'round', 'anyone'), { kind: 'peril' }, ...threat, { kind: 'startRound' });
    setOff(run, { kind: 'roundEnd', round });
  },
  peril: (run) => {
    countDown(run);
    const { roundLimit: limit, round } = run.game;
    const isReached = limit !== null && round >= limit.rounds;
    // Nobody puts down figures for a mission that is over.
    if (!isReached || !('outcome' in limit)) doAfterScripts(run, perilTasks(run));
    if (isReached) doAfterScripts(run, [{ kind: 'limit' }]);
  },
  limit: (run) => {
    const { roundLimit: limit } = run.game;
    if (!limit) return;
    if ('outcome' in limit) return endMission(run, limit.outcome);
    update(run, { roundLimit: null });
    queueScript(run, limit.script, true, null);
  },
  threat: spendThreat,
  reinforce: reinforceGroups,
  encounterOver: (run) => endMission(run, ENCOUNTER_OVER),
  allWounded: (run) => endMission(run, ALL_WOUNDED),
  allEscaped: (run) => endMission(run, ALL_ESCAPED),
};

const END_ROUND: Task = { kind: 'endRound' };

/** Every countdown has a round less; those at their end are over. */
function countDown(run: MissionRun): void {
  const counted = Object.entries(run.game.countdowns).map(
    ([id, { left, text }]) => [id, { left: left - 1, text }] as const,
  );
  update(run, { countdowns: Object.fromEntries(counted.filter(([, { left }]) => left > 0)) });
  for (const [id, { left }] of counted) {
    emit(run, { kind: 'countdown', countdown: id, left });
    if (left <= 0) setOff(run, { kind: 'countdownOver', countdown: id });
  }
}

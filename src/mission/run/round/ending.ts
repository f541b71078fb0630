// How a mission ends: the outcome, what was earned, and nothing left to do.

import { heroesIn } from '../../actors';
import { ENCOUNTER_OVER, type MissionReward } from '../../definition';
import { grown, grownRecord } from '../../bounds';
import { MOST_GEAR } from '../../game';
import { bounded } from '../../language/expressionUse';
import { evaluate } from '../scripts/conds';
import { countOf } from '../scripts/numbers';
import { doAfterScripts, emit, scopeOf, showNext, update, type MissionRun } from '../run';
import { setOff } from '../scripts/triggers';
import { NO_PROMPT } from '../table/placing';
import { NOBODYS_TURN } from './turn';
import { isDown } from './turns';

export function endMission(run: MissionRun, outcome: string): void {
  const { play } = run;
  const won = play.mission.outcomes.find(({ id }) => id === outcome)?.won ?? outcome === ENCOUNTER_OVER;
  const rewards = (play.mission.rewards ?? []).filter((reward) => isEarned(run, reward, outcome, won));
  for (const reward of rewards) receive(run, reward);
  const result = { outcome, won, rewards: rewards.map(({ id }) => id) };
  update(run, { result, stage: 'over', agenda: [], window: null, ...NO_PROMPT, ...NOBODYS_TURN });
  emit(run, { kind: 'missionEnded', result });
  showNext(run, { kind: 'over', outcome });
}

const ENDING = scopeOf('', null);

function isEarned(run: MissionRun, reward: MissionReward, outcome: string, won: boolean): boolean {
  if (reward.won !== undefined && reward.won !== won) return false;
  if (reward.outcome !== undefined && reward.outcome !== outcome) return false;
  if (reward.if === undefined) return true;
  const held = evaluate(run, reward.if, ENDING);
  return held.kind === 'known' && held.value;
}

function receive(
  run: MissionRun,
  { credits = 0, fame = 0, items = [], gear = 0, cards = [], flags = {} }: MissionReward,
): void {
  const { gains } = run.game;
  const raised = Object.entries(flags).map(([flag, to]) => [flag, countOf(run, to, ENDING)] as const);
  update(run, {
    gains: {
      ...gains,
      credits: bounded(gains.credits + countOf(run, credits, ENDING)),
      fame: bounded(gains.fame + countOf(run, fame, ENDING)),
      items: grown(gains.items, ...items),
      gear: Math.min(MOST_GEAR, gains.gear + countOf(run, gear, ENDING)),
      ...(cards.length > 0 && {
        rewards: grown(gains.rewards ?? [], ...cards.map((reward) => ({ reward, hero: null }))),
      }),
    },
    flags: grownRecord(run.game.flags, Object.fromEntries(raised)),
  });
}

/** The moment the last hero is wounded the mission is lost (D30); scripts that wait for this moment speak first. */
export function noticeAllWounded(run: MissionRun): void {
  const { stage, agenda } = run.game;
  const heroes = heroesIn(run.game);
  if (stage === 'over' || !heroes.every(isDown) || agenda.some(({ kind }) => kind === 'allWounded')) return;
  update(run, { agenda: [{ kind: 'allWounded' }], window: null, ...NO_PROMPT, ...NOBODYS_TURN });
  setOff(run, { kind: 'allHeroesWounded' });
  if (heroes.every(({ gone }) => gone !== null)) setOff(run, { kind: 'allHeroesWithdrawn' });
}

/**
 * No hero is left, and not all of them have withdrawn (rule 1.8). What scripts have begun goes on, so that the one that lets
 * the last hero escape may end the mission itself.
 */
export function noticeAllEscaped(run: MissionRun): void {
  const { stage, agenda } = run.game;
  const heroes = heroesIn(run.game);
  const isDone =
    stage === 'over' || agenda.some(({ kind }) => kind === 'allEscaped' || kind === 'allWounded');
  if (isDone || heroes.some(({ gone }) => gone === null)) return;
  if (!heroes.some(({ gone }) => gone === 'escaped')) return;
  setOff(run, { kind: 'allHeroesEscaped' });
  doAfterScripts(run, [{ kind: 'allEscaped' }]);
}

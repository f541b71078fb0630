// Cards that ready or exhaust a hero, an ally or a group: an activation of this round is given back, or taken (7.8). Whether the
// round is over by it, the round notices by itself.

import { actorIn } from '../../actors';
import type { Refusal, RefusalCode } from '../../command';
import { emit, update, updateActor, type MissionRun } from '../run';
import { activationsOf } from './turns';

export function readyActor(run: MissionRun, id: string, ready: boolean): RefusalCode | Refusal | undefined {
  const actor = actorIn(run.game, id);
  if (!actor) return { code: 'unknownHero', of: id };
  const all = activationsOf(run.game, actor);
  if (all === 0 || run.game.active === id) return 'cannotAct';
  if (ready && actor.activated === 0) return 'alreadyReady';
  if (!ready && actor.activated >= all) return 'alreadyActivated';
  updateActor(run, id, { activated: actor.activated + (ready ? -1 : 1) });
  emit(run, { kind: ready ? 'readiedByCard' : 'exhaustedByCard', who: id });
  return undefined;
}

export function readyGroup(run: MissionRun, id: string, ready: boolean): RefusalCode | Refusal | undefined {
  const { groups, window } = run.game;
  const group = groups.find((one) => one.id === id);
  if (!group) return { code: 'unknownGroup', of: id };
  if (window?.group === id && !window.again) return 'windowOpen';
  if (group.activated !== ready) return ready ? 'alreadyReady' : 'alreadyActivated';
  update(run, { groups: groups.map((one) => (one === group ? { ...one, activated: !ready } : one)) });
  emit(run, { kind: ready ? 'groupReadied' : 'groupExhausted', group: id });
  return undefined;
}

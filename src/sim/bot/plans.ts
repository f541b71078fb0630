// Plans what a figure does next: a walk and an act. After every act it looks at the table again, so that dice, doors
// and new figures are taken into account.

import { reach, type Place } from '../../rules';
import { strainPrice, type BotAct, type BotMemory } from './acts';
import { isBleedingOut, MOST_STRAINED, strainLeft, type BotActor } from './actor';
import type { BotScene } from './scene';
import type { BotTarget } from './targets';
import { think, type Thinking } from './thinking';

export type Plan = {
  /** Actions spent on moving, and strain for further points. */
  readonly moves: number;
  readonly strain: number;
  readonly place: Place & { readonly cost: number };
  readonly act: BotAct | null;
  /** How much better than doing nothing. */
  readonly gain: number;
};

type Option = Omit<Plan, 'act' | 'gain'> & { readonly left: number; readonly bound: number };

/** Anything less is not worth the time. */
const LEAST_GAIN = 0.05;

/** `atLeast`: somebody else has a plan of that gain already. One that gains no more need not be found. */
export function bestPlan(
  scene: BotScene,
  actor: BotActor,
  breakables: readonly BotTarget[],
  memory: BotMemory,
  atLeast = 0,
): Plan {
  const thinking = think(scene, actor, breakables, memory);
  const { at, size } = actor.piece;
  const here = thinking.standing(actor.piece);
  const least = Math.max(LEAST_GAIN, atLeast);
  let best: Plan = { moves: 0, strain: 0, place: { at, size, cost: 0 }, act: null, gain: least };
  const options = optionsOf(scene, actor, thinking, here + least);
  for (let option = takeMost(options); option; option = takeMost(options)) {
    if (option.bound - here <= best.gain) break;
    const { moves, strain, place, left } = option;
    const { worth, act } = thinking.exactly(place, left);
    const gain = worth - strainPrice(actor, strain) - here;
    if (gain > best.gain) best = { moves, strain, place, act, gain };
  }
  return best;
}

/** The most promising one, the first of equals. Few are ever looked at, so they are not sorted. */
function takeMost(options: Option[]): Option | undefined {
  let most = 0;
  for (let index = 1; index < options.length; index++)
    if ((options[index]?.bound ?? 0) > (options[most]?.bound ?? 0)) most = index;
  return options.splice(most, 1)[0];
}

/** All places within reach, by every number of moves that gets there, as far as they promise more than that. */
function optionsOf(scene: BotScene, actor: BotActor, thinking: Thinking, least: number): Option[] {
  const { turn, piece, speed, figure } = actor;
  const stays = figure.conditions.includes('stunned') || isBleedingOut(actor);
  const byStrain = stays ? 0 : Math.min(MOST_STRAINED - turn.strained, strainLeft(actor));
  const points = stays ? 0 : turn.points;
  const mostMoves = stays ? 0 : turn.actions;
  const options: Option[] = [];
  for (const place of reach(scene.board, piece, points + mostMoves * speed + byStrain).ends) {
    const hope = thinking.hopeAt(place);
    for (let moves = 0; moves <= mostMoves; moves++) {
      const strain = Math.max(0, place.cost - points - moves * speed);
      if (strain > byStrain) continue;
      const left = turn.actions - moves;
      const promised = left > 1 ? hope.several : left === 1 ? hope.one : hope.none;
      const bound = promised - strainPrice(actor, strain);
      if (bound > least) options.push({ place, moves, strain, left, bound });
    }
  }
  return options;
}

// The harm to be expected at a place until the next turn: which enemies could come near enough, and how hard each hits.

import { heroesIn } from '../../mission';
import { FAR } from '../../rules';
import type { BotActor } from './actor';
import type { Enemy, BotScene } from './scene';
import type { Aiming } from './targets';

/** Damage that one attack die does after defense, roughly. */
const DAMAGE_PER_DIE = 0.8;
/** How far a shot carries without luck. */
const SHOT = 4;

/** The expected damage counts for more the less health is left. */
const FRAGILITY = { whole: 0.12, hurt: 0.35 } as const;

/** By the cell of a place. Asked about all in reach: what does not depend on the place is settled before. */
export function dangerFor(
  scene: BotScene,
  actor: BotActor,
  aimings: readonly Aiming[],
): (cell: number) => number {
  const enemies = aimings.flatMap(({ target, steps }) =>
    target.kind === 'figure' ? [{ enemy: target.enemy, steps }] : [],
  );
  const { health = 1, damage } = actor.fighter;
  const share = Math.min(1, damage / health);
  const fragile = FRAGILITY.whole + (FRAGILITY.hurt - FRAGILITY.whole) * share;
  const importance = importanceOf(scene, actor);
  return (cell) => {
    let harm = 0;
    for (const { enemy, steps } of enemies) harm += harmBy(enemy, steps[cell] ?? FAR);
    return harm * fragile * importance * actor.weights.danger;
  };
}

/** The mission is lost with the last healthy hero: the fewer there are, the more each is taken care of. */
function importanceOf({ game }: BotScene, { figure, isHero }: BotActor): number {
  const heroes = heroesIn(game);
  if (!isHero || heroes.some(({ id, wounded }) => id === figure.id && wounded)) return 0.7;
  return 1 + (0.8 * heroes.filter(({ wounded }) => wounded).length) / Math.max(1, heroes.length - 1);
}

function harmBy({ fighter, ready, piece }: Enemy, spaces: number): number {
  if (spaces === FAR || !fighter.attack) return 0;
  const speed = piece.massive ? 3 : 4;
  const far = fighter.attack.type === 'melee' ? speed + 1 : speed + SHOT;
  const chance = spaces <= far ? 1 - 0.3 * (spaces / far) : spaces <= 2 * speed + SHOT ? 0.25 : 0.05;
  return fighter.attack.dice.length * DAMAGE_PER_DIE * chance * (ready ? 1 : 0.6);
}

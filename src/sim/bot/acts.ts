// What a figure can do besides attacking, where, and how much that is worth to it.

import { memo } from '../../kernel';
import { optionsOf, type Play } from '../../mission';
import { DISCARDED_BY_ACTION, type Point, type ShakenCondition } from '../../rules';
import { isBleedingOut, strainLeft, type BotActor } from './actor';
import { chanceOf, placesAt, type Goal } from './goals';
import { bringsEnemies, lootWorth } from './loot';
import type { BotScene } from './scene';
import type { Shot } from './targets';

export type BotAct =
  | { readonly kind: 'attack'; readonly shot: Shot; readonly exert: boolean }
  | { readonly kind: 'use'; readonly thing: string; readonly option: string; readonly free: boolean }
  /** Allies do not rest, but an ally may use a medpac. */
  | { readonly kind: 'rest'; readonly medpac: boolean }
  | { readonly kind: 'shake'; readonly condition: ShakenCondition };

export type Intention = { readonly act: BotAct; readonly worth: number };

/** What players remember of the game so far, beyond what the app tracks. */
export type BotMemory = {
  /** How often an option was used. */
  readonly uses: ReadonlyMap<string, number>;
};

export const useKey = (thing: string, option: string): string => `${thing} ${option}`;

/** In the coin in which getting rid of a stormtrooper is worth about 4. */
const WORTH = {
  goal: 7,
  strain: 0.25,
  strainRecovered: 0.35,
  damageHealed: 0.55,
  stunned: 6,
  bleeding: 0.9,
} as const satisfies Readonly<Record<ShakenCondition, number> & Record<string, number>>;

/** Whoever has tried often enough looks for something else. */
const PATIENCE = 3;
const BOREDOM = 0.9;

export const botSpaceKey = (at: Point): number => (at[0] + 256) * 1024 + at[1] + 256;

/** By space: what can be used from there. */
export function usesFor(
  scene: BotScene,
  actor: BotActor,
  goals: readonly Goal[],
  memory: BotMemory,
): ReadonlyMap<number, readonly Intention[]> {
  const uses = new Map<number, Intention[]>();
  for (const { thing, option, free, heroesOnly, keys } of offersIn(scene)) {
    const worth = actor.isHero || !heroesOnly ? worthOfUse(scene, actor, goals, thing, option) : 0;
    if (worth <= 0) continue;
    const tries = Math.max(0, (memory.uses.get(useKey(thing, option)) ?? 0) - PATIENCE);
    const doing: Intention = { act: { kind: 'use', thing, option, free }, worth: worth * BOREDOM ** tries };
    for (const key of keys) uses.set(key, [...(uses.get(key) ?? []), doing]);
  }
  return uses;
}

/** Things that have options at times, whatever the author wrote there. */
const usableThings = memo(({ mission }: Play): readonly string[] =>
  mission.things
    .filter((thing) => thing.kind === 'door' || thing.kind === 'token' || 'options' in thing)
    .map(({ id }) => id),
);

const keysOf = memo((spaces: readonly Point[]): readonly number[] => spaces.map(botSpaceKey));

/** Everything that anybody could use, and from which spaces. */
const offersIn = memo((scene: BotScene) =>
  usableThings(scene.play).flatMap((thing) =>
    optionsOf(scene.play, scene.game, thing).map(({ id: option, free, heroesOnly }) => ({
      thing,
      option,
      free,
      heroesOnly,
      keys: keysOf(placesAt(scene, thing)),
    })),
  ),
);

function worthOfUse(
  scene: BotScene,
  actor: BotActor,
  goals: readonly Goal[],
  thing: string,
  option: string,
): number {
  const { weights, figure } = actor;
  const goal = goals.find(
    ({ lead: { aim } }) => aim.kind === 'use' && aim.thing === thing && aim.option === option,
  );
  const chance = chanceOf(scene, { kind: 'use', thing, option }, figure.id);
  if (goal) {
    const worth = WORTH.goal * goal.weight * weights.goal * (0.35 + 0.65 * chance) * (1 + scene.hurry);
    return bringsEnemies(scene.play, thing, option) ? worth * readiness(scene, weights.danger) : worth;
  }
  const calm = Math.max(0, 1 - scene.hurry);
  return lootWorth(scene.play, scene.game, thing, option) * weights.loot * (0.3 + 0.7 * chance) * calm;
}

/** Nobody opens the next door in the middle of a fight, unless time is short. */
const PER_ENEMY = 0.13;
const readiness = ({ enemies, hurry }: BotScene, caution: number): number =>
  Math.min(1, Math.max(0.2, 1 - PER_ENEMY * enemies.length * caution + hurry * 0.8));

/** What can be done anywhere. */
export function restfulActs({ game }: BotScene, actor: BotActor): readonly Intention[] {
  const { fighter, isHero, weights, figure } = actor;
  const { hero, damage, health = 1 } = fighter;
  const acts: Intention[] = [];
  const heals = game.medpacs > 0 && damage >= 4 ? Math.min(5, damage) : 0;
  const healing = heals * WORTH.damageHealed * (0.4 + damage / health) * weights.rest;
  const relief = hero ? hero.strain * WORTH.strainRecovered * (hero.strain / Math.max(1, hero.endurance)) : 0;
  if (isHero && hero && (hero.strain > 1 || heals > 0))
    acts.push({ act: { kind: 'rest', medpac: heals > 0 }, worth: healing + relief * weights.rest });
  if (!isHero && heals > 0) acts.push({ act: { kind: 'rest', medpac: true }, worth: healing * 0.5 });
  for (const condition of DISCARDED_BY_ACTION)
    if (figure.conditions.includes(condition))
      acts.push({ act: { kind: 'shake', condition }, worth: WORTH[condition] });
  if (isBleedingOut(actor))
    return acts.filter(({ act }) => act.kind === 'shake' && act.condition === 'bleeding');
  return acts;
}

/** Strain hurts the more the less is left to suffer. */
export function strainPrice({ fighter: { hero }, weights }: BotActor, strain: number): number {
  if (strain === 0 || !hero) return 0;
  return strain * WORTH.strain * weights.strain * (1 + hero.strain / Math.max(1, hero.endurance));
}

/** Worth a strain if there is some to spare. */
export const mayExert = (actor: BotActor): boolean =>
  actor.isHero && strainLeft(actor) >= (actor.weights.strain < 1 ? 1 : 2);

// Leads as a single hero sees them: where on the table the deed is done, how far that is, and whether it is for this
// hero rather than another.

import { memo, memoPair } from '../../kernel';
import {
  attributesOf,
  figuresOfActor,
  heroesIn,
  heroIn,
  standsOn,
  thingStateOf,
  type ThingOf,
} from '../../mission';
import { passChance, type Point } from '../../rules';
import { leadsThroughDoors, type Lead } from '../plan/leads';
import type { BotWish } from '../plan/wants';
import { leadsIn, type BotScene } from './scene';
import { spacesBy, waysTo, type WayField } from './ways';
import { testsOf } from './tests';

export type Goal = {
  readonly lead: Lead;
  /** Between 0 and 1. */
  readonly weight: number;
  readonly ways: WayField;
  /** Close enough for whoever goes there to shoot or strike. */
  readonly near: number;
};

/** What is further from the goal of the mission counts for less, link by link. */
const FADE = 0.8;
/** The second, third and fourth in line for something that one hero can do. */
const RANKS = [1, 0.55, 0.3, 0.2] as const;

/** `id`: the figure that looks for something to do; `shoots`: it needs not stand beside what it attacks. */
export function goalsFor(scene: BotScene, id: string, at: Point, shoots: boolean): readonly Goal[] {
  const { play, game } = scene;
  const leads = leadsIn(scene);
  const goals = leads.flatMap((lead) => goalOf(scene, lead, id, at, shoots));
  if (goals.some(({ ways }) => ways(at) !== undefined) || leads.length === 0) return goals;
  return leadsThroughDoors(play, game).flatMap((lead) => goalOf(scene, lead, id, at, shoots));
}

function goalOf(scene: BotScene, lead: Lead, id: string, at: Point, shoots: boolean): readonly Goal[] {
  const isHero = heroIn(scene.game, id) !== undefined;
  if (lead.heroes && !(isHero && lead.heroes.includes(id))) return [];
  if (!isHero && lead.aim.kind === 'use' && !mayAllyUse(scene, lead.aim)) return [];
  const ways = waysOf(scene, lead);
  if (!ways) return [];
  const weight =
    FADE ** Math.max(0, lead.links - leastLinks(scene)) *
    rankOf(scene, lead, id, at, ways) *
    fitness(scene, lead.aim, id);
  const near = lead.aim.kind === 'defeat' || lead.aim.kind === 'break' ? (shoots ? 4 : 1) : 0;
  return [{ lead, weight, ways, near }];
}

const leastLinks = memo((scene: BotScene): number => Math.min(...leadsIn(scene).map(({ links }) => links)));

/** Everybody asks for the same ones; `null`: it is nowhere. */
const waysOf = memoPair((scene: BotScene, { aim }: Lead): WayField | null => {
  const places = placesOf(scene, aim);
  return places.length === 0 ? null : waysTo(scene.bare, places);
});

const mayAllyUse = ({ play }: BotScene, { thing, option }: Extract<BotWish, { kind: 'use' }>): boolean => {
  const definition = play.things.get(thing);
  const options = definition && 'options' in definition ? (definition.options ?? []) : [];
  return !options.some(({ id, heroesOnly }) => id === option && heroesOnly);
};

/** The spaces from which it can be done. */
export function placesOf(scene: BotScene, aim: BotWish): readonly Point[] {
  switch (aim.kind) {
    case 'use':
    case 'break':
      return placesAt(scene, aim.thing);
    case 'stand': {
      const region = scene.play.things.get(aim.region);
      return region?.kind === 'region' ? region.spaces : [];
    }
    case 'defeat':
      return scene.enemies.filter(({ of }) => of === aim.group).map(({ piece }) => piece.at);
    case 'lead':
      return besidePersons(scene, aim.region);
    case 'decide':
    case 'wait':
      return [];
  }
}

/** Beside everybody who can be led and is not there yet. */
function besidePersons({ play, game, bare }: BotScene, region: string): readonly Point[] {
  const thing = play.things.get(region);
  const spaces = thing?.kind === 'region' ? thing.spaces : [];
  return [...play.persons.values()].flatMap(({ id, led }) => {
    const [figure] = led === undefined ? [] : figuresOfActor(game, id);
    return figure?.at && !standsOn(figure, spaces) ? spacesBy(bare, figure.at) : [];
  });
}

const besideDoor = memo(({ between }: ThingOf<'door'>): readonly Point[] => between.flat());

/** Doors are handled from the spaces that share an edge with them, everything else from next to it. */
export function placesAt({ play, game, bare }: BotScene, id: string): readonly Point[] {
  const thing = play.things.get(id);
  if (thing?.kind === 'door') return besideDoor(thing);
  const { at } = thingStateOf(play, game, id);
  return at ? spacesBy(bare, at) : [];
}

/** Where one is enough, the closest goes. */
function rankOf({ game }: BotScene, { aim, heroes }: Lead, id: string, at: Point, ways: WayField): number {
  if (aim.kind === 'defeat' || (aim.kind === 'stand' && aim.several)) return 1;
  const own = ways(at) ?? Infinity;
  const closer = heroesIn(game).filter((hero) => {
    const place = game.figures[hero.id]?.at;
    if (hero.id === id || hero.gone !== null || !place || (heroes && !heroes.includes(hero.id))) return false;
    return (ways(place) ?? Infinity) < own;
  });
  return RANKS[Math.min(closer.length, RANKS.length - 1)] ?? 1;
}

/** Whoever is better at a test should do it. */
function fitness(scene: BotScene, aim: BotWish, id: string): number {
  if (aim.kind !== 'use') return 1;
  return 0.5 + 0.5 * chanceOf(scene, aim, id);
}

/** How likely it works out at once, as far as players know what will be asked of them. */
export function chanceOf(
  { play, game }: BotScene,
  { thing, option }: Extract<BotWish, { kind: 'use' }>,
  id: string,
): number {
  const attributes = testsOf(play, thing, option);
  if (attributes.length === 0) return 1;
  const dice = attributesOf(play, game, id);
  if (!dice) return 0.3;
  const focused = game.figures[id]?.conditions.includes('focused') ?? false;
  return Math.max(...attributes.map((attribute) => passChance(dice[attribute], 1, focused)));
}

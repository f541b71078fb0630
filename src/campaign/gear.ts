// Everything the heroes can take along, items and class cards alike, and who holds it. Class cards belong to their hero
// for good: they can be left in the ship, never handed on.

import type { Held } from '../rules';
import { CARRY_LIMITS } from './definition';
import type { ItemKind, KitClassCard } from './kit';
import type { CampaignPlay } from './play';
import type { CampaignHero, CampaignState } from './state';

export type Gear = {
  /** An item or a class card. */
  readonly id: string;
  readonly kind: ItemKind;
  readonly reach: 'melee' | 'ranged' | null;
  readonly slots: number;
  /** Whose class card it is; `null`: an item, anybody's. */
  readonly classOf: string | null;
  /** Who takes it along; `null`: it lies in the ship. */
  readonly hero: string | null;
  /** The weapon it is fixed to. */
  readonly on: string | null;
};

export const gearOf = (play: CampaignPlay, state: CampaignState): readonly Gear[] => [
  ...state.heroes.flatMap((hero) => classGear(play, hero)),
  ...state.items.flatMap(({ item, hero, on }): Gear[] => {
    const facts = play.kit.items[item];
    if (!facts) return [];
    const { kind, reach = null, slots } = facts;
    return [{ id: item, kind, reach, slots, classOf: null, hero, on }];
  }),
];

function classGear({ kit }: CampaignPlay, hero: CampaignHero): readonly Gear[] {
  return classCardsOf(kit.classCards, hero).flatMap((id): Gear[] => {
    const card = kit.classCards[id];
    if (!card || card.kind === 'feat') return [];
    const { kind, reach = null, slots = 0 } = card;
    const holder = hero.leftBehind.includes(id) ? null : hero.id;
    return [{ id, kind, reach, slots, classOf: hero.id, hero: holder, on: hero.fixed[id] ?? null }];
  });
}

/** Everything in a hero's hands that counts in a mission: what is carried, what is fixed to it, and what was learnt. */
export function heldCards(play: CampaignPlay, state: CampaignState, hero: string): readonly Held[] {
  const carried = gearOf(play, state).filter((piece) => piece.hero === hero);
  const known = state.heroes.find(({ id }) => id === hero);
  const feats = known
    ? classCardsOf(play.kit.classCards, known).filter((id) => play.kit.classCards[id]?.kind === 'feat')
    : [];
  return [...carried.map(({ id, on }) => ({ id, on })), ...feats.map((id) => ({ id, on: null }))];
}

/** What the hero begins with, then what was learnt. */
export const classCardsOf = (
  cards: Readonly<Record<string, KitClassCard>>,
  { id: hero, classCards }: Pick<CampaignHero, 'id' | 'classCards'>,
): readonly string[] => [
  ...Object.keys(cards).filter((id) => cards[id]?.hero === hero && cards[id].xp === undefined),
  ...classCards,
];

type LimitedKind = keyof typeof CARRY_LIMITS;
const isLimited = (kind: ItemKind): kind is LimitedKind => Object.hasOwn(CARRY_LIMITS, kind);

/** Whether a hero could take along one more of this kind. */
export const hasRoom = (gear: readonly Gear[], hero: string, kind: ItemKind): boolean =>
  !isLimited(kind) || carried(gear, hero, kind) < CARRY_LIMITS[kind];

/** A hero who takes along too much. */
export const overloaded = (gear: readonly Gear[], heroes: readonly CampaignHero[]): string | undefined =>
  heroes.find(({ id }) => LIMITED.some((kind) => carried(gear, id, kind) > CARRY_LIMITS[kind]))?.id;

const LIMITED: readonly LimitedKind[] = ['armor', 'weapon', 'equipment'];

const carried = (gear: readonly Gear[], hero: string, kind: ItemKind): number =>
  gear.filter((piece) => piece.hero === hero && piece.kind === kind).length;

export const changeHero = (
  state: CampaignState,
  id: string,
  change: (hero: CampaignHero) => Partial<CampaignHero>,
): CampaignState => ({
  ...state,
  heroes: state.heroes.map((hero) => (hero.id === id ? { ...hero, ...change(hero) } : hero)),
});

/** Into other hands. What is fixed to it comes along; class cards stay with their hero and come off. */
export function handOver(
  play: CampaignPlay,
  state: CampaignState,
  piece: Gear,
  to: string | null,
): CampaignState {
  const fixed = gearOf(play, state).filter(({ on }) => on === piece.id);
  let next = placed(state, piece, to);
  for (const modification of fixed) {
    if (modification.classOf === null) next = placed(next, modification, to);
    else if (modification.classOf !== to) next = fixedTo(next, modification, null);
  }
  return next;
}

function placed(state: CampaignState, { id, classOf }: Gear, to: string | null): CampaignState {
  if (classOf === null) {
    return { ...state, items: state.items.map((item) => (item.item === id ? { ...item, hero: to } : item)) };
  }
  return changeHero(state, classOf, ({ leftBehind }) => {
    const others = leftBehind.filter((card) => card !== id);
    return { leftBehind: to === null ? [...others, id] : others };
  });
}

export function fixedTo(state: CampaignState, { id, classOf }: Gear, on: string | null): CampaignState {
  if (classOf === null) {
    return { ...state, items: state.items.map((item) => (item.item === id ? { ...item, on } : item)) };
  }
  return changeHero(state, classOf, ({ fixed }) => {
    const { [id]: _, ...others } = fixed;
    return { fixed: on === null ? others : { ...others, [id]: on } };
  });
}

/** A weapon goes away: what was fixed to it stays in the hands it was in. */
export const loosened = (play: CampaignPlay, state: CampaignState, weapon: string): CampaignState =>
  gearOf(play, state)
    .filter(({ on }) => on === weapon)
    .reduce((next, modification) => fixedTo(next, modification, null), state);

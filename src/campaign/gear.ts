// Everything the heroes can take along, items, class cards and rewards alike, and who holds it. Class cards and rewards
// belong to their hero for good: they can be left in the ship, never handed on (row 93).

import type { Held } from '../rules';
import { CARRY_LIMITS } from './definition';
import type { ItemKind, KitClassCard } from './kit';
import { heldRewards, placedReward, type HeldReward } from './rewards';
import type { CampaignPlay } from './play';
import type { CampaignHero, CampaignState } from './state';

export type Gear = {
  readonly id: string;
  readonly from: 'item' | 'class' | 'reward';
  readonly kind: ItemKind;
  readonly reach: 'melee' | 'ranged' | null;
  readonly slots: number;
  readonly traits: readonly string[];
  /** The only hero who may take it along; `null`: anybody may. */
  readonly owner: string | null;
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
    const { kind, reach = null, slots, traits } = facts;
    return [{ id: item, from: 'item', kind, reach, slots, traits, owner: null, hero, on }];
  }),
  ...heldRewards(state).flatMap((held) => rewardGear(play, held)),
];

function classGear({ kit }: CampaignPlay, hero: CampaignHero): readonly Gear[] {
  return classCardsOf(kit.classCards, hero).flatMap((id): Gear[] => {
    const card = kit.classCards[id];
    if (!card || card.kind === 'feat') return [];
    const { kind, reach = null, slots = 0, traits = [] } = card;
    const holder = hero.leftBehind.includes(id) ? null : hero.id;
    const on = hero.fixed[id] ?? null;
    return [{ id, from: 'class', kind, reach, slots, traits, owner: hero.id, hero: holder, on }];
  });
}

function rewardGear({ kit }: CampaignPlay, { reward: id, hero, left }: HeldReward): readonly Gear[] {
  const card = kit.rewards?.[id];
  if (!card || card.kind === 'feat') return [];
  const { kind, reach = null, slots, traits } = card;
  return [
    { id, from: 'reward', kind, reach, slots, traits, owner: hero, hero: left ? null : hero, on: null },
  ];
}

/** Everything that a hero has in a mission: class cards, items and rewards, modifications with their weapon. */
export const heldCards = (play: CampaignPlay, state: CampaignState, hero: string): readonly Held[] => [
  ...state.heroes
    .filter(({ id }) => id === hero)
    .flatMap((own) => classCardsOf(play.kit.classCards, own).map((id) => ({ id, own })))
    .filter(({ id, own }) => !own.leftBehind.includes(id))
    .map(({ id, own }) => ({ id, on: own.fixed[id] ?? null })),
  ...state.items.filter((item) => item.hero === hero).map(({ item, on }) => ({ id: item, on })),
  ...heldRewards(state)
    .filter((held) => held.hero === hero && !held.left)
    .map(({ reward }) => ({ id: reward, on: null })),
];

/** What the hero begins with, then what was learnt. */
export const classCardsOf = (
  cards: Readonly<Record<string, KitClassCard>>,
  { id: hero, classCards, sold = [] }: Pick<CampaignHero, 'id' | 'classCards' | 'sold'>,
): readonly string[] => [
  ...Object.keys(cards).filter(
    (id) => cards[id]?.hero === hero && cards[id].xp === undefined && !sold.includes(id),
  ),
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
    if (modification.owner === null) next = placed(next, modification, to);
    else if (modification.owner !== to) next = fixedTo(next, modification, null);
  }
  return next;
}

function placed(state: CampaignState, { id, from, owner }: Gear, to: string | null): CampaignState {
  if (from === 'reward') return placedReward(state, id, to);
  if (owner === null) {
    return { ...state, items: state.items.map((item) => (item.item === id ? { ...item, hero: to } : item)) };
  }
  return changeHero(state, owner, ({ leftBehind }) => {
    const others = leftBehind.filter((card) => card !== id);
    return { leftBehind: to === null ? [...others, id] : others };
  });
}

export function fixedTo(state: CampaignState, { id, owner }: Gear, on: string | null): CampaignState {
  if (owner === null) {
    return { ...state, items: state.items.map((item) => (item.item === id ? { ...item, on } : item)) };
  }
  return changeHero(state, owner, ({ fixed }) => {
    const { [id]: _, ...others } = fixed;
    return { fixed: on === null ? others : { ...others, [id]: on } };
  });
}

/** A weapon goes away: what was fixed to it stays in the hands it was in. */
export const loosened = (play: CampaignPlay, state: CampaignState, weapon: string): CampaignState =>
  gearOf(play, state)
    .filter(({ on }) => on === weapon)
    .reduce((next, modification) => fixedTo(next, modification, null), state);

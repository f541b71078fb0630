// Who takes what along (row 93), and which modification sits on which weapon. Everything here happens between missions.

import type { OfKind } from '../kernel';
import type { CampaignCommand } from './command';
import { fixedTo, gearOf, handOver, hasRoom, type Gear } from './gear';
import type { CampaignPlay } from './play';
import type { CampaignState } from './state';
import { finishedStep, refuse, type CampaignStep } from './step';

export function assign(
  play: CampaignPlay,
  state: CampaignState,
  { item, hero }: OfKind<CampaignCommand, 'assign'>,
): CampaignStep {
  const gear = gearOf(play, state);
  const piece = gear.find(({ id }) => id === item);
  if (!piece) return refuse(canBeOwned(play, item) ? 'notOwned' : 'unknownItem', item);
  if (hero !== null && !state.heroes.some(({ id }) => id === hero)) return refuse('unknownHero', hero);
  if (piece.owner !== null) {
    // Class modifications are always with their hero: what they sit on is all there is to say.
    if (piece.kind === 'modification') return refuse('unknownItem', item);
    if (hero !== null && hero !== piece.owner) return refuse('notThisHero', item);
  }
  if (hero !== null && hero !== piece.hero && !hasRoom(gear, hero, piece.kind)) {
    return refuse('carriesTooMuch', hero);
  }
  // A modification that is moved on its own comes off its weapon.
  const loose = piece.on !== null && hero !== piece.hero ? fixedTo(state, piece, null) : state;
  return finishedStep(handOver(play, loose, piece, hero), { kind: 'assigned', item, hero });
}

const canBeOwned = ({ kit: { items, rewards = {} } }: CampaignPlay, id: string): boolean =>
  Object.hasOwn(items, id) || Object.hasOwn(rewards, id);

export function fix(
  play: CampaignPlay,
  state: CampaignState,
  { item, on }: OfKind<CampaignCommand, 'fix'>,
): CampaignStep {
  const gear = gearOf(play, state);
  const piece = gear.find(({ id }) => id === item);
  if (!piece) return refuse(canBeOwned(play, item) ? 'notOwned' : 'unknownItem', item);
  if (piece.kind !== 'modification') return refuse('notModification', item);
  const event = { kind: 'fixed', item, on } as const;
  if (on === null) return finishedStep(fixedTo(state, piece, null), event);
  const weapon = gear.find(({ id }) => id === on);
  if (!weapon) return refuse('notOwned', on);
  if (!fits(piece, weapon)) return refuse('doesNotFit', on);
  if (piece.owner !== null && piece.owner !== weapon.hero) return refuse('notThisHero', on);
  const others = gear.filter((other) => other.on === on && other.id !== item);
  const alike = others.find((other) => shareTrait(piece, other));
  if (alike) return refuse('sameTrait', alike.id);
  if (others.length >= weapon.slots) return refuse('noSlot', on);
  const moved = piece.owner === null ? handOver(play, state, piece, weapon.hero) : state;
  return finishedStep(fixedTo(moved, piece, on), event);
}

/** Every modification has this one: it tells nothing apart. */
const COMMON_TRAIT = 'modification';

/** A weapon takes one barrel, one sight, one of everything (row 110). */
const shareTrait = (one: Gear, other: Gear): boolean =>
  one.traits.some((trait) => trait !== COMMON_TRAIT && other.traits.includes(trait));

const fits = (modification: Gear, weapon: Gear): boolean =>
  weapon.kind === 'weapon' && (modification.reach === null || modification.reach === weapon.reach);

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
  if (!piece) return refuse(Object.hasOwn(play.kit.items, item) ? 'notOwned' : 'unknownItem', item);
  if (hero !== null && !state.heroes.some(({ id }) => id === hero)) return refuse('unknownHero', hero);
  if (piece.classOf !== null) {
    // Class modifications are always with their hero: what they sit on is all there is to say.
    if (piece.kind === 'modification') return refuse('unknownItem', item);
    if (hero !== null && hero !== piece.classOf) return refuse('notThisHero', item);
  }
  if (hero !== null && hero !== piece.hero && !hasRoom(gear, hero, piece.kind)) {
    return refuse('carriesTooMuch', hero);
  }
  // A modification that is moved on its own comes off its weapon.
  const loose = piece.on !== null && hero !== piece.hero ? fixedTo(state, piece, null) : state;
  return finishedStep(handOver(play, loose, piece, hero), { kind: 'assigned', item, hero });
}

export function fix(
  play: CampaignPlay,
  state: CampaignState,
  { item, on }: OfKind<CampaignCommand, 'fix'>,
): CampaignStep {
  const gear = gearOf(play, state);
  const piece = gear.find(({ id }) => id === item);
  if (!piece) return refuse(Object.hasOwn(play.kit.items, item) ? 'notOwned' : 'unknownItem', item);
  if (piece.kind !== 'modification') return refuse('notModification', item);
  const event = { kind: 'fixed', item, on } as const;
  if (on === null) return finishedStep(fixedTo(state, piece, null), event);
  const weapon = gear.find(({ id }) => id === on);
  if (!weapon) return refuse('notOwned', on);
  if (!fits(piece, weapon)) return refuse('doesNotFit', on);
  if (piece.classOf !== null && piece.classOf !== weapon.hero) return refuse('notThisHero', on);
  if (gear.filter((other) => other.on === on && other.id !== item).length >= weapon.slots) {
    return refuse('noSlot', on);
  }
  const moved = piece.classOf === null ? handOver(play, state, piece, weapon.hero) : state;
  return finishedStep(fixedTo(moved, piece, on), event);
}

const fits = (modification: Gear, weapon: Gear): boolean =>
  weapon.kind === 'weapon' && (modification.reach === null || modification.reach === weapon.reach);

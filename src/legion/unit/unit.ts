// A unit on the table: its minis and all that lies beside it. Everything is plain JSON, so that a battle can be saved.

import type { ArmyName, LegionCards, LegionRank, UnitCard } from '../cards';

/** In the order in which they fall: plain minis first, the leader last (legion 10.7). */
export const MINI_ROLES = ['plain', 'personnel', 'heavy', 'leader'] as const;
export type MiniRole = (typeof MINI_ROLES)[number];

/** Of one kind beside a unit: more than any card gives, and a screen shows no more. */
export const MOST_TOKENS = 99;

export type Mini = {
  readonly role: MiniRole;
  /** Suffered so far. */
  readonly wounds: number;
  /** The upgrade that brought it. */
  readonly upgrade?: string;
};

/** Bands of the ruler: 0 is base contact, 5 is beyond the fourth. */
export type RulerBand = 0 | 1 | 2 | 3 | 4 | 5;
export const BEYOND = 5;

export type Contact = {
  readonly unit: string;
  readonly band: RulerBand;
  /** Seen only after one move. */
  readonly after?: true;
};

export type LegionUnit = {
  readonly id: string;
  readonly army: ArmyName;
  readonly card: string;
  /** Tells units of one card apart; none where there is only one. */
  readonly number?: number;
  /** Changes when a trooper is promoted. */
  readonly rank: LegionRank;
  readonly upgrades: readonly string[];
  /** Empty: defeated. */
  readonly minis: readonly Mini[];
  readonly suppression: number;
  readonly aims: number;
  readonly dodges: number;
  readonly standby: boolean;
  /** `pool`: hidden; `up`: ordered; `down`: activated. */
  readonly order: 'pool' | 'up' | 'down';
  /** Weapons that wait for a recover action. */
  readonly exhausted: readonly string[];
  readonly ion: number;
  /** Of a vehicle whose wounds have reached its resilience. */
  readonly harm?: 'damaged' | 'disabled' | 'weapon';
  readonly lostWeapon?: string;
  readonly engaged: readonly string[];
  /** The objective that the opponent sends it to. */
  readonly goal?: string;
  /** What was last told of it, and when. */
  readonly seen?: {
    readonly round: number;
    readonly contacts: readonly Contact[];
    readonly near?: RulerBand;
    /** Of these contacts: who has shot at it in this round. */
    readonly shots?: readonly string[];
  };
};

export type ArmyEntry = { readonly card: string; readonly upgrades?: readonly string[] };

/** Units as they come to the table (legion 2.2). */
export function musterUnits(
  cards: LegionCards,
  army: ArmyName,
  entries: readonly ArmyEntry[],
): readonly LegionUnit[] {
  return entries.map(({ card: id, upgrades = [] }, index): LegionUnit => {
    const card = unitCardFor(cards, id);
    const alike = entries.filter((other) => other.card === id);
    const number = alike.length > 1 ? entries.slice(0, index + 1).filter((o) => o.card === id).length : 0;
    return {
      id: `${army}-${index + 1}`,
      army,
      card: id,
      ...(number > 0 && { number }),
      rank: card.rank,
      upgrades,
      minis: minisOf(cards, card, upgrades),
      suppression: 0,
      aims: 0,
      dodges: 0,
      standby: false,
      order: 'pool',
      exhausted: [],
      ion: 0,
      engaged: [],
    };
  });
}

function minisOf(cards: LegionCards, card: UnitCard, upgrades: readonly string[]): readonly Mini[] {
  const printed = Array.from({ length: card.minis }, (_, index): Mini => ({
    role: index === 0 ? 'leader' : 'plain',
    wounds: 0,
  }));
  const added = upgrades.flatMap((upgrade): readonly Mini[] => {
    const role = cards.upgrades[upgrade]?.adds;
    return role ? [{ role, wounds: 0, upgrade }] : [];
  });
  return [...printed, ...added];
}

export function unitCardFor(cards: LegionCards, id: string): UnitCard {
  const card = cards.units[id];
  if (!card) throw new Error(`no unit card "${id}"`);
  return card;
}

export const isStanding = ({ minis }: LegionUnit): boolean => minis.length > 0;

export const woundsTaken = ({ minis }: LegionUnit): number =>
  minis.reduce((all, { wounds }) => all + wounds, 0);

export const woundsLeft = (cards: LegionCards, unit: LegionUnit): number =>
  unit.minis.length * unitCardFor(cards, unit.card).wounds - woundsTaken(unit);

/** Upgrades included (legion 1.3). */
export const unitPoints = (cards: LegionCards, { card, upgrades = [] }: ArmyEntry): number =>
  unitCardFor(cards, card).points + upgrades.reduce((all, id) => all + (cards.upgrades[id]?.points ?? 0), 0);

/** The most wounded mini first, then as MINI_ROLES; what is left over is lost (legion 10.7). */
export function assignWounds(cards: LegionCards, unit: LegionUnit, wounds: number): LegionUnit {
  const most = unitCardFor(cards, unit.card).wounds;
  const minis = [...unit.minis];
  for (let left = wounds; left > 0 && minis.length > 0; left -= 1) {
    const index = nextToFall(minis);
    const mini = minis[index];
    if (!mini) break;
    if (mini.wounds + 1 < most) minis[index] = { ...mini, wounds: mini.wounds + 1 };
    else minis.splice(index, 1);
  }
  return { ...unit, minis: withLeader(minis) };
}

function nextToFall(minis: readonly Mini[]): number {
  const hurt = Math.max(...minis.map(({ wounds }) => wounds));
  if (hurt > 0) return minis.findIndex(({ wounds }) => wounds === hurt);
  const role = MINI_ROLES.find((one) => minis.some((mini) => mini.role === one));
  return minis.findIndex((mini) => mini.role === role);
}

/** A fallen leader is replaced by another mini. Only a wounded leader can fall before the others. */
function withLeader(minis: readonly Mini[]): readonly Mini[] {
  if (minis.length === 0 || minis.some(({ role }) => role === 'leader')) return minis;
  const role = MINI_ROLES.find((one) => minis.some((mini) => mini.role === one));
  const index = minis.findIndex((mini) => mini.role === role);
  return minis.map((mini, place) => (place === index ? { ...mini, role: 'leader' } : mini));
}

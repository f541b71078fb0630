// The dice that a unit brings against another one: each mini one weapon whose range and keywords allow it (legion 10.1).

import {
  LEGION_DICE,
  isTrooper,
  keywordOf,
  type AttackDice,
  type LegionCards,
  type LegionWeapon,
  type UnitCard,
} from '../cards';
import { joinPools, type AttackPool, type LegionAttack } from '../dice/attack';
import { LEGION_ATTACK_FACES, ATTACK_SIDES } from '../dice/faces';
import { unitCardFor, type LegionUnit, type Mini, type RulerBand } from './unit';

export type Shooting = {
  readonly from: LegionUnit;
  readonly to: LegionUnit;
  readonly band: RulerBand;
  /** In this activation: a cumbersome weapon stays silent. */
  readonly moved?: boolean;
  /** Minis that see the defender; all, unless told. */
  readonly minis?: number;
};

export type GatheredPool = {
  readonly pool: AttackPool;
  /** Each weapon that adds dice, with how many minis fire it. */
  readonly weapons: readonly { readonly weapon: LegionWeapon; readonly count: number }[];
  readonly suppressive: number;
  readonly ion: number;
  readonly immuneDeflect: boolean;
};

/** What a mini may fire: the weapons of the unit, and the one it carries. */
function weaponsOf(cards: LegionCards, unit: LegionUnit, mini: Mini): readonly LegionWeapon[] {
  const own = unit.upgrades.flatMap((id) => {
    const upgrade = cards.upgrades[id];
    const isCarried = upgrade?.adds === undefined || (upgrade.adds === 'heavy' && mini.upgrade === id);
    return upgrade?.weapon && isCarried ? [upgrade.weapon] : [];
  });
  return [...unitCardFor(cards, unit.card).weapons, ...own];
}

export const weaponsLeft = (cards: LegionCards, unit: LegionUnit): readonly LegionWeapon[] => {
  const found = new Map(
    unit.minis.flatMap((mini) => weaponsOf(cards, unit, mini)).map((weapon) => [weapon.id, weapon]),
  );
  return [...found.values()].filter(({ id }) => id !== unit.lostWeapon);
};

const reaches = ({ range }: LegionWeapon, band: RulerBand): boolean =>
  band === 0 ? range === undefined : range !== undefined && band >= range[0] && band <= range[1];

/** The longest range of a unit's weapons; 0: melee only. */
export const longestRange = (cards: LegionCards, unit: LegionUnit): number =>
  Math.max(0, ...weaponsLeft(cards, unit).map(({ range }) => range?.[1] ?? 0));

/** Expected results of a weapon, as far as they count against the defender. */
export function worthOf(weapon: LegionWeapon, card: UnitCard, against: UnitCard): number {
  const chance = (what: 'hit' | 'crit'): number =>
    LEGION_DICE.reduce((all, die) => {
      const faces = LEGION_ATTACK_FACES[die];
      const surge = card.surge.attack === what ? faces.surge : 0;
      return all + (weapon.dice[die] * (faces[what] + surge)) / ATTACK_SIDES;
    }, 0);
  const hits = chance('hit');
  const counted = against.keywords?.armor ? Math.min(hits, keywordOf(weapon.keywords, 'impact')) : hits;
  return chance('crit') + counted + keywordOf(weapon.keywords, 'pierce') / 8;
}

export function gatherPool(cards: LegionCards, shooting: Shooting): GatheredPool {
  const { from, to, band, moved = false } = shooting;
  const card = unitCardFor(cards, from.card);
  const against = unitCardFor(cards, to.card);
  const counts = new Map<string, { weapon: LegionWeapon; count: number }>();
  const order = from.minis.toSorted((a, b) => Number(b.role === 'heavy') - Number(a.role === 'heavy'));
  for (const mini of order.slice(0, shooting.minis ?? order.length)) {
    const usable = weaponsOf(cards, from, mini)
      .filter((weapon) => reaches(weapon, band) && weapon.id !== from.lostWeapon)
      .filter(({ id }) => !from.exhausted.includes(id))
      .filter(({ keywords }) => !(moved && keywordOf(keywords, 'cumbersome')))
      .toSorted((a, b) => worthOf(b, card, against) - worthOf(a, card, against));
    for (const weapon of usable.slice(0, Math.max(1, keywordOf(card.keywords, 'arsenal'))))
      counts.set(weapon.id, { weapon, count: (counts.get(weapon.id)?.count ?? 0) + 1 });
  }
  const weapons = [...counts.values()];
  return { weapons, ...joined(weapons, card, to) };
}

function joined(
  weapons: GatheredPool['weapons'],
  card: UnitCard,
  to: LegionUnit,
): Omit<GatheredPool, 'weapons'> {
  const times = (what: 'impact' | 'pierce' | 'ion' | 'suppressive'): number =>
    weapons.reduce((all, { weapon, count }) => all + count * keywordOf(weapon.keywords, what), 0);
  const has = (what: 'blast' | 'immuneDeflect'): boolean =>
    weapons.some(({ weapon }) => keywordOf(weapon.keywords, what) > 0);
  const pools = weapons.map(({ weapon, count }): AttackPool => {
    // Spray: the dice once for each mini of the defender (legion 16.8).
    const factor = count * (keywordOf(weapon.keywords, 'spray') ? to.minis.length : 1);
    return { dice: scaled(weapon.dice, factor), impact: 0, pierce: 0, sharpshooter: 0, blast: false };
  });
  return {
    pool: {
      ...joinPools(pools),
      impact: times('impact'),
      pierce: times('pierce'),
      sharpshooter: keywordOf(card.keywords, 'sharpshooter'),
      blast: has('blast'),
    },
    suppressive: Number(times('suppressive') > 0),
    ion: times('ion'),
    immuneDeflect: has('immuneDeflect'),
  };
}

const scaled = ({ red, black, white }: AttackDice, by: number): AttackDice => ({
  red: red * by,
  black: black * by,
  white: white * by,
});

export const diceIn = ({ dice }: AttackPool): number => dice.red + dice.black + dice.white;

/** Cover as the defender has it: terrain, Cover X and suppression, at most heavy (legion 9.3). */
export const coverValue = (card: UnitCard, unit: LegionUnit, terrain: number): number =>
  Math.min(2, terrain + keywordOf(card.keywords, 'cover') + Number(unit.suppression > 0));

/** The attack as the dice see it. `cover` is that of the terrain; `dodges` those that are spent. */
export function attackBy(
  cards: LegionCards,
  { from, to, band }: Pick<Shooting, 'from' | 'to' | 'band'>,
  gathered: GatheredPool,
  { cover, aims, dodges }: { readonly cover: number; readonly aims: number; readonly dodges: number },
): LegionAttack {
  const attacker = unitCardFor(cards, from.card);
  const defender = unitCardFor(cards, to.card);
  const isBlastProof = keywordOf(defender.keywords, 'immuneBlast') > 0;
  return {
    pool: isBlastProof ? { ...gathered.pool, blast: false } : gathered.pool,
    attacker: {
      surge: attacker.surge.attack,
      aims,
      precise: keywordOf(attacker.keywords, 'precise'),
    },
    defender: {
      die: defender.defence,
      blockSurge: defender.surge.block,
      cover: band === 0 ? 0 : coverValue(defender, to, cover),
      dodges,
      armor: keywordOf(defender.keywords, 'armor') > 0,
      immunePierce: keywordOf(defender.keywords, 'immunePierce') > 0,
      deflect: keywordOf(defender.keywords, 'deflect') > 0 && !gathered.immuneDeflect,
    },
  };
}

/** Troopers against troopers in contact are engaged (legion 11.2). */
export const canBeEngaged = (cards: LegionCards, one: LegionUnit, other: LegionUnit): boolean =>
  isTrooper(unitCardFor(cards, one.card)) && isTrooper(unitCardFor(cards, other.card));

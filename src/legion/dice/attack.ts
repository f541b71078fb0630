// One attack, from dice to wounds (legion 10): what each step does to the counts of results. The resolution of a roll and
// the exact odds both go through these functions, so that they cannot disagree.

import type { AttackDice, LegionDie, AttackSurge, DefenceDie } from '../cards';
import { LEGION_DICE } from '../cards';
import type { LegionFace, LegionRolledDie } from './faces';

/** Dice of one pool and what its weapons bring together. */
export type AttackPool = {
  readonly dice: AttackDice;
  readonly impact: number;
  readonly pierce: number;
  readonly sharpshooter: number;
  readonly blast: boolean;
};

export type AttackerTraits = {
  readonly surge: AttackSurge;
  /** Aim tokens that are spent. */
  readonly aims: number;
  readonly precise: number;
};

export type DefenderTraits = {
  readonly die: DefenceDie;
  readonly blockSurge: boolean;
  /** 0, 1 or 2: all that is added to it is in it already (legion 9.3). */
  readonly cover: number;
  /** Dodge tokens that may be spent. */
  readonly dodges: number;
  readonly armor: boolean;
  readonly immunePierce: boolean;
  readonly deflect: boolean;
};

export type LegionAttack = {
  readonly pool: AttackPool;
  readonly attacker: AttackerTraits;
  readonly defender: DefenderTraits;
};

/** Rerolls of one aim token before Precise. */
export const REROLLS = 2;

/** Pools against one defender are one pool: dice and numbers add up, a keyword serves all of it (legion 10.1). */
export const joinPools = (pools: readonly AttackPool[]): AttackPool => ({
  dice: {
    red: sum(pools.map(({ dice }) => dice.red)),
    black: sum(pools.map(({ dice }) => dice.black)),
    white: sum(pools.map(({ dice }) => dice.white)),
  },
  impact: sum(pools.map(({ impact }) => impact)),
  pierce: sum(pools.map(({ pierce }) => pierce)),
  sharpshooter: Math.max(0, ...pools.map(({ sharpshooter }) => sharpshooter)),
  blast: pools.some(({ blast }) => blast),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What the cover cancels in the end: at most heavy, then minus Sharpshooter; nothing against Blast. */
export const coverLeft = ({ pool, defender }: LegionAttack): number =>
  pool.blast ? 0 : Math.max(0, Math.min(2, defender.cover) - pool.sharpshooter);

/** A surge that converts to nothing is a blank. */
export const converted = (face: LegionFace, surge: AttackSurge): 'hit' | 'crit' | 'blank' =>
  face === 'surge' ? (surge ?? 'blank') : face;

/** Hits, criticals and blanks of each colour: all that rerolls need to know. */
export type AttackCounts = Readonly<
  Record<LegionDie, { readonly hit: number; readonly crit: number; readonly blank: number }>
>;

export function attackCounts(faces: readonly LegionRolledDie[], surge: AttackSurge): AttackCounts {
  const none = () => ({ hit: 0, crit: 0, blank: 0 });
  const counts = { red: none(), black: none(), white: none() };
  for (const { die, face } of faces) counts[die][converted(face, surge)] += 1;
  return counts;
}

export const totalOf = (counts: AttackCounts, what: 'hit' | 'crit' | 'blank'): number =>
  sum(LEGION_DICE.map((die) => counts[die][what]));

export type AimReroll = { readonly die: LegionDie; readonly from: 'hit' | 'blank' };

/** What one aim token rerolls: blanks, red before black before white; against Armor also hits that Impact cannot turn. */
export function rerollsOf(attack: LegionAttack, counts: AttackCounts): readonly AimReroll[] {
  const { attacker, defender, pool } = attack;
  const most = REROLLS + attacker.precise;
  const blanks = LEGION_DICE.flatMap((die) =>
    Array.from({ length: counts[die].blank }, (): AimReroll => ({ die, from: 'blank' })),
  );
  if (!defender.armor || blanks.length >= most) return blanks.slice(0, most);
  const useful = pool.impact + coverLeft(attack) + defender.dodges;
  const surplus = Math.max(0, totalOf(counts, 'hit') - useful);
  const hits = LEGION_DICE.flatMap((die) =>
    Array.from({ length: counts[die].hit }, (): AimReroll => ({ die, from: 'hit' })),
  );
  return [...blanks, ...hits.slice(0, surplus)].slice(0, most);
}

export type Landed = {
  /** Results that need a block each. */
  readonly landed: number;
  readonly dodged: number;
  readonly covered: number;
  readonly turned: number;
  readonly armored: number;
};

/** Dodges, cover, Impact, Armor, in this order (legion 10.3, 10.4). */
export function landing(attack: LegionAttack, hits: number, crits: number): Landed {
  const { pool, defender } = attack;
  const dodged = Math.min(hits, defender.dodges);
  const covered = Math.min(hits - dodged, coverLeft(attack));
  const left = hits - dodged - covered;
  const turned = defender.armor ? Math.min(left, pool.impact) : 0;
  const armored = defender.armor ? left - turned : 0;
  return { landed: crits + left - armored, dodged, covered, turned, armored };
}

/** Deflect needs a dodge, which is spent even where no hit is left to stop (legion 16.3). */
export const surgesBlock = ({ defender }: LegionAttack): boolean =>
  defender.blockSurge || (defender.deflect && defender.dodges > 0);

/** Wounds of an attack with so many blocks after conversion (legion 10.5, 10.6). */
export function woundsAfter({ pool, defender }: LegionAttack, landed: number, blocks: number): number {
  const pierce = defender.immunePierce ? 0 : pool.pierce;
  return Math.max(0, landed - Math.max(0, blocks - pierce));
}

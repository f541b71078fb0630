// The exact odds of one unit's attack on another, as the screens show them.

import { sightLimit, type BattleSetup, type BattleState } from '../../../battle';
import {
  attackBy,
  chanceOfWounds,
  diceIn,
  gatherPool,
  knownOdds,
  woundsLeft,
  type LegionOdds,
  type LegionUnit,
  type RulerBand,
} from '../../../legion';

export type DeclaredShot = {
  readonly from: LegionUnit;
  readonly to: LegionUnit;
  readonly band: RulerBand;
  readonly cover: 0 | 1 | 2;
  readonly aims: number;
  readonly dodges: number;
};

export type AttackOdds = {
  readonly odds: LegionOdds;
  readonly hit: number;
  readonly kill: number;
  readonly dice: Readonly<Record<'red' | 'black' | 'white', number>>;
};

/** Null: no weapon reaches. */
export function shotOdds(
  { cards }: BattleSetup,
  { choice, round, turn }: BattleState,
  { from, to, band, cover, aims, dodges }: DeclaredShot,
): AttackOdds | null {
  if (band > sightLimit(choice.condition, round)) return null;
  const moved = turn?.unit === from.id && turn.moved;
  const gathered = gatherPool(cards, { from, to, band, moved });
  if (diceIn(gathered.pool) === 0) return null;
  const odds = knownOdds(attackBy(cards, { from, to, band }, gathered, { cover, aims, dodges }));
  return {
    odds,
    hit: chanceOfWounds(odds, 1),
    kill: chanceOfWounds(odds, woundsLeft(cards, to)),
    dice: gathered.pool.dice,
  };
}

// What the opponent knows of a battle while one of its units acts: state, what was told, and what follows from both.

import {
  attackBy,
  unitCardFor,
  chanceOfWounds,
  diceIn,
  gatherPool,
  isStanding,
  isTrooper,
  keywordOf,
  knownOdds,
  longestRange,
  nerveOf,
  unitPoints,
  woundsLeft,
  type Contact,
  type LegionUnit,
  type Looking,
  type RulerBand,
  type UnitCard,
} from '../../legion';
import { sightLimit } from '../battleCards';
import type { BattleSetup, BattleState, BattleTurn } from '../state';

export type AutomaView = {
  readonly setup: BattleSetup;
  readonly state: BattleState;
  readonly unit: LegionUnit;
  readonly card: UnitCard;
  readonly turn: BattleTurn;
  readonly looking: Looking;
};

export const unitById = ({ state }: Pick<AutomaView, 'state'>, id: string): LegionUnit | undefined =>
  state.units.find((unit) => unit.id === id && isStanding(unit));

export const contactWith = ({ looking }: Pick<AutomaView, 'looking'>, id: string): Contact | undefined =>
  looking.contacts.find(({ unit }) => unit === id);

/** The band as it should be where the unit stands now; undefined: out of sight. */
export function bandNow(view: AutomaView, id: string): RulerBand | undefined {
  if (view.unit.engaged.includes(id) || view.turn.charged === id) return 0;
  const shot = view.turn.shots[id];
  // A shot in contact was a question about a charge: it counts once the unit has charged.
  if (shot) return 'none' in shot || shot.band === 0 ? undefined : shot.band;
  const contact = contactWith(view, id);
  if (!contact) return undefined;
  return contact.after && view.turn.toward !== id ? undefined : contact.band;
}

/** Whether its weapons have any dice against the target at this range, and the light suffices. */
export function reachesAt(view: AutomaView, target: LegionUnit, band: RulerBand, moved: boolean): boolean {
  const { setup, state, unit } = view;
  if (band > sightLimit(state.choice.condition, state.round)) return false;
  const isBarred = band > 0 && (unit.engaged.length > 0 || target.engaged.length > 0);
  if (
    isBarred ||
    (band === 0 && keywordOf(unitCardFor(setup.cards, target.card).keywords, 'immuneMelee') > 0)
  )
    return false;
  return diceIn(gatherPool(setup.cards, { from: unit, to: target, band, moved }).pool) > 0;
}

/** After one move toward a target in sight: a tool of speed 2 is one band long (legion 7.3). */
export function bandAfterMove(view: AutomaView, id: string): RulerBand | undefined {
  const contact = contactWith(view, id);
  if (!contact || view.unit.engaged.length > 0) return undefined;
  if (contact.after) return contact.band;
  return (contact.band <= 1 ? contact.band : contact.band - 1) as RulerBand;
}

/** Terrain is asked of the chosen target only; until then troopers are thought to stand behind something light. */
const assumedCover = (card: UnitCard): 0 | 1 => (isTrooper(card) ? 1 : 0);

export function oddsAgainst(
  { setup }: Pick<AutomaView, 'setup'>,
  from: LegionUnit,
  to: LegionUnit,
  band: RulerBand,
  cover?: 0 | 1 | 2,
): { readonly kill: number; readonly expected: number; readonly points: number } {
  const { cards } = setup;
  const gathered = gatherPool(cards, { from, to, band });
  if (diceIn(gathered.pool) === 0) return { kill: 0, expected: 0, points: 0 };
  const against = unitCardFor(cards, to.card);
  const odds = knownOdds(
    attackBy(cards, { from, to, band }, gathered, {
      cover: cover ?? assumedCover(against),
      aims: from.aims,
      dodges: to.dodges,
    }),
  );
  const left = woundsLeft(cards, to);
  const perWound = unitPoints(cards, to) / (against.wounds * Math.max(against.minis, to.minis.length));
  return {
    kill: chanceOfWounds(odds, left),
    expected: odds.expected,
    points: Math.min(odds.expected, left) * perWound,
  };
}

/** Whether one token more would suppress or panic it. */
export function breaksAt({ setup }: Pick<AutomaView, 'setup'>, target: LegionUnit): boolean {
  const card = unitCardFor(setup.cards, target.card);
  if (!isTrooper(card)) return false;
  return nerveOf(target.suppression + 1, card.courage) !== nerveOf(target.suppression, card.courage);
}

/** Expected wounds from enemies who have still to act and were last seen in reach. */
export function threatTo({ setup, state }: Pick<AutomaView, 'setup' | 'state'>, unit: LegionUnit): number {
  const contacts = unit.seen && unit.seen.round >= state.round - 1 ? unit.seen.contacts : [];
  return contacts.reduce((all, { unit: id, band }) => {
    const foe = unitById({ state }, id);
    if (!foe || foe.order === 'down') return all;
    const reach = Math.min(band, longestRange(setup.cards, foe)) as RulerBand;
    return all + oddsAgainst({ setup }, foe, unit, reach, 1).expected;
  }, 0);
}

// What the opponent decides outside of its activations: battle cards, command card, orders, whom to activate, whom to
// promote (legion 17.2, 17.3). Each decision says why.

import {
  unitCardFor,
  isTrooper,
  LEGION_RANKS,
  unitPoints,
  woundsLeft,
  type ArmyName,
  type LegionUnit,
} from '../../legion';
import { OBJECTIVE_RULES, type BattleRow } from '../battleCards';
import { drawOne, standingOf, type Draft } from '../run/draft';
import { ordersAllowed, playable, STANDING_ORDERS, waitingUnits } from '../run/rounds';
import { foeOf, type BattleSetup, type BattleState } from '../state';
import { unitById, oddsAgainst, threatTo } from './view';

type Knowing = Pick<Draft, 'setup' | 'state'>;

/** Contacts of this round or the last one: older ones have moved on. */
export const freshContacts = (state: BattleState, { seen }: LegionUnit) =>
  seen && seen.round >= state.round - 1
    ? seen.contacts.filter(({ unit }) => unitById({ state }, unit) !== undefined)
    : [];

/** The best chance of a unit to destroy an enemy who has still to act. */
function killChance({ setup, state }: Knowing, unit: LegionUnit): number {
  const chances = freshContacts(state, unit).flatMap(({ unit: id, band }) => {
    const foe = unitById({ state }, id);
    return foe && foe.order !== 'down' ? [oddsAgainst({ setup }, unit, foe, band).kill] : [];
  });
  return Math.max(0, ...chances);
}

const isAtRisk = (knowing: Knowing, unit: LegionUnit): boolean =>
  threatTo(knowing, unit) * 3 >= woundsLeft(knowing.setup.cards, unit);

/** Cards within this share of the best are as good. */
const NEARLY = 0.1;

export function chooseCommandCard(draft: Draft, army: ArmyName): string {
  const { setup, state } = draft;
  const own = standingOf(state, army);
  const inContact = own.filter((unit) => freshContacts(state, unit).length > 0);
  const urgent = own.filter((unit) => killChance(draft, unit) >= 0.5 || isAtRisk(draft, unit)).length;
  const worth = (id: string): number => {
    const card = setup.cards.commands[id];
    if (!card) return 0;
    const orders = Math.min(card.orders, Math.max(1, inContact.length));
    const priority = Math.min(urgent, 2) * (4 - card.pips) * 0.6;
    const scarcity = id === STANDING_ORDERS ? 0 : inContact.length === 0 ? 2 : 0.8;
    return 2 + orders + priority - scarcity;
  };
  const cards = playable(draft, army);
  const best = Math.max(...cards.map(worth));
  return (
    drawOne(
      draft,
      cards.filter((id) => worth(id) >= best * (1 - NEARLY)),
    ) ?? STANDING_ORDERS
  );
}

/** Units in contact first, then ranks with most tokens in the pool, then those with a token to score. */
export function chooseOrders(
  knowing: Knowing,
  army: ArmyName,
  inCommand: readonly string[],
): readonly string[] {
  const { state } = knowing;
  const own = standingOf(state, army);
  const crowd = (unit: LegionUnit): number => own.filter(({ rank }) => rank === unit.rank).length;
  const isCarrier = ({ id }: LegionUnit): boolean => state.marks.some(({ holder }) => holder === id);
  return own
    .filter(({ id }) => inCommand.includes(id))
    .toSorted(
      (a, b) =>
        Number(freshContacts(state, b).length > 0) - Number(freshContacts(state, a).length > 0) ||
        crowd(b) - crowd(a) ||
        Number(isCarrier(b)) - Number(isCarrier(a)),
    )
    .slice(0, ordersAllowed(knowing, army))
    .map(({ id }) => id);
}

/** Whether a question about the range of command can change anything. */
export const commanderOf = ({ state }: Knowing, army: ArmyName): LegionUnit | undefined =>
  standingOf(state, army).find(({ rank }) => rank === 'commander');

export type PickReason = 'kills' | 'atRisk' | 'scores' | 'draws' | 'rest';
export type UnitPick = { readonly unit: string; readonly why: PickReason } | { readonly draws: true };

const ENEMIES_FOR_CHARGE = 3;

/** The first reason that holds decides; else a token is drawn, and orders are kept for later (legion 17.3). */
export function pickUnit(knowing: Knowing, army: ArmyName): UnitPick {
  const { setup, state } = knowing;
  const waiting = waitingUnits(state, army);
  const ordered = waiting.filter(({ order }) => order === 'up');
  const hidden = waiting.filter(({ order }) => order === 'pool');
  const bestOf = (list: readonly LegionUnit[], value: (unit: LegionUnit) => number): LegionUnit | undefined =>
    list.toSorted((a, b) => value(b) - value(a))[0];
  if (setup.foresight === 'long') {
    const killer = bestOf(ordered, (unit) => killChance(knowing, unit));
    if (killer && killChance(knowing, killer) >= 0.5) return { unit: killer.id, why: 'kills' };
    const frail = bestOf(
      ordered.filter((unit) => isAtRisk(knowing, unit)),
      (unit) => threatTo(knowing, unit) * unitPoints(setup.cards, unit),
    );
    if (frail) return { unit: frail.id, why: 'atRisk' };
  }
  if (hidden.length > 0) return { draws: true };
  const left = waitingUnits(state, foeOf(army)).length;
  const patient = ordered.filter(
    ({ card }) => left < ENEMIES_FOR_CHARGE || unitCardFor(setup.cards, card).role !== 'blade',
  );
  const next = bestOf(patient.length > 0 ? patient : ordered, (unit) => killChance(knowing, unit));
  return next ? { unit: next.id, why: 'rest' } : { draws: true };
}

/** Of the units of a drawn rank: who destroys, who is at risk, who is in contact. */
export function pickDrawn(knowing: Knowing, army: ArmyName): string | undefined {
  const { state, setup } = knowing;
  const fitting = waitingUnits(state, army).filter(
    ({ rank, order }) => order === 'pool' && rank === state.drawn,
  );
  const value = (unit: LegionUnit): number =>
    killChance(knowing, unit) * 4 +
    (setup.foresight === 'long' && isAtRisk(knowing, unit) ? 2 : 0) +
    Math.min(2, freshContacts(state, unit).length) * 0.5;
  return fitting.toSorted((a, b) => value(b) - value(a))[0]?.id;
}

/** Battle cards: an army of few units breaks through badly; otherwise the first row is left as it lies. */
export function chooseRemoval({ state, setup }: Knowing, army: ArmyName): BattleRow | null {
  const own = standingOf(state, army).length;
  const theirs = standingOf(state, foeOf(army)).length;
  const dislikesObjective = own < theirs === (state.choice.objective !== 'recover');
  if (state.rows.objective.length > 1 && dislikesObjective && state.removals < 2) return 'objective';
  const shoots = (side: ArmyName): number =>
    setup.armies[side].filter(({ card }) => unitCardFor(setup.cards, card).role !== 'blade').length;
  const dislikesDark = state.choice.condition === 'limitedVisibility' && shoots(army) > shoots(foeOf(army));
  return dislikesDark && state.rows.condition.length > 1 ? 'condition' : null;
}

/** The bravest trooper, then the dearest. */
export function choosePromoted({ state, setup }: Knowing, army: ArmyName): string | undefined {
  const value = ({ card }: LegionUnit): number =>
    (unitCardFor(setup.cards, card).courage ?? 0) * 1000 + unitCardFor(setup.cards, card).points;
  return standingOf(state, army)
    .filter(({ card }) => isTrooper(unitCardFor(setup.cards, card)))
    .toSorted((a, b) => value(b) - value(a))[0]?.id;
}

/** Units are sent to the marks in turn: lines of troopers first, so that each mark has somebody to hold it. */
export function marksFor(
  setup: BattleSetup,
  state: BattleState,
  army: ArmyName,
): ReadonlyMap<string, string> {
  const marks = OBJECTIVE_RULES[state.choice.objective].marks;
  const free = marks.filter((mark) => !state.marks.some(({ id, holder }) => id === mark && holder !== null));
  const worth = ({ card, rank }: LegionUnit): number =>
    Number(isTrooper(unitCardFor(setup.cards, card))) * 10 -
    (rank === 'corps' ? 0 : 1 + LEGION_RANKS.indexOf(rank));
  const own = standingOf(state, army).toSorted((a, b) => worth(b) - worth(a));
  const goals = new Map<string, string>();
  for (const unit of own) {
    const isHeld = unit.goal !== undefined && !free.includes(unit.goal);
    if (unit.goal !== undefined && !isHeld) goals.set(unit.id, unit.goal);
  }
  const crowd = (mark: string): number => [...goals.values()].filter((goal) => goal === mark).length;
  for (const unit of own) {
    if (goals.has(unit.id) || state.marks.some(({ holder }) => holder === unit.id)) continue;
    const [mark] = free.toSorted((a, b) => crowd(a) - crowd(b));
    if (mark !== undefined) goals.set(unit.id, mark);
  }
  return goals;
}

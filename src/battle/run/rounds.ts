// What leads from one activation to the next, and from one round to the next (legion 4, 5, 13).

import {
  ARMIES,
  isTrooper,
  unitPoints,
  unitCardFor,
  isStanding,
  type ArmyName,
  type LegionRank,
  type LegionUnit,
} from '../../legion';
import { OBJECTIVE_RULES, ROUNDS } from '../battleCards';
import type { BattleCommand } from '../command';
import { foeOf, type BattleResult, type BattleSetup, type BattleState } from '../state';
import {
  change,
  changeSide,
  changeUnit,
  drawOne,
  refuseUnless,
  roll,
  standingOf,
  tellEvent,
  unitIn,
  type Draft,
} from './draft';

export const STANDING_ORDERS = 'standing-orders';

export function playCard(draft: Draft, { army, card }: Extract<BattleCommand, { kind: 'playCard' }>): void {
  const { state } = draft;
  refuseUnless(state.stage === 'command' && state.sides[army].chosen === null, 'notNow');
  refuseUnless(playable(draft, army).includes(card), 'noSuchCard');
  changeSide(draft, army, { chosen: card });
  showCards(draft);
}

/** The hand without the cards of dead commanders, and always Standing Orders (legion 4.1). */
export function playable(
  { setup, state }: Pick<Draft, 'setup' | 'state'>,
  army: ArmyName,
): readonly string[] {
  const living = new Set(standingOf(state, army).map(({ card }) => card));
  const hand = state.sides[army].hand.filter((id) => {
    const of = setup.cards.commands[id]?.of;
    return of === undefined || living.has(of);
  });
  return [...hand, STANDING_ORDERS];
}

const commandersOf = (state: BattleState, army: ArmyName): readonly LegionUnit[] =>
  standingOf(state, army).filter(({ rank }) => rank === 'commander');

/** Once every army with a commander has chosen. */
export function showCards(draft: Draft): void {
  const { state, setup } = draft;
  const led = ARMIES.filter((army) => commandersOf(state, army).length > 0);
  if (led.some((army) => state.sides[army].chosen === null)) return;
  const pips = (army: ArmyName): number => {
    const { chosen } = state.sides[army];
    return chosen === null ? Infinity : (setup.cards.commands[chosen]?.pips ?? 4);
  };
  const [one, other] = [pips('empire'), pips('rebels')];
  let priority: ArmyName = one < other ? 'empire' : 'rebels';
  if (one === other) {
    // The owner of the counter rolls; a block wins (legion 4.2).
    const [face] = roll(draft, 'red', 1);
    priority = face === 'block' ? state.counter : foeOf(state.counter);
  }
  for (const army of ARMIES) {
    const { chosen, hand } = draft.state.sides[army];
    changeSide(draft, army, {
      chosen: null,
      played: chosen,
      hand: chosen === STANDING_ORDERS ? hand : hand.filter((id) => id !== chosen),
    });
  }
  const cards = { empire: state.sides.empire.chosen, rebels: state.sides.rebels.chosen };
  tellEvent(draft, { kind: 'cardsShown', cards, priority });
  const givers = [priority, foeOf(priority)].filter((army) => cards[army] !== null);
  change(draft, { priority, next: priority, stage: 'orders', ordersLeft: givers });
  if (givers.length === 0) beginActivations(draft);
}

/** How many units the card on the table may order. */
export function ordersAllowed({ setup, state }: Pick<Draft, 'setup' | 'state'>, army: ArmyName): number {
  const { played } = state.sides[army];
  return played === null ? 0 : (setup.cards.commands[played]?.orders ?? 1);
}

export function giveOrders(
  draft: Draft,
  { army, units }: Extract<BattleCommand, { kind: 'giveOrders' }>,
): void {
  const { state } = draft;
  refuseUnless(state.stage === 'orders' && state.ordersLeft[0] === army, 'notNow');
  refuseUnless(units.length <= ordersAllowed(draft, army) && new Set(units).size === units.length, 'tooMany');
  for (const id of units) {
    refuseUnless(unitIn(draft.state, id).army === army, 'notYours');
    changeUnit(draft, id, { order: 'up' });
  }
  tellEvent(draft, { kind: 'ordered', army, units });
  change(draft, { ordersLeft: state.ordersLeft.slice(1) });
  if (draft.state.ordersLeft.length === 0) beginActivations(draft);
}

/** All other tokens form the pool (legion 4.4). */
function beginActivations(draft: Draft): void {
  for (const army of ARMIES) {
    const pool = standingOf(draft.state, army).flatMap(({ order, rank }) => (order === 'pool' ? [rank] : []));
    changeSide(draft, army, { pool });
  }
  change(draft, { stage: 'activation', next: draft.state.priority });
  settleNext(draft);
}

export const waitingUnits = (state: Pick<BattleState, 'units'>, army: ArmyName): readonly LegionUnit[] =>
  standingOf(state, army).filter(({ order }) => order !== 'down');

/** A token without a unit leaves the game, and another one is drawn (legion 5.2). */
export function drawToken(draft: Draft, { army }: Extract<BattleCommand, { kind: 'draw' }>): void {
  const { state } = draft;
  const isTime = state.stage === 'activation' && state.turn === null && state.next === army;
  refuseUnless(isTime && state.drawn === null, 'notNow');
  const hidden = (rank: LegionRank): boolean =>
    waitingUnits(state, army).some((unit) => unit.order === 'pool' && unit.rank === rank);
  let { pool } = state.sides[army];
  while (pool.length > 0) {
    const rank = drawOne(draft, pool);
    if (rank === undefined) break;
    const index = pool.indexOf(rank);
    pool = pool.filter((_, place) => place !== index);
    if (!hidden(rank)) continue;
    changeSide(draft, army, { pool });
    change(draft, { drawn: rank });
    tellEvent(draft, { kind: 'drew', army, rank });
    return;
  }
  refuseUnless(false, 'notPossible');
}

/** After an activation: the other side, if it has a unit left; with none on either side, the round ends. */
export function passOn(draft: Draft): void {
  if (draft.state.turn !== null || draft.state.stage !== 'activation') return;
  change(draft, { next: foeOf(draft.state.next), drawn: null });
  settleNext(draft);
}

function settleNext(draft: Draft): void {
  const { state } = draft;
  if (waitingUnits(state, state.next).length > 0) return;
  const other = foeOf(state.next);
  if (waitingUnits(state, other).length > 0) change(draft, { next: other });
  else endRound(draft);
}

function endRound(draft: Draft): void {
  const { choice, round } = draft.state;
  const { worth, by } = OBJECTIVE_RULES[choice.objective];
  const due = worth[round];
  if (due !== undefined && by !== 'claimed') return change(draft, { stage: 'score' });
  if (due !== undefined)
    for (const { holder } of draft.state.marks) {
      const unit = draft.state.units.find(({ id }) => id === holder);
      if (unit) score(draft, unit.army, due);
    }
  shelter(draft);
}

export const score = (draft: Draft, army: ArmyName, by: number): void => {
  if (by === 0) return;
  changeSide(draft, army, { score: draft.state.sides[army].score + by });
  tellEvent(draft, { kind: 'scored', army, by });
};

export function scoreControl(draft: Draft, { control }: Extract<BattleCommand, { kind: 'score' }>): void {
  const { stage, choice, round, marks } = draft.state;
  const { worth, by } = OBJECTIVE_RULES[choice.objective];
  refuseUnless(stage === 'score' && by === 'control', 'notNow');
  for (const { id } of marks) {
    const holder = control[id];
    if (holder) score(draft, holder, worth[round] ?? 0);
  }
  shelter(draft);
}

export function scoreZone(draft: Draft, { inside }: Extract<BattleCommand, { kind: 'scoreZone' }>): void {
  const { stage, choice } = draft.state;
  refuseUnless(stage === 'score' && OBJECTIVE_RULES[choice.objective].by === 'zone', 'notNow');
  for (const army of ARMIES) score(draft, army, Math.min(inside[army], standingOf(draft.state, army).length));
  shelter(draft);
}

/** In a hostile environment the players say who touches terrain, if anybody has suppression (legion 14.7). */
function shelter(draft: Draft): void {
  const { choice, units, round } = draft.state;
  const isAsked = choice.condition === 'hostileEnvironment' && round < ROUNDS;
  if (isAsked && units.some((unit) => isStanding(unit) && unit.suppression > 0))
    change(draft, { stage: 'shelter' });
  else tidy(draft, () => true);
}

export function sheltered(draft: Draft, { units }: Extract<BattleCommand, { kind: 'sheltered' }>): void {
  refuseUnless(draft.state.stage === 'shelter', 'notNow');
  tidy(draft, ({ id, card }) => units.includes(id) || !isTrooper(unitCardFor(draft.setup.cards, card)));
}

/** Tokens go, orders come back (legion 13.1, 13.2). */
function tidy(draft: Draft, losesSuppression: (unit: LegionUnit) => boolean): void {
  change(draft, {
    units: draft.state.units.map((unit) => ({
      ...unit,
      aims: 0,
      dodges: 0,
      standby: false,
      order: 'pool' as const,
      suppression: Math.max(0, unit.suppression - Number(losesSuppression(unit))),
    })),
  });
  for (const army of ARMIES) changeSide(draft, army, { played: null, pool: [] });
  if (draft.state.round >= ROUNDS) return finish(draft);
  change(draft, { stage: 'promote' });
  nextRound(draft);
}

/** The army that has to name a new commander, blue first; a vehicle cannot be one. */
export function leaderless({ setup, state }: Pick<Draft, 'setup' | 'state'>): ArmyName | undefined {
  return [setup.blue, foeOf(setup.blue)].find(
    (army) =>
      commandersOf(state, army).length === 0 &&
      standingOf(state, army).some(({ card }) => isTrooper(unitCardFor(setup.cards, card))),
  );
}

export function promote(draft: Draft, { unit: id }: Extract<BattleCommand, { kind: 'promote' }>): void {
  refuseUnless(draft.state.stage === 'promote', 'notNow');
  const unit = unitIn(draft.state, id);
  refuseUnless(unit.army === leaderless(draft), 'notYours');
  refuseUnless(isTrooper(unitCardFor(draft.setup.cards, unit.card)), 'notPossible');
  changeUnit(draft, id, { rank: 'commander' });
  tellEvent(draft, { kind: 'promoted', unit: id });
  nextRound(draft);
}

function nextRound(draft: Draft): void {
  if (leaderless(draft) !== undefined) return;
  const { round, counter } = draft.state;
  change(draft, { round: round + 1, counter: foeOf(counter), stage: 'command' });
  tellEvent(draft, { kind: 'roundBegan', round: round + 1 });
  showCards(draft);
}

/** A side without units loses at once (legion 1.1). */
export function checkDefeat(draft: Draft): void {
  if (draft.state.result) return;
  const lost = ARMIES.find((army) => standingOf(draft.state, army).length === 0);
  if (lost) end(draft, { winner: foeOf(lost), by: 'defeat' });
}

function finish(draft: Draft): void {
  end(draft, resultOf(draft.setup, draft.state));
}

/** Victory tokens, then points of destroyed enemies, then blue (legion 1.3). */
export function resultOf(setup: BattleSetup, state: BattleState): BattleResult {
  const { empire, rebels } = state.sides;
  if (empire.score !== rebels.score)
    return { winner: empire.score > rebels.score ? 'empire' : 'rebels', by: 'score' };
  const [ours, theirs] = [destroyedBy(setup, state, 'empire'), destroyedBy(setup, state, 'rebels')];
  if (ours !== theirs) return { winner: ours > theirs ? 'empire' : 'rebels', by: 'points' };
  return { winner: setup.blue, by: 'blue' };
}

export const destroyedBy = (setup: BattleSetup, { units }: BattleState, army: ArmyName): number =>
  units
    .filter((unit) => unit.army !== army && !isStanding(unit))
    .reduce((all, unit) => all + unitPoints(setup.cards, unit), 0);

function end(draft: Draft, result: BattleResult): void {
  change(draft, { stage: 'over', result, turn: null, fight: null, ask: null });
  tellEvent(draft, { kind: 'ended', result });
}

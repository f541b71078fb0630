// One activation: its start, its actions, its end (legion 5).

import { hangsOnCommander, isTrooper, keywordOf, nerveOf, rallied, type LegionUnit } from '../../legion';
import { OBJECTIVE_RULES } from '../battleCards';
import type { BattleCommand, UnitAction } from '../command';
import type { BattleTurn } from '../state';
import {
  unitCardOf,
  change,
  changeTurn,
  changeUnit,
  findUnit,
  refuseUnless,
  roll,
  standingOf,
  tellEvent,
  unitIn,
  type Draft,
} from './draft';
import { disengage, dropMarks, bringIntoContact, fall, wound } from './wounds';

const ACTIONS = 2;

export function activate(
  draft: Draft,
  { unit: id, steadied, done }: Extract<BattleCommand, { kind: 'activate' }>,
): void {
  const { state } = draft;
  refuseUnless(state.stage === 'activation' && state.turn === null, 'notNow');
  const unit = unitIn(state, id);
  refuseUnless(unit.army === state.next && unit.order !== 'down', 'notYours');
  const isPlain = unit.suppression === 0 && unit.ion === 0 && unit.harm !== 'damaged';
  refuseUnless(!done || isPlain, 'notPossible');
  takeToken(draft, unit);
  const lost = lostToHarm(draft, unit) + unit.ion;
  if (unit.ion > 0) tellEvent(draft, { kind: 'lostAction', unit: id, why: 'ion' });
  const left = rallied(unit.suppression, roll(draft, 'white', unit.suppression));
  const card = unitCardOf(draft, unit);
  const courage = isTrooper(card) ? card.courage : null;
  const nerve = nerveOf(left, courage, steadied ? bestCourage(draft, unit) : 0);
  changeUnit(draft, id, { suppression: left, ion: 0 });
  change(draft, {
    turn: {
      unit: id,
      actions: nerve === 'panicked' ? 0 : Math.max(0, ACTIONS - lost - Number(nerve === 'suppressed')),
      done: [],
      // A compulsory move is a move, if no move action (legion 8.6).
      moved: keywordOf(card.keywords, 'speeder') > 0,
      free: null,
      nerve,
      shots: {},
    },
  });
  tellEvent(draft, { kind: 'activated', unit: id, removed: unit.suppression - left, nerve });
  if (nerve !== 'panicked') return;
  dropMarks(draft, id);
  disengage(draft, id);
}

/** Courage of the best commander, whom only panic asks (legion 6.4). */
const bestCourage = (draft: Draft, { army }: LegionUnit): number =>
  Math.max(
    0,
    ...standingOf(draft.state, army)
      .filter(({ rank }) => rank === 'commander')
      .map((commander) => unitCardOf(draft, commander).courage ?? 0),
  );

/** Whether it must be asked if a commander is near: before the rally, since nobody knows its outcome. */
export function mayNeedCommander(draft: Pick<Draft, 'setup' | 'state'>, unit: LegionUnit): boolean {
  const card = unitCardOf(draft, unit);
  if (!isTrooper(card)) return false;
  const courage = standingOf(draft.state, unit.army)
    .filter(({ rank, id }) => rank === 'commander' && id !== unit.id)
    .map((commander) => unitCardOf(draft, commander).courage ?? 0);
  return hangsOnCommander(unit.suppression, card.courage, Math.max(0, ...courage));
}

/** A face-up order, the rank that was drawn, or a token that players drew themselves (legion 5.2). */
function takeToken(draft: Draft, unit: LegionUnit): void {
  const { drawn, sides } = draft.state;
  changeUnit(draft, unit.id, { order: 'down' });
  if (unit.order === 'up') {
    refuseUnless(drawn === null, 'notNow');
    return;
  }
  refuseUnless(drawn === null || drawn === unit.rank, 'notYours');
  if (drawn !== null) return change(draft, { drawn: null });
  const { pool } = sides[unit.army];
  const index = pool.indexOf(unit.rank);
  const left = pool.filter((_, place) => place !== index);
  change(draft, { sides: { ...sides, [unit.army]: { ...sides[unit.army], pool: left } } });
}

function lostToHarm(draft: Draft, unit: LegionUnit): number {
  if (unit.harm !== 'damaged') return 0;
  const [face] = roll(draft, 'white', 1);
  if (face !== 'blank') return 0;
  tellEvent(draft, { kind: 'lostAction', unit: unit.id, why: 'damaged' });
  return 1;
}

export function act(draft: Draft, command: Extract<BattleCommand, { kind: 'act' }>): void {
  const { turn, fight } = draft.state;
  refuseUnless(turn !== null && fight === null, 'notNow');
  const unit = unitIn(draft.state, turn.unit);
  const cost = costOf(unit, command);
  const word = command.act === 'clamber' ? 'move' : command.act;
  refuseUnless(word === 'move' || !turn.done.includes(word), 'doneAlready');
  if (command.act === 'withdraw') refuseUnless(turn.done.length === 0 && turn.actions > 0, 'noActionLeft');
  else refuseUnless(turn.actions >= cost, 'noActionLeft');
  // A standby token goes with any move, attack or action (legion 5.6).
  changeUnit(draft, unit.id, { standby: false });
  changeTurn(draft, {
    actions: command.act === 'withdraw' ? 0 : turn.actions - cost,
    done: [...turn.done, word],
  });
  const target = 'engages' in command ? command.engages : undefined;
  tellEvent(draft, {
    kind: 'acted',
    unit: unit.id,
    act: command.act,
    ...(target !== undefined && { target }),
  });
  const done = draft.state.turn ?? turn;
  (DEEDS[command.act] as (draft: Draft, unit: LegionUnit, command: UnitAction, turn: BattleTurn) => void)(
    draft,
    unit,
    command,
    done,
  );
}

/** A disabled vehicle pays two actions for a standard move (legion 12.1). */
function costOf(unit: LegionUnit, command: UnitAction): number {
  if (command.act === 'clamber') return command.height;
  if (command.act === 'compulsory') return 0;
  return command.act === 'move' && unit.harm === 'disabled' ? 2 : 1;
}

type Deeds = {
  readonly [K in UnitAction['act']]: (
    draft: Draft,
    unit: LegionUnit,
    command: Extract<UnitAction, { act: K }>,
    turn: BattleTurn,
  ) => void;
};

const DEEDS: Deeds = {
  move: (draft, unit, { engages, toward, off }) => {
    refuseUnless(unit.engaged.length === 0, 'engaged');
    if (off) return fall(draft, unit.id);
    moved(draft, unit, engages);
    if (toward !== undefined) changeTurn(draft, { toward });
    if (engages === undefined) return;
    changeTurn(draft, { charged: engages });
    bringIntoContact(draft, unit, unitIn(draft.state, engages));
  },
  compulsory: (draft, unit, { stopped }) => {
    const card = unitCardOf(draft, unit);
    refuseUnless(keywordOf(card.keywords, 'speeder') > 0, 'notPossible');
    if (stopped) wound(draft, unit.id, card.speed);
  },
  clamber: (draft, unit, { height }) => {
    refuseUnless(unit.engaged.length === 0 && isTrooper(unitCardOf(draft, unit)), 'notPossible');
    const faces = roll(draft, 'white', unit.minis.length * height);
    moved(draft, unit);
    wound(draft, unit.id, faces.filter((face) => face === 'block').length);
  },
  pivot: (draft, unit) => {
    refuseUnless(!isTrooper(unitCardOf(draft, unit)), 'notPossible');
    moved(draft, unit);
  },
  aim: (draft, { id, aims }) => changeUnit(draft, id, { aims: aims + 1 }),
  dodge: (draft, { id, dodges }) => changeUnit(draft, id, { dodges: dodges + 1 }),
  standby: (draft, unit, _, turn) => {
    const card = unitCardOf(draft, unit);
    refuseUnless(
      isTrooper(card) && !turn.done.includes('attack') && unit.engaged.length === 0,
      'notPossible',
    );
    changeUnit(draft, unit.id, { standby: true, aims: unit.aims + keywordOf(card.keywords, 'ready') });
  },
  recover: (draft, { id }) => changeUnit(draft, id, { suppression: 0, exhausted: [] }),
  withdraw: (draft, unit) => {
    refuseUnless(unit.engaged.length > 0, 'notPossible');
    disengage(draft, unit.id);
  },
  claim: (draft, unit, { mark }) => {
    const { marks, choice } = draft.state;
    const isFree = marks.some(({ id, holder }) => id === mark && holder === null);
    refuseUnless(isFree && isTrooper(unitCardOf(draft, unit)), 'notPossible');
    refuseUnless(OBJECTIVE_RULES[choice.objective].by === 'claimed', 'notPossible');
    change(draft, { marks: marks.map((one) => (one.id === mark ? { ...one, holder: unit.id } : one)) });
    tellEvent(draft, { kind: 'claimed', unit: unit.id, mark });
  },
  spotter: (draft, unit, { units }) => share(draft, unit, units, 'spotter', 'aims'),
  takeCover: (draft, unit, { units }) => share(draft, unit, units, 'takeCover', 'dodges'),
};

/** Relentless, Charge and Steady give a free attack action after a move action (legion 16.2). */
function moved(draft: Draft, unit: LegionUnit, engages?: string): void {
  const { keywords } = unitCardOf(draft, unit);
  const isFree =
    keywordOf(keywords, 'relentless') > 0 || (engages !== undefined && keywordOf(keywords, 'charge') > 0);
  const steady = keywordOf(keywords, 'steady') > 0 ? 'ranged' : null;
  changeTurn(draft, { moved: true, free: isFree ? 'any' : steady });
}

function share(
  draft: Draft,
  unit: LegionUnit,
  units: readonly string[],
  keyword: 'spotter' | 'takeCover',
  what: 'aims' | 'dodges',
): void {
  const most = keywordOf(unitCardOf(draft, unit).keywords, keyword);
  refuseUnless(units.length > 0 && units.length <= most, 'tooMany');
  for (const id of units) {
    const friend = unitIn(draft.state, id);
    refuseUnless(friend.army === unit.army && id !== unit.id, 'notYours');
    changeUnit(draft, id, { [what]: friend[what] + 1 });
  }
}

/** After an enemy acted at range 1 or 2 (legion 5.6). */
export function standbyMove(
  draft: Draft,
  { unit: id }: Extract<BattleCommand, { kind: 'standbyMove' }>,
): void {
  const { state } = draft;
  const { turn, fight } = state;
  const unit = unitIn(state, id);
  refuseUnless(turn !== null && fight === null, 'notNow');
  refuseUnless(unit.standby && unitIn(state, turn.unit).army !== unit.army, 'notPossible');
  changeUnit(draft, id, { standby: false });
  tellEvent(draft, { kind: 'acted', unit: id, act: 'move' });
}

/** Not while the opponent carries out an order: it may be about this very melee. */
export function breakContact(
  draft: Draft,
  { unit: id }: Extract<BattleCommand, { kind: 'disengage' }>,
): void {
  const { state, setup } = draft;
  const isOrdered = state.turn !== null && unitIn(state, state.turn.unit).army === setup.app;
  refuseUnless(state.fight === null && !isOrdered, 'notNow');
  refuseUnless(unitIn(state, id).engaged.length > 0, 'notPossible');
  disengage(draft, id);
  tellEvent(draft, { kind: 'acted', unit: id, act: 'disengage' });
}

/** After its rally: so many tokens off friends at range 1 and 2 (legion 16.5). */
export function inspire(draft: Draft, { units }: Extract<BattleCommand, { kind: 'inspire' }>): void {
  const { turn } = draft.state;
  refuseUnless(turn !== null && !turn.done.includes('inspire'), 'doneAlready');
  const unit = unitIn(draft.state, turn.unit);
  refuseUnless(units.length <= keywordOf(unitCardOf(draft, unit).keywords, 'inspire'), 'tooMany');
  for (const id of units) {
    const friend = unitIn(draft.state, id);
    refuseUnless(friend.army === unit.army && id !== unit.id, 'notYours');
    changeUnit(draft, id, { suppression: Math.max(0, friend.suppression - 1) });
  }
  changeTurn(draft, { done: [...turn.done, 'inspire'] });
}

/** `off`: a panicked unit whose leader left the table (legion 6.5). */
export function finishActivation(
  draft: Draft,
  { off }: Extract<BattleCommand, { kind: 'endActivation' }>,
): void {
  const { turn, fight } = draft.state;
  refuseUnless(turn !== null && fight === null, 'notNow');
  const unit = findUnit(draft.state, turn.unit);
  if (off && unit) fall(draft, unit.id);
  change(draft, { turn: null });
}

// The next order of the acting unit: the first rule of its behaviour that can be carried out (legion 17.4). Nothing is kept
// between two calls but the turn itself, so that told play and the plane decide alike.

import {
  unitCardFor,
  isTrooper,
  keywordOf,
  type LegionField,
  type LegionQuestion,
  type LegionUnit,
  type Looking,
  type RulerBand,
  type UnitRole,
} from '../../legion';
import { climb, isAsk, type Known } from '../../orders';
import { ENEMY_ZONE, OBJECTIVE_RULES } from '../battleCards';
import type { BattleSetup, BattleState } from '../state';
import { ATTEMPTS, BATTLE_DIALECT, needsTwoMoves } from './dialect';
import type { BattleCond, BattleRule, BattleStep, Stance } from './language';
import type { AutomaOrder } from './order';
import { stanceOf } from './stance';
import { bandNow, oddsAgainst, reachesAt, threatTo, type AutomaView } from './view';

/** Undefined: nothing is left to do. */
export type NextOrder = Known<AutomaOrder | undefined, LegionQuestion>;

/** Each answer is noted before it goes on, so that a field which knows at once decides as one which is told. */
export function nextOrder(setup: BattleSetup, state: BattleState, field: LegionField): NextOrder {
  const order = orderBy(setup, state);
  if (!isAsk(order) || !state.turn) return order;
  const { ask } = order;
  if (ask.kind === 'inCommand') return order;
  if (ask.kind === 'looking') {
    const looking = field.looking(ask);
    return isAsk(looking) ? looking : nextOrder(setup, { ...state, turn: { ...state.turn, looking } }, field);
  }
  const shot = field.shot(ask);
  if (isAsk(shot)) return shot;
  const shots = { ...state.turn.shots, [ask.target]: shot };
  return nextOrder(setup, { ...state, turn: { ...state.turn, shots } }, field);
}

function orderBy(setup: BattleSetup, state: BattleState): NextOrder {
  const { turn } = state;
  const unit = state.units.find(({ id }) => id === turn?.unit);
  if (!turn || !unit || unit.minis.length === 0 || turn.nerve === 'panicked') return undefined;
  const card = unitCardFor(setup.cards, unit.card);
  const stance = stanceOf(setup, state, unit.army);
  const { role } = card;
  if (keywordOf(card.keywords, 'speeder') > 0 && !turn.done.includes('compulsory'))
    return { step: 'compulsory', role, stance, because: [], ladder: [], equals: [] };
  if (turn.actions === 0 && turn.free === null) return undefined;
  const friends = ['spotter', 'takeCover', 'inspire'] as const;
  const asksFriends = friends.some((keyword) => keywordOf(card.keywords, keyword) > 0);
  const looking =
    turn.looking ??
    (asksFriends ? undefined : seenInMelee(unit)) ??
    ({
      ask: {
        kind: 'looking',
        unit: unit.id,
        ...(unit.goal !== undefined && { goal: unit.goal }),
        friends: asksFriends,
      },
    } as const);
  if (isAsk(looking)) return looking;
  const view: AutomaView = { setup, state, unit, card, turn, looking };
  for (const rule of setup.behaviours.roles[role][stance]) {
    const order = tried(view, rule, role, stance);
    if (isAsk(order) || order) return order;
  }
  return undefined;
}

/** Engaged troopers neither shoot nor are shot at: nobody has to look around (legion 11.2). */
const seenInMelee = ({ engaged, seen }: LegionUnit): Looking | undefined =>
  engaged.length === 0
    ? undefined
    : {
        contacts: engaged.map((unit) => ({ unit, band: 0 })),
        ...(seen?.near !== undefined && { near: seen.near }),
      };

/** Steps that one unit may do once only, as the rules have it. */
const isDone = ({ turn }: AutomaView, step: BattleStep['kind']): boolean => {
  if (step === 'advance' || step === 'approach' || step === 'engage' || step === 'close') return false;
  return turn.done.includes(step);
};

const MOVES: ReadonlySet<BattleStep['kind']> = new Set(['advance', 'approach', 'engage', 'close']);

function tried(view: AutomaView, rule: BattleRule, role: UnitRole, stance: Stance): NextOrder {
  const { turn, unit } = view;
  const step = rule.do;
  if (isDone(view, step.kind)) return undefined;
  const isFree = step.kind === 'attack' && turn.free !== null;
  if (!isFree && turn.actions < costOf(view, step.kind)) return undefined;
  if (MOVES.has(step.kind) && unit.engaged.length > 0) return undefined;
  const because = rule.if ?? [];
  if (!because.every((cond) => holds(view, cond))) return undefined;
  const plain = { step: step.kind, role, stance, because, ladder: [], equals: [] };
  if (isPlain(step)) {
    const more = PLAIN[step.kind](view);
    return more && { ...plain, ...more };
  }
  const climbed = climb(BATTLE_DIALECT, {
    eye: view,
    target: step.target ?? view.setup.behaviours.usual,
    attempt: (id) => ATTEMPTS[step.kind](view, id),
  });
  if (isAsk(climbed)) return climbed;
  const [taken, ...equals] = climbed.options;
  if (!taken) return undefined;
  const target = view.state.units.find(({ id }) => id === taken.target);
  const isHalfway =
    step.kind === 'engage' && needsTwoMoves(view, taken.target) && !turn.done.includes('move');
  return {
    ...plain,
    ...taken,
    ...(isHalfway && { step: 'close' as const }),
    ladder: climbed.ladder,
    equals: equals.map(({ target: id }) => id),
    ...(step.kind === 'attack' &&
      target && { chance: oddsAgainst(view, unit, target, taken.band, taken.cover).kill }),
  };
}

const costOf = ({ unit }: AutomaView, step: BattleStep['kind']): number =>
  MOVES.has(step) && unit.harm === 'disabled' ? 2 : 1;

type PlainStep = Exclude<BattleStep['kind'], 'attack' | 'approach' | 'engage' | 'close'>;
type Targeting = Exclude<BattleStep, { kind: PlainStep }>;

const isPlain = (step: BattleStep): step is Exclude<BattleStep, Targeting> =>
  !Object.hasOwn(ATTEMPTS, step.kind);

type More = Pick<AutomaOrder, 'mark' | 'units'>;

/** What a step without a target needs; undefined: it cannot be. */
const PLAIN: Readonly<Record<PlainStep, (view: AutomaView) => More | undefined>> = {
  compulsory: () => undefined,
  advance: ({ unit }) => (unit.goal === undefined ? undefined : { mark: unit.goal }),
  aim: () => ({}),
  dodge: () => ({}),
  standby: ({ card, turn, unit }) =>
    isTrooper(card) && !turn.done.includes('attack') && unit.engaged.length === 0 ? {} : undefined,
  recover: () => ({}),
  withdraw: ({ unit, turn }) => (unit.engaged.length > 0 && turn.done.length === 0 ? {} : undefined),
  claim: ({ unit, state, card, looking }) => {
    const isNear = looking.near === 0 && isTrooper(card);
    const mark = state.marks.find(({ id, holder }) => id === unit.goal && holder === null);
    const canBe = OBJECTIVE_RULES[state.choice.objective].by === 'claimed';
    return isNear && canBe && mark ? { mark: mark.id } : undefined;
  },
  spotter: (view) => shared(view, 'spotter'),
  takeCover: (view) => shared(view, 'takeCover'),
};

/** Friends at range 1 who have still to act; at least one. */
function shared({ card, looking, state }: AutomaView, keyword: 'spotter' | 'takeCover'): More | undefined {
  const most = keywordOf(card.keywords, keyword);
  const units = (looking.friends ?? [])
    .filter((id) => state.units.some((unit) => unit.id === id && unit.order !== 'down'))
    .slice(0, most);
  return units.length > 0 ? { units } : undefined;
}

/** Nobody is asked again after a move: it is thought to be one band long. */
const nearAfter = (near: RulerBand | undefined, moves: number): RulerBand | undefined =>
  near === undefined || near === 0 ? near : (Math.max(1, near - moves) as RulerBand);

/** Range 1 of a token that is controlled, contact with one that is claimed, inside a zone. */
function isAtGoal({ choice }: BattleState, near: RulerBand | undefined): boolean {
  return near !== undefined && near <= OBJECTIVE_RULES[choice.objective].reach;
}

type Conds = {
  readonly [K in BattleCond['kind']]: (view: AutomaView, cond: Extract<BattleCond, { kind: K }>) => boolean;
};

const CONDS: Conds = {
  engaged: ({ unit }) => unit.engaged.length > 0,
  moved: ({ turn }) => turn.done.includes('move'),
  attacked: ({ turn }) => turn.done.includes('attack'),
  atGoal: ({ looking, state, turn }) => {
    const moves = turn.done.filter((done) => done === 'move').length;
    return isAtGoal(state, nearAfter(looking.near, moves));
  },
  goalManned: ({ state, unit }) =>
    unit.goal !== ENEMY_ZONE &&
    state.units.some(
      ({ id, army, goal, minis, seen }) =>
        id !== unit.id &&
        army === unit.army &&
        goal === unit.goal &&
        minis.length > 0 &&
        isAtGoal(state, seen?.near),
    ),
  scoresSoon: ({ state }, { rounds }) => {
    const due = Object.keys(OBJECTIVE_RULES[state.choice.objective].worth).map(Number);
    return due.some((round) => round >= state.round && round - state.round <= rounds);
  },
  canShoot: (view) =>
    view.looking.contacts.some(({ unit: id }) => {
      const target = view.state.units.find((unit) => unit.id === id && unit.minis.length > 0);
      const band = bandNow(view, id);
      return target !== undefined && band !== undefined && reachesAt(view, target, band, view.turn.moved);
    }),
  actions: ({ turn }, { least }) => turn.actions >= least,
  shaken: ({ unit }, { least }) => unit.suppression >= least,
  spentWeapon: ({ unit }) => unit.exhausted.length > 0,
  exposed: (view) =>
    threatTo(view, { ...view.unit, seen: { round: view.state.round, contacts: view.looking.contacts } }) > 0,
  inSight: ({ looking }) => looking.contacts.some(({ after }) => !after),
  laterThan: ({ state }, { round }) => state.round > round,
};

function holds(view: AutomaView, cond: BattleCond): boolean {
  const is = (CONDS[cond.kind] as (view: AutomaView, cond: BattleCond) => boolean)(view, cond);
  return is !== ('not' in cond && cond.not === true);
}

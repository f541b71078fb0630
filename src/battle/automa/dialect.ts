// How the opponent's words are answered: whom a selector means, in which order, and what can be done with a target.

import { unitCardFor, isTrooper, type LegionQuestion, type LegionUnit, type RulerBand } from '../../legion';
import { isAsk, type AttemptOf, type Dialect, type Known } from '../../orders';
import { OBJECTIVE_RULES } from '../battleCards';
import { foeOf } from '../state';
import type { BattleKey, BattleOption, BattlePred, BattleTerms, BattleWhy } from './language';
import {
  bandAfterMove,
  bandNow,
  breaksAt,
  unitById,
  contactWith,
  oddsAgainst,
  reachesAt,
  type AutomaView,
} from './view';

type Terms = Omit<BattleTerms, 'eye'> & { readonly eye: AutomaView };

const enemies = ({ state, unit }: AutomaView): readonly LegionUnit[] =>
  state.units.filter(({ army, minis }) => army === foeOf(unit.army) && minis.length > 0);

const the = (view: AutomaView, id: string): LegionUnit => {
  const found = unitById(view, id);
  if (!found) throw new Error(`no unit "${id}" to choose`);
  return found;
};

const PREDS: {
  readonly [K in BattlePred['kind']]: (
    pred: Extract<BattlePred, { kind: K }>,
    unit: LegionUnit,
    view: AutomaView,
  ) => boolean;
} = {
  engagedWithUs: (_, { id }, { unit }) => unit.engaged.includes(id),
  trooper: (_, { card }, { setup }) => isTrooper(unitCardFor(setup.cards, card)),
  vehicle: (_, { card }, { setup }) => !isTrooper(unitCardFor(setup.cards, card)),
  suppressed: (_, { suppression }) => suppression > 0,
  activated: (_, { order }) => order === 'down',
  within: ({ band }, { id }, view) => (contactWith(view, id)?.band ?? Infinity) <= band,
};

/** Chances in steps of 5 %: below that, the next question decides. */
const STEPS_OF_CHANCE = 20;
/** Points in steps of 4. */
const STEP_OF_POINTS = 4;

const usualBand = (view: AutomaView, id: string): RulerBand =>
  bandNow(view, id) ?? bandAfterMove(view, id) ?? 3;

const KEYS: Readonly<Record<BattleKey['kind'], (unit: LegionUnit, view: AutomaView) => number>> = {
  engagedWithUs: ({ id }, { unit }) => Number(!unit.engaged.includes(id)),
  objective: ({ id }, { state }) => {
    const { by } = OBJECTIVE_RULES[state.choice.objective];
    return by === 'claimed' ? Number(!state.marks.some(({ holder }) => holder === id)) : 0;
  },
  killChance: (unit, view) => {
    const { kill } = oddsAgainst(view, view.unit, unit, usualBand(view, unit.id));
    return -Math.round(kill * STEPS_OF_CHANCE);
  },
  expectedPoints: (unit, view) => {
    const { points } = oddsAgainst(view, view.unit, unit, usualBand(view, unit.id));
    return -Math.round(points / STEP_OF_POINTS);
  },
  breaks: (unit, view) => Number(!breaksAt(view, unit)),
  stillToAct: ({ order }) => Number(order === 'down'),
  nearest: ({ id }, view) => contactWith(view, id)?.band ?? 9,
};

export const BATTLE_DIALECT: Dialect<Terms> = {
  noun: 'enemy',
  pool: (_, view) => enemies(view).map(({ id }) => id),
  meant: () => [],
  isTrueOf: (pred, id, view) => {
    const holds = (PREDS[pred.kind] as (p: BattlePred, unit: LegionUnit, v: AutomaView) => boolean)(
      pred,
      the(view, id),
      view,
    );
    return holds !== (pred.kind !== 'within' && pred.not === true);
  },
  valueOf: ({ kind }, id, view) => KEYS[kind](the(view, id), view),
  closeness: (id, view) => KEYS.nearest(the(view, id), view),
  plainOrder: [{ kind: 'nearest' }],
  isAskedLater: () => false,
  fallback: (view) => enemies(view).map(({ id }) => id),
};

type Tried = Known<AttemptOf<Terms>, LegionQuestion>;
const cannot = (why: BattleWhy): { readonly why: BattleWhy } => ({ why });
const can = (target: string, band: RulerBand, cover: BattleOption['cover'] = 0): Tried => ({
  options: [{ target, band, cover }],
});

/** One question about cover in an activation, and no more (legion 17.6). */
const isAskedOut = ({ turn }: AutomaView, id: string): boolean =>
  Object.keys(turn.shots).some((other) => other !== id);

function seenFrom(
  view: AutomaView,
  id: string,
  band: RulerBand,
): Known<BattleOption | BattleWhy, LegionQuestion> {
  if (view.unit.engaged.includes(id) || view.turn.charged === id) return { target: id, band: 0, cover: 0 };
  const known = view.turn.shots[id];
  if (!known && isAskedOut(view, id)) return 'notAsked';
  if (!known) return { ask: { kind: 'shot', unit: view.unit.id, target: id, band } };
  return 'none' in known ? 'noShot' : { target: id, band: known.band, cover: known.cover };
}

/** Contact with it takes two moves, as told. */
export function needsTwoMoves({ turn }: AutomaView, id: string): boolean {
  const shot = turn.shots[id];
  return shot !== undefined && 'twice' in shot;
}

export const ATTEMPTS: Readonly<
  Record<'attack' | 'approach' | 'engage' | 'close', (view: AutomaView, id: string) => Tried>
> = {
  attack: (view, id) => {
    const band = bandNow(view, id);
    const target = the(view, id);
    if (view.unit.engaged.length > 0 && !view.unit.engaged.includes(id)) return cannot('engagedElsewhere');
    if (band === undefined || !reachesAt(view, target, band, view.turn.moved)) return cannot('outOfReach');
    const seen = seenFrom(view, id, band);
    if (isAsk(seen)) return seen;
    if (typeof seen === 'string') return cannot(seen);
    return reachesAt(view, target, seen.band, view.turn.moved)
      ? can(id, seen.band, seen.cover)
      : cannot('outOfReach');
  },
  approach: (view, id) => {
    const now = bandNow(view, id);
    const target = the(view, id);
    if (now !== undefined && reachesAt(view, target, now, true)) return cannot('outOfReach');
    const after = bandAfterMove(view, id);
    if (after === undefined || view.turn.moved) return cannot('outOfReach');
    return reachesAt(view, target, after, true) ? can(id, after) : cannot('outOfReach');
  },
  engage: (view, id) => {
    const target = the(view, id);
    const contact = contactWith(view, id);
    if (!contact || contact.band > 2 || !reachesAt(view, target, 0, true)) return cannot('notReached');
    const seen = seenFrom(view, id, 0);
    if (isAsk(seen)) return seen;
    if (typeof seen === 'string') return cannot(seen);
    const isFar = needsTwoMoves(view, id) && !view.turn.done.includes('move') && view.turn.actions < 2;
    return seen.band === 0 && !isFar ? can(id, 0) : cannot('notReached');
  },
  close: (view, id) => (view.unit.engaged.length > 0 ? cannot('engagedElsewhere') : can(id, 1)),
};

// What happens at the table beside the board: rolls, tests, numbers, lists, reinforcements.

import {
  ATTACK_FACES,
  attackDiceOf,
  automaticSuccesses,
  DEFENSE_FACES,
  placeFigure,
  placesClosestTo,
  type AttackDie,
  type AttackRoll,
  type DefenseDie,
  type FigureId,
  type RollTotals,
} from '../../../rules';
import { givenMods } from '../attack/arms';
import { recipientsOf } from './effects';
import { isHeroPiece } from '../select/measures';
import {
  atOnce,
  amountOf,
  needOnBoard,
  note,
  stepNumber,
  type Run,
  type Scope,
  type Handler,
  type StepOf,
} from '../run';
import { whoIs } from '../select/select';
import { factsOf, fighterOf, rebelsOf, boardSubject, type AnyId, type Fallen } from '../situation';
import { valueOf } from '../select/values';

const NOTHING: RollTotals = { accuracy: 0, damage: 0, surge: 0, block: 0, evade: 0, dodge: 0 };

/** What dice on the table add up to. */
function totalsOf(roll: AttackRoll): RollTotals {
  if (roll.kind === 'totals') {
    const { kind: _, ...totals } = roll;
    return totals;
  }
  return roll.faces.reduce<RollTotals>((sum, rolled) => {
    const face =
      'face' in rolled
        ? {
            ...ATTACK_FACES[rolled.die as AttackDie]?.[rolled.face],
            ...DEFENSE_FACES[rolled.die as DefenseDie]?.[rolled.face],
          }
        : rolled;
    const shown: RollTotals = { ...NOTHING, ...face };
    return {
      accuracy: sum.accuracy + shown.accuracy,
      damage: sum.damage + shown.damage,
      surge: sum.surge + shown.surge,
      block: sum.block + shown.block,
      evade: sum.evade + shown.evade,
      dodge: sum.dodge + shown.dodge,
    };
  }, NOTHING);
}

export const rollStep: Handler<'roll'> = function* (run, scope, { dice, own, as }) {
  const added = givenMods(run, scope, scope.self, undefined, []).flatMap(({ mod }) =>
    mod.kind === 'addDice' && mod.to !== undefined && (mod.to === as || scope.names.includes(mod.to))
      ? mod.dice
      : [],
  );
  const ownDice = own ? attackDiceOf(fighterOf(run.situation, scope.self)) : [];
  const all = [...ownDice, ...dice, ...added].map((die): AttackDie => (die === 'any' ? 'red' : die));
  const pending = { kind: 'roll', step: stepNumber(run), figure: scope.self, dice: all } as const;
  const totals = yield* needOnBoard<'dice', RollTotals>(run, pending, ['dice'], ({ roll: rolled }) => ({
    value: totalsOf(rolled),
  }));
  if (totals) {
    scope.lastRoll = totals;
    if (as !== undefined) scope.rolls.set(as, totals);
  }
  note(scope, { kind: 'roll', dice: all, ...(totals ? { totals } : {}) });
  return undefined;
};

export const test: Handler<'test'> = function* (run, scope, step) {
  const { attribute, successes: needed = 1, optional = false } = step;
  const { ids } = yield* recipientsOf(run, scope, step.who);
  if (ids.length === 0) return undefined;
  const heroes = ids.filter((id): id is FigureId => isHeroPiece(run.situation, id));
  const told =
    heroes.length === 0
      ? {}
      : yield* needOnBoard<'successes', Readonly<Record<string, number>>>(
          run,
          {
            kind: 'test',
            step: stepNumber(run),
            figure: scope.self,
            source: scope.source,
            heroes,
            attribute,
            ...(step.or === undefined ? {} : { or: step.or }),
            needed,
            optional,
          },
          ['successes'],
          ({ of }) => ({ value: of }),
        );
  if (!told) return undefined;
  // Whoever is no hero has no attributes: an elite figure has one success, a regular one none.
  const ofOne = (id: AnyId): number =>
    told[id] ?? (heroes.some((hero) => hero === id) ? 0 : automaticSuccesses(factsOf(run.situation, id)));
  const successes = Object.fromEntries(ids.map((id) => [id, ofOne(id)]));
  scope.passed = ids.filter((id) => ofOne(id) >= needed);
  scope.failed = ids.filter((id) => ofOne(id) < needed);
  scope.successes = ids.reduce((sum, id) => sum + ofOne(id), 0);
  scope.affected = true;
  scope.changed = true;
  note(scope, { kind: 'test', attribute, successes, passed: scope.passed, failed: scope.failed });
  return undefined;
};

export const letBe: Handler<'let'> = atOnce<'let'>((run, scope, { x, be }) => {
  scope.numbers.set(x, valueOf(run, scope, be));
  return undefined;
});

export const insertLines: Handler<'insertLines'> = atOnce<'insertLines'>((run, scope, { kind, lines }) => {
  run.inserted = [...lines, ...run.inserted];
  scope.changed = true;
  note(scope, { kind: 'effect', verb: kind, on: [] });
  return undefined;
});

const isOfGroup = ({ situation }: Run, { self }: Scope, { facts }: Fallen): boolean => {
  const { group, card } = factsOf(situation, self);
  return facts.group === group && facts.card === card;
};

/** Whose fallen come back: the own group's, the first group's that lost one, or anybody's. */
function fallenFor(run: Run, scope: Scope, of: StepOf<'reinforce'>['of']): readonly Fallen[] {
  const { fallen } = run.situation;
  if (of === undefined) return fallen.filter((one) => isOfGroup(run, scope, one));
  const [first] = fallen;
  return of === 'anyGroup' ? fallen : fallen.filter(({ facts }) => facts.group === first?.facts.group);
}

/** Back on the map, as close as possible to its group, then to a Rebel (D27). */
export const reinforce: Handler<'reinforce'> = atOnce<'reinforce'>((run, scope, { kind, figures, of }) => {
  for (const one of fallenFor(run, scope, of).slice(0, amountOf(scope, figures))) {
    const { situation } = run;
    const friends = situation.board.pieces.filter(
      ({ id }) => factsOf(situation, id).group === one.facts.group,
    );
    const near = friends.length > 0 ? friends.map(({ id }) => id) : whoIs(run, scope, 'self');
    const [place] = placesClosestTo(
      situation.board,
      one.piece,
      near.map((id) => boardSubject(situation, id)),
      rebelsOf(situation).map(({ id }) => boardSubject(situation, id)),
    );
    if (!place) continue;
    const { id } = one.piece;
    run.situation = {
      ...situation,
      board: placeFigure(situation.board, { ...one.piece, at: place.at, size: place.size }),
      fighters: new Map(situation.fighters).set(id, {
        ...one.fighter,
        damage: 0,
        conditions: [],
        powerTokens: [],
      }),
      facts: new Map(situation.facts).set(id, one.facts),
      fallen: situation.fallen.filter((other) => other !== one),
    };
    if (isOfGroup(run, scope, one)) joinGroup(run, id);
    scope.changed = true;
    note(scope, { kind: 'effect', verb: kind, on: [id], at: place });
  }
  return undefined;
});

/** D58: it acts if no figure of the group has begun; otherwise it has missed this activation. */
function joinGroup({ figures, begun, done }: Run, id: FigureId): void {
  if (!figures.includes(id)) figures.push(id);
  if (begun) done.add(id);
}

export const endActivation: Handler<'endActivation'> = atOnce<'endActivation'>((_, scope, { kind }) => {
  scope.changed = true;
  note(scope, { kind: 'effect', verb: kind, on: [] });
  return { kind: 'endActivation' };
});

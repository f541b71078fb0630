// Who is meant: references that are already known, and selectors that choose. Filters first, then the order, each with
// its survivors, so that "Why?" can be answered.

import type { FigureId, Piece } from '../../../rules';
import type { Key, Pred, Selector, Take, Target, Who } from '../../language/nodes';
import type { NamedRef, Ref, Word } from '../../language/words';
import { closeness, distanceBetween, groupOf, isHero, measure, neighbours, remoteness } from './measures';
import { isTrueOf, measured, type Eye } from './preds';
import type { Rung } from '../result';
import { selfOf, type Run, type Scope } from '../run';
import {
  countsAsRebel,
  factsOf,
  fighterOf,
  isThere,
  spaceId,
  type AnyId,
  type Situation,
  type Thing,
} from '../situation';

export const eyeOf = (run: Run, scope: Scope, self: Piece = selfOf(run, scope)): Eye => ({
  run,
  scope,
  self,
});

/** References that stand for somebody the line has spoken of, or for a fixed set. */
const REFS: {
  readonly [
    R in Extract<Ref, 'self' | 'target' | 'that' | 'those' | 'group' | 'eachOfGroup' | 'companion'>
  ]: (run: Run, scope: Scope) => readonly AnyId[];
} = {
  self: (_, { self }) => [self],
  target: (_, { target }) => (target === undefined ? [] : [target]),
  that: (_, { that }) => that,
  those: (_, { that }) => that,
  group: groupFigures,
  eachOfGroup: groupFigures,
  companion: ({ situation }, { self }) =>
    groupOf(situation, self).flatMap(({ id, companion }) => (companion ? [id] : [])),
};

function groupFigures({ situation, orders }: Run): readonly AnyId[] {
  return orders.figures.filter((id) => situation.board.figures.has(id));
}

type NamedKind = 'hero' | 'card' | 'companion' | 'thing' | 'tile' | 'bound';

const NAMED: { readonly [N in NamedKind]: (name: string, eye: Eye) => readonly AnyId[] } = {
  hero: (name, { run }) => figuresWith(run.situation, (id) => factsOf(run.situation, id).hero === name),
  card: (name, { run }) => figuresWith(run.situation, (id) => factsOf(run.situation, id).card === name),
  companion: (name, { run }) => figuresWith(run.situation, (id) => factsOf(run.situation, id).card === name),
  thing: (name, { run }) =>
    [...run.situation.things.values()]
      .filter(({ id, kind }) => id === name || kind === name)
      .map(({ id }) => id),
  tile: closestSpaceOfTile,
  bound: (name, { scope }) => scope.bound.get(name) ?? [],
};

const figuresWith = ({ board }: Situation, is: (id: FigureId) => boolean): readonly FigureId[] =>
  board.pieces.filter(({ id }) => is(id)).map(({ id }) => id);

function closestSpaceOfTile(name: string, { run, self }: Eye): readonly AnyId[] {
  const { tiles, board } = run.situation;
  const spaces = board.lattice.spaces
    .filter(({ tile, terrain }) => tile !== undefined && tiles[tile]?.id === name && terrain !== 'blocking')
    .map(({ x, y }) => spaceId([x, y]));
  const near = spaces.map((id) => ({ id, steps: distanceBetween(run, self, id) ?? Infinity }));
  const best = near.reduce<(typeof near)[number] | undefined>(
    (a, b) => (a && a.steps <= b.steps ? a : b),
    undefined,
  );
  return best ? [best.id] : [];
}

export function whoIs(run: Run, scope: Scope, who: Who | 'self', self?: Piece): readonly AnyId[] {
  if (typeof who !== 'string') return select(eyeOf(run, scope, self), who).chosen;
  return refIs(eyeOf(run, scope, self ?? run.situation.board.figures.get(scope.self)), who);
}

function refIs(eye: Eye, ref: Ref): readonly AnyId[] {
  const { run, scope } = eye;
  const [kind, ...rest] = ref.split(':');
  const found =
    rest.length > 0
      ? NAMED[kind as NamedKind](rest.join(':'), eye)
      : REFS[ref as keyof typeof REFS](run, scope);
  return found.filter((id) => isThere(run.situation, id));
}

/** Whether somebody is one of those that are meant, however many of them would be taken. */
export function isMeant(eye: Eye, target: Target, id: AnyId): boolean {
  if (typeof target === 'string') return refIs(eye, target).includes(id);
  const { pool } = poolOf(eye, target);
  return (
    pool.includes(id) &&
    [...(target.filter ?? []), ...(target.must ?? [])].every((pred) => isTrueOf(pred, id, eye))
  );
}

type Noun = Word<'noun'>;
const thingsWhere = ({ situation }: Run, is: (thing: Thing) => boolean): readonly AnyId[] =>
  [...situation.things.values()].filter(is).map(({ id }) => id);
const piecesWhere = ({ situation }: Run, is: (piece: Piece) => boolean): readonly AnyId[] =>
  situation.board.pieces.filter(is).map(({ id }) => id);
const OWN_KINDS: ReadonlySet<string> = new Set(['door', 'terminal', 'crate', 'entrance']);

/** D48: companions and incapacitated figures are nobody's targets, unless companions are asked for. */
const POOLS: { readonly [N in Noun]: (run: Run) => readonly AnyId[] } = {
  rebel: (run) => piecesWhere(run, countsAsRebel),
  hero: (run) => piecesWhere(run, (piece) => countsAsRebel(piece) && isHero(run.situation, piece.id)),
  ally: (run) => piecesWhere(run, (piece) => countsAsRebel(piece) && !isHero(run.situation, piece.id)),
  imperial: (run) =>
    piecesWhere(
      run,
      ({ side, companion, incapacitated }) => side === 'imperial' && !companion && !incapacitated,
    ),
  figure: (run) => piecesWhere(run, ({ companion, incapacitated }) => !companion && !incapacitated),
  companion: (run) => piecesWhere(run, ({ companion }) => companion),
  bystander: (run) => piecesWhere(run, ({ side }) => side === 'neutral'),
  door: ({ situation }) =>
    [...situation.board.doors.values()].filter(({ closed }) => closed).map(({ id }) => id as string as AnyId),
  terminal: (run) => thingsWhere(run, ({ kind }) => kind === 'terminal'),
  crate: (run) => thingsWhere(run, ({ kind }) => kind === 'crate'),
  token: (run) => thingsWhere(run, ({ kind }) => !OWN_KINDS.has(kind)),
  object: (run) => thingsWhere(run, ({ fighter }) => fighter !== undefined),
  space: () => [],
  entrance: (run) => thingsWhere(run, ({ kind }) => kind === 'entrance'),
};

/** Everybody the noun allows, exclusions taken away. */
export function poolOf(eye: Eye, selector: Selector): { pool: readonly AnyId[]; rungs: Rung[] } {
  const { exclude = [] } = selector;
  const noun: Noun | NamedRef = selector.noun ?? 'rebel';
  const all = noun.includes(':') ? refIs(eye, noun as Ref) : POOLS[noun as Noun](eye.run);
  const rungs: Rung[] = [{ by: { kind: 'noun', noun }, survivors: all }];
  if (exclude.length === 0) return { pool: all, rungs };
  const out = new Set(exclude.flatMap((ref) => refIs(eye, ref)));
  const pool = all.filter((id) => !out.has(id));
  rungs.push({ by: { kind: 'excluded' }, survivors: pool });
  return { pool, rungs };
}

/** The filters, one after the other. */
export function sift(
  eye: Eye,
  pool: readonly AnyId[],
  preds: readonly Pred[],
  rungs: Rung[],
): readonly AnyId[] {
  return preds.reduce((left, pred) => {
    const survivors = left.filter((id) => isTrueOf(pred, id, eye));
    rungs.push({ by: pred, survivors });
    return survivors;
  }, pool);
}

type Keys = { readonly [K in Key['kind']]: (key: Extract<Key, { kind: K }>, id: AnyId, eye: Eye) => number };

/** What a key makes of a candidate: the lower, the better. */
const KEYS: Keys = {
  closest: ({ to }, id, eye) =>
    to === undefined
      ? closeness(eye.run, eye.self, id)
      : least(othersFor(eye, id, to).map(([piece, other]) => closeness(eye.run, piece, other))),
  // Whoever stands at no distance at all is the last to be called the farthest.
  farthest: ({ from }, id, eye) => {
    const far =
      from === undefined
        ? remoteness(eye.run, eye.self, id)
        : least(othersFor(eye, id, from).map(([piece, other]) => remoteness(eye.run, piece, other)));
    return far >= 0 && Number.isFinite(far) ? -far : Infinity;
  },
  most: ({ of }, id, { run }) => -measure(run.situation, of, id),
  least: ({ of }, id, { run }) => measure(run.situation, of, id),
  neighbours: ({ of, within }, id, { run }) => -neighbours(run, id, of, within),
  groupLacking: ({ condition }, id, { run }) =>
    -groupOf(run.situation, id).filter(
      (piece) => !fighterOf(run.situation, piece.id).conditions.includes(condition),
    ).length,
  playersChoice: () => 0,
};

const least = (numbers: readonly number[]): number => Math.min(...numbers, Infinity);

/** The candidate and each of the others that a key names, as a figure and what it is measured to. */
const othersFor = (eye: Eye, id: AnyId, who: Who): readonly (readonly [Piece, AnyId])[] =>
  eye.run.tools
    .whoIs(eye.run, eye.scope, who, eye.self)
    .filter((other) => other !== id)
    .flatMap((other) => measured(eye, id, other));

export const keyValue = (key: Key, id: AnyId, eye: Eye): number =>
  (KEYS[key.kind] as (key: Key, id: AnyId, eye: Eye) => number)(key, id, eye);

/** The candidates in bunches of equals, best first; `by` is asked for the next number only while there are equals. */
export function bunches<T>(
  candidates: readonly T[],
  by: readonly ((candidate: T) => number)[],
): readonly (readonly T[])[] {
  const [first, ...others] = by;
  if (!first || candidates.length < 2) return candidates.length === 0 ? [] : [candidates];
  const valued = candidates.map((candidate) => ({ candidate, value: first(candidate) }));
  const values = [...new Set(valued.map(({ value }) => value))].sort((a, b) => a - b);
  return values.flatMap((value) =>
    bunches(
      valued.filter((one) => one.value === value).map(({ candidate }) => candidate),
      others,
    ),
  );
}

export type Selected = {
  readonly chosen: readonly AnyId[];
  /** More who are as good as the last of the chosen: the Imperial Rule or the players may take them instead. */
  readonly equals: readonly AnyId[];
  readonly rungs: readonly Rung[];
};

const countOf = (take: Take | undefined, all: number): number => {
  if (take === undefined) return 1;
  if (typeof take === 'number') return take;
  return all;
};

/** Chooses without asking what could be done with them; orders that aim at somebody go through the ladder. */
export function select(eye: Eye, selector: Selector): Selected {
  const { filter = [], must = [], order = [], take, soft } = selector;
  const { pool, rungs } = poolOf(eye, selector);
  const hard = sift(eye, pool, must, rungs);
  const wished = sift(eye, hard, filter, rungs);
  const isFallback = soft === true && wished.length === 0;
  if (isFallback) rungs.push({ by: { kind: 'fallback' }, survivors: hard });
  const candidates = isFallback ? hard : wished;
  const keys = isFallback ? [{ kind: 'closest' } as const] : order;
  const closest = (id: AnyId): number => closeness(eye.run, eye.self, id);
  const sorted = bunches(candidates, [
    ...keys.map((key) => (id: AnyId) => keyValue(key, id, eye)),
    // D35: without any criterion those in range are equals.
    ...(keys.length > 0 ? [closest] : []),
  ]);
  const wanted = countOf(take, candidates.length);
  const { chosen, equals } = takeFrom(sorted, wanted);
  for (const key of keys) rungs.push({ by: key, survivors: [...chosen, ...equals] });
  if (isTooFew(take, chosen.length)) return { chosen: [], equals: [], rungs };
  return { chosen, equals, rungs };
}

const isTooFew = (take: Take | undefined, found: number): boolean =>
  typeof take === 'object' && found < ('atLeast' in take ? take.atLeast : take.min);

function takeFrom(
  sorted: readonly (readonly AnyId[])[],
  wanted: number,
): Pick<Selected, 'chosen' | 'equals'> {
  const chosen: AnyId[] = [];
  for (const bunch of sorted) {
    const room = wanted - chosen.length;
    chosen.push(...bunch.slice(0, room));
    if (bunch.length >= room) return { chosen, equals: bunch.slice(room) };
  }
  return { chosen, equals: [] };
}

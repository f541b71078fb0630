// Who is meant without choosing: references that are already known.

import { spendWork } from '../../../kernel';
import type { FigureId } from '../../../rules';
import type { Ref } from '../../language/words';
import type { Run, Scope } from '../run';
import { factsOf, isThere, spaceId, type AnyId, type Situation } from '../situation';
import { distanceBetween, groupOf } from './measures';
import type { Eye } from './preds';

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

function groupFigures({ situation, figures }: Run): readonly AnyId[] {
  return figures.filter((id) => situation.board.figures.has(id));
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
  spendWork(board.lattice.spaces.length);
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

export function refIs(eye: Eye, ref: Ref): readonly AnyId[] {
  const { run, scope } = eye;
  const [kind, ...rest] = ref.split(':');
  spendWork(run.situation.board.pieces.length + run.situation.things.size);
  const found =
    rest.length > 0
      ? NAMED[kind as NamedKind](rest.join(':'), eye)
      : REFS[ref as keyof typeof REFS](run, scope);
  return found.filter((id) => isThere(run.situation, id));
}

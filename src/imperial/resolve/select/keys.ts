// What makes one candidate better than another, as numbers.

import type { Piece } from '../../../rules';
import type { Key, Who } from '../../language/nodes';
import { fighterOf, type AnyId } from '../situation';
import { closeness, groupOf, measure, neighbours, remoteness } from './measures';
import { measured, type Eye } from './preds';

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

// What makes one candidate better than another, as numbers.

import type { Key, Who } from '../../language/nodes';
import { fighterOf, type AnyId } from '../situation';
import { closeness, distanceBetween, groupOf, measure, neighbours } from './measures';
import { spacesBetween, type Eye } from './preds';

type Keys = { readonly [K in Key['kind']]: (key: Extract<Key, { kind: K }>, id: AnyId, eye: Eye) => number };

/** What a key makes of a candidate: the lower, the better. */
const KEYS: Keys = {
  closest: ({ to }, id, eye) =>
    to === undefined ? closeness(eye.run, eye.self, id) : Math.min(...distances(eye, id, to), Infinity),
  farthest: ({ from }, id, eye) => {
    const least =
      from === undefined
        ? (distanceBetween(eye.run, eye.self, id) ?? -Infinity)
        : Math.min(...distances(eye, id, from), Infinity);
    return Number.isFinite(least) ? -least : Infinity;
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

const distances = (eye: Eye, id: AnyId, to: Who): readonly number[] =>
  eye.run.tools
    .whoIs(eye.run, eye.scope, to, eye.self)
    .filter((other) => other !== id)
    .map((other) => spacesBetween(eye, id, other) ?? Infinity);

export const keyValue = (key: Key, id: AnyId, eye: Eye): number =>
  (KEYS[key.kind] as (key: Key, id: AnyId, eye: Eye) => number)(key, id, eye);

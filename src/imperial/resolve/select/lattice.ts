// The dialect of the board: what the orders ask about candidates is counted on its lattice of spaces. The board is known,
// so nobody is ever asked.

import type { Dialect } from '../../../orders';
import type { Pred, SelectorWords } from '../../language/nodes';
import { REACH_PREDS } from '../../language/selectors';
import type { Illegal, Option } from '../result';
import { rebelsOf, type AnyId } from '../situation';
import { keyValue } from './keys';
import { closeness } from './measures';
import { everyone } from './pools';
import { isTrueOf, type Eye } from './preds';
import { refIs } from './refs';

export type LatticeDialect = SelectorWords & {
  readonly id: AnyId;
  readonly eye: Eye;
  readonly question: never;
  readonly option: Option;
  readonly why: Illegal;
};

/** D8: asked after the move. */
export const isReachPred = ({ kind }: Pred): boolean => (REACH_PREDS as readonly string[]).includes(kind);

export const LATTICE: Dialect<LatticeDialect> = {
  noun: 'rebel',
  pool: everyone,
  meant: (ref, eye) => refIs(eye, ref),
  isTrueOf,
  valueOf: keyValue,
  closeness: (id, { run, self }) => closeness(run, self, id),
  plainOrder: [{ kind: 'closest' }],
  isAskedLater: isReachPred,
  // D7: where nobody is what the order asks for, any Rebel will do, allies included.
  fallback: ({ run, self }) => rebelsOf(run.situation).flatMap(({ id }) => (id === self.id ? [] : [id])),
};

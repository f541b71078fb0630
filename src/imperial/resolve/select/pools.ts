// Who or what a noun allows.

import type { Piece } from '../../../rules';
import type { NamedRef, Word } from '../../language/words';
import type { Run } from '../run';
import { countsAsRebel, type AnyId, type BoardThing } from '../situation';
import { isHeroPiece } from './measures';
import type { Eye } from './preds';
import { refIs } from './refs';

type Noun = Word<'noun'>;
const thingsWhere = ({ situation }: Run, is: (thing: BoardThing) => boolean): readonly AnyId[] =>
  [...situation.things.values()].filter(is).map(({ id }) => id);
const piecesWhere = ({ situation }: Run, is: (piece: Piece) => boolean): readonly AnyId[] =>
  situation.board.pieces.filter(is).map(({ id }) => id);
const OWN_KINDS: ReadonlySet<string> = new Set(['door', 'terminal', 'crate', 'entrance']);

/** D48: companions and incapacitated figures are nobody's targets, unless companions are asked for. */
const POOLS: { readonly [N in Noun]: (run: Run) => readonly AnyId[] } = {
  rebel: (run) => piecesWhere(run, countsAsRebel),
  hero: (run) => piecesWhere(run, (piece) => countsAsRebel(piece) && isHeroPiece(run.situation, piece.id)),
  ally: (run) => piecesWhere(run, (piece) => countsAsRebel(piece) && !isHeroPiece(run.situation, piece.id)),
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

/** Left out: Rebels. */
export const everyone = (noun: Noun | NamedRef | undefined, eye: Eye): readonly AnyId[] => {
  if (noun === undefined) return POOLS.rebel(eye.run);
  return isNamed(noun) ? refIs(eye, noun) : POOLS[noun](eye.run);
};

const isNamed = (noun: Noun | NamedRef): noun is NamedRef => noun.includes(':');

// Whether a candidate passes a filter: one small function for each filter of the language.

import { spendWork } from '../../../kernel';
import {
  HARMFUL_CONDITIONS,
  holds,
  sight,
  spacesOf,
  theFigure,
  type FigureId,
  type Piece,
} from '../../../rules';
import type { Pred, Who } from '../../language/nodes';
import type { Word } from '../../language/words';
import { distanceBetween, groupOf, isHealthy, isNextTo, isWounded, sharesSpace } from './measures';
import { amountOf, type Run, type Scope } from '../run';
import {
  factsOf,
  fighterOf,
  isFigure,
  pieceOf,
  rebelsOf,
  boardSubject,
  type AnyId,
  type Deed,
} from '../situation';

/** Who looks: the acting figure, where it stands or where it might stand after a move (D8). */
export type Eye = { readonly run: Run; readonly scope: Scope; readonly self: Piece };

type Preds = {
  readonly [K in Pred['kind']]: (pred: Extract<Pred, { kind: K }>, id: AnyId, eye: Eye) => boolean;
};

export const isTrueOf = (pred: Pred, id: AnyId, eye: Eye): boolean =>
  (PREDS[pred.kind] as (pred: Pred, id: AnyId, eye: Eye) => boolean)(pred, id, eye);

const unless = (not: true | undefined, is: boolean): boolean => is !== (not === true);

/** What happened within a span that reaches back from now. */
export function deedsIn(
  { run, scope }: { readonly run: Run; readonly scope: Scope },
  span: Word<'span'>,
): readonly Deed[] {
  const { earlier, deeds } = run.situation.memory;
  if (span === 'round') return [...earlier, ...deeds];
  if (span === 'groupActivation') return deeds;
  const ofTurn = deeds.filter(({ turn }) => turn === (run.turn?.figure ?? scope.self));
  return span === 'attack' ? ofTurn.slice(-1) : ofTurn;
}

/** The others that are meant, the candidate itself aside; left out: whoever looks, be it for an order of another. */
function othersThan({ run, scope, self }: Eye, who: Who | undefined, id: AnyId): readonly AnyId[] {
  const meant = who === undefined ? [self.id] : run.tools.whoIs(run, scope, who, self);
  spendWork(meant.length);
  return meant.filter((other) => other !== id);
}

/** A figure of that name, the acting one where it might stand. */
const pieceFor = ({ run, self }: Eye, id: AnyId): Piece | undefined =>
  id === self.id ? self : run.situation.board.figures.get(id as FigureId);

/** Which of two is the figure, and what is measured to from it; nothing where neither is one. */
export function measured(eye: Eye, a: AnyId, b: AnyId): readonly (readonly [Piece, AnyId])[] {
  const [from, to] = [pieceFor(eye, a), pieceFor(eye, b)];
  if (to && (b === eye.self.id || !from)) return [[to, a]];
  return from ? [[from, b]] : [];
}

function spacesBetween(eye: Eye, a: AnyId, b: AnyId): number | null {
  const [pair] = measured(eye, a, b);
  return pair ? distanceBetween(eye.run, ...pair) : null;
}

function nextToEachOther(eye: Eye, a: AnyId, b: AnyId): boolean {
  const [from, to] = [pieceFor(eye, a), pieceFor(eye, b)];
  if (b === eye.self.id && to)
    return isNextTo(eye.run, to, a) || (!isFigure(eye.run.situation, a) && sharesSpace(eye.run, to, a));
  if (from) return isNextTo(eye.run, from, b);
  return to ? isNextTo(eye.run, to, a) : false;
}

function seesThat(eye: Eye, viewer: AnyId, target: AnyId): boolean {
  const { situation } = eye.run;
  const subject = (id: AnyId) => {
    const piece = pieceFor(eye, id);
    return piece ? theFigure(piece) : boardSubject(situation, id);
  };
  return sight(situation.board, subject(viewer), subject(target)) !== null;
}

const spacesUnder = ({ run }: Eye, id: AnyId) => {
  const { situation } = run;
  spendWork(situation.board.lattice.spaces.length);
  const under = isFigure(situation, id) ? spacesOf(pieceOf(situation, id)) : [];
  return situation.board.lattice.spaces.filter(({ x, y }) => under.some((at) => at[0] === x && at[1] === y));
};

const tilesUnder = (eye: Eye, id: AnyId) =>
  spacesUnder(eye, id).flatMap(({ tile }) =>
    tile === undefined ? [] : (eye.run.situation.tiles[tile] ?? []),
  );

const SENSELESS: ReadonlySet<Word<'trait'>> = new Set(['creature', 'droid', 'vehicle']);

const PREDS: Preds = {
  healthy: (_, id, { run }) => isHealthy(run.situation, id),
  wounded: (_, id, { run }) => isWounded(run.situation, id),
  ready: (_, id, { run }) => !factsOf(run.situation, id).activated,
  activated: (_, id, { run }) => factsOf(run.situation, id).activated,
  lastHealthy: (_, id, { run }) =>
    isHealthy(run.situation, id) &&
    rebelsOf(run.situation).filter((rebel) => isHealthy(run.situation, rebel.id)).length === 1,
  // Who comes next is for the players to say; it can only be one who has not been activated.
  nextToActivate: (_, id, { run }) => !factsOf(run.situation, id).activated,
  damaged: ({ not }, id, { run }) => unless(not, fighterOf(run.situation, id).damage > 0),
  elite: ({ not }, id, { run }) => unless(not, factsOf(run.situation, id).elite),
  unique: ({ not }, id, { run }) => unless(not, factsOf(run.situation, id).unique),
  massive: ({ not }, id, eye) => unless(not, pieceFor(eye, id)?.massive === true),
  sentient: ({ not }, id, { run }) =>
    unless(not, !factsOf(run.situation, id).traits.some((trait) => SENSELESS.has(trait))),
  canAttack: ({ not }, id, { run, scope }) => unless(not, run.tools.canAttack(run, scope, id)),
  condition: ({ is, not }, id, { run }) => unless(not, holds(fighterOf(run.situation, id), is)),
  harmful: ({ not }, id, { run }) =>
    unless(
      not,
      HARMFUL_CONDITIONS.some((condition) => holds(fighterOf(run.situation, id), condition)),
    ),
  trait: ({ is, not }, id, { run }) => unless(not, factsOf(run.situation, id).traits.includes(is)),
  attacked: ({ during, not }, id, eye) =>
    unless(
      not,
      deedsIn(eye, during).some((deed) => deed.kind === 'attack' && deed.target === id),
    ),
  hurt: (_, id, eye) =>
    deedsIn(eye, 'activation').some((deed) => deed.kind === 'harm' && deed.on === id && deed.damage > 0),
  failed: (_, id, { scope }) => scope.failed.includes(id),
  passed: (_, id, { scope }) => scope.passed.includes(id),
  interior: (_, id, eye) => tilesUnder(eye, id).some(({ interior }) => interior),
  exterior: (_, id, eye) => tilesUnder(eye, id).some(({ interior }) => !interior),
  ownGroup: ({ not }, id, { run, scope }) =>
    unless(not, groupOf(run.situation, scope.self).some((piece) => piece.id === id) || id === scope.self),
  group: ({ card }, id, { run }) => factsOf(run.situation, id).card === card,
  powerToken: ({ is, not }, id, { run }) => {
    const { powerTokens } = fighterOf(run.situation, id);
    return unless(not, is === 'any' ? powerTokens.length > 0 : powerTokens.includes(is));
  },
  carrying: ({ thing }, id, { run }) => factsOf(run.situation, id).carrying.includes(thing),
  marked: ({ thing }, id, { run }) => factsOf(run.situation, id).marks.includes(thing),
  holdsSupply: (_, id, { run }) => factsOf(run.situation, id).holdsSupply,
  cost: ({ max }, id, { run }) => factsOf(run.situation, id).cost <= max,
  onTile: ({ tile }, id, eye) => tilesUnder(eye, id).some((under) => under.id === tile),
  hasAttacked: ({ during, not }, id, eye) =>
    unless(
      not,
      deedsIn(eye, during).some((deed) => deed.kind === 'attack' && deed.by === id),
    ),
  within: ({ spaces, of, not }, id, eye) => {
    const most = amountOf(eye.scope, spaces);
    return unless(
      not,
      othersThan(eye, of, id).some((other) => (spacesBetween(eye, id, other) ?? Infinity) <= most),
    );
  },
  adjacent: ({ to, not }, id, eye) =>
    unless(
      not,
      othersThan(eye, to, id).some((other) => nextToEachOther(eye, id, other)),
    ),
  sees: ({ whom, not }, id, eye) =>
    unless(
      not,
      othersThan(eye, whom, id).some((other) => seesThat(eye, id, other)),
    ),
  seenBy: ({ whom, not }, id, eye) =>
    unless(
      not,
      othersThan(eye, whom, id).some((other) => seesThat(eye, other, id)),
    ),
};

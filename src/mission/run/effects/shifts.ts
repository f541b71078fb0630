// Effects that shift figures against each other: pushes, swaps, and duels.

import {
  pushReach,
  countSpaces,
  theFigure,
  theSpace,
  type FigureId,
  type Place,
  type Point,
} from '../../../rules';
import type { FigureState } from '../../game';
import type { EffectOf } from '../../language/nodes';
import type { ScriptScope } from '../../game';
import { figuresOf } from '../figures/who';
import { namedSpaces } from '../groups/deploy';
import { emit, showNext, update, updateFigure, type MissionRun } from '../run';
import { countOf } from '../scripts/numbers';
import { boardOf } from '../table/board';
import type { EffectHandler } from './handler';

type Shift = 'push' | 'swap' | 'duel';

export const SHIFT_EFFECTS: { readonly [K in Shift]: EffectHandler<K> } = {
  push,
  swap: (run, { who, and }, scope) => {
    const [one, other] = [firstOf(run, who, scope), firstOf(run, and, scope)];
    if (!one || !other || one.id === other.id) return;
    if (run.game.tracked) {
      stand(run, one, other);
      stand(run, other, one);
    }
    show(run, 'swaps', [one, other]);
  },
  duel: (run, { who, against, off }, scope) => {
    const duel = { who: figuresOf(run, who, scope), against: figuresOf(run, against, scope) };
    const meant = [...duel.who, ...duel.against];
    const others = (run.game.duels ?? []).filter((one) =>
      [...one.who, ...one.against].every((id) => !meant.includes(id)),
    );
    if (duel.who.length === 0 || duel.against.length === 0) return;
    update(run, { duels: off ? others : [...others, duel] });
    show(run, off ? 'parts' : 'duels', figuresIn(run, meant));
  },
};

/** As far away as the push allows; of equally far places the first in reading order. In told play the players do it. */
function push(run: MissionRun, { who, from, by }: EffectOf<'push'>, scope: ScriptScope): void {
  const spaces = countOf(run, by, scope);
  const [origin] = namedSpaces(run, [from]);
  const figures = figuresIn(run, figuresOf(run, who, scope));
  if (!origin || spaces === 0 || figures.length === 0) return;
  if (run.game.tracked) for (const figure of figures) drive(run, figure, origin, spaces);
  showNext(run, {
    kind: 'figures',
    does: 'driven',
    figures: figuresIn(
      run,
      figures.map(({ id }) => id),
    ).map(shown),
    by: spaces,
    ...(typeof from === 'string' && { from }),
  });
}

function drive(run: MissionRun, figure: FigureState, origin: Point, spaces: number): void {
  const board = boardOf(run.play, run.game);
  const piece = board?.figures.get(figure.id as FigureId);
  if (!board || !piece) return;
  const of = theSpace(origin);
  const far = (place: Place): number => countSpaces(board, theFigure({ ...piece, ...place }), of) ?? 0;
  const [best] = pushReach(board, piece, spaces, { towards: false, of })
    .ends.map(({ at, size }) => ({ at, size, far: far({ at, size }) }))
    .toSorted((a, b) => b.far - a.far || a.at[1] - b.at[1] || a.at[0] - b.at[0]);
  if (best) stand(run, figure, best);
}

/** Where another one stands or stood; whose place nobody knows stays unknown. */
function stand(run: MissionRun, { id, at: from }: FigureState, { at }: Pick<FigureState, 'at'>): void {
  updateFigure(run, id, { at });
  emit(run, { kind: 'figureMoved', figure: id, from, to: at });
}

const firstOf = (run: MissionRun, who: EffectOf<'swap'>['who'], scope: ScriptScope) =>
  figuresIn(run, figuresOf(run, who, scope))[0];

const figuresIn = ({ game }: MissionRun, ids: readonly string[]): readonly FigureState[] =>
  ids.flatMap((id) => game.figures[id] ?? []);

const shown = ({ id, of, at }: FigureState) => ({ id, of, at });

const show = (run: MissionRun, does: 'swaps' | 'duels' | 'parts', figures: readonly FigureState[]): void =>
  showNext(run, {
    kind: 'figures',
    does,
    figures: figures
      .map(({ id }) => id)
      .flatMap((id) => run.game.figures[id] ?? [])
      .map(shown),
  });

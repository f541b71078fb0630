// Tracked play: players show where a figure went, and correct what the app knows of it.

import { MAX_POWER_TOKENS, mayBePlaced, type Point, type Size } from '../../../rules';
import type { FigureChange, Refusal, RefusalCode } from '../../command';
import type { FigureState } from '../../game';
import { fighterInMission } from '../groups/situation';
import { spendPoints } from '../round/turn';
import { emit, updateFigure, type MissionRun } from '../run';
import { notice } from '../scripts/noticing';
import { baseOf, boardOf } from '../table/board';
import { defeatFigure } from './damage';

/** `null`: nobody knows where. */
export function correctPlace(
  run: MissionRun,
  figure: FigureState,
  to: Point | null,
  size: Size = figure.size,
): Refusal | undefined {
  const { id, at } = figure;
  const before = run.game;
  if (to !== null && !fitsThere(run, figure, to, size)) return { code: 'badPlace', of: id };
  if (to !== null) spendPoints(run, id, { at: to, size });
  updateFigure(run, id, { at: to, size });
  emit(run, { kind: 'figureMoved', figure: id, from: at, to });
  notice(run, before);
  return undefined;
}

function fitsThere({ play, game }: MissionRun, figure: FigureState, at: Point, size: Size): boolean {
  const board = boardOf(play, game);
  return board !== null && mayBePlaced(board, baseOf(play, game, figure), { at, size });
}

/** Whoever has no health left by it is wounded, withdrawn or defeated at once. */
export function correctFigure(
  run: MissionRun,
  figure: FigureState,
  set: FigureChange,
): RefusalCode | undefined {
  if (![set.damage, set.strain].every((value) => value === undefined || isCount(value))) return 'badNumber';
  if ((set.powerTokens?.length ?? 0) > MAX_POWER_TOKENS) return 'badNumber';
  const before = run.game;
  updateFigure(run, figure.id, set);
  const { health } = fighterInMission(run.play, run.game, { ...figure, ...set });
  if (health !== undefined && (set.damage ?? 0) >= health) defeatFigure(run, figure.id);
  notice(run, before);
  return undefined;
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 99;

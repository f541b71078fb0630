// Turns the results of an activation into changes of the game: moves, wounds, opened doors, broken things.

import type { Resolution, Situation } from '../../../imperial';
import { isGone, type Fighter, type Piece } from '../../../rules';
import { doorOfEdge } from '../table/board';
import { figureFor } from './crowd';
import { defeatFigure, destroyThing, withdrawHero, woundHero } from '../figures/damage';
import { removeThing, turnDoor } from '../table/handling';
import { wearForm } from './forms';
import { emit, update, updateFigure, updateThing, type MissionRun } from '../run';

/** What changed between two situations happens in the game: the second was made from the first by an activation. */
export function applySituation(
  run: MissionRun,
  before: Situation,
  after: Situation,
  { steps }: Pick<Resolution, 'steps'>,
): void {
  const walked = spacesWalked(steps);
  for (const piece of after.board.pieces) moveTo(run, piece, walked);
  for (const { piece } of after.fallen) if (before.board.figures.has(piece.id)) moveTo(run, piece, walked);
  comeBack(run, after);
  openDoors(run, before, after);
  breakThings(run, before, after);
  for (const [id, fighter] of after.fighters) {
    const stands = after.board.figures.has(id);
    if (stands || before.board.figures.has(id)) applyFighter(run, id, fighter, !stands);
  }
  changeForms(run, before, after);
}

/** A group that gives its card back does so before another one takes it. */
function changeForms(run: MissionRun, before: Situation, after: Situation): void {
  const changed = [...after.facts].flatMap(([id, { form }]) => {
    const group = run.game.figures[id]?.group ?? null;
    return group === null || before.facts.get(id)?.form === form ? [] : [{ group, form: form ?? null }];
  });
  for (const { group, form } of changed) if (form === null) wearForm(run, group, form);
  for (const { group, form } of changed) if (form !== null) wearForm(run, group, form);
}

/** How far each figure went by its orders. */
function spacesWalked(steps: Resolution['steps']): ReadonlyMap<string, number> {
  const walked = new Map<string, number>();
  for (const act of steps.flatMap(({ acts }) => acts))
    if (act.kind === 'move') walked.set(act.figure, (walked.get(act.figure) ?? 0) + act.route.length - 1);
  return walked;
}

function moveTo(run: MissionRun, { id, at, size }: Piece, walked: ReadonlyMap<string, number>): void {
  const figure = run.game.figures[id];
  if (!figure || (figure.at && isSame(figure.at, at) && isSame(figure.size, size))) return;
  updateFigure(run, id, { at, size });
  const spaces = walked.get(id);
  emit(run, { kind: 'figureMoved', figure: id, from: figure.at, to: at, ...(spaces && { spaces }) });
}

const isSame = (a: readonly [number, number], b: readonly [number, number]): boolean =>
  a[0] === b[0] && a[1] === b[1];

/** Figures that orders brought back. */
function comeBack(run: MissionRun, { board, facts }: Situation): void {
  for (const group of run.game.groups) {
    const back = board.pieces.filter(
      ({ id }) => !(id in run.game.figures) && facts.get(id)?.group === group.id,
    );
    if (back.length === 0) continue;
    const figures = back.map(({ id, at, size }) => ({
      ...figureFor(run.play, { id, of: group.card, group: group.id }),
      at,
      size,
    }));
    const added = Object.fromEntries(figures.map((figure) => [figure.id, figure]));
    update(run, { figures: { ...run.game.figures, ...added } });
    emit(run, { kind: 'groupReinforced', group: group.id, figures: figures.length });
  }
}

function openDoors(run: MissionRun, before: Situation, after: Situation): void {
  for (const [id, { closed }] of before.board.doors) {
    if (closed && after.board.doors.get(id)?.closed === false) turnDoor(run, doorOfEdge(id), 'open');
  }
}

function breakThings(run: MissionRun, before: Situation, after: Situation): void {
  for (const [id, { fighter }] of before.things) {
    const now = after.things.get(id);
    if (!now && fighter) destroyThing(run, id);
    else if (!now) removeThing(run, id);
    else if (now.fighter && now.fighter.damage !== fighter?.damage)
      updateThing(run, id, { damage: now.fighter.damage });
  }
}

/** What a fight made of a figure; `gone`: it is no longer on the map. */
export function applyFighter(run: MissionRun, id: string, fighter: Fighter, gone = isGone(fighter)): void {
  const { damage, conditions, powerTokens, hero } = fighter;
  if (hero?.wounded) woundHero(run, id);
  if (gone) {
    if (hero) withdrawHero(run, id);
    else defeatFigure(run, id);
    return;
  }
  updateFigure(run, id, { damage, conditions, powerTokens, strain: hero?.strain ?? 0 });
}

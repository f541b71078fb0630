// Form cards: which figure wears which one. In tracked play the orders put them on; in told play the players follow the list,
// and what its free lines say of a form has happened when the window closes.

import type { Line } from '../../../imperial';
import type { FigureState, Game } from '../../game';
import { emit, update, type MissionRun } from '../run';

/** The figures of a group wear the form card that lies under its card; nothing happens if they do already. */
export function wearForm(run: MissionRun, group: string, form: string | null): void {
  if (formOfGroup(run.game, group) === form || isWorn(run.game, form, group)) return;
  const figures = Object.entries(run.game.figures).map(([id, figure]): [string, FigureState] => {
    if (figure.group !== group) return [id, figure];
    const { form: _, ...bare } = figure;
    return [id, form === null ? bare : { ...bare, form }];
  });
  update(run, { figures: Object.fromEntries(figures) });
  emit(run, { kind: 'formTaken', group, form });
}

/** Each form card is there once: what another group has stays with it. */
const isWorn = ({ figures }: Game, form: string | null, but: string): boolean =>
  form !== null && Object.values(figures).some((figure) => figure.form === form && figure.group !== but);

/** What a list makes of the form of whoever follows it; nothing: it stays. Lines that cost something may be skipped. */
export const formOfLines = (lines: readonly Line[]): string | null | undefined =>
  lines
    .filter(({ cost }) => cost === undefined)
    .flatMap((line) => line.do)
    .reduce<string | null | undefined>(
      (worn, step) => (step.kind === 'form' ? step.form : step.kind === 'dropForm' ? null : worn),
      undefined,
    );

/** The form of a group's figures; all of them wear the same. */
const formOfGroup = ({ figures }: Pick<Game, 'figures'>, group: string): string | null =>
  Object.values(figures).find((figure) => figure.group === group)?.form ?? null;

/** In which form a group attacks once it has followed these lines: another group may wear the card. */
export function formFor(game: Game, group: string, lines: readonly Line[]): string | null {
  const now = formOfGroup(game, group);
  const next = formOfLines(lines);
  return next === undefined || isWorn(game, next, group) ? now : next;
}

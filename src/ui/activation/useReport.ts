// A report of what changed at the table, as it is being made: when it happened, to whom, and what a tap on the board means
// for it. The board shows the moment that is reported.

import { useMemo } from 'react';
import type { Change, Situation } from '../../imperial';
import { spacesOf, type FigureId, type Point } from '../../rules';
import type { BoardTaps, FigureView, LineView, MarkView } from '../../scene';
import { useNamedState } from '../parts/useNamedState';
import { NOW, type ReportMoment, type ReportRoute } from './reporting';
import { linesAlong } from './stepView';
import type { ActivationControl } from './useActivation';

type Reporting = {
  readonly open: boolean;
  /** Whose move is looked at, by its place among the moves of the stretch. */
  readonly move: number;
  readonly moment: ReportMoment | null;
  readonly who: FigureId | null;
  /** The next tap on the board says where this figure stands now. */
  readonly moving: boolean;
};

const CLOSED: Reporting = { open: false, move: 0, moment: null, who: null, moving: false };
const NO_ROUTES: readonly ReportRoute[] = [];
const NO_CHANGES: readonly Change[] = [];

/** `name`: of the activation; another stretch of it begins another report. */
export function useReport(activation: ActivationControl | null, name: string) {
  const from = activation?.stretch.from ?? 0;
  const [state, change] = useNamedState<Reporting>(`${name} ${from}`, () => CLOSED);
  const { open, move, who } = state;
  const routes = activation?.routes ?? NO_ROUTES;
  const resolution = activation?.resolution;
  const canBeNow = activation?.done === false;
  // Without a move to break into, it can only have happened now.
  const moment = state.moment ?? (routes.length === 0 && canBeNow ? NOW : null);
  const at = useMemo(
    () => (open && moment && activation ? activation.momentOf(moment) : null),
    // The control is another object each time; what it knows changes with its resolution.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [open, moment, resolution],
  );
  const set = (next: Partial<Reporting>) => change((now) => ({ ...now, ...next }));
  const report = (changes: readonly Change[]) => {
    if (moment) activation?.report(moment, changes);
    set({ moving: false });
  };
  const route = moment === null ? (routes[move] ?? null) : null;
  const choose = (chosen: ReportMoment | null) => set({ moment: chosen, moving: false });
  const taps =
    open && activation ? tapsOf({ route, moment, who, moving: state.moving, at, choose, set, report }) : null;
  return {
    open,
    setOpen: (next: boolean) => set(next ? { open: true } : CLOSED),
    routes,
    canBeNow,
    move,
    setMove: (next: number) => set({ move: next }),
    moment,
    choose,
    who,
    setWho: (next: FigureId | null) => set({ who: next, moving: false }),
    moving: state.moving,
    startMoving: () => set({ moving: true }),
    /** The table at that moment, with what has been told of it. */
    situation: at?.after ?? null,
    changes: at?.changes ?? NO_CHANGES,
    report,
    takeBack: () => moment && activation?.takeBackReport(moment),
    /** What taps on the board mean while it is open; `null`: what they mean otherwise. */
    taps,
    shown: open ? shownFor(route, moment, at?.after ?? null) : null,
  };
}

export type TableReport = ReturnType<typeof useReport>;

type Tapping = Pick<Reporting, 'moment' | 'who' | 'moving'> & {
  readonly route: ReportRoute | null;
  readonly at: { readonly after: Situation } | null;
  readonly choose: (moment: ReportMoment) => void;
  readonly set: (next: Partial<Reporting>) => void;
  readonly report: (changes: readonly Change[]) => void;
};

function tapsOf({ route, moment, who, moving, at, choose, set, report }: Tapping): BoardTaps | null {
  if (route) {
    const pick = (place: number) => place >= 0 && choose({ kind: 'route', route, place });
    return {
      onTapSpace: (space) => pick(placeAt(route, space)),
      onTapFigure: (id) => id === (route.figure as string) && pick(route.route.length - 1),
    };
  }
  const piece = who === null ? undefined : at?.after.board.figures.get(who);
  if (moving && piece)
    return {
      onTapSpace: (to) => report([{ kind: 'moved', figure: piece.id, to: { at: to, size: piece.size } }]),
    };
  return moment && { onTapFigure: (id) => set({ who: id as FigureId }) };
}

/** The place of the route that a tap means: where the base begins, or else covers the space. */
export function placeAt({ route, spent }: ReportRoute, [x, y]: Point): number {
  const free = (index: number): boolean => spent[index] !== null;
  const exact = route.findIndex(({ at }, index) => free(index) && at[0] === x && at[1] === y);
  if (exact >= 0) return exact;
  return route.findIndex(
    (place, index) => free(index) && spacesOf(place).some((space) => space[0] === x && space[1] === y),
  );
}

type Shown = {
  readonly marks: readonly MarkView[];
  readonly lines: readonly LineView[];
  readonly placeOf: ((figure: FigureView) => FigureView | null) | null;
};

/** The route with the spaces to tap, or the table at the moment that was chosen. */
function shownFor(
  route: ReportRoute | null,
  moment: ReportMoment | null,
  situation: Situation | null,
): Shown | null {
  if (route)
    return {
      marks: route.route.flatMap(({ at }, place): readonly MarkView[] =>
        route.spent[place] === null ? [] : [{ at, tone: 'reach', text: String(place) }],
      ),
      // The numbers show the way; a line would cross them out.
      lines: [],
      placeOf: null,
    };
  if (moment?.kind !== 'route' || !situation) return null;
  return {
    marks: [],
    lines: linesAlong(moment.route.route),
    placeOf: (figure) => {
      const piece = situation.board.figures.get(figure.id as FigureId);
      return piece ? { ...figure, at: piece.at, size: piece.size } : null;
    },
  };
}

/** What the board shows, as long as something is being reported. */
export const withReport = <
  View extends {
    readonly figures: readonly FigureView[];
    readonly marks: readonly MarkView[];
    readonly lines: readonly LineView[];
  },
>(
  view: View,
  { shown }: Pick<TableReport, 'shown'>,
): View => {
  if (!shown) return view;
  const { marks, lines, placeOf } = shown;
  const figures = placeOf ? view.figures.flatMap((figure) => placeOf(figure) ?? []) : view.figures;
  return { ...view, figures, marks, lines };
};

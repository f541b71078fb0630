// The window that the app resolves on the board, while it is in front: one state for its panel and for the board, so that
// neither has to tell the other.

import { defenseOffers, resolvedWindow, standingAids, type ResolvedOrders, type Told } from '../../mission';
import type { BoardTaps, FigureView } from '../../scene';
import { useActivation, type ActivationControl } from '../activation/useActivation';
import { useActivationView, type ActivationView } from '../activation/useActivationView';
import { useReport, withReport, type TableReport } from '../activation/useReport';
import { useSeat } from '../party/seat';
import { lookingTaps, type BoardLayer } from './boardLayer';
import { leaveOff, leftOff, windowName } from './leftOff';
import type { MissionTable } from './mission';

export type WindowTable = {
  readonly resolved: ResolvedOrders;
  readonly activation: ActivationControl;
  readonly report: TableReport;
  readonly layer: BoardLayer;
};

const NONE = '';

/** `null`: there is none, the players see to it by themselves, or they look at something else. */
export function useWindow(table: MissionTable, standing: readonly FigureView[]): WindowTable | null {
  const { play, game, subject, say } = table;
  const { window, round } = game;
  const isInFront = subject === null && !game.prompt && game.stage !== 'over';
  const resolved = isInFront ? resolvedWindow(play, game) : null;
  const name = resolved && window ? windowName(round, window) : NONE;
  const activation = useActivation(resolved, {
    name,
    setTold: (told: readonly Told[]) => say({ kind: 'tell', told }),
    standing: (...attack) => standingAids(defenseOffers(play, game, ...attack)),
    left: window ? leftOff(play, round, window)?.look : undefined,
    follows: useSeat() !== null,
    onLook: (look) => window && leaveOff(play, round, window, { look }),
  });
  const view = useActivationView(activation, standing);
  const report = useReport(activation, name);
  if (!resolved || !activation || !view) return null;
  const { figures, marks, lines, stage } = withReport(view, report);
  const taps = report.taps ?? tapsOf(table, view);
  return { resolved, activation, report, layer: { view: { figures, marks, lines }, taps, stage } };
}

/** A tap ends the walk, or looks at whatever was tapped. */
const tapsOf = (table: MissionTable, { walking, skip }: ActivationView): BoardTaps =>
  walking ? { onTapSpace: skip, onTapFigure: skip } : lookingTaps(table);

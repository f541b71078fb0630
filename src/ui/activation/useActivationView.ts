// What the board shows while an activation is stepped through: everybody where the shown step leaves them, the way that
// is taken, the lines that are shot along. The figure walks its way.

import { useMemo } from 'react';
import type { FigureId } from '../../rules';
import type { FigureView, LineView, MarkView } from '../../scene';
import { useSettings } from '../services';
import { attackLines, moveOf, placesAfter, routeView, type AttackAct } from './stepView';
import type { Activation } from './useActivation';
import { useWalk } from './useWalk';

export type ActivationView = {
  readonly figures: readonly FigureView[];
  readonly marks: readonly MarkView[];
  readonly lines: readonly LineView[];
};

/** `standing`: the figures as they stood before the activation. */
export function useActivationView(activation: Activation, standing: readonly FigureView[]): ActivationView {
  const { motion } = useSettings();
  const { resolution, at, begun, changes } = activation;
  const step = begun ? activation.step : undefined;
  const move = moveOf(step);
  const walking = useWalk(move?.route, motion === 'reduced');
  const figures = useMemo(() => {
    const before = placesAfter(resolution.steps.slice(0, at), changes);
    const places =
      move && walking
        ? new Map(before).set(move.figure, walking)
        : placesAfter(resolution.steps.slice(0, step ? at + 1 : 0), changes);
    return standing.flatMap((figure): readonly FigureView[] => {
      const place = places.get(figure.id as FigureId);
      if (place === null) return [];
      const shown = { ...figure, selected: figure.id === step?.figure };
      return [place ? { ...shown, at: place.at, size: place.size } : shown];
    });
  }, [resolution, at, step, changes, move, walking, standing]);
  return useMemo(() => {
    const route = move ? routeView(move) : { marks: [], lines: [] };
    const attacks = (step?.acts ?? []).filter((act): act is AttackAct => act.kind === 'attack');
    return { figures, marks: route.marks, lines: [...route.lines, ...attacks.flatMap(attackLines)] };
  }, [figures, move, step]);
}

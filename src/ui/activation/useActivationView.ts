// What the board shows of an activation. Before it begins: where everybody will go, and the way of the first. Then: everybody where the stretch leaves
// them, the ways that are taken, the lines that are shot along; and figures walk their ways one after the other.

import { useMemo } from 'react';
import type { StepResult } from '../../imperial';
import type { FigureId, Point } from '../../rules';
import type { FigureView, LineView, MarkView } from '../../scene';
import {
  attackLines,
  attacksOf,
  endMarks,
  linesOnce,
  movesOf,
  optionMarks,
  placesAfter,
  routeLines,
  routeMarks,
  stageOf,
  stopShort,
  targetMarks,
  type MoveAct,
  type FigurePlaces,
} from './stepView';
import type { ActivationControl } from './useActivation';
import { useReducedMotion } from '../feel/useReducedMotion';
import { useWalk } from './useWalk';
import type { WalkGlide } from './walk';

type Shown = { readonly marks: readonly MarkView[]; readonly lines: readonly LineView[] };
export type ActivationView = Shown & {
  readonly figures: readonly FigureView[];
  /** What should be in view: all of the stretch, or before it begins all of the activation. */
  readonly stage: { readonly of: string; readonly spaces: readonly Point[] };
  readonly walking: boolean;
  /** A tap on the board: everybody has arrived. */
  readonly skip: () => void;
};

const NO_MOVES: readonly MoveAct[] = [];
const NO_STEPS: readonly StepResult[] = [];

/** As much of an activation as the board shows. */
type Seen = Pick<ActivationControl, 'begun' | 'stretch' | 'interruptions' | 'asked' | 'tray' | 'waiting'> &
  Readonly<Record<'resolution' | 'forecast', { readonly steps: readonly StepResult[] }>>;

const NOTHING: Seen = {
  resolution: { steps: NO_STEPS },
  forecast: { steps: NO_STEPS },
  begun: false,
  stretch: { from: 0, stop: -1, to: -1 },
  interruptions: [],
  asked: null,
  tray: null,
  waiting: false,
};

/** `standing`: the figures as they stood before the activation. */
export function useActivationView(
  activation: ActivationControl,
  standing: readonly FigureView[],
): ActivationView;
export function useActivationView(
  activation: ActivationControl | null,
  standing: readonly FigureView[],
): ActivationView | null;
export function useActivationView(
  activation: ActivationControl | null,
  standing: readonly FigureView[],
): ActivationView | null {
  const { resolution, forecast, begun, stretch, interruptions, asked, tray, waiting }: Seen =
    activation ?? NOTHING;
  const { from, stop, to } = stretch;
  const { steps } = resolution;
  const still = useReducedMotion();
  const here = useMemo(() => steps.slice(from, to + 1), [steps, from, to]);
  const moves = useMemo(() => (begun ? movesOf(here) : NO_MOVES), [begun, here]);
  const { walking, glides, skip } = useWalk(moves, still);

  const places = useMemo((): FigurePlaces => {
    const before = placesAfter(steps.slice(0, begun ? from : 0), interruptions);
    if (!begun) return before;
    // As long as dice tumble, nobody has fallen yet.
    if (walking || tray === 'tumbling') return walkedTo(before, moves, glides);
    return placesAfter(steps.slice(0, to + 1), interruptions);
  }, [steps, begun, from, to, interruptions, walking, tray, moves, glides]);

  const acting = begun
    ? walking
      ? (glides.at(-1)?.figure ?? moves[0]?.figure)
      : steps[stop]?.figure
    : undefined;
  const figures = useMemo(
    () =>
      [...standing, ...newcomers(standing, places)].flatMap((figure): readonly FigureView[] => {
        const place = places.get(figure.id as FigureId);
        if (place === null) return [];
        const shown = { ...figure, selected: figure.id === acting };
        return [place ? { ...shown, at: place.at, size: place.size } : shown];
      }),
    [standing, places, acting],
  );

  const shown = useMemo((): Shown => {
    const labelOf = (id: string) => standing.find((figure) => figure.id === id)?.label;
    if (!begun) {
      // Several ways at once cover one another: the way of the first, and where everybody ends.
      const all = movesOf(forecast.steps);
      const leader = all.filter(({ figure }) => figure === all[0]?.figure);
      return { marks: endMarks(all, labelOf), lines: stopShort(linesOnce(leader.flatMap(routeLines))) };
    }
    const last = here.filter(({ figure }) => figure === steps[stop]?.figure);
    const attack = attacksOf(last).at(-1);
    const target = waiting ? figures.find(({ id }) => id === (attack?.target as string)) : undefined;
    const several = new Set(moves.map(({ figure }) => figure)).size > 1;
    const ways = several ? everyWay(moves, labelOf) : oneWay(moves);
    const asking = here.filter(({ figure }) => figure === asked).flatMap((step) => optionMarks(step));
    return {
      marks: [...without(ways.marks, asking), ...asking, ...targetMarks(target)],
      lines: [...ways.lines, ...(attack ? attackLines(attack) : [])],
    };
  }, [standing, begun, forecast, steps, stop, here, moves, asked, waiting, figures]);

  const stage = useMemo(
    () => ({
      of: begun ? String(from) : 'all',
      spaces: begun
        ? stageOf(here, standing, placesAfter(steps.slice(0, from), interruptions))
        : stageOf(forecast.steps, standing),
    }),
    [begun, from, here, steps, interruptions, forecast, standing],
  );

  const isThere = activation !== null;
  return useMemo(
    () => (isThere ? { figures, ...shown, stage, walking, skip } : null),
    [isThere, figures, shown, stage, walking, skip],
  );
}

/** Figures that come back to the map look like the rest of their group, with their own number. */
export const newcomers = (standing: readonly FigureView[], places: FigurePlaces): readonly FigureView[] =>
  [...places].flatMap(([id, place]): readonly FigureView[] => {
    if (place === null || standing.some((figure) => figure.id === id)) return [];
    const [group, number] = [id.slice(0, id.lastIndexOf('-') + 1), id.slice(id.lastIndexOf('-') + 1)];
    const mate = standing.find((figure) => figure.id.startsWith(group));
    return mate ? [{ ...mate, id, label: mate.label?.replace(/\d+/, number), ...place }] : [];
  });

/** Everybody where they are on their ways. */
function walkedTo(
  before: FigurePlaces,
  moves: readonly MoveAct[],
  glides: readonly WalkGlide[],
): FigurePlaces {
  const places = new Map(before);
  for (const { leg, figure, to } of glides) {
    places.set(figure, to);
    for (const shoved of moves[leg]?.displaced ?? []) places.set(shoved.figure, shoved.to);
  }
  return places;
}

/** Several ways at once: each ends in the letters of whoever goes there. */
const everyWay = (moves: readonly MoveAct[], labelOf: (id: string) => string | undefined): Shown => ({
  marks: endMarks(moves, labelOf),
  lines: linesOnce(moves.flatMap(routeLines)),
});

const oneWay = (moves: readonly MoveAct[]): Shown => ({
  marks: moves.flatMap(routeMarks),
  lines: linesOnce(moves.flatMap(routeLines)),
});

/** A space has one mark. */
const without = (marks: readonly MarkView[], others: readonly MarkView[]): readonly MarkView[] => {
  const taken = new Set(others.map(({ at }) => at.join()));
  return marks.filter(({ at }) => !taken.has(at.join()));
};

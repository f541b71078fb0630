// What the board shows of a step: who stands where by then, the way the figure takes, and the line it shoots along.

import type { Act, Change, StepResult } from '../../imperial';
import type { FigureId, Place, Point } from '../../rules';
import type { LineView, MarkView } from '../../scene';

/** Where figures stand once these steps are done and these changes were told; `null`: off the map. */
export function placesAfter(
  steps: readonly StepResult[],
  changes: readonly Change[],
): ReadonlyMap<FigureId, Place | null> {
  const places = new Map<FigureId, Place | null>();
  for (const { figure, acts, after } of steps) {
    for (const act of acts) moveBy(places, act);
    if (after?.defeated) places.set(figure, null);
  }
  for (const change of changes) {
    if (change.kind === 'gone') places.set(change.figure, null);
    if (change.kind === 'moved') places.set(change.figure, change.to);
  }
  return places;
}

function moveBy(places: Map<FigureId, Place | null>, act: Act): void {
  if (act.kind === 'move') {
    places.set(act.figure, act.end);
    for (const { figure, to } of act.displaced ?? []) places.set(figure, to);
  }
  if (act.kind === 'attack' && (act.result?.fate === 'defeated' || act.result?.fate === 'withdrawn')) {
    places.set(act.target as string as FigureId, null);
  }
}

export type MoveAct = Extract<Act, { kind: 'move' }>;
export type AttackAct = Extract<Act, { kind: 'attack' }>;

export const moveOf = (step: StepResult | undefined): MoveAct | undefined =>
  step?.acts.find((act): act is MoveAct => act.kind === 'move' && act.route.length > 1);

/** The way as a line through the middles of the base, and every place of it. */
export function routeView({ route, choice }: MoveAct): {
  readonly marks: readonly MarkView[];
  readonly lines: readonly LineView[];
} {
  const several = choice.options.length > 1;
  const ends = new Set(choice.options.map(({ end }) => end.at.join()));
  return {
    marks: [
      ...route
        .slice(1)
        .flatMap(({ at }): MarkView[] => (several && ends.has(at.join()) ? [] : [{ at, tone: 'route' }])),
      // Equally good ends have the numbers of the buttons beside the board.
      ...(several
        ? choice.options.map(({ end: { at } }, index): MarkView => ({
            at,
            tone: 'reach',
            text: String(index + 1),
          }))
        : []),
    ],
    lines: route.slice(1).map((place, index) => ({
      from: middleOf(route[index] ?? place),
      to: middleOf(place),
      tone: 'route',
    })),
  };
}

const middleOf = ({ at, size }: Place): Point => [at[0] + size[0] / 2, at[1] + size[1] / 2];

export function attackLines({ sight }: AttackAct): readonly LineView[] {
  return sight?.by === 'lines' ? sight.to.map((to) => ({ from: sight.corner, to, tone: 'clear' })) : [];
}

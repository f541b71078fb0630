// What the board shows of a step: who stands where by then, the way the figure takes, and the line it shoots along.

import type { Act, StepResult } from '../../imperial';
import type { FigureId, Place, Point } from '../../rules';
import type { LineView, MarkView } from '../../scene';

/** Where figures stand once these steps are done; `null`: off the map. */
export function placesAfter(steps: readonly StepResult[]): ReadonlyMap<FigureId, Place | null> {
  const places = new Map<FigureId, Place | null>();
  for (const { figure, acts, after } of steps) {
    for (const act of acts) moveBy(places, act);
    if (after?.defeated) places.set(figure, null);
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
  const others = choice.options.filter(({ end }) => end.at.join() !== route.at(-1)?.at.join());
  return {
    marks: [
      ...route.slice(1).map(({ at }): MarkView => ({ at, tone: 'route' })),
      // Equally good ends, numbered as in the list beside the board.
      ...others.map(({ end: { at } }): MarkView => ({ at, tone: 'reach' })),
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

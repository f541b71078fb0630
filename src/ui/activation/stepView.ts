// What the board shows of an activation: where everyone stands by then, the routes of figures, and their lines of fire.

import type { Act, Change, StepResult } from '../../imperial';
import type { FigureId, Place, Point } from '../../rules';
import type { LineView, MarkView } from '../../scene';

export type FigurePlaces = ReadonlyMap<FigureId, Place | null>;
/** What players told of the table, and before which step. */
export type Interruption = { readonly step: number; readonly changes: readonly Change[] };

/** Where figures stand once these steps are done and everything told by then has happened; `null`: off the map. */
export function placesAfter(
  steps: readonly StepResult[],
  interruptions: readonly Interruption[] = [],
): FigurePlaces {
  const places = new Map<FigureId, Place | null>();
  for (let index = 0; index <= steps.length; index++) {
    for (const { step, changes } of interruptions) if (step === index) changeBy(places, changes);
    const { figure, acts, after } = steps[index] ?? { acts: [] };
    for (const act of acts) moveBy(places, act);
    if (figure !== undefined && after?.defeated) places.set(figure, null);
  }
  return places;
}

function changeBy(places: Map<FigureId, Place | null>, changes: readonly Change[]): void {
  for (const change of changes) {
    if (change.kind === 'gone') places.set(change.figure, null);
    if (change.kind === 'moved') places.set(change.figure, change.to);
  }
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

/** Every way that is gone in these steps, in order. */
export const movesOf = (steps: readonly StepResult[]): readonly MoveAct[] =>
  steps.flatMap(({ acts }) =>
    acts.filter((act): act is MoveAct => act.kind === 'move' && act.route.length > 1),
  );

export const attacksOf = (steps: readonly StepResult[]): readonly AttackAct[] =>
  steps.flatMap(({ acts }) => acts.filter((act): act is AttackAct => act.kind === 'attack'));

/** Everything that players have to see of these steps: who acts, where it goes, whom it attacks. */
export function stageOf(
  steps: readonly StepResult[],
  standing: readonly { readonly id: string; readonly at: Point }[],
): readonly Point[] {
  const doing = steps.filter(({ status }) => status !== 'skipped');
  const seen = new Set<string>([
    ...doing.map(({ figure }) => figure),
    ...attacksOf(doing).map(({ target }) => target),
  ]);
  return [
    ...standing.filter(({ id }) => seen.has(id)).map(({ at }) => at),
    ...movesOf(doing).flatMap(({ route }) => route.map(({ at }) => at)),
  ];
}

/** A way as a line through the middles of the base. */
export const routeLines = ({ route }: MoveAct): readonly LineView[] =>
  route.slice(1).map((place, index) => ({
    from: middleOf(route[index] ?? place),
    to: middleOf(place),
    tone: 'route',
  }));

/** Where it ends, with the letters of whoever goes there. */
export const endMark = ({ end: { at } }: MoveAct, text?: string): MarkView => ({
  at,
  tone: 'route',
  ...(text !== undefined && { text }),
});

/** Every space of the way but the first. */
export const routeMarks = (move: MoveAct): readonly MarkView[] => [
  ...move.route.slice(1, -1).map(({ at }): MarkView => ({ at, tone: 'route' })),
  endMark(move),
];

/** Equally good ends have the numbers of the buttons beside the board. */
export const optionMarks = (step: StepResult | undefined): readonly MarkView[] =>
  (step?.acts ?? []).flatMap((act) =>
    act.kind === 'move' && act.choice.options.length > 1
      ? act.choice.options.map(({ end: { at } }, index): MarkView => ({
          at,
          tone: 'reach',
          text: String(index + 1),
        }))
      : [],
  );

const middleOf = ({ at, size }: Place): Point => [at[0] + size[0] / 2, at[1] + size[1] / 2];

export function attackLines({ sight }: AttackAct): readonly LineView[] {
  return sight?.by === 'lines' ? sight.to.map((to) => ({ from: sight.corner, to, tone: 'clear' })) : [];
}

/** Everything the base stands on, marked as what is aimed at. */
export const targetMarks = (place: Place | null | undefined): readonly MarkView[] =>
  place
    ? Array.from({ length: place.size[0] * place.size[1] }, (_, index): MarkView => ({
        at: [place.at[0] + (index % place.size[0]), place.at[1] + Math.floor(index / place.size[0])],
        tone: 'target',
      }))
    : [];

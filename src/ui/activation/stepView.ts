// What the board shows of an activation: where everyone stands by then, the routes of figures, and their lines of fire.

import type { Act, Interruption, StepResult } from '../../imperial';
import { spacesOf, type FigureId, type Place, type Point } from '../../rules';
import type { LineView, MarkView } from '../../scene';

/** What players reported of the table, and after which act of which step. */
type TableChange = Pick<Interruption, 'step' | 'acts' | 'changes' | 'gone'>;
export type FigurePlaces = ReadonlyMap<FigureId, Place | null>;

/** Where figures stand once these steps are done and everything told by then has happened; `null`: off the map. */
export function placesAfter(
  steps: readonly StepResult[],
  interruptions: readonly TableChange[] = [],
): FigurePlaces {
  const places = new Map<FigureId, Place | null>();
  for (let index = 0; index <= steps.length; index++) {
    const { figure, acts, after } = steps[index] ?? { acts: [] };
    for (let done = 0; done <= acts.length; done++) {
      const act = acts[done - 1];
      if (act) moveBy(places, act);
      for (const told of interruptions) {
        if (told.step === index && told.acts === done) changeBy(places, told);
      }
    }
    if (figure !== undefined && after?.defeated) places.set(figure, null);
  }
  return places;
}

function changeBy(places: Map<FigureId, Place | null>, { changes, gone }: TableChange): void {
  for (const change of changes) if (change.kind === 'moved') places.set(change.figure, change.to);
  for (const figure of gone) places.set(figure, null);
}

function moveBy(places: Map<FigureId, Place | null>, act: Act): void {
  if (act.kind === 'move') {
    places.set(act.figure, act.end);
    for (const { figure, to } of act.displaced ?? []) places.set(figure, to);
  }
  if (act.kind === 'effect' && act.verb === 'reinforce' && act.at) {
    for (const id of act.on) places.set(id as string as FigureId, act.at);
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

type Standing = { readonly id: string } & Place;

/** Everything that players have to see of these steps, every space of it: who acts, where it goes, whom it attacks or hurts.
    `before`: where those stand by now who have moved since `standing`. */
export function stageOf(
  steps: readonly StepResult[],
  standing: readonly Standing[],
  before: FigurePlaces = new Map(),
): readonly Point[] {
  const doing = steps.filter(({ status }) => status !== 'skipped');
  const acts = doing.flatMap((step) => step.acts);
  const seen = new Set<string>([...doing.map(({ figure }) => figure), ...acts.flatMap(touchedBy)]);
  const places = standing.flatMap(({ id, at, size }): readonly Place[] => {
    const now = before.get(id as FigureId);
    return seen.has(id) && now !== null ? [now ?? { at, size }] : [];
  });
  return [
    ...[...places, ...acts.flatMap(placesOf)].flatMap(spacesOf),
    // A target that is no figure lies between the spaces at the ends of the lines.
    ...attacksOf(doing).flatMap(({ target, sight }) =>
      sight?.by !== 'lines' || standing.some(({ id }) => id === (target as string))
        ? []
        : sight.to.flatMap(([x, y]): readonly Point[] => [
            [x - 1, y - 1],
            [x, y],
          ]),
    ),
  ];
}

/** Whom an act is about, besides those who do it. */
function touchedBy(act: Act): readonly string[] {
  switch (act.kind) {
    case 'attack':
      return [act.target, ...(act.others ?? []).map(({ figure }) => figure)];
    case 'effect':
    case 'told':
      return act.on;
    case 'test':
      return [...act.passed, ...act.failed];
    case 'move':
      return [act.figure];
    case 'roll':
      return [];
  }
}

function placesOf(act: Act): readonly Place[] {
  if (act.kind === 'effect') return act.at ? [act.at] : [];
  if (act.kind !== 'move' || act.route.length <= 1) return [];
  return [...act.route, ...(act.displaced ?? []).map(({ to }) => to)];
}

/** A way as a line through the middles of the base. */
export const routeLines = ({ route }: MoveAct): readonly LineView[] => linesAlong(route);

export const linesAlong = (route: readonly Place[]): readonly LineView[] =>
  route.slice(1).map((place, index) => ({
    from: middleOf(route[index] ?? place),
    to: middleOf(place),
    tone: 'route',
  }));

/** Where it ends, with the letters of whoever goes there. */
const endMark = ({ end: { at } }: MoveAct, text?: string): MarkView => ({
  at,
  tone: 'route',
  ...(text !== undefined && { text }),
});

/** Only the last end of each figure has letters, with an arrow: the figure itself still stands where it begins. */
export const endMarks = (
  moves: readonly MoveAct[],
  labelOf: (id: string) => string | undefined,
): readonly MarkView[] =>
  moves.flatMap((move, index) => {
    const isLast = moves.findLastIndex(({ figure }) => figure === move.figure) === index;
    const label = labelOf(move.figure);
    return isLast ? [endMark(move, label === undefined ? undefined : `→${label}`)] : [];
  });

/** There and back over the same spaces is one line: two arrows against each other look like a cross. */
export const linesOnce = (lines: readonly LineView[]): readonly LineView[] =>
  lines.filter(
    ({ from, to }, index) =>
      !lines
        .slice(0, index)
        .some((other) => other.from.join() === to.join() && other.to.join() === from.join()),
  );

/** The last arrow stops at the border of its space: letters stand there. */
export const stopShort = (lines: readonly LineView[]): readonly LineView[] =>
  lines.map((line, index) => {
    const { from, to } = line;
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    return index === lines.length - 1 ? { ...line, to: middle } : line;
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

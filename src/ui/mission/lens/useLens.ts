// The lens over one figure: whom it looks at, what the board shows of it, and what a tap on the board asks.

import { useMemo } from 'react';
import { heroesIn, numbersOf, type Game } from '../../../mission';
import { figuresAt, type HeroWeapon, type Point } from '../../../rules';
import type { BoardTaps, FigureView, LineView, MarkView } from '../../../scene';
import { useNamedState } from '../../parts/useNamedState';
import { useNumbers } from '../../parts/useNumbers';
import {
  linesToSpace,
  lookAt,
  reachMarks,
  sightLines,
  type FigureLook,
  type Onlooker,
} from '../../sight/look';
import type { BoardLayer } from '../boardLayer';
import { frameRound } from '../examine/frames';
import type { MissionTable } from '../mission';
import { heatMarks, placesToBe, sightMarks, toggled, type Layer } from './layers';
import { everybodyOn, onlooker, type Everybody } from './onlookers';
import { threatsTo, type Threat } from './threat';
import { useHeat } from './useHeat';

/** What was tapped: another figure, or a space. */
type Aim = { readonly figure: string } | { readonly at: Point };

/** Who looks, at what, with which weapon. */
type Asking = {
  readonly id: string | null;
  readonly shown: readonly Layer[];
  readonly weapon: string | null;
};

export type LensTable = Asking & {
  readonly choose: (id: string) => void;
  readonly toggle: (layer: Layer) => void;
  readonly weapons: readonly HeroWeapon[];
  readonly arm: (weapon: string) => void;
  /** `null`: the figure is not on the board. */
  readonly over: OverFigure | null;
};

/** The lens over one figure. */
export type OverFigure = {
  readonly everybody: Everybody;
  readonly viewer: Onlooker;
  readonly looks: readonly FigureLook[];
  readonly aimed: string | null;
  readonly asked: Point | null;
  readonly aimAt: (figure: string) => void;
  readonly backToOwn: () => void;
  readonly points: number;
  readonly setPoints: (points: number) => void;
  /** Where danger is looked at. */
  readonly threat: Threat | null;
  readonly layer: BoardLayer;
};

/** `null`: players look at something else, or the app does not know who stands where. */
export function useLens(table: MissionTable, standing: readonly FigureView[]): LensTable | null {
  const { play, game, subject } = table;
  const lens = subject?.kind === 'lens' && game.tracked ? subject : null;
  const at = lens?.at ?? null;
  const name = lens ? JSON.stringify(lens) : '';
  const [asking, change] = useNamedState<Asking>(name, () => ({
    id: lens?.figure ?? firstOf(game),
    shown: at ? ['danger'] : ['sight', 'range'],
    weapon: null,
  }));
  const { id, shown, weapon } = asking;
  const everybody = useEverybody(table, standing, lens && { weapon });
  const viewer = everybody ? onlooker(everybody, id) : undefined;
  const over = useOverFigure(everybody, viewer, { name, shown, at, standing });
  if (!lens) return null;
  return {
    ...asking,
    choose: (figure) => change((now) => ({ ...now, id: figure })),
    toggle: (layer) => change((now) => ({ ...now, shown: toggled(now.shown, layer) })),
    weapons: numbersOf(play, game, id ?? '')?.weapons ?? [],
    arm: (held) => change((now) => ({ ...now, weapon: held })),
    over,
  };
}

/** Whoever acts, or else the first hero whose place is known. */
function firstOf(game: Game): string | null {
  const { active, figures } = game;
  const heroes = heroesIn(game);
  const first = active !== null && figures[active] ? active : heroes.find(({ id }) => figures[id]?.at)?.id;
  return first ?? heroes[0]?.id ?? null;
}

type Armed = { readonly weapon: string | null };

/** Everybody on the board, as armed as they are; `null`: nobody asks. */
function useEverybody(
  { play, game, teller, cast }: MissionTable,
  standing: readonly FigureView[],
  armed: Armed | null,
): Everybody | null {
  const { figures, map, actors, groups, tracked } = game;
  const isAsked = armed !== null;
  const weapon = armed?.weapon ?? null;
  return useMemo(
    () =>
      isAsked
        ? everybodyOn(play, game, { nameOf: (of) => teller.figure(of, cast), shown: standing, weapon })
        : null,
    // What else is told of the game changes nothing here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [play, figures, map, actors, groups, tracked, teller, cast, standing, isAsked, weapon],
  );
}

type Asked = {
  readonly name: string;
  readonly shown: readonly Layer[];
  /** A space that is asked about from the beginning. */
  readonly at: Point | null;
  /** The figures as the board shows them now. */
  readonly standing: readonly FigureView[];
};

const NOWHERE: readonly Point[] = [];
const NO_MARKS: readonly MarkView[] = [];
const NO_LINES: readonly LineView[] = [];

function useOverFigure(
  everybody: Everybody | null,
  viewer: Onlooker | undefined,
  { name, shown, at, standing }: Asked,
): OverFigure | null {
  const { short } = useNumbers();
  const [{ aim, points }, change] = useNamedState<{ readonly aim: Aim | null; readonly points: number }>(
    `${name} ${viewer?.id ?? ''}`,
    () => ({ aim: at && { at }, points: viewer?.speed ?? 0 }),
  );
  const isDanger = shown.includes('danger') && viewer?.piece.side === 'rebel';
  const asked = aim && 'at' in aim ? aim.at : null;
  const aimed = aim && 'figure' in aim ? aim.figure : null;

  const looks = useMemo(
    () =>
      everybody && viewer
        ? everybody.figures
            .filter(({ id }) => id !== viewer.id)
            .map((other) => lookAt(everybody.board, viewer, other))
        : [],
    [everybody, viewer],
  );
  const threatAt = useMemo(
    () => (everybody && viewer && isDanger ? threatsTo(everybody.board, viewer, everybody.figures) : null),
    [isDanger, everybody, viewer],
  );
  const places = useMemo(
    () => (everybody && viewer && isDanger ? placesToBe(everybody.board, viewer) : NOWHERE),
    [isDanger, everybody, viewer],
  );
  const heat = useHeat(threatAt, places);

  const marks = useMemo((): readonly MarkView[] => {
    if (!everybody || !viewer) return NO_MARKS;
    if (isDanger) return heatMarks(heat ?? [], viewer, short);
    if (shown.includes('reach')) return reachMarks(everybody.board, viewer.piece, points);
    return sightMarks(everybody.board, viewer, shown);
  }, [isDanger, heat, viewer, short, shown, everybody, points]);
  const lines = useMemo((): readonly LineView[] => {
    if (!everybody || !viewer) return NO_LINES;
    const seen = looks.filter(({ other }) => other.id === aimed).flatMap((look) => sightLines(viewer, look));
    if (!asked) return seen;
    return [...frameRound(asked), ...(isDanger ? [] : linesToSpace(everybody.board, viewer, asked))];
  }, [looks, aimed, asked, isDanger, everybody, viewer]);
  const figures = useMemo(
    () =>
      standing.map((figure) => ({ ...figure, selected: figure.id === viewer?.id || figure.id === aimed })),
    [standing, viewer?.id, aimed],
  );
  const threat = useMemo(
    () => (viewer && threatAt?.(asked ?? viewer.piece.at)) ?? null,
    [threatAt, asked, viewer],
  );

  if (!everybody || !viewer) return null;
  const setAim = (next: Aim | null) => change((now) => ({ ...now, aim: next }));
  const aimAt = (figure: string) => setAim(figure === aimed || figure === viewer.id ? null : { figure });
  return {
    everybody,
    viewer,
    looks,
    aimed,
    asked,
    aimAt,
    backToOwn: () => setAim(null),
    points,
    setPoints: (next) => change((now) => ({ ...now, points: next })),
    threat,
    layer: { view: { figures, marks, lines }, taps: tapsOf(everybody, aimAt, (at) => setAim({ at })) },
  };
}

/** By keyboard, a space stands for whoever is on it. */
const tapsOf = (
  { board }: Everybody,
  aimAt: (figure: string) => void,
  askAbout: (at: Point) => void,
): BoardTaps => ({
  onTapFigure: aimAt,
  onTapSpace: (space) => {
    const [there] = figuresAt(board, space);
    if (there) aimAt(there.id);
    else askAbout(space);
  },
});

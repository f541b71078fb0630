// The lens over one figure: whom it looks at, what the board shows of it, and what a tap on the board asks.

import { useEffect, useMemo, useState } from 'react';
import { figuresAt, type Point } from '../../../rules';
import type { FigureView, LineView, MarkView } from '../../../scene';
import { useNumbers } from '../../parts/useNumbers';
import { linesToSpace, lookAt, reachMarks, sightLines, type Onlooker } from '../../sight/look';
import { frameRound } from '../examine/frames';
import { useMission } from '../mission';
import { heatMarks, placesToBe, sightMarks, type Layer } from './layers';
import type { Everybody } from './onlookers';
import { threatsTo } from './threat';
import { useHeat } from './useHeat';

/** What was tapped: another figure, or a space. */
export type Aim = { readonly figure: string } | { readonly at: Point };

type Asked = {
  readonly everybody: Everybody;
  readonly viewer: Onlooker;
  readonly shown: readonly Layer[];
  /** A space that is asked about from the beginning. */
  readonly at: Point | null;
  /** The figures as the board shows them now. */
  readonly standing: readonly FigureView[];
};

const NOWHERE: readonly Point[] = [];

export function useLens({ everybody, viewer, shown, at, standing }: Asked) {
  const { board, figures } = everybody;
  const { short } = useNumbers();
  const [aim, setAim] = useState<Aim | null>(at && { at });
  const [points, setPoints] = useState(viewer.speed);
  const isDanger = shown.includes('danger') && viewer.piece.side === 'rebel';
  const asked = aim && 'at' in aim ? aim.at : null;
  const aimed = aim && 'figure' in aim ? aim.figure : null;

  const looks = useMemo(
    () => figures.filter(({ id }) => id !== viewer.id).map((other) => lookAt(board, viewer, other)),
    [board, figures, viewer],
  );
  const threatAt = useMemo(
    () => (isDanger ? threatsTo(board, viewer, figures) : null),
    [isDanger, board, viewer, figures],
  );
  const places = useMemo(() => (isDanger ? placesToBe(board, viewer) : NOWHERE), [isDanger, board, viewer]);
  const heat = useHeat(threatAt, places);

  const marks = useMemo((): readonly MarkView[] => {
    if (isDanger) return heatMarks(heat ?? [], viewer, short);
    if (shown.includes('reach')) return reachMarks(board, viewer.piece, points);
    return sightMarks(board, viewer, shown);
  }, [isDanger, heat, viewer, short, shown, board, points]);
  const lines = useMemo((): readonly LineView[] => {
    const seen = looks.filter(({ other }) => other.id === aimed).flatMap((look) => sightLines(viewer, look));
    if (!asked) return seen;
    return [...frameRound(asked), ...(isDanger ? [] : linesToSpace(board, viewer, asked))];
  }, [looks, aimed, asked, isDanger, board, viewer]);
  const shownFigures = useMemo(
    () => standing.map((figure) => ({ ...figure, selected: figure.id === viewer.id || figure.id === aimed })),
    [standing, viewer.id, aimed],
  );

  const { setOverlay } = useMission();
  useEffect(() => {
    const aimAt = (id: string) =>
      setAim((before) => (id === viewer.id || isAt(before, id) ? null : { figure: id }));
    setOverlay({
      figures: shownFigures,
      marks,
      lines,
      onTapFigure: aimAt,
      // By keyboard, a space stands for whoever is on it.
      onTapSpace: (space) => {
        const [there] = figuresAt(board, space);
        if (there) aimAt(there.id);
        else setAim({ at: space });
      },
    });
  }, [setOverlay, shownFigures, marks, lines, board, viewer.id]);
  useEffect(() => () => setOverlay(null), [setOverlay]);

  const threat = useMemo(() => threatAt?.(asked ?? viewer.piece.at) ?? null, [threatAt, asked, viewer]);
  return {
    looks,
    aimed,
    asked,
    aimAt: (figure: string) => setAim(figure === aimed ? null : { figure }),
    backToOwn: () => setAim(null),
    points,
    setPoints,
    threat,
  };
}

export type Lens = ReturnType<typeof useLens>;

const isAt = (aim: Aim | null, id: string): boolean => aim !== null && 'figure' in aim && aim.figure === id;

// The 3D board. No file outside this folder imports three, so it is fetched when a board is first shown.

import { Canvas, useThree } from '@react-three/fiber';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { Point } from '../../rules';
import type { BoardContentProps } from '../boardProps';
import { planMoves } from '../build/motion';
import { buildPieces } from '../build/pieces';
import { lineStrips } from '../build/sightLines';
import { buildTileLabels, TILE_LABEL_SIZE, type TileLabel } from '../build/tileLabels';
import type { CameraDriver } from '../camera/driver';
import { TILTED } from '../camera/moves';
import { FIELD_OF_VIEW } from '../camera/pose';
import { BoardFrame } from '../frame/BoardFrame';
import { GHOST_COLOURS, LABEL_COLOUR, TABLE_COLOUR } from '../palette';
import { GHOST_KINDS, type BoardLattice, type BoardView, type FigureView, type Ghosts } from '../view';
import { CameraRig } from './CameraRig';
import { FaceLayer } from './FaceLayer';
import { GhostLayer } from './GhostLayer';
import { graphics } from './graphics';
import { makeKit } from './kit';
import { MapLayer } from './MapLayer';
import { PieceLayer } from './PieceLayer';
import { SignLayer } from './SignLayer';
import { Solids } from './Solids';
import { casedSolids } from './stripSolids';
import { TableTop } from './TableTop';
import { TextLayer, type TextItem } from './TextLayer';
import { trusting } from './trusting';
import { useDispose } from './useDispose';
import { WarmUp } from './WarmUp';

const CAMERA = { fov: FIELD_OF_VIEW, near: 0.5, far: 1000 };

type Props = BoardContentProps & {
  /** The graphics context is gone and did not come back. */
  readonly onLost: () => void;
};

export function Board3D({ onLost, ...content }: Props) {
  const gl = useMemo(() => graphics(false), []);
  return (
    <BoardFrame {...content} kind="3d" tilt={TILTED}>
      {({ driver, cursor, frame }) => (
        <Canvas frameloop="demand" dpr={[1, 2]} flat gl={gl} camera={CAMERA} onCreated={trusting}>
          <color attach="background" args={[TABLE_COLOUR]} />
          <CameraRig driver={driver} frame={frame} />
          <Context onLost={onLost} />
          <Scene view={content.view} cursor={cursor.at} driver={driver} />
        </Canvas>
      )}
    </BoardFrame>
  );
}

type SceneProps = {
  readonly view: BoardView;
  readonly cursor: Point | null;
  readonly driver: CameraDriver;
};

/** Other taps on the same view change nothing in it. */
const Scene = memo(function Scene({ view, cursor, driver }: SceneProps) {
  const kit = useMemo(() => makeKit(), []);
  useDispose(kit);
  const { lattice, figures, tokens, marks, lines, ghosts } = view;
  const moves = useMoves(figures);
  const pieces = useMemo(() => buildPieces(figures, tokens, moves), [figures, tokens, moves]);
  const strips = useMemo(
    () => casedSolids(lines.filter(({ tone }) => tone !== 'join').flatMap(lineStrips), 0.03),
    [lines],
  );
  const printed = useMemo(() => printedTexts(lattice, ghosts), [lattice, ghosts]);
  const floating = useMemo<readonly TextItem[]>(
    () => [
      ...marks.flatMap(({ at: [x, y], text }) =>
        text
          ? [
              {
                text,
                style: 'cost',
                colour: '#ffffff',
                x: x + 0.5,
                y: y + 0.5,
                lift: 0.02,
                height: 0.4,
              } as const,
            ]
          : [],
      ),
      ...pieces.labels.map((label) => ({ ...label, style: 'badge', height: 0.36 }) as const),
    ],
    [marks, pieces],
  );
  const animate = useMemo(() => () => driver.isGentle, [driver]);
  return (
    <>
      <TableTop lattice={lattice} ghosts={ghosts} />
      <MapLayer lattice={lattice} kit={kit} />
      <GhostLayer view={view} kit={kit} animate={animate} />
      <TextLayer items={printed} facing="up" kit={kit} order={0} />
      <SignLayer view={view} cursor={cursor} kit={kit} />
      <Solids shape={kit.shapes.strip} material={kit.materials.overlay} items={strips} order={5} />
      <PieceLayer pieces={pieces} moves={moves} kit={kit} animate={animate} />
      <FaceLayer items={pieces.faces} kit={kit} order={11} />
      <TextLayer items={floating} facing="viewer" kit={kit} order={20} />
      <WarmUp kit={kit} />
    </>
  );
});

/** Where figures come from, compared with what was shown before. */
function useMoves(figures: readonly FigureView[]): ReadonlyMap<string, Point> {
  const [shown, setShown] = useState({ figures, moves: planMoves(figures, figures) });
  if (shown.figures === figures) return shown.moves;
  const moves = planMoves(shown.figures, figures);
  setShown({ figures, moves });
  return moves;
}

const printedTexts = (lattice: BoardLattice, ghosts: Ghosts = {}): readonly TextItem[] => [
  ...buildTileLabels(lattice.tiles ?? []).map(printedText(LABEL_COLOUR)),
  ...GHOST_KINDS.flatMap((kind) =>
    buildTileLabels(ghosts[kind]?.tiles ?? []).map(printedText(GHOST_COLOURS[kind])),
  ),
];

const printedText =
  (colour: string) =>
  ({ text, x, y, turn }: TileLabel): TextItem => ({
    text,
    style: 'printed',
    colour,
    x,
    y,
    turn,
    lift: 0.006,
    height: TILE_LABEL_SIZE.height,
  });

/** How long a lost context may take to come back, as it does when a phone wakes up. */
const PATIENCE = 4000;

function Context({ onLost }: { readonly onLost: () => void }) {
  const { gl, invalidate } = useThree();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const canvas = gl.domElement;
    const lost = (event: Event) => {
      event.preventDefault();
      timer.current = setTimeout(onLost, PATIENCE);
    };
    const restored = () => {
      clearTimeout(timer.current);
      invalidate();
    };
    canvas.addEventListener('webglcontextlost', lost);
    canvas.addEventListener('webglcontextrestored', restored);
    return () => {
      clearTimeout(timer.current);
      canvas.removeEventListener('webglcontextlost', lost);
      canvas.removeEventListener('webglcontextrestored', restored);
    };
  }, [gl, invalidate, onLost]);
  return null;
}

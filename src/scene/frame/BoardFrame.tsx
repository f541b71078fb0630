// The frame of both boards: the element that takes hands and keys, the camera, and the way from a tap to the tapped
// thing. The board inside does the drawing.

import { useRef, type ReactNode, type RefObject } from 'react';
import type { Point } from '../../rules';
import type { BoardContentProps } from '../boardProps';
import type { CameraDriver } from '../camera/driver';
import type { CameraLimits, Pixel } from '../camera/moves';
import { pickOnBoard, pickSpace, type PickKind } from '../pick';
import type { BoardTaps } from '../view';
import { useBoardCamera } from './useBoardCamera';
import { useBoardKeys, type BoardCursor } from './useBoardKeys';

export type FrameInside = {
  readonly driver: CameraDriver;
  readonly cursor: BoardCursor;
  readonly frame: RefObject<HTMLDivElement | null>;
};

type Props = BoardContentProps & {
  readonly kind: '3d' | 'flat';
  readonly tilt: CameraLimits['tilt'];
  /** The spaces inside take the focus themselves. */
  readonly roving?: boolean;
  readonly children: (inside: FrameInside) => ReactNode;
};

export function BoardFrame({
  view,
  label,
  kind,
  tilt,
  cameraRef,
  seat,
  reducedMotion,
  covered,
  describeSpace,
  roving,
  children,
  ...taps
}: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const hovered = useRef<Point | null>(null);
  const look = { seat, reducedMotion, covered };
  const driver: CameraDriver = useBoardCamera(frame, view, tilt, cameraRef, look, {
    tap: (at) => {
      cursor.set(null);
      reportTap(at);
    },
    hover: (at) => {
      if (!taps.onHoverSpace) return;
      const space = at
        ? (pickSpace(view, { pose: driver.shown, viewport: driver.viewport }, at) ?? null)
        : null;
      if (hovered.current?.[0] === space?.[0] && hovered.current?.[1] === space?.[1]) return;
      hovered.current = space;
      taps.onHoverSpace(space);
    },
  });
  const cursor = useBoardKeys(frame, driver, view, taps.onTapSpace);
  const reportTap = (at: Pixel) => {
    const picked = pickOnBoard(view, { pose: driver.shown, viewport: driver.viewport }, at, wantedBy(taps));
    if (picked?.kind === 'figure') taps.onTapFigure?.(picked.id);
    else if (picked?.kind === 'token') taps.onTapToken?.(picked.id);
    else if (picked?.kind === 'edge') taps.onTapEdge?.(picked.edge);
    else if (picked?.kind === 'ghost') taps.onTapGhost?.(picked.at);
    else if (picked) taps.onTapSpace?.(picked.at);
  };
  return (
    <div
      ref={frame}
      className="board"
      data-board={kind}
      role={roving ? 'group' : 'application'}
      aria-label={label}
      tabIndex={roving ? -1 : 0}
      onBlur={() => roving || cursor.set(null)}
    >
      {children({ driver, cursor, frame })}
      {!roving && <output className="board-status">{cursor.at && describeSpace?.(cursor.at)}</output>}
    </div>
  );
}

function wantedBy(taps: BoardTaps): ReadonlySet<PickKind> {
  const wanted = new Set<PickKind>();
  if (taps.onTapFigure) wanted.add('figure');
  if (taps.onTapToken) wanted.add('token');
  if (taps.onTapEdge) wanted.add('edge');
  if (taps.onTapGhost) wanted.add('ghost');
  if (taps.onTapSpace) wanted.add('space');
  return wanted;
}

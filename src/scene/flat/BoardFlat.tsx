// The flat board: the same view with the same information, for devices without WebGL and for players who prefer it.
// Only one attribute changes while the camera moves, so even a slow device keeps up.

import { useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { keyedMarks } from '../build/marks';
import { lineStrips } from '../build/sightLines';
import type { BoardContentProps } from '../boardProps';
import type { CameraDriver } from '../camera/driver';
import { STRAIGHT_DOWN } from '../camera/moves';
import { formatPose, toScreen } from '../camera/pose';
import { BoardFrame, type FrameInside } from '../frame/BoardFrame';
import { MARK_COLOURS } from '../palette';
import { FlatDefs, markId } from './FlatDefs';
import { FlatGhosts } from './FlatGhosts';
import { FlatMap, Strips } from './FlatMap';
import { FlatFigures, FlatTokens, Upright } from './FlatPieces';
import { FlatSpaces } from './FlatSpaces';

export function BoardFlat(content: BoardContentProps) {
  return (
    <BoardFrame {...content} kind="flat" tilt={STRAIGHT_DOWN} roving={content.onTapSpace !== undefined}>
      {(inside) => <FlatScene {...content} {...inside} />}
    </BoardFrame>
  );
}

function FlatScene({
  view,
  label,
  describeSpace,
  onTapSpace,
  reducedMotion = false,
  driver,
  cursor,
  frame,
}: BoardContentProps & FrameInside) {
  const prefix = useId();
  const table = useRef<SVGGElement>(null);
  useFlatCamera(driver, table, frame);
  const { lattice, figures, tokens, marks, lines, ghosts } = view;
  return (
    <svg role={onTapSpace ? undefined : 'img'} aria-label={label}>
      <FlatDefs prefix={prefix} />
      <g ref={table}>
        <FlatMap lattice={lattice} prefix={prefix} />
        {ghosts && <FlatGhosts ghosts={ghosts} prefix={prefix} calm={reducedMotion} />}
        {keyedMarks(marks).map(({ key, at: [x, y], tone, text }) => (
          <g
            key={key}
            transform={`translate(${x} ${y})`}
            className={tone === 'deploy' && !reducedMotion ? 'board-pulse' : ''}
          >
            <use href={`#${markId(prefix, tone)}`} fill={MARK_COLOURS[tone]} color={MARK_COLOURS[tone]} />
            {text && (
              <g transform="translate(.5 .5)" className="board-cost">
                <Upright text={text} size={0.4} ink="#fff" />
              </g>
            )}
          </g>
        ))}
        <FlatTokens tokens={tokens} />
        <Strips strips={lines.flatMap(lineStrips)} />
        <FlatFigures figures={figures} prefix={prefix} />
        {onTapSpace && (
          <FlatSpaces
            lattice={lattice}
            cursor={cursor}
            describeSpace={describeSpace}
            onTapSpace={onTapSpace}
          />
        )}
      </g>
    </svg>
  );
}

/** Writes the camera into the picture's transform, and draws again only while it is on its way. */
function useFlatCamera(
  driver: CameraDriver,
  table: RefObject<SVGGElement | null>,
  frame: RefObject<HTMLElement | null>,
): void {
  const running = useRef(0);
  useLayoutEffect(() => {
    const draw = () => {
      const { shown, viewport } = driver;
      const { pixelsPerUnit } = toScreen(shown, viewport, [shown.x, shown.y]);
      const degrees = (shown.turn * 180) / Math.PI;
      table.current?.setAttribute(
        'transform',
        `translate(${viewport.width / 2} ${viewport.height / 2}) scale(${pixelsPerUnit}) rotate(${degrees}) translate(${-shown.x} ${-shown.y})`,
      );
      table.current?.style.setProperty('--board-turn', `${-degrees}deg`);
      frame.current?.setAttribute('data-camera', formatPose(shown));
    };
    let last = 0;
    const tick = (now: number) => {
      const moving = driver.step((now - last) / 1000);
      last = now;
      draw();
      running.current = moving ? requestAnimationFrame(tick) : 0;
    };
    const sleep = driver.whenAwake(() => {
      if (running.current !== 0) return;
      last = performance.now();
      running.current = requestAnimationFrame(tick);
    });
    draw();
    return () => {
      sleep();
      cancelAnimationFrame(running.current);
      running.current = 0;
    };
  }, [driver, table, frame]);
}

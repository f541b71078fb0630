// Keys for the board: the camera's, and a cursor that the arrows move from space to space when taps are wanted. The
// cursor needs the focus on the board. The camera's letters work everywhere except in a text field.

import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Point } from '../../rules';
import { ARROWS, arrowStep, nearestSpace, nextSpace, type Arrow } from '../build/cursor';
import type { CameraDriver } from '../camera/driver';
import { pressCameraKey } from '../camera/keys';
import { toScreen } from '../camera/pose';
import type { BoardView } from '../view';

export type BoardCursor = {
  readonly at: Point | null;
  readonly set: (at: Point | null) => void;
};

/** Closer than this share of the screen to its border, the camera goes along with the cursor. */
const BORDER = 0.14;

export function useBoardKeys(
  frame: RefObject<HTMLElement | null>,
  driver: CameraDriver,
  view: BoardView,
  onTapSpace: ((at: Point) => void) | undefined,
): BoardCursor {
  const [cursor, setCursor] = useState<Point | null>(null);
  const press = (event: KeyboardEvent): boolean => {
    const inside = frame.current?.contains(document.activeElement) === true;
    if (inside && onTapSpace) {
      if (isArrow(event.code)) return moveCursor(event.code);
      if (event.code === 'Enter' || event.code === 'Space') return tapCursor(onTapSpace);
    }
    return pressCameraKey(driver, event.code);
  };
  const moveCursor = (arrow: Arrow): boolean => {
    const { spaces } = view.lattice;
    const { x, y, turn } = driver.shown;
    const next = cursor ? nextSpace(spaces, cursor, arrowStep(arrow, turn)) : nearestSpace(spaces, [x, y]);
    if (next) {
      setCursor(next);
      follow(driver, next);
    }
    return true;
  };
  const tapCursor = (tap: (at: Point) => void): boolean => {
    if (cursor) tap(cursor);
    else moveCursor('ArrowUp');
    return true;
  };

  const latest = useRef(press);
  useLayoutEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (mayListen(frame.current, event.code) && latest.current(event)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [frame]);
  return { at: cursor, set: setCursor };
}

const isArrow = (code: string): code is Arrow => ARROWS.some((arrow) => arrow === code);

const TYPING = 'input:not([type=radio], [type=checkbox]), select, textarea';

/** A page that was left stays in the document, hidden: it must not react. Arrows belong to whatever has the focus. */
function mayListen(frame: HTMLElement | null, code: string): boolean {
  if (!frame || frame.getClientRects().length === 0) return false;
  const active = document.activeElement;
  if (active === null || active === document.body || frame.contains(active)) return true;
  return code.startsWith('Key') && !active.matches(TYPING);
}

function follow(driver: CameraDriver, [x, y]: Point): void {
  const { viewport, shown } = driver;
  const at = toScreen(shown, viewport, [x + 0.5, y + 0.5]);
  const [u, v] = [at.x / viewport.width, at.y / viewport.height];
  if (Math.min(u, v) > BORDER && Math.max(u, v) < 1 - BORDER) return;
  driver.steer((pose) => ({ ...pose, x: x + 0.5, y: y + 0.5 }), 'gently');
}

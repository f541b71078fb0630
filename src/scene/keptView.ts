// The board makes anew what comes as another object, and a game gives another view with every tap. What says the same as before
// therefore stays the same object, so that a tap costs what it changes and no floor, table or program is made again.

import type { BoardView } from './view';

/** Hands on each view with those parts of the one before it that have not changed. */
export function makeViewKeeper(): (now: BoardView) => BoardView {
  let kept: BoardView | undefined;
  return (now) => {
    kept = kept ? withKept(kept, now) : now;
    return kept;
  };
}

function withKept(before: BoardView, now: BoardView): BoardView {
  if (isSame(before, now)) return before;
  const parts = Object.entries(now).map(([name, part]) => {
    const old = before[name as keyof BoardView];
    return [name, isSame(old, part) ? old : part] as const;
  });
  return Object.fromEntries(parts) as BoardView;
}

/** Views are plain data. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [left, right] = [Object.entries(one), other as Readonly<Record<string, unknown>>];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    left.length === Object.keys(right).length &&
    left.every(([name, value]) => Object.hasOwn(right, name) && isSame(value, right[name]))
  );
}

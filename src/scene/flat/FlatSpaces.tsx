// Spaces that take the keyboard's focus and have names, for people who hear the board. Fingers do not need them: the
// frame itself finds the tapped space.

import { useEffect, useRef } from 'react';
import { spaceKey, type Point } from '../../rules';
import type { BoardCursor } from '../frame/useBoardKeys';
import type { BoardLattice } from '../view';

type Props = {
  readonly lattice: BoardLattice;
  readonly cursor: BoardCursor;
  readonly describeSpace: ((at: Point) => string) | undefined;
  readonly onTapSpace: (at: Point) => void;
};

export function FlatSpaces({ lattice, cursor, describeSpace, onTapSpace }: Props) {
  const group = useRef<SVGGElement>(null);
  const [first] = lattice.spaces;
  const entry = cursor.at ?? (first ? ([first.x, first.y] as const) : null);
  useEffect(() => {
    if (!cursor.at || !group.current?.contains(document.activeElement)) return;
    group.current
      .querySelector<SVGElement>(`[data-space="${spaceKey(...cursor.at)}"]`)
      ?.focus({ preventScroll: true });
  }, [cursor.at]);
  return (
    <g ref={group}>
      {lattice.spaces.map(({ x, y }) => (
        <rect
          key={spaceKey(x, y)}
          className="board-space"
          // SVG has no button of its own.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="button"
          tabIndex={entry?.[0] === x && entry[1] === y ? 0 : -1}
          aria-label={describeSpace?.([x, y]) ?? spaceKey(x, y)}
          data-space={spaceKey(x, y)}
          x={x + 0.04}
          y={y + 0.04}
          width={0.92}
          height={0.92}
          fill="transparent"
          onFocus={() => cursor.set([x, y])}
          // A screen reader presses without a pointer.
          onClick={({ detail }) => detail === 0 && onTapSpace([x, y])}
        />
      ))}
    </g>
  );
}

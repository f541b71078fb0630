// The board: in 3D where the device can, flat where it cannot or where the player prefers it. three is only fetched
// when it is needed.

import { useState } from 'react';
import type { BoardContentProps } from './boardProps';
import { BoardBoundary } from './BoardBoundary';
import { fetchedView } from './fetchedView';
import { BoardFlat } from './flat/BoardFlat';
import { hasWebGL2 } from './webgl';
import './board.css';

const fetchBoard = () => import('./three/Board3D');
const Board3D = fetchedView(
  async () => (await fetchBoard()).Board3D,
  () => <div className="board" aria-busy="true" />,
);

/** Fetches the 3D board beside what a page still waits for. */
export function fetchBoardAhead(mode: BoardProps['mode']): void {
  // Should it fail, the board itself fetches it again and says so.
  if (mode !== 'flat' && hasWebGL2()) fetchBoard().catch(() => undefined);
}

export type BoardProps = BoardContentProps & {
  /** `auto` takes 3D where it works. */
  readonly mode?: 'auto' | 'flat';
};

export function SceneBoard({ mode = 'auto', ...content }: BoardProps) {
  // The graphics driver can take its context away for good.
  const [lost, setLost] = useState(false);
  const flat = <BoardFlat {...content} />;
  if (mode === 'flat' || lost || !hasWebGL2()) return flat;
  return (
    <BoardBoundary fallback={flat}>
      <Board3D {...content} onLost={() => setLost(true)} />
    </BoardBoundary>
  );
}

// What both boards are handed, beyond the view itself.

import type { Ref } from 'react';
import type { Point } from '../rules';
import type { BoardCamera, BoardTaps, BoardView } from './view';

export type BoardContentProps = BoardTaps & {
  readonly view: BoardView;
  /** Names the board for people who hear it. */
  readonly label: string;
  readonly cameraRef?: Ref<BoardCamera> | undefined;
  /** Where the player sits: quarters by which the map is turned, clockwise. */
  readonly seat?: number | undefined;
  /** Pixels at the upper border that lie under the page's buttons. */
  readonly covered?: number | undefined;
  /** The player wants less motion, whatever the device says. */
  readonly reducedMotion?: boolean | undefined;
  /** Says what a space holds, for people who hear the board. */
  readonly describeSpace?: ((at: Point) => string) | undefined;
};

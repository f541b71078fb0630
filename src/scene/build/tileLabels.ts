// The number and side printed on a tile, in the tile's own top left corner, turned with it: how players match what
// they see here with the cardboard in their hands.

import type { LaidTile, Terrain } from '../../rules';
import { pointOnTable } from './printed';

export type TileLabel = {
  readonly text: string;
  /** The middle of the label on the table. */
  readonly x: number;
  readonly y: number;
  /** Quarters clockwise. */
  readonly turn: number;
};

export const TILE_LABEL_SIZE = { width: 0.68, height: 0.34 } as const;

/** From the corner of the space to the middle of the label, clear of walls and terrain lines. */
const OFFSET = { across: 0.5, down: 0.36 } as const;

export function buildTileLabels(tiles: readonly LaidTile[]): readonly TileLabel[] {
  return tiles.flatMap((laid) => {
    const corner = labelSpace(laid.side.spaces);
    if (!corner) return [];
    const [x, y] = pointOnTable(laid, corner.column + OFFSET.across, corner.row + OFFSET.down);
    return [{ text: tileText(laid), x, y, turn: laid.rotation / 90 }];
  });
}

const tileText = ({ side }: LaidTile): string => `${String(side.number).padStart(2, '0')}${side.side}`;

/** The first space nothing stands on, in reading order. */
function labelSpace(
  spaces: readonly (readonly (Terrain | null)[])[],
): { column: number; row: number } | undefined {
  for (const [row, terrains] of spaces.entries()) {
    const column = terrains.findIndex((terrain) => terrain !== null && terrain !== 'blocking');
    if (column >= 0) return { column, row };
  }
  return undefined;
}

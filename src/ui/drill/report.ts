// A position as a test case: a player who doubts a resolution sends this file, and it becomes a case.

import type { Resolution } from '../../imperial';
import type { TileMap } from '../../rules';
import type { TableFigure } from '../table/figures';
import type { DoorAt } from '../table/standing';
import type { DrawnOrders } from '../../mission';

export function reportOf(
  map: TileMap,
  figures: readonly TableFigure[],
  doors: readonly DoorAt[],
  { card, list, lines, rules, bonus }: DrawnOrders,
  { steps }: Resolution,
): string {
  return JSON.stringify(
    {
      name: `${card}: ${list} with ${bonus.id}`,
      board: { tiles: map.tiles.map(({ tile, at, rotation }) => ({ tile, at, rotation })) },
      doors: doors.map((between, index) => ({ id: `door${index}`, between })),
      figures: figures.map(({ id, piece, fighter, standing }) => ({
        id,
        [fighter.hero ? 'hero' : 'card']: standing.of,
        at: piece.at,
        size: piece.size,
        damage: fighter.damage,
        wounded: standing.wounded,
        conditions: fighter.conditions,
      })),
      ask: {
        activate: figures.find(({ standing }) => standing.of === card)?.id,
        instructions: lines,
        bonus: { rules },
      },
      resolution: steps,
    },
    null,
    2,
  );
}

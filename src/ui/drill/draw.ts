// Draws the orders of a group for the drill, as a mission does.

import type { Group } from '../../imperial';
import type { RandomState } from '../../kernel';
import { drawnOrders, drawPair, type DrawnOrders } from '../../mission';
import type { FigureId } from '../../rules';

export function drawOrders(
  group: Group,
  card: string,
  figures: readonly FigureId[],
  random: RandomState,
  before: DrawnOrders | null,
): { readonly drawn: DrawnOrders; readonly random: RandomState } | null {
  const last = before && { list: before.list, bonus: before.bonus.id };
  const next = drawPair(group, card, random, last);
  const drawn = next && drawnOrders(group, card, next.pair, figures);
  return drawn && { drawn, random: next.random };
}

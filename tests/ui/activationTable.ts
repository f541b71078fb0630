// A drill table for tests: figures on the example map, and the orders that a group draws with a seed.

import type { Situation } from '../../src/imperial';
import { seedRandom } from '../../src/kernel';
import type { DrawnOrders } from '../../src/mission';
import type { CardId, Pack } from '../../src/packs';
import { layTiles } from '../../src/rules';
import { drawOrders } from '../../src/ui/drill/draw';
import { situationOfTable } from '../../src/ui/drill/situation';
import { setTable } from '../../src/ui/table/figures';
import { parseStandings } from '../../src/ui/table/standing';
import { EXAMPLE_MAP } from '../../src/ui/tiles/exampleMap';
import { parseMapText } from '../../src/ui/tiles/mapText';
import { builtInPack } from '../cli/samplePack';

export const pack: Pack = await builtInPack();

export const TROOPERS =
  'stormtrooper@8,2;stormtrooper.2@9,2;stormtrooper.3@9,3;diala-passil@2,1;fenn-signis@1,3';

export function tableWith(
  figures: string,
  card: string,
  seed: string,
): { readonly situation: Situation; readonly drawn: DrawnOrders } {
  const map = layTiles(parseMapText(EXAMPLE_MAP).placements, pack.tiles);
  const table = map.ok ? setTable(map.value, parseStandings(figures), [], pack) : null;
  const group = pack.groups.get(card as CardId);
  if (!table || !group) throw new Error('no such table');
  const ids = table.figures.filter(({ standing }) => standing.of === card).map(({ id }) => id);
  const next = drawOrders(group, card, ids, seedRandom(seed), null);
  if (!next) throw new Error('nothing was drawn');
  return { situation: situationOfTable(table, pack), drawn: next.drawn };
}

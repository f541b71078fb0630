// What tests need to know about the missions that come with the app: their maps, and the kinds of the mission language
// that each of them uses.

import { CONTENT_DIR, readContentFiles } from '../../src/cli/contentFiles';
import { fieldsOf, type Cond, type Effect, type Mission, type TableName, type Trigger } from '../../src/mission';
import { checkContent, type Pack, type Problem } from '../../src/packs';
import {
  layTiles,
  makePiece,
  reach,
  setUpBoard,
  spaceKey,
  type Point,
  type TileId,
  type TileMap,
} from '../../src/rules';

export async function builtIn(): Promise<{ readonly pack: Pack; readonly warnings: readonly Problem[] }> {
  const files = await readContentFiles(CONTENT_DIR);
  if (!files.ok) throw new Error('content cannot be read');
  const { pack, warnings } = checkContent(files.value);
  if (!pack.ok) throw new Error(JSON.stringify(pack.error, null, 1));
  return { pack: pack.value, warnings };
}

/** Sections that never lie on the table together are different maps. */
export const mapsOf = ({ sections }: Mission): readonly (readonly Mission['sections'][number][])[] => {
  const names = [...new Set(sections.map(({ map = '' }) => map))];
  return names.map((name) => sections.filter(({ map = '' }) => map === name));
};

export function lay(pack: Pack, sections: readonly Mission['sections'][number][]): TileMap {
  const placements = sections.flatMap(({ tiles }) =>
    tiles.map(({ tile, at, rotation = 0 }) => ({ tile: tile as TileId, at, rotation })),
  );
  const laid = layTiles(placements, pack.tiles);
  if (!laid.ok) throw new Error(JSON.stringify(laid.error));
  return laid.value;
}

/** Spaces in which a hero can end up who starts there, with every door open. */
export function reachable(map: TileMap, from: Point): ReadonlySet<string> {
  const board = setUpBoard({ lattice: map, figures: [makePiece('walker', 'rebel', from)] });
  if (!board.ok) throw new Error(JSON.stringify(board.error));
  const [piece] = board.value.pieces;
  if (!piece) throw new Error('nobody on the board');
  const { ends } = reach(board.value, piece, 60);
  return new Set([spaceKey(...from), ...ends.map(({ at }) => spaceKey(...at))]);
}

export type Used = Readonly<Record<TableName, Set<string>>>;

/** Every kind of trigger, condition and effect in a mission. */
export function kindsUsedBy({ scripts, peril = [], things, groups, rewards = [] }: Mission): Used {
  const used: Used = { trigger: new Set(), cond: new Set(), effect: new Set() };
  const walk = walker(used);
  for (const { on, if: cond, do: effects } of scripts) {
    for (const trigger of on === undefined ? [] : [on].flat() as readonly Trigger[]) walk.node('trigger', trigger);
    walk.cond(cond);
    walk.effects(effects);
  }
  for (const step of peril) walk.effects(step.do);
  for (const thing of things)
    for (const option of ('options' in thing && thing.options) || []) walk.cond(option.if);
  for (const { cards } of groups) for (const card of cards) walk.cond(card.if);
  for (const reward of rewards) walk.cond(reward.if);
  return used;
}

type Node = { readonly kind: string };
type Inner = { readonly if?: Cond; readonly do?: readonly Effect[] };

function walker(used: Used) {
  const node = (table: TableName, value: Node): void => {
    used[table].add(value.kind);
    for (const { name, type } of fieldsOf(table, value.kind)) {
      const held: unknown = Reflect.get(value, name);
      if (held === undefined) continue;
      if (type === 'cond') cond(held as Cond);
      else if (type === 'conds') for (const one of held as readonly Cond[]) cond(one);
      else if (type === 'effects') effects(held as readonly Effect[]);
      else if (type === 'options' || type === 'outcomes' || type === 'lists')
        for (const one of held as readonly Inner[]) {
          cond(one.if);
          effects(one.do);
        }
    }
  };
  const cond = (value: Cond | undefined): void => {
    if (typeof value === 'object') node('cond', value);
  };
  const effects = (list: readonly Effect[] = []): void => {
    for (const effect of list) node('effect', effect);
  };
  return { node, cond, effects };
}

// What tests need to know about the missions that come with the app: their maps, and the kinds of the mission language
// that each of them uses.

import { CONTENT_DIR, readContentFiles } from '../../src/cli/contentFiles';
import type { Mission, ScriptTableName } from '../../src/mission';
import { checkContent, loadPack, type ContentFile, type Pack, type Problem } from '../../src/packs';
import { itemsIn } from '../../src/packs/missionChecks/walk';
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

type BuiltIn = { readonly pack: Pack };

let known: Promise<BuiltIn> | undefined;
/** The content of the app, taken as sound. Reading it takes seconds, and nobody changes it: files that share modules share it. */
export const builtIn = (): Promise<BuiltIn> => (known ??= readBuiltIn());

async function readBuiltIn(): Promise<BuiltIn> {
  const pack = loadPack([], await ownFiles());
  if (!pack.ok) throw new Error(JSON.stringify(pack.error, null, 1));
  return { pack: pack.value };
}

/** All that is wrong with it, or doubtful. */
export async function complaints(): Promise<readonly Problem[]> {
  const { pack, warnings } = checkContent(await ownFiles());
  return pack.ok ? warnings : pack.error;
}

async function ownFiles(): Promise<readonly ContentFile[]> {
  const files = await readContentFiles(CONTENT_DIR);
  if (!files.ok) throw new Error('content cannot be read');
  return files.value;
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

export type Used = Readonly<Record<ScriptTableName, Set<string>>>;

/** Every kind of trigger, condition and effect in a mission. */
export function kindsUsedBy(mission: Mission): Used {
  const used: Used = { trigger: new Set(), cond: new Set(), effect: new Set() };
  for (const { type, value } of itemsIn(mission))
    if ((type === 'trigger' || type === 'cond' || type === 'effect') && typeof value === 'object')
      used[type].add((value as { readonly kind: string }).kind);
  return used;
}

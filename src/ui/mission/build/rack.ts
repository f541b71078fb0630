// The tiles of a mission by number: what is needed now, what lies on the table, and what stays in the box. The box tells
// numbers only, never where they will lie.

import type { Game, Play } from '../../../mission';
import type { TileSide } from '../../../rules';
import { sectionsTakenBy } from './leaving';
import { unbuiltSections, type BuildPlacement } from './steps';

export type Shelf = readonly { readonly side: TileSide; readonly count: number }[];
export const SHELVES = ['now', 'table', 'box'] as const;
export type Rack = Readonly<Record<(typeof SHELVES)[number], Shelf>>;

export function rackOf(play: Play, game: Game, { steps, done }: BuildPlacement): Rack {
  const unbuilt = unbuiltSections(game);
  const lying = new Set([
    ...game.map.sections.filter((id) => !unbuilt.includes(id)),
    ...sectionsTakenBy(game.prompt),
  ]);
  const current = game.prompt?.kind === 'build' ? game.prompt.section : null;
  const tiles = steps.flatMap((step) => (step.kind === 'tile' ? [step] : []));
  const sidesOf = (isWanted: (section: string) => boolean) =>
    play.mission.sections
      .filter(({ id }) => isWanted(id))
      .flatMap((section) => section.tiles.flatMap(({ tile }) => play.kit.tiles[tile] ?? []));
  const laid = tiles.filter(({ key }) => done.has(key)).map((step) => step.laid.side);
  return {
    now: shelf(tiles.filter(({ key }) => !done.has(key)).map((step) => step.laid.side)),
    table: shelf([...sidesOf((id) => lying.has(id)), ...laid]),
    box: shelf(sidesOf((id) => !lying.has(id) && id !== current)),
  };
}

/** By box and number, as one looks for them. */
export function shelf(sides: readonly TileSide[]): Shelf {
  const counts = new Map<string, { side: TileSide; count: number }>();
  for (const side of sides) {
    const known = counts.get(side.id);
    counts.set(side.id, { side, count: (known?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted(
    ({ side: a }, { side: b }) =>
      a.expansion.localeCompare(b.expansion) || a.number - b.number || a.side.localeCompare(b.side),
  );
}

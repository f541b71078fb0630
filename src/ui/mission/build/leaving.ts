// Tiles that leave the table. The game has dropped them already, but they lie there until players are told to remove
// them.

import type { Game, Play, Prompt } from '../../../mission';
import { layTiles, type TileId, type TileMap } from '../../../rules';
import { partOfMap } from './partOfMap';

/** Those that still lie there, as far as they fit beside what has come since. */
export function leavingSections(play: Play, game: Game, lying: readonly string[]): readonly string[] {
  const waiting = game.agenda.map((task) => (task.kind === 'prompt' ? task.prompt : null));
  const leaving = [game.prompt, ...waiting]
    .flatMap(sectionsTakenBy)
    .filter((id, index, all) => !lying.includes(id) && all.indexOf(id) === index);
  return fits(play, [...lying, ...leaving]) ? leaving : [];
}

/** The tiles that the players take away just now. */
export function leavingGhost(play: Play, { prompt }: Game, map: TileMap): TileMap | null {
  const taken = sectionsTakenBy(prompt).flatMap((id) => play.sections.get(id)?.tiles ?? []);
  const isTaken = ({ tile, at }: TileMap['tiles'][number]) =>
    taken.some((one) => one.tile === tile && one.at[0] === at[0] && one.at[1] === at[1]);
  const ghost = partOfMap(map, (index) => map.tiles.slice(index, index + 1).some(isTaken));
  return ghost.tiles.length > 0 ? ghost : null;
}

export function sectionsTakenBy(prompt: Prompt | null): readonly string[] {
  if (prompt?.kind === 'removeSection') return [prompt.section];
  return prompt?.kind === 'clearMap' ? (prompt.sections ?? []) : [];
}

function fits(play: Play, sections: readonly string[]): boolean {
  const placements = sections.flatMap((id) =>
    (play.sections.get(id)?.tiles ?? []).map(({ tile, at, rotation = 0, over }) => ({
      tile: tile as TileId,
      at,
      rotation,
      ...(over && { over }),
    })),
  );
  return layTiles(placements, new Map(Object.entries(play.kit.tiles))).ok;
}

// The tiles of a running mission: what lies on the table, and what comes or goes.

import { mapOf, type Game, type Play } from '../../../mission';
import type { TileMap } from '../../../rules';
import type { BoardView } from '../../../scene';
import { leavingGhost, leavingSections } from './leaving';
import { partOfMap } from './partOfMap';
import { unbuiltSections, withSections, type BuildPlacement } from './steps';

type Ground = { readonly map: TileMap; readonly ghosts?: NonNullable<BoardView['ghosts']> };

const NOTHING: TileMap = { spaces: [], edges: [], tiles: [], looseOpenings: [] };

export function groundOf(play: Play, game: Game, placing: BuildPlacement): Ground {
  if (game.prompt?.kind === 'build' && placing.map) return groundWhileBuilding(placing.map, placing);
  const unbuilt = unbuiltSections(game);
  const lying = game.map.sections.filter((id) => !unbuilt.includes(id));
  const map = mapOf(play, withSections(game, [...lying, ...leavingSections(play, game, lying)])) ?? NOTHING;
  const leaving = leavingGhost(play, game, map);
  return { map, ...(leaving && { ghosts: { leaving } }) };
}

function groundWhileBuilding(whole: TileMap, { steps, done, current }: BuildPlacement): Ground {
  const stages = new Map(
    steps.flatMap((step) => {
      if (step.kind !== 'tile' || done.has(step.key)) return [];
      return [[step.tile, step.key === current ? 'next' : 'later'] as const];
    }),
  );
  const part = (stage: 'next' | 'later' | undefined) =>
    partOfMap(whole, (tile) => stages.get(tile) === stage);
  const has = (stage: 'next' | 'later') => [...stages.values()].includes(stage);
  return {
    map: part(undefined),
    ghosts: { ...(has('next') && { next: part('next') }), ...(has('later') && { later: part('later') }) },
  };
}

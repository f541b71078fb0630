// Everything that players do on the table because of a prompt, one step after the other: the tiles of a section, then
// its doors and tokens; the figures of a group; the heroes; a single thing.

import { mapOf, rebelsIn, tileKey, type Game, type Play, type Prompt } from '../../../mission';
import { edgeBetween, type EdgeAt, type LaidTile, type Point, type TileMap } from '../../../rules';
import { joinsOf, layingOrder, type Join } from './joins';
import type { Progress } from './progress';

export type TileStep = {
  readonly kind: 'tile';
  readonly key: string;
  /** Index within the map of the whole walk. */
  readonly tile: number;
  readonly laid: LaidTile;
  readonly joins: readonly (Join & { readonly other: LaidTile })[];
  readonly spaces: readonly Point[];
};

export type BuildStep =
  | TileStep
  | {
      readonly kind: 'thing';
      readonly key: string;
      readonly thing: string;
      readonly spaces: readonly Point[];
      /** Doors only. */
      readonly edges: readonly EdgeAt[];
    }
  | {
      readonly kind: 'figure';
      readonly key: string;
      readonly figure: string;
      readonly spaces: readonly Point[];
    };

export type Walk = {
  readonly steps: readonly BuildStep[];
  /** Building: the map as it lies once everything is done. */
  readonly map: TileMap | null;
};

/** What is being put down, and how far the players have come with it. */
export type BuildPlacement = Walk & Progress;

const NOTHING_TO_DO: Walk = { steps: [], map: null };

export function walkOf(play: Play, game: Game): Walk {
  const { prompt } = game;
  switch (prompt?.kind) {
    case 'build':
      return buildWalk(play, game, prompt);
    case 'deploy':
      return { steps: prompt.figures.map(({ id, at }) => figureStep(id, at)), map: null };
    case 'enter':
      return { steps: rebelsIn(game).map((id) => figureStep(id, game.figures[id]?.at ?? null)), map: null };
    case 'figures':
      return { steps: prompt.figures.map(({ id, at }) => figureStep(id, at)), map: null };
    case 'placeThing':
    case 'removeThing':
    case 'door':
      return { steps: [thingStep(play, game, prompt.thing)], map: null };
    default:
      return NOTHING_TO_DO;
  }
}

/** Revealed, but the players have not been told yet, or are being told just now. */
export function unbuiltSections({ prompt, agenda }: Game): readonly string[] {
  const prompts = [prompt, ...agenda.map((task) => (task.kind === 'prompt' ? task.prompt : null))];
  return prompts.flatMap((one) => (one?.kind === 'build' ? [one.section] : []));
}

export const withSections = (game: Game, sections: readonly string[]): Game => ({
  ...game,
  map: { ...game.map, sections },
});

type BuildPrompt = Extract<Prompt, { readonly kind: 'build' }>;

function buildWalk(play: Play, game: Game, { section, things }: BuildPrompt): Walk {
  const unbuilt = unbuiltSections(game);
  const lying = game.map.sections.filter((id) => !unbuilt.includes(id));
  const map = mapOf(play, withSections(game, [...lying, section]));
  if (!map) return NOTHING_TO_DO;
  const first = lying.reduce((count, id) => count + (play.sections.get(id)?.tiles.length ?? 0), 0);
  const order = layingOrder(map, (tile) => tile < first);
  const tiles = order.map((tile, place) =>
    tileStep(map, tile, (other) => other < first || order.indexOf(other) < place),
  );
  return { steps: [...tiles, ...things.map((id) => thingStep(play, game, id))], map };
}

function tileStep(map: TileMap, tile: number, lies: (tile: number) => boolean): TileStep {
  const laid = map.tiles[tile];
  if (!laid) throw new Error(`no tile ${tile} on the map`);
  return {
    kind: 'tile',
    key: tileKey(laid.at),
    tile,
    laid,
    joins: joinsOf(map, tile, lies).flatMap((join) => {
      const other = map.tiles[join.with];
      return other ? [{ ...join, other }] : [];
    }),
    spaces: map.spaces.flatMap((space) => (space.tile === tile ? [[space.x, space.y] as const] : [])),
  };
}

function thingStep(play: Play, { map }: Game, id: string): BuildStep {
  const thing = play.things.get(id);
  const edges = thing?.kind === 'door' ? thing.between.map((between) => edgeBetween(...between)) : [];
  const at = map.things[id]?.at ?? (thing && 'at' in thing ? thing.at : null);
  const spaces = thing?.kind === 'door' ? thing.between.flat() : at ? [at] : [];
  return { kind: 'thing', key: id, thing: id, spaces, edges };
}

const figureStep = (figure: string, at: Point | null): BuildStep => ({
  kind: 'figure',
  key: figure,
  figure,
  spaces: at ? [at] : [],
});

// Which picture belongs to a mission, a part of its map, a place or a campaign: what its author chose, or what the tiles
// and the look of the place suggest. Packs that name no scene get a fitting one.

import type { Campaign, MapPlace, PlaceLook } from '../../campaign';
import type { Mission, SceneName } from '../../mission';
import type { Environment } from '../../rules';

/** A kind of scene, and the place whose picture it is. */
export interface SceneSpot {
  readonly name: SceneName;
  readonly seed: string;
}

const BY_ENVIRONMENT: Readonly<Record<Environment, SceneName>> = {
  desert: 'desert',
  forest: 'forest',
  halls: 'palace',
  ice: 'ice',
  imperial: 'control',
  interior: 'corridor',
  jabba: 'cantina',
  mixed: 'hangar',
  plains: 'salt',
  snow: 'ice',
  streets: 'city',
};

const BY_LOOK: Readonly<Record<PlaceLook, SceneName>> = {
  desert: 'desert',
  forest: 'forest',
  ice: 'ice',
  city: 'city',
  gas: 'orbit',
  ocean: 'harbour',
  rock: 'mine',
  station: 'orbit',
};

type Tiles = Readonly<Record<string, { readonly environment: Environment } | undefined>>;

/** What most of the tiles show; the first one wins a tie. */
function environmentOf(laid: readonly { readonly tile: string }[], tiles: Tiles): Environment | undefined {
  const counts = new Map<Environment, number>();
  for (const { tile } of laid) {
    const environment = tiles[tile]?.environment;
    if (environment) counts.set(environment, (counts.get(environment) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

type Scened = Pick<Mission, 'id' | 'scene' | 'sections'>;

export function sceneOfMission(
  { id, scene, sections }: Scened,
  tiles: Tiles,
  place?: Pick<MapPlace, 'id' | 'look' | 'scene'>,
): SceneSpot {
  if (scene) return { name: scene, seed: id };
  const shown = environmentOf(
    sections.flatMap((section) => section.tiles),
    tiles,
  );
  if (shown) return { name: BY_ENVIRONMENT[shown], seed: id };
  return place ? sceneOfPlace(place) : { name: 'corridor', seed: id };
}

export function sceneOfSection(mission: Scened, section: string, tiles: Tiles): SceneSpot {
  const found = mission.sections.find(({ id }) => id === section);
  const seed = `${mission.id} ${section}`;
  if (found?.scene) return { name: found.scene, seed };
  const shown = environmentOf(found?.tiles ?? [], tiles);
  return { name: shown ? BY_ENVIRONMENT[shown] : sceneOfMission(mission, tiles).name, seed };
}

export const sceneOfPlace = ({ id, look, scene }: Pick<MapPlace, 'id' | 'look' | 'scene'>): SceneSpot => ({
  name: scene ?? BY_LOOK[look],
  seed: id,
});

export function sceneOfCampaign({ id, scene, places: [first] }: Campaign): SceneSpot {
  if (scene) return { name: scene, seed: id };
  return first ? { ...sceneOfPlace(first), seed: id } : { name: 'orbit', seed: id };
}

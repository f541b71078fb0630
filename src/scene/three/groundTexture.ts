// The grounds of the environments in use, one layer each, and the terrains on top: one texture, so that a map of many
// environments is still one draw call. Few environments get sharper pictures than many, to spare small devices. Sharp pictures
// take long to paint: the board appears with small ones, and they take their place as soon as it is there.

import {
  DataArrayTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RepeatWrapping,
  UnsignedByteType,
} from 'three';
import type { Environment } from '../../rules';
import { paintGround } from './art/grounds';
import { paintTerrains } from './art/terrains';

export type GroundTexture = {
  readonly texture: DataArrayTexture;
  readonly layerOf: (environment: Environment) => number;
  readonly terrainLayer: number;
  dispose(): void;
};

const SHARP = 1024;
const COARSE = 512;
const SMALL = 64;
const FEW = 4;

const sharpSize = (environments: readonly Environment[]): number =>
  environments.length <= FEW ? SHARP : COARSE;

type Picture = { readonly name: string; readonly paint: (size: number) => CanvasRenderingContext2D };

const picturesFor = (environments: readonly Environment[]): readonly Picture[] => [
  ...environments.map((name) => ({ name, paint: (size: number) => paintGround(name, size) })),
  { name: 'terrains', paint: paintTerrains },
];

/** Whether its sharp pictures have been painted before. */
export const isGroundKnown = (environments: readonly Environment[]): boolean =>
  picturesFor(environments).every(({ name }) => known.has(keyOf(name, sharpSize(environments))));

/** Paints its sharp pictures, one at each call; `true`: all are there. */
export function paintNext(environments: readonly Environment[]): boolean {
  const size = sharpSize(environments);
  const missing = picturesFor(environments).filter(({ name }) => !known.has(keyOf(name, size)));
  const [next] = missing;
  if (next) painted(next, size);
  return missing.length <= 1;
}

export function makeGroundTexture(
  environments: readonly Environment[],
  isSharp: boolean,
  sharpness: number,
): GroundTexture {
  const size = isSharp ? sharpSize(environments) : SMALL;
  const pictures = picturesFor(environments).map((picture) => painted(picture, size));
  const data = new Uint8Array(size * size * 4 * pictures.length);
  pictures.forEach((picture, layer) => data.set(picture, layer * size * size * 4));
  const texture = new DataArrayTexture(data, size, size, pictures.length);
  texture.type = UnsignedByteType;
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.generateMipmaps = true;
  texture.anisotropy = sharpness;
  texture.needsUpdate = true;
  return {
    texture,
    layerOf: (environment) => Math.max(0, environments.indexOf(environment)),
    terrainLayer: environments.length,
    dispose: () => texture.dispose(),
  };
}

/** Painting takes a moment, so a new tile or a second board finds the pictures of before. */
const known = new Map<string, Uint8ClampedArray>();
/** Bytes: five sharp pictures and the terrains, or coarse ones of all environments. */
const MOST_KEPT = (FEW + 2) * SHARP * SHARP * 4;

const keyOf = (name: string, size: number): string => `${name} ${size}`;

function painted({ name, paint }: Picture, size: number): Uint8ClampedArray {
  const key = keyOf(name, size);
  const picture = known.get(key) ?? paint(size).getImageData(0, 0, size, size).data;
  // Small ones are soon replaced.
  if (size === SMALL) return picture;
  known.delete(key);
  known.set(key, picture);
  for (const oldest of known.keys()) {
    if ([...known.values()].reduce((sum, { length }) => sum + length, 0) <= MOST_KEPT) break;
    known.delete(oldest);
  }
  return picture;
}

// The grounds of the environments in use, one layer each, and the terrains on top: one texture, so that a map of many
// environments is still one draw call. Few environments get sharper pictures than many, to spare small devices.

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
const FEW = 4;

export function makeGroundTexture(environments: readonly Environment[], sharpness: number): GroundTexture {
  const size = environments.length <= FEW ? SHARP : COARSE;
  const pictures = [
    ...environments.map((name) => painted(name, size, () => paintGround(name, size))),
    painted('terrains', size, () => paintTerrains(size)),
  ];
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
const MOST_KNOWN = 6;

function painted(name: string, size: number, paint: () => CanvasRenderingContext2D): Uint8ClampedArray {
  const key = `${name} ${size}`;
  const picture = known.get(key) ?? paint().getImageData(0, 0, size, size).data;
  known.delete(key);
  known.set(key, picture);
  for (const oldest of known.keys()) {
    if (known.size <= MOST_KNOWN) break;
    known.delete(oldest);
  }
  return picture;
}

// Many small pictures in one, so that they cost one draw call. What has the same name has the same cell.

import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter } from 'three';
import { newContext } from './brush';

/** Left, top, width and height of a cell, as shares of the picture. */
export type Cell = readonly [number, number, number, number];

export type PictureSheet = { readonly canvas: HTMLCanvasElement; readonly cellOf: (name: string) => Cell };

type Draw<Key> = (context: CanvasRenderingContext2D, key: Key) => void;

/** `draw` paints about the origin. */
export function paintSheet<Key>(
  keys: ReadonlyMap<string, Key>,
  [width, height]: readonly [number, number],
  draw: Draw<Key>,
): PictureSheet {
  const names = [...keys.keys()];
  const columns = Math.max(1, Math.ceil(Math.sqrt((names.length * height) / width)));
  const rows = Math.max(1, Math.ceil(names.length / columns));
  const context = newContext(columns * width, rows * height);
  [...keys.values()].forEach((key, i) => {
    context.save();
    context.translate(((i % columns) + 0.5) * width, (Math.floor(i / columns) + 0.5) * height);
    draw(context, key);
    context.restore();
  });
  return {
    canvas: context.canvas,
    cellOf: (name) => {
      const place = Math.max(0, names.indexOf(name));
      return [(place % columns) / columns, Math.floor(place / columns) / rows, 1 / columns, 1 / rows];
    },
  };
}

export function sheetTexture(canvas: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.flipY = false;
  texture.premultiplyAlpha = true;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.anisotropy = 4;
  return texture;
}

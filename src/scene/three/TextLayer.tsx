// All texts of one kind in one draw call: numbers of tiles lie on the floor, names and costs face the viewer.

import { useMemo } from 'react';
import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter } from 'three';
import { paintTexts, TEXT_ASPECT, type TextKey } from './art/texts';
import { Decals, type Decal } from './Decals';
import type { SceneKit } from './kit';
import { useDispose } from './useDispose';

export type TextItem = TextKey & Omit<Decal, 'cell' | 'width' | 'colour'>;

type Props = {
  readonly items: readonly TextItem[];
  readonly facing: 'up' | 'viewer';
  readonly kit: SceneKit;
  readonly order: number;
};

export function TextLayer({ items, facing, kit, order }: Props) {
  // The picture only depends on what is written, not on where: moving a figure paints nothing anew.
  const written = JSON.stringify(
    [
      ...new Set(
        items.map(({ text, style, colour, face, powerTokens }) =>
          JSON.stringify({ text, style, colour, face, powerTokens }),
        ),
      ),
    ].sort(),
  );
  const sheet = useMemo(() => {
    const keys = (JSON.parse(written) as string[]).map((key) => JSON.parse(key) as TextKey);
    return paintTexts(keys);
  }, [written]);
  const texture = useMemo(() => textTexture(sheet.canvas), [sheet]);
  useDispose(texture);
  const decals = useMemo(
    () =>
      items.map(({ text, style, colour, powerTokens, ...place }) => ({
        ...place,
        width: place.height * TEXT_ASPECT,
        cell: sheet.cellOf({ text, style, colour, ...(powerTokens && { powerTokens }) }),
      })),
    [items, sheet],
  );
  return <Decals texture={texture} items={decals} facing={facing} kit={kit} order={order} />;
}

function textTexture(canvas: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.flipY = false;
  texture.premultiplyAlpha = true;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.anisotropy = 4;
  return texture;
}

// All texts of one kind in one draw call: numbers of tiles lie on the floor, names and costs face the viewer.

import { useMemo } from 'react';
import { sheetTexture } from './art/sheet';
import { paintTexts, TEXT_ASPECT, textName, type TextKey } from './art/texts';
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
        items.map(({ text, style, colour, powerTokens }) =>
          JSON.stringify({ text, style, colour, powerTokens }),
        ),
      ),
    ].sort(),
  );
  const sheet = useMemo(
    () => paintTexts((JSON.parse(written) as string[]).map((key) => JSON.parse(key) as TextKey)),
    [written],
  );
  const texture = useMemo(() => sheetTexture(sheet.canvas), [sheet]);
  useDispose(texture);
  const decals = useMemo(
    () =>
      items.map(({ text, style, colour, powerTokens, ...place }) => ({
        ...place,
        width: place.height * TEXT_ASPECT,
        cell: sheet.cellOf(textName({ text, style, colour, ...(powerTokens && { powerTokens }) })),
      })),
    [items, sheet],
  );
  return <Decals texture={texture} items={decals} facing={facing} kit={kit} order={order} />;
}

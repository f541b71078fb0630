// Portraits stand on their bases like figures of cardboard, turned to the viewer, all in one draw call.

import { useMemo } from 'react';
import type { PieceFace } from '../build/pieces';
import { FACE_SIZE, paintFace } from './art/faces';
import { paintSheet, sheetTexture } from './art/sheet';
import { Decals } from './Decals';
import type { SceneKit } from './kit';
import { useDispose } from './useDispose';

const nameOf = ({ face, plate, colour, elite, faded }: PieceFace): string =>
  [face.id, plate, colour, elite ? 'elite' : '', faded ? 'faded' : ''].join(' ');

type Props = { readonly items: readonly PieceFace[]; readonly kit: SceneKit; readonly order: number };

export function FaceLayer({ items, kit, order }: Props) {
  const named = useMemo(() => new Map(items.map((item) => [nameOf(item), item])), [items]);
  const names = [...named.keys()].toSorted().join('\n');
  // Only what is drawn counts, not where: moving a figure paints nothing anew.
  // oxlint-disable-next-line react/exhaustive-deps
  const sheet = useMemo(() => paintSheet(named, [FACE_SIZE, FACE_SIZE], paintFace), [names]);
  const texture = useMemo(() => sheetTexture(sheet.canvas), [sheet]);
  useDispose(texture);
  const decals = useMemo(
    () =>
      items.map((item) => ({
        x: item.x,
        y: item.y,
        lift: item.lift,
        from: item.from,
        width: item.size,
        height: item.size,
        most: 1,
        cell: sheet.cellOf(nameOf(item)),
      })),
    [items, sheet],
  );
  return <Decals texture={texture} items={decals} facing="standing" kit={kit} order={order} />;
}

// The portrait of a figure as the board draws it: plain strokes, first a dark outline about all of them.

import { useMemo } from 'react';
import type { FaceStroke, FaceView } from '../../scene';
import { INK, mix, OUTLINE, shade, type Drawing, type Layer } from './ink';
import { MIRROR, timesMatrix, type Matrix } from './matrix';
import { regularId, portraitOf, usePortraitEdition } from './portraits';

/** The face of a hero or a card, as far as it has come. */
export type FaceFinder = (id: string) => FaceView | undefined;
export const NO_FACES: FaceFinder = () => undefined;

/** Another finder whenever faces have come, so that the board is drawn anew. */
export function useBoardFaces(ids: readonly string[]): FaceFinder {
  const edition = usePortraitEdition(ids);
  return useMemo(() => (edition > 0 ? (id) => boardFace(id) : NO_FACES), [edition]);
}

function boardFace(id: string): FaceView | undefined {
  const drawing = portraitOf(id);
  if (!drawing) return undefined;
  const known = faces.get(drawing);
  if (known) return known;
  const { accent, layers } = drawing;
  const flat = layers.flatMap((layer) => strokesOf(layer));
  const outline = flat.map((stroke) => ({
    ...stroke,
    ink: INK.night,
    width: (stroke.width ?? 0) + OUTLINE,
  }));
  const made = { id: regularId(id), ground: mix(INK.night, accent, 0.5), strokes: [...outline, ...flat] };
  faces.set(drawing, made);
  return made;
}

/** The board compares what it is handed: the same drawing is the same face. */
const faces = new WeakMap<Drawing, FaceView>();

function strokesOf(layer: Layer, outer?: Matrix): readonly FaceStroke[] {
  const within = (inner: Matrix): Matrix => (outer ? timesMatrix(outer, inner) : inner);
  if (layer.kind === 'group') return layer.layers.flatMap((inner) => strokesOf(inner, within(layer.matrix)));
  const { kind, d, ink } = layer;
  const own: FaceStroke = {
    d,
    ink,
    ...('width' in layer && { width: layer.width }),
    ...(outer && { matrix: outer }),
  };
  if (kind === 'fill' || kind === 'line') return [own];
  return [{ ...own, ink: kind === 'half' ? shade(ink) : ink, matrix: within(MIRROR) }, own];
}

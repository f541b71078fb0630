// The portrait of a hero as the board draws it: plain strokes, without what stands behind the head.

import { ownOf } from '../../kernel';
import type { FaceStroke, FaceView } from '../../scene';
import { CORE_HEROES } from './coreHeroes';
import { INK, mix, shade, type Layer } from './ink';
import { MORE_HEROES, UNKNOWN_HERO } from './moreHeroes';

export function boardFace(hero: string): FaceView {
  const known = faces.get(hero);
  if (known) return known;
  const { accent, layers } = ownOf(CORE_HEROES, hero) ?? ownOf(MORE_HEROES, hero) ?? UNKNOWN_HERO;
  const made = { ground: mix(INK.night, accent, 0.5), strokes: layers.flatMap(strokesOf) };
  faces.set(hero, made);
  return made;
}

/** The board compares what it is handed: the same hero has the same face. */
const faces = new Map<string, FaceView>();

function strokesOf(layer: Layer): readonly FaceStroke[] {
  if (layer.kind === 'group') return [];
  const { kind, d, ink } = layer;
  const own: FaceStroke = { d, ink, ...('width' in layer && { width: layer.width }) };
  if (kind === 'fill' || kind === 'line') return [own];
  return [{ ...own, ink: kind === 'half' ? shade(ink) : ink, mirrored: true }, own];
}

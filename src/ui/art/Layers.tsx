// Paints the layers of a drawing. They are painted twice: first as a dark outline around the whole figure, so that it
// stands off any ground, then in their inks. Layers never change, so they are children without keys.

import { createElement, type ReactElement, type SVGProps } from 'react';
import { INK, shade, type Layer } from './ink';

type Stroke = Exclude<Layer, { readonly kind: 'group' }>;

const MIRROR = 'matrix(-1 0 0 1 100 0)';
const MIRRORED: ReadonlySet<Layer['kind']> = new Set<Layer['kind']>(['half', 'twin', 'twinLine']);
const OUTLINE = 4.5;

export function Layers({ layers }: { layers: readonly Layer[] }) {
  const outline = { fill: INK.night, stroke: INK.night, strokeLinejoin: 'round' } as const;
  return (
    <>
      {createElement('g', outline, ...layers.map(outlined))}
      {createElement('g', { strokeLinejoin: 'round' }, ...layers.map(painted))}
    </>
  );
}

function outlined(layer: Layer): ReactElement {
  if (layer.kind === 'group') return group(layer, outlined);
  const style =
    'width' in layer ? { fill: 'none', strokeWidth: layer.width + OUTLINE } : { strokeWidth: OUTLINE };
  return paths(layer, style, style);
}

function painted(layer: Layer): ReactElement {
  if (layer.kind === 'group') return group(layer, painted);
  const inked = (tone: string) =>
    'width' in layer ? { fill: 'none', stroke: tone, strokeWidth: layer.width } : { fill: tone };
  return paths(layer, inked(layer.ink), inked(layer.kind === 'half' ? shade(layer.ink) : layer.ink));
}

function group(layer: Exclude<Layer, Stroke>, draw: (inner: Layer) => ReactElement): ReactElement {
  return createElement('g', { transform: layer.transform }, ...layer.layers.map(draw));
}

/** The path, over its mirror image if it has one. */
function paths({ kind, d }: Stroke, left: SVGProps<SVGPathElement>, right: SVGProps<SVGPathElement>) {
  return (
    <>
      {MIRRORED.has(kind) && <path d={d} {...right} transform={MIRROR} />}
      <path d={d} {...left} />
    </>
  );
}

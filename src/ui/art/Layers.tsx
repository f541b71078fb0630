// Paints the layers of a drawing. They are painted twice: first as a dark outline around the whole figure, so that it
// stands off any ground, then in their inks. Layers never change, so they are children without keys.

import { createElement, type ReactElement, type SVGProps } from 'react';
import { INK, OUTLINE, shade, type Layer } from './ink';
import { matrixText, MIRROR } from './matrix';

type Stroke = Exclude<Layer, { readonly kind: 'group' }>;

const MIRRORING = matrixText(MIRROR);
const MIRRORED: ReadonlySet<Layer['kind']> = new Set<Layer['kind']>(['half', 'twin', 'twinLine']);

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
  return createElement('g', { transform: matrixText(layer.matrix) }, ...layer.layers.map(draw));
}

/** The path, over its mirror image if it has one. */
function paths({ kind, d }: Stroke, left: SVGProps<SVGPathElement>, right: SVGProps<SVGPathElement>) {
  return (
    <>
      {MIRRORED.has(kind) && <path d={d} {...right} transform={MIRRORING} />}
      <path d={d} {...left} />
    </>
  );
}

// The drawing kit of all portraits: a few inks, and layers that are painted from back to front on a 100 by 100 grid.
// Light falls from the left, so a half that is mirrored to the right is drawn a tone darker. This makes the family.

import { matrixOf, type Matrix } from './matrix';

export const INK = {
  night: '#10151b',
  coal: '#2a323d',
  slate: '#4b5868',
  steel: '#8f9cab',
  bone: '#cfcabd',
  ivory: '#f3efe6',
  leather: '#7a5636',
  fur: '#95653c',
  pale: '#efc9a6',
  tan: '#d79f74',
  brown: '#96623f',
  gold: '#ffd166',
  red: '#e2564d',
} as const;

/** A dark line about each figure, half of it outside. */
export const OUTLINE = 4.5;

export type Layer =
  | { readonly kind: 'fill' | 'half' | 'twin'; readonly ink: string; readonly d: string }
  | {
      readonly kind: 'line' | 'twinLine';
      readonly ink: string;
      readonly width: number;
      readonly d: string;
    }
  | { readonly kind: 'group'; readonly matrix: Matrix; readonly layers: readonly Layer[] };

export interface Drawing {
  readonly accent: string;
  readonly layers: readonly Layer[];
}

/** A shape of one tone. */
export const fill = (ink: string, d: string): Layer => ({ kind: 'fill', ink, d });
/** The left half of a shape; its mirror image lies in the shade. Reaches to x = 51, so that no seam shows. */
export const half = (ink: string, d: string): Layer => ({ kind: 'half', ink, d });
/** A shape and its mirror image, both of one tone: eyes, straps. */
export const twin = (ink: string, d: string): Layer => ({ kind: 'twin', ink, d });
export const line = (ink: string, width: number, d: string): Layer => ({ kind: 'line', ink, width, d });
export const twinLine = (ink: string, width: number, d: string): Layer => ({
  kind: 'twinLine',
  ink,
  width,
  d,
});
/** Layers moved and scaled as one. */
export const placed = (transform: string, layers: readonly Layer[]): Layer => ({
  kind: 'group',
  matrix: matrixOf(transform),
  layers,
});

/** The colour that lies `share` of the way from one to another; both are written #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const channel = (at: number) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16);
    const b = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

export const shade = (ink: string): string => mix(ink, '#0b0f1c', 0.3);

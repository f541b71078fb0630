// The ground that every portrait stands on: round corners for heroes, cut corners for deployment cards, so that the
// two sides differ in outline. A portrait is decoration beside a name, unless a label is given.

import type { ReactNode } from 'react';
import { INK, mix, type Drawing } from './ink';
import { Layers } from './Layers';
import { nameFor } from './naming';

const CLIPS = {
  hero: 'inset(0 round 18%)',
  card: 'polygon(14% 0,86% 0,100% 14%,100% 86%,86% 100%,14% 100%,0 86%,0 14%)',
} as const;

export interface FrameProps {
  readonly shape: keyof typeof CLIPS;
  readonly drawing: Drawing;
  readonly size: number | string;
  readonly label?: string | undefined;
  /** Marks that lie above the figure. */
  readonly children?: ReactNode;
}

export function PictureFrame({ shape, drawing, size, label, children }: FrameProps) {
  const { accent, layers } = drawing;
  return (
    <svg
      viewBox="0 0 100 100"
      width={size}
      height={size}
      focusable="false"
      style={{ clipPath: CLIPS[shape], flex: 'none' }}
      {...nameFor(label)}
    >
      <path d="M0 0h100v100H0z" fill={mix(INK.night, accent, 0.22)} />
      {shape === 'hero' ? (
        <circle cx="50" cy="46" r="40" fill={mix(INK.night, accent, 0.5)} />
      ) : (
        <path d="M34 4h32l28 28v32L66 92H34L6 64V32z" fill={mix(INK.night, accent, 0.42)} />
      )}
      <Layers layers={layers} />
      {children}
    </svg>
  );
}

// One scene, painted. It never moves and never changes, so it costs nothing once it is on the screen.

import { memo, useId } from 'react';
import type { SceneName } from '../../../mission';
import { SHEET, sceneChance, type SceneShape } from './brush';
import { SCENE_KINDS } from './kinds';
import './scenes.css';

/** `warm` and `cold`: how the end of a mission feels. */
export type SceneLight = 'plain' | 'warm' | 'cold';

export interface ScenePictureProps {
  readonly name: SceneName;
  /** Whose place it is: the same place always looks the same. */
  readonly seed: string;
  readonly light?: SceneLight;
}

const CASTS: Readonly<Record<Exclude<SceneLight, 'plain'>, readonly [ink: string, opacity: number]>> = {
  warm: ['#ffb04a', 0.3],
  cold: ['#0c1f3d', 0.62],
};

export const ScenePicture = memo(function ScenePicture({ name, seed, light = 'plain' }: ScenePictureProps) {
  const id = useId();
  const { paint, palettes } = SCENE_KINDS[name];
  const chance = sceneChance(`${name} ${seed}`);
  const palette = palettes[Math.floor(chance(0, palettes.length - 0.1))] ?? palettes[0];
  const [top, low] = palette.sky;
  return (
    <svg
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      preserveAspectRatio="xMidYMid slice"
      className="scene-picture"
      data-scene={name}
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={top} />
        <stop offset="0.75" stopColor={low} />
      </linearGradient>
      <rect width={SHEET.width} height={SHEET.height} fill={`url(#${id})`} />
      {paint(chance, palette).map((shape, index) => (
        // Shapes of one scene never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <Painted key={index} {...shape} />
      ))}
      {light !== 'plain' && (
        <rect width={SHEET.width} height={SHEET.height} fill={CASTS[light][0]} opacity={CASTS[light][1]} />
      )}
    </svg>
  );
});

const Painted = ({ d, ink, opacity, line }: SceneShape) =>
  line === undefined ? (
    <path d={d} fill={ink} opacity={opacity} />
  ) : (
    <path d={d} fill="none" stroke={ink} strokeWidth={line} strokeLinecap="round" opacity={opacity} />
  );

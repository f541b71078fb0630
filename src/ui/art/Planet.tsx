// Worlds for the campaign map. Each look has a pattern of its own, so that colour is not needed to tell them apart.

import type { ReactNode } from 'react';
import { INK, mix } from './ink';
import { nameFor } from './naming';

const R = 40;

/** Where the edge of the globe lies at a height, to the left of the middle. */
const edge = (y: number): number =>
  Math.round((50 - Math.sqrt(Math.max(0, R * R - (y - 50) ** 2))) * 10) / 10;

/** A stripe around the globe between two heights; `sway` bends its upper and lower rim. */
function band(top: number, bottom: number, sway = 0): string {
  const [a, b] = [edge(top), edge(bottom)];
  const rim = (from: number, to: number, y: number) => {
    const third = (to - from) / 3;
    // near the poles the stripe is short and bends less, or it would leave the globe
    const bend = (sway * Math.abs(third)) / 27;
    return `C${from + third} ${y + bend} ${to - third} ${y - bend} ${to} ${y}`;
  };
  return `M${a} ${top}${rim(a, 100 - a, top)}A${R} ${R} 0 0 1 ${100 - b} ${bottom}${rim(100 - b, b, bottom)}A${R} ${R} 0 0 1 ${a} ${top}z`;
}

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

interface Look {
  readonly ground: string;
  readonly drawing: ReactNode;
  /** What stands before the globe, out of its shade. */
  readonly front?: ReactNode;
}

const LOOKS = {
  desert: {
    ground: '#dba85e',
    drawing: (
      <>
        <path d={band(30, 38, 9)} fill="#c48a45" />
        <path d={band(50, 62, -10)} fill="#b57838" />
        <path d={band(74, 82, 6)} fill="#c48a45" />
      </>
    ),
    front: <path d={dot(82, 16, 6)} fill="#f0d8a8" />,
  },
  forest: {
    ground: '#3f7d52',
    drawing: (
      <>
        <path
          d="M22 32C30 16 50 18 54 28C62 26 66 36 58 42C54 52 44 46 40 52C30 56 16 46 22 32zM52 62C56 52 72 52 78 58C84 64 74 80 62 80C52 80 48 70 52 62zM18 62C26 58 34 66 32 74C28 78 18 70 18 62z"
          fill="#79c07a"
        />
        <path d="M30 40l5-10 5 10zM42 34l4-8 4 8zM60 72l5-10 5 10z" fill="#2f5f40" />
      </>
    ),
  },
  ice: {
    ground: '#bfe0f0',
    drawing: (
      <>
        <path d={band(10.5, 28, 7)} fill={INK.ivory} />
        <path d={band(76, 89.5, -6)} fill={INK.ivory} />
        <path
          d="M16 44L34 52L46 44L58 58L86 52M34 52L30 70M58 58L56 74M46 44L52 34"
          fill="none"
          stroke="#5f95b5"
          strokeWidth="2.5"
        />
      </>
    ),
  },
  city: {
    ground: '#4a4f63',
    drawing: (
      <>
        <path
          d="M50 50m-28 0a28 28 0 1 0 56 0a28 28 0 1 0-56 0M36 50a14 14 0 1 0 28 0a14 14 0 1 0-28 0M10 50H36M64 50H90M50 10V36M50 64V90M22 22L40 40M60 60L78 78M78 22L60 40M40 60L22 78"
          fill="none"
          stroke="#ffd98a"
          strokeWidth="2.2"
          strokeDasharray="5 3"
        />
        <path d={dot(50, 50, 5) + dot(30, 36, 3) + dot(70, 36, 3) + dot(30, 66, 3)} fill={INK.gold} />
      </>
    ),
  },
  gas: {
    ground: '#e0a27c',
    drawing: (
      <>
        <path d={band(20, 28)} fill="#f2cfae" />
        <path d={band(36, 46, 3)} fill="#b9694f" />
        <path d={band(56, 64, -3)} fill="#f2cfae" />
        <path d={band(72, 78)} fill="#b9694f" />
      </>
    ),
    front: (
      <path
        d="M15 60C-1 70 5 78 28 72C56 66 88 51 95 40C98 32 90 29 81 31"
        fill="none"
        stroke="#f2e2c8"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
    ),
  },
  ocean: {
    ground: '#2f78b8',
    drawing: (
      <>
        <path
          d="M26 36C32 28 44 32 44 38C42 44 28 44 26 36zM60 58C66 52 76 56 74 64C70 70 58 66 60 58zM36 74C40 70 48 72 46 78C42 80 36 78 36 74z"
          fill="#9fd6a0"
        />
        <path
          d="M52 30q4-4 8 0t8 0t8 0M16 54q4-4 8 0t8 0t8 0t8 0M50 76q4-4 8 0t8 0"
          fill="none"
          stroke="#a8dcff"
          strokeWidth="2.6"
        />
      </>
    ),
  },
  rock: {
    ground: '#8b857c',
    drawing: (
      <>
        <path
          d={dot(38, 36, 11) + dot(66, 58, 9) + dot(38, 70, 7) + dot(64, 28, 5) + dot(22, 54, 4)}
          fill="#5f5a53"
        />
        <path d={dot(40, 38, 8) + dot(67.5, 59.5, 6) + dot(39, 71, 4.5)} fill="#736d64" />
      </>
    ),
  },
} satisfies Readonly<Record<string, Look>>;

export const PLANET_LOOKS = [...(Object.keys(LOOKS) as (keyof typeof LOOKS)[]), 'station'] as const;
export type PlanetLook = (typeof PLANET_LOOKS)[number];

export interface PlanetProps {
  readonly look: PlanetLook;
  readonly size?: number | string;
  /** An accessible name; without it the picture is decoration. */
  readonly label?: string;
}

export function Planet({ look, size = 64, label }: PlanetProps) {
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} focusable="false" {...nameFor(label)}>
      {look === 'station' ? <Station /> : <Globe look={LOOKS[look]} />}
    </svg>
  );
}

function Globe({ look }: { look: Look }) {
  return (
    <>
      <path d={dot(50, 50, 46)} fill={mix(INK.night, look.ground, 0.3)} />
      <path d={dot(50, 50, R)} fill={look.ground} />
      {look.drawing}
      {/* night has fallen on the right side */}
      <path
        d="M62 11.4A40.6 40.6 0 0 1 50 90.6A40.6 40.6 0 0 1 38 88.8C62 78 76 48 62 11.4z"
        fill="#0b0f1c"
        opacity="0.38"
      />
      {look.front}
    </>
  );
}

/** A built world: a wheel with spokes around a tower. */
function Station() {
  return (
    <>
      <path d={dot(50, 50, 46)} fill={mix(INK.night, INK.steel, 0.3)} />
      <path
        d="M50 50m-35 0a35 35 0 1 0 70 0a35 35 0 1 0-70 0"
        fill="none"
        stroke={INK.steel}
        strokeWidth="9"
      />
      <path d="M50 15a35 35 0 0 1 0 70" fill="none" stroke={INK.slate} strokeWidth="9" />
      <path
        d="M50 50m-35 0a35 35 0 1 0 70 0a35 35 0 1 0-70 0"
        fill="none"
        stroke={INK.gold}
        strokeWidth="2.5"
        strokeDasharray="3 6"
      />
      <path d="M20 33L80 67M80 33L20 67" stroke={INK.slate} strokeWidth="5" />
      <path d="M50 6L60 30V70L50 94L40 70V30z" fill={INK.bone} />
      <path d="M50 6L60 30V70L50 94z" fill={INK.steel} />
      <path d="M43 40H57M43 50H57M43 60H57" stroke={INK.night} strokeWidth="3.5" />
    </>
  );
}

// The places of the map, drawn by us: a disc with light from the upper left and what its look is known by. A circle of
// radius 50 around the origin.

import { useId, type ReactNode } from 'react';
import type { PlaceLook } from '../../../campaign';

type Surface = {
  readonly light: string;
  readonly middle: string;
  readonly dark: string;
  /** What shines around it. */
  readonly air: string;
  readonly features: ReactNode;
};

const SURFACES: Readonly<Record<Exclude<PlaceLook, 'station'>, Surface>> = {
  desert: {
    light: '#f6d79a',
    middle: '#c88f4b',
    dark: '#6b3f1f',
    air: '#ffcf8a',
    features: (
      <g fill="none" stroke="#8a5a2b" strokeWidth="4" opacity="0.6">
        <path d="M-55 -18C-30 -28 -12 -8 14 -16S48 -24 60 -18" />
        <path d="M-55 4C-28 -6 -10 14 18 6S46 0 60 6" strokeWidth="6" />
        <path d="M-55 27C-34 18 -8 34 16 26S44 22 60 28" />
      </g>
    ),
  },
  forest: {
    light: '#a9d48a',
    middle: '#4f8a4a',
    dark: '#16351f',
    air: '#a6f0b0',
    features: (
      <g fill="#2c5f33" opacity="0.75">
        <path d="M-34 -22C-20 -40 4 -34 2 -20S-12 -4 -24 -6 -44 -8 -34 -22z" />
        <path d="M10 4C26 -8 44 2 38 18S14 36 4 26 -2 12 10 4z" />
        <path d="M-36 18C-26 8 -10 16 -14 28S-30 42 -38 34 -44 26 -36 18z" />
        <path d="M18 -34c8-4 18 2 14 10s-16 6-18 0 0-8 4-10z" fill="#6fae66" />
      </g>
    ),
  },
  ice: {
    light: '#ffffff',
    middle: '#a9cfe2',
    dark: '#3c627c',
    air: '#d5f3ff',
    features: (
      <g fill="none" stroke="#6d9cb6" strokeWidth="2.5" opacity="0.8">
        <path d="M-46 -8L-22 -14 -8 2 12 -4 30 8 52 2" />
        <path d="M-8 2L-14 22 -2 38M12 -4L20 -26 36 -34M-22 -14L-28 -32" />
        <path d="M-50 -34C-20 -52 22 -52 50 -34L40 -26C16 -38 -18 -38 -40 -26z" fill="#fff" stroke="none" />
      </g>
    ),
  },
  city: {
    light: '#a8a2b8',
    middle: '#565068',
    dark: '#1a1724',
    air: '#ffc9a3',
    features: (
      <g fill="none" stroke="#ffcf7d" strokeWidth="1.6" opacity="0.85">
        <path d="M-50 -20H50M-50 2H50M-50 24H50" strokeDasharray="2 5 9 4" />
        <path d="M-26 -50V50M0 -50V50M26 -50V50" strokeDasharray="1 6 6 4" />
        <circle cx="-6" cy="6" r="16" strokeWidth="2.2" strokeDasharray="3 3" />
        <circle cx="-6" cy="6" r="6" fill="#ffe2ad" stroke="none" />
      </g>
    ),
  },
  gas: {
    light: '#ffe3c4',
    middle: '#d39a78',
    dark: '#5f3340',
    air: '#ffd9c2',
    features: (
      <g opacity="0.7">
        <path d="M-55 -32Q0 -24 55 -32V-20Q0 -12 -55 -20z" fill="#b4705c" />
        <path d="M-55 -6Q0 4 55 -6V4Q0 14 -55 4z" fill="#f2c9a0" />
        <path d="M-55 16Q0 26 55 16V30Q0 40 -55 30z" fill="#a65f57" />
        <ellipse cx="16" cy="22" rx="12" ry="6" fill="#f6d8b4" />
      </g>
    ),
  },
  ocean: {
    light: '#9fe2ff',
    middle: '#2f7fb8',
    dark: '#0a2a4d',
    air: '#9be4ff',
    features: (
      <g>
        <path d="M-18 -8C-8 -18 8 -12 4 -2S-12 8 -20 4 -26 0 -18 -8z" fill="#7fae7a" />
        <path d="M20 14c8-4 14 2 10 8s-14 4-14-2 0-4 4-6z" fill="#8fb07d" />
        <g fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity="0.7">
          <path d="M-44 -24C-26 -32 -8 -30 2 -26M8 -38C20 -40 30 -36 36 -32" />
          <path d="M-40 24C-22 16 -4 22 8 30M22 -6C30 -10 40 -8 48 -4" />
        </g>
      </g>
    ),
  },
  rock: {
    light: '#cfc7bb',
    middle: '#807a72',
    dark: '#2c2a29',
    air: '#d9d2c8',
    features: (
      <g fill="#5b564f" stroke="#a79f93" strokeWidth="1.5" opacity="0.85">
        <circle cx="-18" cy="-14" r="12" />
        <circle cx="16" cy="10" r="16" />
        <circle cx="-20" cy="22" r="8" />
        <circle cx="20" cy="-26" r="7" />
        <circle cx="0" cy="38" r="5" />
        <circle cx="-36" cy="4" r="4" />
      </g>
    ),
  },
};

export function Planet({ look }: { look: PlaceLook }) {
  return look === 'station' ? <Station /> : <Disc surface={SURFACES[look]} ringed={look === 'gas'} />;
}

function Disc({ surface, ringed }: { surface: Surface; ringed: boolean }) {
  const id = useId();
  const { light, middle, dark, air, features } = surface;
  return (
    <g>
      <defs>
        <radialGradient id={`${id}l`} cx="0.34" cy="0.3" r="0.85">
          <stop offset="0" stopColor={light} />
          <stop offset="0.5" stopColor={middle} />
          <stop offset="1" stopColor={dark} />
        </radialGradient>
        <radialGradient id={`${id}s`} cx="0.33" cy="0.3" r="0.82">
          <stop offset="0.5" stopColor="#04060a" stopOpacity="0" />
          <stop offset="1" stopColor="#04060a" stopOpacity="0.86" />
        </radialGradient>
        <radialGradient id={`${id}a`}>
          <stop offset="0.74" stopColor={air} stopOpacity="0.5" />
          <stop offset="1" stopColor={air} stopOpacity="0" />
        </radialGradient>
        <clipPath id={`${id}c`}>
          <circle r="50" />
        </clipPath>
      </defs>
      <circle r="66" fill={`url(#${id}a)`} />
      <circle r="50" fill={`url(#${id}l)`} />
      <g clipPath={`url(#${id}c)`}>{features}</g>
      <circle r="50" fill={`url(#${id}s)`} />
      {ringed && (
        <path
          d="M-46 12C-76 24 -84 36 -66 36 -30 36 66 2 76 -18 82 -30 66 -28 46 -20"
          fill="none"
          stroke="#e9c9a8"
          strokeWidth="4"
          opacity="0.75"
        />
      )}
    </g>
  );
}

/** Built, not grown: a wheel with spokes and lights. */
function Station() {
  const id = useId();
  return (
    <g>
      <defs>
        <linearGradient id={`${id}m`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#d5dde6" />
          <stop offset="1" stopColor="#4a5562" />
        </linearGradient>
      </defs>
      <g fill="none" stroke={`url(#${id}m)`}>
        <circle r="42" strokeWidth="10" />
        <path d="M-38 0H38M0 -38V38M-27 -27L27 27M27 -27L-27 27" strokeWidth="4" />
      </g>
      <circle r="17" fill={`url(#${id}m)`} stroke="#10151b" strokeWidth="2" />
      <path d="M-5 -52h10v104h-10zM-52 -5h104v10h-104z" fill="#8e9aa8" opacity="0.55" />
      <circle r="6" fill="#ffcf7d" />
      <g fill="#ff7a6b">
        <circle cx="30" cy="-30" r="2.500" />
        <circle cx="-30" cy="30" r="2.500" />
      </g>
      <circle r="42" fill="none" stroke="#fff3d0" strokeWidth="2" strokeDasharray="1.500 9" />
    </g>
  );
}

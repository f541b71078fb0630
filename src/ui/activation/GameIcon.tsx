// The signs of the game, drawn by us: each has a shape of its own, so that colour is never the only sign.

import { useTranslation } from 'react-i18next';
import type { MissionIcon } from '../../text';

const SHAPES: Readonly<
  Record<Exclude<MissionIcon, keyof typeof DICE>, { readonly d: string; readonly colour: string }>
> = {
  action: { d: 'M4 9h8V5l8 7-8 7v-4H4z', colour: '#f3efe6' },
  attack: { d: 'M12 3v18M3 12h18M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10z', colour: '#ff7a6b' },
  damage: { d: 'M12 2l2.5 6.5L21 6l-3 6 4 4-7-1-3 7-3-7-7 1 4-4-3-6 6.5 2.5z', colour: '#ff7a6b' },
  strain: { d: 'M12 2c4 5.5 6.5 8.5 6.5 12a6.5 6.5 0 0 1-13 0c0-3.5 2.5-6.5 6.5-12z', colour: '#7cc4ff' },
  surge: { d: 'M14 2L6 13h5l-3 9 10-13h-6z', colour: '#ffd166' },
  block: { d: 'M12 2l8 3v7c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10V5z', colour: '#b9c2cd' },
  evade: { d: 'M4 6h9l-3-3M20 18h-9l3 3M13 6c4 0 6 3 6 6M11 18c-4 0-6-3-6-6', colour: '#7fe0a8' },
  dodge: { d: 'M5 5l14 14M19 5L5 19M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z', colour: '#f3efe6' },
  strength: { d: 'M3 9v6M6 6v12M6 12h12M18 6v12M21 9v6', colour: '#ff9d7a' },
  insight: {
    d: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
    colour: '#7cc4ff',
  },
  tech: { d: 'M7 7h10v10H7zM10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4', colour: '#ffd166' },
};

/** Drawn with a line only. */
const OUTLINES: ReadonlySet<MissionIcon> = new Set<MissionIcon>([
  'attack',
  'evade',
  'dodge',
  'strength',
  'insight',
  'tech',
]);

const DICE = {
  blue: '#4a90e2',
  green: '#4fae62',
  red: '#d64545',
  yellow: '#e3b93c',
  black: '#1c1f24',
  white: '#f3efe6',
} as const;

export function GameIcon({ name }: { name: MissionIcon }) {
  const { t } = useTranslation();
  const label = t(`icons.${name}`);
  if (name in DICE) return <DieIcon colour={name as keyof typeof DICE} label={label} />;
  const { d, colour } = SHAPES[name as keyof typeof SHAPES];
  const filled = !OUTLINES.has(name);
  return (
    <svg viewBox="0 0 24 24" className="game-icon" role="img" aria-label={label}>
      <path d={d} fill={filled ? colour : 'none'} stroke={colour} strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}

/** A die with a letter for its colour. */
function DieIcon({ colour, label }: { colour: keyof typeof DICE; label: string }) {
  const { t } = useTranslation();
  const dark = colour === 'white' || colour === 'yellow';
  return (
    <svg viewBox="0 0 24 24" className="game-icon" role="img" aria-label={label}>
      <rect
        x="2"
        y="2"
        width="20"
        height="20"
        rx="5"
        fill={DICE[colour]}
        stroke="#f3efe6"
        strokeWidth="1.5"
      />
      <text x="12" y="17" textAnchor="middle" fontSize="13" fontWeight="700" fill={dark ? '#14181f' : '#fff'}>
        {t(`dieLetters.${colour}`)}
      </text>
    </svg>
  );
}

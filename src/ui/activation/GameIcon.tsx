// The signs of the game, drawn by us: each has a shape of its own, so that colour is never the only sign.

import { useTranslation } from 'react-i18next';
import { DIE_COLOURS, DIE_SIGNS } from '../../scene';
import type { MissionIcon } from '../../text';

const SHAPES: Readonly<
  Record<Exclude<MissionIcon, keyof typeof DIE_COLOURS>, { readonly d: string; readonly colour: string }>
> = {
  action: { d: 'M4 9h8V5l8 7-8 7v-4H4z', colour: '#f3efe6' },
  attack: { d: 'M12 3v18M3 12h18M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10z', colour: '#ff7a6b' },
  damage: { d: DIE_SIGNS.damage.d, colour: '#ff7a6b' },
  strain: { d: 'M12 2c4 5.5 6.5 8.5 6.5 12a6.5 6.5 0 0 1-13 0c0-3.5 2.5-6.5 6.5-12z', colour: '#7cc4ff' },
  surge: { d: DIE_SIGNS.surge.d, colour: '#ffd166' },
  block: { d: DIE_SIGNS.block.d, colour: '#b9c2cd' },
  evade: { d: DIE_SIGNS.evade.d, colour: '#7fe0a8' },
  dodge: { d: DIE_SIGNS.dodge.d, colour: '#f3efe6' },
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

export function GameIcon({ name }: { name: MissionIcon }) {
  const { t } = useTranslation();
  const label = t(`icons.${name}`);
  // Whoever has a mouse can ask what it is.
  return (
    <span title={label}>
      {name in DIE_COLOURS ? (
        <DieIcon colour={name as keyof typeof DIE_COLOURS} label={label} />
      ) : (
        <SignIcon name={name} label={label} />
      )}
    </span>
  );
}

function SignIcon({ name, label }: { name: MissionIcon; label: string }) {
  const { d, colour } = SHAPES[name as keyof typeof SHAPES];
  const filled = !OUTLINES.has(name);
  return (
    <svg viewBox="0 0 24 24" className="game-icon" role="img" aria-label={label}>
      <path d={d} fill={filled ? colour : 'none'} stroke={colour} strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}

/** A die with a letter for its colour. */
function DieIcon({ colour, label }: { colour: keyof typeof DIE_COLOURS; label: string }) {
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
        fill={DIE_COLOURS[colour]}
        stroke="#f3efe6"
        strokeWidth="1.5"
      />
      <text x="12" y="17" textAnchor="middle" fontSize="13" fontWeight="700" fill={dark ? '#14181f' : '#fff'}>
        {t(`dieLetters.${colour}`)}
      </text>
    </svg>
  );
}

// A die seen from above: its colour, a letter for it (colour is never the only sign), and what the face shows.

import type { Die } from '../../rules';
import { DIE_COLOURS, DIE_SIGNS, faceItems, inkOf, isSign, type FaceItem } from './faces';

type Props = {
  readonly die: Die;
  /** Which face lies up; `null`: not rolled yet. */
  readonly face: number | null;
  /** Stands for the colour. */
  readonly letter?: string;
  /** For people who hear it; without it the die is decoration. */
  readonly label?: string;
};

const SIDE = 100;
const GRID = 24;

export function FlatDie({ die, face, letter, label }: Props) {
  const ink = inkOf(die);
  const said =
    label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label };
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} className="flat-die" {...said}>
      <rect
        x="3"
        y="3"
        width="94"
        height="94"
        rx="18"
        fill={DIE_COLOURS[die]}
        stroke="#f3efe6"
        strokeWidth="4"
      />
      {face === null ? (
        <Words text={letter ?? ''} x={SIDE / 2} y={SIDE / 2} size={56} ink={ink} />
      ) : (
        <>
          {faceItems(die, face).map((item, index) => (
            // Signs keep their places.
            // oxlint-disable-next-line react/no-array-index-key
            <Item key={index} item={item} ink={ink} />
          ))}
          {letter && <Words text={letter} x={86} y={16} size={18} ink={ink} />}
        </>
      )}
    </svg>
  );
}

function Item({ item: { shows, x, y, size }, ink }: { item: FaceItem; ink: string }) {
  if (!isSign(shows)) return <Words text={shows} x={x * SIDE} y={y * SIDE} size={size * SIDE} ink={ink} />;
  const { d, line } = DIE_SIGNS[shows];
  const scale = (size * SIDE * 0.9) / GRID;
  const corner = (middle: number) => middle * SIDE - (GRID * scale) / 2;
  return (
    <path
      d={d}
      transform={`translate(${corner(x)} ${corner(y)}) scale(${scale})`}
      fill={line ? 'none' : ink}
      stroke={ink}
      strokeWidth={line ? 2.6 : 1}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  );
}

type WordsProps = { text: string; x: number; y: number; size: number; ink: string };

const Words = ({ text, x, y, size, ink }: WordsProps) => (
  <text
    x={x}
    y={y}
    fontSize={size}
    fontWeight="800"
    fill={ink}
    textAnchor="middle"
    dominantBaseline="central"
  >
    {text}
  </text>
);

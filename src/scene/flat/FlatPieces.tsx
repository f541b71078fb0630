// Figures and tokens of the flat board: the outline tells the side, the sign at the top tells the kind.

import type { PowerToken } from '../../rules';
import { DIE_SIGNS } from '../dice/faces';
import { POWER_TOKEN_COLOURS, SELECTED_COLOUR, SIDE_COLOURS, TOKEN_COLOUR } from '../palette';
import type { FaceView, FigureShape, FigureView, TokenShape, TokenView } from '../view';
import { basePath } from './paths';

export const FlatTokens = ({ tokens }: { readonly tokens: readonly TokenView[] }) =>
  tokens.map(({ id, at: [x, y], shape, label, colour = TOKEN_COLOUR }) => (
    <g key={id} transform={`translate(${x + 0.5} ${y + 0.5})`}>
      <path d={TOKEN_PATHS[shape]} fill={colour} fillRule="evenodd" stroke="#0a0c10" strokeWidth={0.05} />
      {label && <Upright text={label} size={0.3} ink="#0a0c10" />}
    </g>
  ));

export const FlatFigures = ({ figures }: { readonly figures: readonly FigureView[] }) =>
  figures.map((figure) => {
    const { id, at, size, side, shape, label, colour, selected, face, powerTokens = [] } = figure;
    const [[x, y], [width, height]] = [at, size];
    const base = basePath(side, width / 2 - 0.1, height / 2 - 0.1);
    return (
      <g key={id} transform={`translate(${x + width / 2} ${y + height / 2})`}>
        {selected && <path d={base} fill="none" stroke={SELECTED_COLOUR} strokeWidth={0.18} />}
        <path d={base} fill="#0d1016" stroke={colour ?? SIDE_COLOURS[side]} strokeWidth={0.08} />
        <g className="board-upright" style={{ scale: String(Math.min(width, height)) }}>
          {face ? (
            <Portrait face={face} />
          ) : (
            <path d={SHAPE_PATHS[shape]} transform="translate(0 -.19)" fill={colour ?? SIDE_COLOURS[side]} />
          )}
          <Letters label={label} isLow={face !== undefined} />
        </g>
        <g className="board-upright">
          {powerTokens.map((token, place) => (
            // Two of one kind are alike.
            // oxlint-disable-next-line react/no-array-index-key
            <PowerTokenDisc key={place} token={token} x={width / 2 - 0.14} y={place * 0.3 - 0.3} />
          ))}
        </g>
      </g>
    );
  });

type DiscProps = { readonly token: PowerToken; readonly x: number; readonly y: number };

/** The sign of the game on a small disc. */
const PowerTokenDisc = ({ token, x, y }: DiscProps) => {
  const { d, line } = DIE_SIGNS[token];
  const colour = POWER_TOKEN_COLOURS[token];
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={0.14} fill="#0d1016" stroke={colour} strokeWidth={0.03} />
      <path
        d={d}
        transform="scale(.0083) translate(-12 -12)"
        {...(line ? { fill: 'none', stroke: colour, strokeWidth: 3 } : { fill: colour })}
      />
    </g>
  );
};

/** Under a portrait the letters are smaller, and stand on a dark plate. */
const Letters = ({ label, isLow }: { readonly label: string; readonly isLow: boolean }) => {
  const size = label.length > 2 ? 0.26 : 0.32;
  if (!isLow)
    return (
      <text className="board-text" y={0.12} fontSize={size} fill="#fff">
        {label}
      </text>
    );
  return (
    <>
      <rect x={-0.22} y={0.17} width={0.44} height={0.26} rx={0.08} fill="#0d1016" />
      <text className="board-text" y={0.3} fontSize={size * 0.72} fill="#fff">
        {label}
      </text>
    </>
  );
};

/** A sheet of its own cuts off what reaches beyond it. */
const Portrait = ({ face: { ground, strokes } }: { readonly face: FaceView }) => (
  <svg x={-0.28} y={-0.34} width={0.56} height={0.56} viewBox="0 0 100 100">
    <rect width="100" height="100" rx="22" fill={ground} />
    {strokes.map(({ d, ink, width, mirrored }, index) => (
      <path
        // Strokes of one portrait never change places.
        // oxlint-disable-next-line react/no-array-index-key
        key={index}
        d={d}
        {...(width === undefined ? { fill: ink } : { fill: 'none', stroke: ink, strokeWidth: width })}
        {...(mirrored && { transform: 'matrix(-1 0 0 1 100 0)' })}
      />
    ))}
  </svg>
);

type UprightProps = { readonly text: string; readonly size: number; readonly ink: string };

/** Stays readable however the map is turned. */
export const Upright = ({ text, size, ink }: UprightProps) => (
  <g className="board-upright">
    <text className="board-text" fontSize={size} fill={ink}>
      {text}
    </text>
  </g>
);

/** Small signs about the origin: a star, a helmet, epaulettes, horns, a cog wheel's square. */
const SHAPE_PATHS: Readonly<Record<FigureShape, string>> = {
  hero: 'M0 -.12L.035 -.04L.12 -.035L.055 .02L.075 .1L0 .055L-.075 .1L-.055 .02L-.12 -.035L-.035 -.04z',
  trooper: 'M-.11 .09V-.02A.11 .11 0 0 1 .11 -.02V.09H.04V.03H-.04V.09z',
  leader: 'M-.13 -.08L-.06 0L0 -.11L.06 0L.13 -.08L.1 .09H-.1z',
  beast: 'M-.13 -.11L-.06 .1L0 -.11L.06 .1L.13 -.11L.09 .1H-.09z',
  machine: 'M-.11 -.1H.11V.02H.06V.1H.02V.02H-.02V.1H-.06V.02H-.11z',
};

const TOKEN_PATHS: Readonly<Record<TokenShape, string>> = {
  crate: 'M-.28 -.28H.28V.28H-.28zM-.28 -.14H.28M-.28 .14H.28',
  terminal: 'M-.3 -.3H.3V.12H.1V.22H.2V.3H-.2V.22H-.1V.12H-.3z',
  disc: 'M-.3 0A.3 .3 0 1 1 .3 0A.3 .3 0 1 1 -.3 0z',
  rubble:
    'M-.42 .3L-.3 .02L-.08 -.02L.04 .3zM0 .3L.1 0L.32 .06L.42 .3zM-.2 -.06L-.06 -.34L.2 -.28L.24 -.04L.06 -.08z',
  shield:
    'M-.42 -.42H.42V.06Q.42 .32 0 .46Q-.42 .32 -.42 .06zM-.28 -.28V.02Q-.28 .2 0 .3Q.28 .2 .28 .02V-.28z',
};

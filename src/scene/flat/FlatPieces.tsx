// Figures and tokens of the flat board: the outline tells the side and the hero, the portrait or a sign tells who it is.

import type { PowerToken } from '../../rules';
import { DIE_SIGNS } from '../dice/faces';
import { INNER_RIM, PLATE_NAMES, plateOf, platePath } from '../plates';
import { ELITE_COLOUR, POWER_TOKEN_COLOURS, SELECTED_COLOUR, SIDE_COLOURS, TOKEN_COLOUR } from '../palette';
import type { FaceView, FigureShape, FigureView, TokenShape, TokenView } from '../view';
import { basePath } from './paths';

export const FlatTokens = ({ tokens }: { readonly tokens: readonly TokenView[] }) =>
  tokens.map(({ id, at: [x, y], shape, label, colour = TOKEN_COLOUR }) => (
    <g key={id} transform={`translate(${x + 0.5} ${y + 0.5})`}>
      <path d={TOKEN_PATHS[shape]} fill={colour} fillRule="evenodd" stroke="#0a0c10" strokeWidth={0.05} />
      {label && <Upright text={label} size={0.3} ink="#0a0c10" />}
    </g>
  ));

type FiguresProps = { readonly figures: readonly FigureView[]; readonly prefix: string };

export const FlatFigures = ({ figures, prefix }: FiguresProps) => (
  <>
    <defs>
      {PLATE_NAMES.map((plate) => (
        <clipPath key={plate} id={`${prefix}-plate-${plate}`}>
          <path d={platePath(plate)} />
        </clipPath>
      ))}
    </defs>
    {figures.map((figure) => (
      <FlatFigure key={figure.id} figure={figure} prefix={prefix} />
    ))}
  </>
);

/** The portrait on its plate; without one, a base with a sign. */
function FlatFigure({ figure, prefix }: { readonly figure: FigureView; readonly prefix: string }) {
  const { at: [x, y], size: [width, height], side, shape, label, selected, face, powerTokens = [] } = figure; // prettier-ignore
  const colour = figure.colour ?? SIDE_COLOURS[side];
  const base = basePath(side, width / 2 - 0.1, height / 2 - 0.1);
  const hasBase = !face || width !== height;
  return (
    <g transform={`translate(${x + width / 2} ${y + height / 2})`}>
      {hasBase && selected && <path d={base} fill="none" stroke={SELECTED_COLOUR} strokeWidth={0.18} />}
      {hasBase && <path d={base} fill="#0d1016" stroke={colour} strokeWidth={0.08} />}
      <g className="board-upright" style={{ scale: String(Math.min(width, height)) }}>
        {face ? (
          <Portrait figure={figure} face={face} colour={colour} prefix={prefix} />
        ) : (
          <path d={SHAPE_PATHS[shape]} transform="translate(0 -.19)" fill={colour} />
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
}

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
      <rect x={-0.24} y={0.21} width={0.48} height={0.27} rx={0.08} fill="#0d1016" />
      <text className="board-text" y={0.345} fontSize={size * 0.78} fill="#fff">
        {label}
      </text>
    </>
  );
};

type PortraitProps = {
  readonly figure: FigureView;
  readonly face: FaceView;
  readonly colour: string;
  readonly prefix: string;
};

function Portrait({ figure, face: { ground, strokes }, colour, prefix }: PortraitProps) {
  const plate = plateOf(figure);
  const outline = platePath(plate);
  const line = { d: outline, fill: 'none', strokeLinejoin: 'round' } as const;
  return (
    <g transform="scale(.0092) translate(-50 -50)">
      {figure.selected && <path {...line} stroke={SELECTED_COLOUR} strokeWidth={20} />}
      <g clipPath={`url(#${prefix}-plate-${plate})`} strokeLinejoin="round">
        <path d={outline} fill={ground} />
        {strokes.map(({ d, ink, width, matrix }, index) => (
          <path
            // Strokes of one portrait never change places.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            d={d}
            {...(width === undefined ? { fill: ink } : { fill: 'none', stroke: ink, strokeWidth: width })}
            {...(matrix && { transform: `matrix(${matrix.join(' ')})` })}
          />
        ))}
        {figure.faded && <path d={outline} fill="#0d1016" opacity={0.6} />}
      </g>
      <path {...line} stroke="#0a0c10" strokeWidth={10} />
      <path {...line} stroke={colour} strokeWidth={7} />
      {figure.elite && (
        <path
          {...line}
          stroke={ELITE_COLOUR}
          strokeWidth={5}
          transform={`translate(50 50) scale(${INNER_RIM}) translate(-50 -50)`}
        />
      )}
    </g>
  );
}

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

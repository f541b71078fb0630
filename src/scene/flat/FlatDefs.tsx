// Patterns and signs of the flat board. They have the same forms as in 3D, because not everyone can tell the colours
// apart.

import type { BoardLook } from '../palette';
import { BLOCK_SHAPES, TERRAIN_COLOURS, type BlockShape } from '../palette';
import type { MarkTone } from '../view';

export const coverId = (prefix: string, terrain: string): string => `${prefix}-cover-${terrain}`;
export const markId = (prefix: string, tone: MarkTone): string => `${prefix}-mark-${tone}`;
export const blockId = (prefix: string, shape: BlockShape): string => `${prefix}-block-${shape}`;

export function FlatDefs({ prefix }: { readonly prefix: string }) {
  const box = { x: 0.06, y: 0.06, width: 0.88, height: 0.88, rx: 0.08 };
  return (
    <defs>
      <Hatch
        id={coverId(prefix, 'difficult')}
        ground="#14386a"
        ink={TERRAIN_COLOURS.difficult}
        crossed={false}
      />
      <Hatch id={coverId(prefix, 'impassable')} ground="#08080c" ink="#8a2c28" crossed />
      <g id={markId(prefix, 'reach')}>
        <rect {...box} fillOpacity={0.4} />
        <rect {...box} fill="none" stroke="currentColor" strokeWidth={0.04} />
        <circle cx={0.5} cy={0.5} r={0.06} />
      </g>
      <g id={markId(prefix, 'target')} stroke="currentColor" strokeWidth={0.06}>
        <rect {...box} fillOpacity={0.3} stroke="none" />
        <circle cx={0.5} cy={0.5} r={0.44} fill="none" />
        <path d="M.5 0V.26M.5 .74V1M0 .5H.26M.74 .5H1" />
      </g>
      <g id={markId(prefix, 'route')} stroke="currentColor" strokeWidth={0.03}>
        <rect {...box} fillOpacity={0.34} stroke="none" />
        <path d="M.5 .36L.64 .5L.5 .64L.36 .5z" />
        <path d="M.5 .26L.74 .5L.5 .74L.26 .5z" fill="none" />
      </g>
      <g id={markId(prefix, 'deploy')} stroke="currentColor" strokeWidth={0.06}>
        <rect {...box} fillOpacity={0.36} stroke="none" />
        <path
          fill="none"
          d="M.1 .3V.1H.3M.7 .1H.9V.3M.9 .7V.9H.7M.3 .9H.1V.7M.36 .36L.5 .48L.64 .36M.36 .54L.5 .66L.64 .54"
        />
      </g>
      <g id={markId(prefix, 'later')}>
        <rect
          {...box}
          fill="none"
          stroke="currentColor"
          strokeWidth={0.03}
          strokeDasharray="0.1 0.1"
          strokeOpacity={0.75}
        />
      </g>
      <g id={markId(prefix, 'threat')} stroke="currentColor" strokeWidth={0.05}>
        <rect {...box} fillOpacity={0.24} />
        <path d="M.06 .3L.7 .94M.06 .6L.4 .94M.3 .06L.94 .7M.6 .06L.94 .4M.06 .06L.94 .94" />
      </g>
      <g id={markId(prefix, 'seen')}>
        <rect {...box} fillOpacity={0.3} stroke="currentColor" strokeWidth={0.03} strokeOpacity={0.8} />
      </g>
      {BLOCK_SHAPES.map((shape) => (
        <path key={shape} id={blockId(prefix, shape)} d={BLOCK_PATHS[shape]} />
      ))}
    </defs>
  );
}

type HatchProps = {
  readonly id: string;
  readonly ground: BoardLook['ground'];
  readonly ink: string;
  readonly crossed: boolean;
};

const Hatch = ({ id, ground, ink, crossed }: HatchProps) => (
  <pattern id={id} width={0.25} height={0.25} patternUnits="userSpaceOnUse">
    <rect width={0.25} height={0.25} fill={ground} fillOpacity={0.75} />
    <path d="M0 .25L.25 0" stroke={ink} strokeWidth={0.03} />
    {crossed && <path d="M0 0L.25 .25" stroke={ink} strokeWidth={0.03} />}
  </pattern>
);

/** What stands on blocking spaces, seen from above. */
const BLOCK_PATHS: Readonly<Record<BlockShape, string>> = {
  rock: 'M.2 .55L.3 .28L.55 .2L.78 .34L.8 .62L.6 .8L.34 .76z',
  tree: 'M.5 .14L.6 .3L.8 .24L.74 .44L.88 .56L.7 .64L.7 .84L.52 .74L.34 .86L.32 .66L.14 .58L.28 .44L.2 .24L.4 .3z',
  crystal: 'M.5 .12L.62 .5L.5 .88L.38 .5zM.14 .4L.4 .46L.3 .64zM.86 .4L.6 .46L.7 .64z',
  crate: 'M.18 .18H.82V.82H.18zM.28 .28V.72H.72V.28z',
  machine: 'M.2 .2H.8V.44H.62V.8H.38V.44H.2z',
  pillar: 'M.5 .18L.73 .27L.82 .5L.73 .73L.5 .82L.27 .73L.18 .5L.27 .27z',
};

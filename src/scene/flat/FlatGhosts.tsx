// Tiles that come or go, on the flat board: the next one as it is printed and glowing, the others as outlines.

import { ghostOutlines } from '../build/outlines';
import { GHOST_COLOURS } from '../palette';
import { GHOST_KINDS, type Ghosts } from '../view';
import { markId } from './FlatDefs';
import { FlatMap, Strips, TileLabels } from './FlatMap';
import { squares } from './paths';

type Props = { readonly ghosts: Ghosts; readonly prefix: string; readonly calm: boolean };

export function FlatGhosts({ ghosts, prefix, calm }: Props) {
  const { next, leaving } = ghosts;
  return (
    <>
      {next && (
        // Another tile begins to pulse anew.
        <g key={next.tiles?.map(({ at }) => at.join()).join(' ')} className={calm ? '' : 'board-pulse'}>
          <g opacity={0.72}>
            <FlatMap lattice={next} prefix={prefix} ghost />
          </g>
          <path d={squares(next.spaces)} fill={GHOST_COLOURS.next} fillOpacity={0.16} />
        </g>
      )}
      {leaving?.spaces.map(({ x, y }) => (
        <use
          key={`${x},${y}`}
          href={`#${markId(prefix, 'threat')}`}
          x={x}
          y={y}
          fill={GHOST_COLOURS.leaving}
          color={GHOST_COLOURS.leaving}
        />
      ))}
      <Strips strips={ghostOutlines(ghosts)} />
      {GHOST_KINDS.map((kind) => {
        const lattice = ghosts[kind];
        return lattice && <TileLabels key={kind} lattice={lattice} colour={GHOST_COLOURS[kind]} />;
      })}
    </>
  );
}

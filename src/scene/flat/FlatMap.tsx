// The map of the flat board: grounds, terrain, lines, walls, openings, doors and the numbers of the tiles.

import { memo, useMemo } from 'react';
import { ENVIRONMENTS } from '../../rules';
import { buildFloors, SIDE_SEAM, type Floor } from '../build/floors';
import { buildOpenings } from '../build/openings';
import { casing, type Strip } from '../build/strips';
import { terrainLines } from '../build/terrainLines';
import { buildTileLabels, TILE_LABEL_SIZE } from '../build/tileLabels';
import { DOOR_COLOUR, LABEL_COLOUR, LOOKS, OPENING_COLOUR } from '../palette';
import type { BoardLattice } from '../view';
import { blockId, coverId } from './FlatDefs';
import { edges, segments, squares } from './paths';

type Props = {
  readonly lattice: BoardLattice;
  readonly prefix: string;
  /** Does not lie there yet: nothing can be joined to it. */
  readonly ghost?: boolean;
};

export const FlatMap = memo(function FlatMap({ lattice, prefix, ghost = false }: Props) {
  const floors = useMemo(() => buildFloors(lattice), [lattice]);
  const lines = useMemo(() => terrainLines(lattice), [lattice]);
  const walls = lattice.edges.filter(
    ({ axis, x, y, kind }) =>
      kind === 'wall' && !lattice.looseOpenings?.some((o) => o.axis === axis && o.x === x && o.y === y),
  );
  const doors = lattice.edges.filter(({ kind }) => kind === 'door');
  return (
    <>
      {ENVIRONMENTS.map((name) => {
        const d = squares(floors.filter(({ environment }) => environment === name));
        return (
          d && (
            <path key={name} d={d} fill={LOOKS[name].ground} stroke={LOOKS[name].grid} strokeWidth={0.03} />
          )
        );
      })}
      {(['difficult', 'impassable'] as const).map((terrain) => (
        <path
          key={terrain}
          d={squares(floors.filter((floor) => floor.terrain === terrain))}
          fill={`url(#${coverId(prefix, terrain)})`}
        />
      ))}
      <Blocks floors={floors} prefix={prefix} />
      <path d={edges(seams(floors))} stroke="#000" strokeOpacity={0.6} strokeWidth={0.05} />
      <Strips strips={lines} />
      <path d={edges(walls)} stroke="#c9b791" strokeWidth={0.2} strokeLinecap="square" />
      <path d={edges(walls)} stroke="#050505" strokeWidth={0.14} strokeLinecap="square" />
      {!ghost && <Openings lattice={lattice} />}
      <path d={edges(doors)} stroke="#050505" strokeWidth={0.3} />
      <path d={edges(doors)} stroke={DOOR_COLOUR} strokeWidth={0.2} strokeDasharray="0.46 0.04" />
      {!ghost && <TileLabels lattice={lattice} colour={LABEL_COLOUR} />}
    </>
  );
});

/** Between tiles, seen from the space to the right of or below each. */
const seams = (floors: readonly Floor[]) =>
  floors.flatMap(({ x, y, sides }) => [
    ...(sides[0] === SIDE_SEAM ? [{ axis: 'h' as const, x, y }] : []),
    ...(sides[3] === SIDE_SEAM ? [{ axis: 'v' as const, x, y }] : []),
  ]);

const Blocks = ({ floors, prefix }: { floors: readonly Floor[]; prefix: string }) =>
  floors
    .filter(({ terrain }) => terrain === 'blocking')
    .map(({ x, y, environment }) => (
      <g key={`${x},${y}`}>
        <rect x={x} y={y} width={1} height={1} fill="#000" fillOpacity={0.5} />
        <use
          href={`#${blockId(prefix, LOOKS[environment].block)}`}
          x={x}
          y={y}
          fill={LOOKS[environment].blockColour}
          fillRule="evenodd"
          stroke="#000"
          strokeWidth={0.03}
        />
      </g>
    ));

/** One path for every colour and width, with a dark casing. */
export function Strips({ strips }: { readonly strips: readonly Strip[] }) {
  const kinds = new Map<string, Strip[]>();
  for (const strip of [...casing(strips), ...strips]) {
    const key = `${strip.colour} ${strip.width}`;
    kinds.set(key, [...(kinds.get(key) ?? []), strip]);
  }
  return [...kinds].map(([key, [first, ...rest]]) =>
    first ? (
      <path
        key={key}
        d={segments([first, ...rest])}
        stroke={first.colour}
        strokeWidth={first.width}
        fill="none"
      />
    ) : null,
  );
}

const Openings = ({ lattice }: { lattice: BoardLattice }) =>
  buildOpenings(lattice).map(({ x, y, way }) => (
    <g
      key={`${x},${y}`}
      transform={`translate(${x} ${y}) rotate(${way * 90})`}
      stroke={OPENING_COLOUR}
      fill="none"
    >
      <path d="M-.5 -.6V0H.5V-.6z" fill={OPENING_COLOUR} fillOpacity={0.18} stroke="none" />
      <path d="M-.5 0H.5" strokeWidth={0.07} />
      <path d="M-.15 -.14L0 -.28L.15 -.14M-.15 -.34L0 -.48L.15 -.34" strokeWidth={0.07} />
    </g>
  ));

export const TileLabels = ({ lattice, colour }: { lattice: BoardLattice; colour: string }) => {
  const { width, height } = TILE_LABEL_SIZE;
  return buildTileLabels(lattice.tiles ?? []).map(({ text, x, y, turn }) => (
    <g key={`${x},${y}`} transform={`translate(${x} ${y}) rotate(${turn * 90})`}>
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={0.06}
        fill="#080a0d"
        fillOpacity={0.85}
        stroke={colour}
        strokeWidth={0.02}
      />
      <text className="board-text" fontSize={0.24} fill={colour}>
        {text}
      </text>
    </g>
  ));
};

// The map itself: what stays as long as no tile is added. One draw call for every kind of thing.

import { memo, useMemo } from 'react';
import { buildBlocks, buildDoors, buildWalls } from '../build/solids';
import { terrainLines } from '../build/terrainLines';
import { BLOCK_SHAPES } from '../palette';
import type { BoardLattice } from '../view';
import { Floor } from './Floor';
import type { Kit } from './kit';
import { Solids } from './Solids';
import { casedSolids } from './stripSolids';
import { Table } from './Table';

const NONE = [] as const;

export const MapLayer = memo(function MapLayer({ lattice, kit }: { lattice: BoardLattice; kit: Kit }) {
  const { shapes, materials } = kit;
  const walls = useMemo(() => buildWalls(lattice), [lattice]);
  const doors = useMemo(() => buildDoors(lattice), [lattice]);
  const blocks = useMemo(() => buildBlocks(lattice), [lattice]);
  const lines = useMemo(() => casedSolids(terrainLines(lattice), 0.004), [lattice]);
  return (
    <>
      <Table lattice={lattice} />
      <Floor lattice={lattice} />
      <Solids geometry={shapes.strip} material={materials.print} items={lines} />
      <Solids geometry={shapes.wall} material={materials.solid} items={walls} />
      <Solids geometry={shapes.door} material={materials.solid} items={doors} />
      {BLOCK_SHAPES.map((shape) => {
        const geometry = shapes.blocks.get(shape);
        return (
          geometry && (
            <Solids
              key={shape}
              geometry={geometry}
              material={materials.solid}
              items={blocks.get(shape) ?? NONE}
            />
          )
        );
      })}
    </>
  );
});

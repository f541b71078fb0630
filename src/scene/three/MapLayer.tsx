// The map itself: what stays as long as no tile is added. One draw call for every kind of thing. Tiles that are to be
// laid down are drawn by it as well, translucent.

import { memo, useMemo } from 'react';
import { buildBlocks, buildDoors, buildWalls } from '../build/solids';
import { terrainLines } from '../build/terrainLines';
import { BLOCK_SHAPES } from '../palette';
import type { BoardLattice } from '../view';
import { Floor } from './Floor';
import type { SceneKit } from './kit';
import { Solids } from './Solids';
import { casedSolids } from './stripSolids';

const NONE = [] as const;

type Props = { readonly lattice: BoardLattice; readonly kit: SceneKit; readonly ghost?: boolean };

export const MapLayer = memo(function MapLayer({ lattice, kit, ghost = false }: Props) {
  const { shapes, materials } = kit;
  const solid = ghost ? materials.ghostSolid : materials.solid;
  const walls = useMemo(() => buildWalls(lattice), [lattice]);
  const doors = useMemo(() => buildDoors(lattice), [lattice]);
  const blocks = useMemo(() => buildBlocks(lattice), [lattice]);
  const lines = useMemo(() => casedSolids(terrainLines(lattice), 0.004), [lattice]);
  return (
    <>
      <Floor lattice={lattice} glow={ghost ? kit.pulse : undefined} />
      <Solids
        geometry={shapes.strip}
        material={ghost ? materials.ghostPrint : materials.print}
        items={lines}
      />
      <Solids geometry={shapes.wall} material={solid} items={walls} />
      <Solids geometry={shapes.door} material={solid} items={doors} />
      {BLOCK_SHAPES.map((shape) => {
        const geometry = shapes.blocks.get(shape);
        return (
          geometry && (
            <Solids key={shape} geometry={geometry} material={solid} items={blocks.get(shape) ?? NONE} />
          )
        );
      })}
    </>
  );
});

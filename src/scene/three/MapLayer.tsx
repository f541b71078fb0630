// The map itself: what stays as long as no tile is added. One draw call for every kind of thing. Tiles that are to be
// laid down are drawn by it as well, translucent.

import { memo, useMemo } from 'react';
import { buildBlocks, buildDoors, buildWalls } from '../build/solids';
import { terrainLines } from '../build/terrainLines';
import type { BoardLattice } from '../view';
import { Floor } from './Floor';
import type { SceneKit } from './kit';
import { Solids } from './Solids';
import { casedSolids } from './stripSolids';

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
      <Solids shape={shapes.strip} material={ghost ? materials.ghostPrint : materials.print} items={lines} />
      <Solids shape={shapes.wall} material={solid} items={walls} />
      <Solids shape={shapes.door} material={solid} items={doors} />
      {[...blocks].map(([name, items]) => (
        <Solids key={name} shape={shapes.blocks[name]} material={solid} items={items} />
      ))}
    </>
  );
});

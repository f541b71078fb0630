// Figures and tokens, with the ring round those that are selected. Figures that moved glide to their new place.

import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo } from 'react';
import type { Point } from '../../rules';
import type { DrawnPiece, Pieces } from '../build/pieces';
import { SELECTED_COLOUR } from '../palette';
import type { SceneKit, SolidShape } from './kit';
import { Solids } from './Solids';

/** After the lines of sight, which lie over everything else. */
const ORDER = 10;

type Props = {
  readonly pieces: Pieces;
  /** Where figures come from; a new map of moves begins a glide. */
  readonly moves: ReadonlyMap<string, Point>;
  readonly kit: SceneKit;
  readonly animate: () => boolean;
};

export function PieceLayer({ pieces, moves, kit, animate }: Props) {
  useGlide(moves, kit, animate);
  const { shapes, materials } = kit;
  const rings = useMemo(
    () => pieces.rings.map((ring): DrawnPiece => ({ ...ring, height: 1, colour: SELECTED_COLOUR })),
    [pieces],
  );
  const groups = [
    [shapes.bases, pieces.bases],
    [shapes.bodies, pieces.bodies],
    [shapes.tokens, pieces.tokens],
  ] as const;
  return (
    <>
      {groups.flatMap(([makers, pieceLists], group) =>
        [...(pieceLists as ReadonlyMap<string, readonly DrawnPiece[]>)].map(([name, items]) => (
          <Solids
            key={`${group} ${name}`}
            shape={(makers as Readonly<Record<string, SolidShape>>)[name] ?? shapes.strip}
            material={materials.piece}
            items={items}
            order={ORDER}
          />
        )),
      )}
      <Solids shape={shapes.ring} material={materials.ring} items={rings} order={ORDER} />
    </>
  );
}

/** While pieces are on their way, asks for the next frame. */
function useGlide(moves: ReadonlyMap<string, Point>, { glide }: SceneKit, animate: () => boolean): void {
  const invalidate = useThree((state) => state.invalidate);
  useLayoutEffect(() => {
    glide.begin(moves.size > 0 && animate());
    invalidate();
  }, [moves, glide, animate, invalidate]);
  useFrame((_, seconds) => {
    if (glide.step(seconds)) invalidate();
  });
}

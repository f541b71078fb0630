// Instances of one shape: however many there are, they are one draw call. Pieces that are on their way are shifted by
// the graphics card, so that nothing is computed or made anew while they glide.

import { useEffect, useMemo } from 'react';
import {
  Color,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  Quaternion,
  Vector3,
  type BufferGeometry,
  type Material,
} from 'three';
import type { Point } from '../../rules';
import type { Solid } from '../build/solids';
import type { SolidShape } from './kit';

type Props = {
  readonly shape: SolidShape;
  readonly material: Material;
  readonly items: readonly (Solid & { readonly from?: Point })[];
  readonly order?: number;
};

export function Solids(props: Props) {
  return props.items.length > 0 ? <SomeSolids {...props} /> : null;
}

function SomeSolids({ shape, material, items, order = 0 }: Props) {
  const geometry = shape();
  const mesh = useMemo(() => {
    const made = makeInstances(geometry, material, items);
    made.renderOrder = order;
    return made;
  }, [geometry, material, items, order]);
  useEffect(
    () => () => {
      mesh.dispose();
      // The shape is shared; only what was added for these instances goes.
      if (mesh.geometry !== geometry) mesh.geometry.dispose();
    },
    [mesh, geometry],
  );
  return <primitive object={mesh} />;
}

const UP = new Vector3(0, 1, 0);

export function makeInstances(
  geometry: BufferGeometry,
  material: Material,
  items: Props['items'],
): InstancedMesh {
  const moving = items.some((item) => item.from !== undefined);
  const own = moving ? geometry.clone() : geometry;
  const mesh = new InstancedMesh(own, material, items.length);
  const [matrix, place, turn, size, colour] = [
    new Matrix4(),
    new Vector3(),
    new Quaternion(),
    new Vector3(),
    new Color(),
  ];
  items.forEach((item, i) => {
    place.set(item.x, item.lift, item.y);
    // Seen from above, a clockwise turn is a negative one about the axis that points up.
    turn.setFromAxisAngle(UP, -item.turn);
    size.set(item.width, item.height, item.depth);
    mesh.setMatrixAt(i, matrix.compose(place, turn, size));
    mesh.setColorAt(i, colour.set(item.colour));
  });
  if (moving) {
    const offsets = new Float32Array(items.flatMap(({ from }) => from ?? [0, 0]));
    own.setAttribute('comingFrom', new InstancedBufferAttribute(offsets, 2));
  }
  mesh.frustumCulled = false;
  return mesh;
}

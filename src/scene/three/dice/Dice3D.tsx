// The dice in their tray. Frames are drawn only while they tumble; at rest the tray costs nothing.

import { Canvas, useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { PerspectiveCamera, PlaneGeometry, type Mesh } from 'three';
import type { Die } from '../../../rules';
import type { DiceRollProps } from '../../dice/diceProps';
import { isDefenseDie } from '../../dice/faces';
import { graphics } from '../graphics';
import { trusting } from '../trusting';
import { useDispose } from '../useDispose';
import { dieMaterial } from './dieMaterial';
import { dieShape, dieSkin, shadeSkin } from './dieSkin';
import { hold, ROLL_TIME, spotsFor, tumble, type DieSpot } from './tumble';

const CAMERA = { fov: 26, near: 0.5, far: 60 };

type Props = Pick<DiceRollProps, 'dice' | 'faces' | 'rolling' | 'onLanded'>;

export function Dice3D({ dice, faces, rolling, onLanded }: Props) {
  const gl = useMemo(() => graphics(true), []);
  const spots = useMemo(() => {
    const defense = dice.filter(isDefenseDie).length;
    return spotsFor(dice.length - defense, defense);
  }, [dice]);
  return (
    <Canvas
      frameloop="demand"
      dpr={[1, 2]}
      flat
      gl={gl}
      camera={CAMERA}
      onCreated={trusting}
      aria-hidden="true"
    >
      <Eye spots={spots} />
      <Tumbling dice={dice} spots={spots} faces={faces} rolling={rolling} onLanded={onLanded} />
    </Canvas>
  );
}

/** Looks down from the players' side, as near as all dice fit in. */
function Eye({ spots }: { readonly spots: readonly DieSpot[] }) {
  const { camera, size, invalidate } = useThree();
  useEffect(() => {
    if (!(camera instanceof PerspectiveCamera)) return;
    const wide = Math.max(...spots.map(([x]) => Math.abs(x)), 0) * 2 + 2.3;
    const deep = Math.max(...spots.map(([, z]) => Math.abs(z)), 0) * 2 + 1.9;
    const half = Math.tan((camera.fov * Math.PI) / 360);
    const distance = Math.max(deep / 2 / half, wide / 2 / half / (size.width / size.height)) + 0.6;
    camera.position.set(0, distance * 0.93, distance * 0.37);
    camera.lookAt(0, 0.3, 0);
    invalidate();
  }, [camera, size, spots, invalidate]);
  return null;
}

function Tumbling({ dice, spots, faces, rolling, onLanded }: Props & { readonly spots: readonly DieSpot[] }) {
  const meshes = useRef<(Mesh | null)[]>([]);
  const shades = useRef<(Mesh | null)[]>([]);
  const invalidate = useThree((state) => state.invalidate);
  const skins = useSkins(dice);
  const began = useRef<number | null>(null);
  useEffect(() => {
    began.current = null;
    invalidate();
    // Whatever is handed in anew is drawn anew, from its beginning.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [dice, faces, rolling, invalidate]);
  useFrame(() => {
    began.current ??= performance.now();
    const t = rolling ? Math.min(1, (performance.now() - began.current) / 1000 / ROLL_TIME) : 1;
    for (const [place, spot] of spots.entries()) {
      const mesh = meshes.current[place];
      const face = faces?.[place];
      if (!mesh) continue;
      if (face === undefined) hold(mesh, place, spot);
      else tumble(mesh, place, spot, face, t);
      shades.current[place]?.position.set(mesh.position.x, 0.01, mesh.position.z);
    }
    if (rolling && t < 1) invalidate();
    else if (rolling) onLanded();
  });
  return dice.map((die, place) => (
    // Dice keep their places.
    // oxlint-disable-next-line react/no-array-index-key
    <group key={place}>
      <mesh
        ref={(mesh) => {
          meshes.current[place] = mesh;
        }}
        geometry={skins.shape}
        material={skins.of(die)}
      />
      <mesh
        ref={(mesh) => {
          shades.current[place] = mesh;
        }}
        geometry={skins.ground}
        material={skins.shade}
      />
    </group>
  ));
}

/** One shape for all dice, one skin for each colour. */
function useSkins(dice: readonly Die[]) {
  const skins = useMemo(() => {
    const shape = dieShape();
    const ground = new PlaneGeometry(2, 2).rotateX(-Math.PI / 2);
    const pictures = new Map([...new Set(dice)].map((die) => [die, dieSkin(die)]));
    const shadePicture = shadeSkin();
    const shade = dieMaterial(shadePicture, 'shade');
    const materials = new Map([...pictures].map(([die, picture]) => [die, dieMaterial(picture, 'die')]));
    return {
      shape,
      ground,
      shade,
      of: (die: Die) => materials.get(die) ?? shade,
      dispose: () => {
        const all = [shape, ground, shade, shadePicture, ...pictures.values(), ...materials.values()];
        for (const one of all) one.dispose();
      },
    };
  }, [dice]);
  useDispose(skins);
  return skins;
}

// Shader programs take long to compile, and signs long to paint. What a board does not need at first is made while no player
// waits, so that the first selected figure and the first route appear as quickly as the tenth.

import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { Group } from 'three';
import type { Solid } from '../build/solids';
import type { SceneKit } from './kit';
import { makeInstances } from './Solids';
import { whenCalm } from '../whenCalm';

/** Drawn, but too small for a single pixel. */
const NOTHING: readonly Solid[] = [
  { x: 0, y: 0, lift: 0, width: 0, height: 0, depth: 0, turn: 0, colour: '#ffffff' },
];

/** Everything has come to rest by then. */
const PAUSE = 600;

export function WarmUp({ kit }: { readonly kit: SceneKit }) {
  const { gl, camera, scene } = useThree();
  useEffect(() => {
    let isHere = true;
    const warmUp = async (): Promise<void> => {
      gl.initTexture(kit.signs());
      const samples = samplesOf(kit);
      const group = new Group().add(...samples);
      await gl.compileAsync(group, camera, scene);
      // A program is only complete when something was drawn with it.
      if (isHere) gl.render(scene.add(group), camera);
      scene.remove(group);
      for (const sample of samples) sample.dispose();
    };
    const callOff = whenCalm(() => void warmUp(), PAUSE);
    return () => {
      isHere = false;
      callOff();
    };
  }, [gl, camera, scene, kit]);
  return null;
}

const samplesOf = ({ shapes, materials }: SceneKit) =>
  Object.values(materials).map((material) => makeInstances(shapes.ring(), material, NOTHING));

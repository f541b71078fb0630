// Tiles that come or go: the next one as it is printed, only glowing, with the edges lit where it joins; the outlines of
// all others. It pulses for a moment whenever something new is to be put down.

import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo } from 'react';
import { ghostOutlines } from '../build/outlines';
import { lineStrips } from '../build/sightLines';
import type { BoardView, Ghosts } from '../view';
import type { SceneKit } from './kit';
import { MapLayer } from './MapLayer';
import { Solids } from './Solids';
import { casedSolids } from './stripSolids';

type Props = {
  readonly view: BoardView;
  readonly kit: SceneKit;
  readonly animate: () => boolean;
};

const NO_GHOSTS: Ghosts = {};
const LIFT = 0.025;

export function GhostLayer({ view, kit, animate }: Props) {
  const { ghosts = NO_GHOSTS, lines } = view;
  usePulse(glowOf(view), kit, animate);
  const glowing = useMemo(() => casedSolids(ghostOutlines(ghosts, ['next']), LIFT), [ghosts]);
  const joins = useMemo(
    () => casedSolids(lines.filter(({ tone }) => tone === 'join').flatMap(lineStrips), LIFT),
    [lines],
  );
  const others = useMemo(() => casedSolids(ghostOutlines(ghosts, ['later', 'leaving']), LIFT), [ghosts]);
  const { shapes, materials } = kit;
  return (
    <>
      {ghosts.next && <MapLayer lattice={ghosts.next} kit={kit} ghost />}
      <Solids shape={shapes.strip} material={materials.overlay} items={others} order={3} />
      <Solids shape={shapes.strip} material={materials.glow} items={glowing} order={4} />
      <Solids shape={shapes.strip} material={materials.glow} items={joins} order={5} />
    </>
  );
}

/** What glows, in a word: another word is something new. */
const glowOf = ({ ghosts, marks, lines }: BoardView): string =>
  JSON.stringify([
    ghosts?.next?.spaces.map(({ x, y }) => [x, y]) ?? [],
    marks.flatMap(({ at, tone }) => (tone === 'deploy' ? [at] : [])),
    lines.flatMap(({ from, tone }) => (tone === 'join' ? [from] : [])),
  ]);

const NOTHING_GLOWS = '[[],[],[]]';

/** While it swells, asks for the next frame. */
function usePulse(glow: string, { pulse }: SceneKit, animate: () => boolean): void {
  const invalidate = useThree((state) => state.invalidate);
  useLayoutEffect(() => {
    pulse.begin(glow !== NOTHING_GLOWS && animate());
    invalidate();
  }, [glow, pulse, animate, invalidate]);
  useFrame((_, seconds) => {
    if (pulse.step(seconds)) invalidate();
  });
}

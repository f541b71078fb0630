// All floors of the map in one draw call: every space is an instance of one square that knows which piece of which
// ground it shows, how it is turned, what terrain lies on it and where walls shade it.

import { useEffect, useMemo, useState } from 'react';
import {
  Color,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  Vector3,
  type RawShaderMaterial,
} from 'three';
import { useThree } from '@react-three/fiber';
import { ENVIRONMENTS } from '../../rules';
import { boundsOfSpaces } from '../build/bounds';
import { buildFloors, GROUND_SPAN, type Floor as FloorItem } from '../build/floors';
import { GHOST_COLOURS } from '../palette';
import type { BoardLattice } from '../view';
import { TERRAIN_ROWS } from './art/terrains';
import { isGroundKnown, makeGroundTexture, paintNext, type GroundTexture } from './groundTexture';
import type { Pulse } from './pulse';
import { shaded } from './shaders';
import { useDispose } from './useDispose';
import { whenCalm } from '../whenCalm';

type Props = {
  readonly lattice: BoardLattice;
  /** Tiles that do not lie there yet glow, and swell with this pulse. */
  readonly glow?: Pulse | undefined;
};

/** Before the numbers of the tiles, which lie on them. */
const GHOST_ORDER = -0.5;

export function Floor({ lattice, glow }: Props) {
  const floors = useMemo(() => buildFloors(lattice), [lattice]);
  const present = ENVIRONMENTS.filter((name) => floors.some((floor) => floor.environment === name)).join(' ');
  const ground = useGround(present);
  const geometry = useMemo(() => floorGeometry(floors, ground), [floors, ground]);
  const material = useMemo(() => floorMaterial(ground, floors, glow), [ground, floors, glow]);
  useDispose(ground);
  useDispose(geometry);
  useDispose(material);
  const mesh = useMemo(() => {
    const made = new Mesh(geometry, material);
    made.frustumCulled = false;
    made.renderOrder = glow ? GHOST_ORDER : 0;
    return made;
  }, [geometry, material, glow]);
  return <primitive object={mesh} />;
}

/** One picture after another, so that a tap between two of them need not wait for all. */
const PAUSE = 60;

/** Small pictures first, so that the board is there; sharp ones once it has been drawn. */
function useGround(present: string): GroundTexture {
  const gl = useThree((state) => state.gl);
  const names = useMemo(() => ENVIRONMENTS.filter((name) => present.split(' ').includes(name)), [present]);
  const [sharp, setSharp] = useState<typeof names | null>(null);
  const isSharp = sharp === names || isGroundKnown(names);
  useEffect(() => {
    if (isSharp) return undefined;
    let callOff = whenCalm(paint, PAUSE);
    function paint(): void {
      if (paintNext(names)) setSharp(names);
      else callOff = whenCalm(paint, PAUSE);
    }
    return () => callOff();
  }, [names, isSharp]);
  return useMemo(
    () => makeGroundTexture(names, isSharp, Math.min(8, gl.capabilities.getMaxAnisotropy())),
    [names, isSharp, gl],
  );
}

function floorGeometry(floors: readonly FloorItem[], ground: GroundTexture): InstancedBufferGeometry {
  const square = new PlaneGeometry(1, 1);
  const geometry = new InstancedBufferGeometry();
  geometry.index = square.index;
  geometry.setAttribute('position', square.getAttribute('position'));
  geometry.instanceCount = floors.length;
  const attribute = (name: string, size: number, of: (floor: FloorItem) => readonly number[]) =>
    geometry.setAttribute(name, new InstancedBufferAttribute(new Float32Array(floors.flatMap(of)), size));
  attribute('place', 2, ({ x, y }) => [x, y]);
  attribute('ground', 4, ({ cell, turn, environment }) => [...cell, turn, ground.layerOf(environment)]);
  attribute('cover', 1, ({ terrain }) => [terrain === 'open' ? -1 : TERRAIN_ROWS[terrain]]);
  attribute('sides', 4, ({ sides }) => sides);
  attribute('corners', 4, ({ corners }) => corners);
  return geometry;
}

function floorMaterial(
  ground: GroundTexture,
  floors: readonly FloorItem[],
  glow: Pulse | undefined,
): RawShaderMaterial {
  const { left, top, right, bottom } = boundsOfSpaces(floors);
  const reach = Math.hypot(right - left, bottom - top) / 2 + 2;
  return shaded({
    uniforms: {
      pictures: { value: ground.texture },
      terrainLayer: { value: ground.terrainLayer },
      lamp: { value: new Vector3((left + right) / 2, (top + bottom) / 2, reach) },
      ...(glow && { pulse: glow, tint: { value: new Color(GHOST_COLOURS.next) } }),
    },
    defines: glow ? { GHOST: '' } : {},
    transparent: glow !== undefined,
    depthWrite: glow === undefined,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
  });
}

const VERTEX = /* glsl */ `
  in vec2 place;
  in vec4 ground;
  in float cover;
  in vec4 sides;
  in vec4 corners;
  out vec2 vLocal;
  out vec2 vTable;
  flat out vec4 vGround;
  flat out float vCover;
  flat out vec4 vSides;
  flat out vec4 vCorners;
  void main() {
    vLocal = vec2(position.x + 0.5, 0.5 - position.y);
    vTable = place + vLocal;
    vGround = ground;
    vCover = cover;
    vSides = sides;
    vCorners = corners;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(vTable.x, 0.0, vTable.y, 1.0);
  }
`;

const FRAGMENT = /* glsl */ `
  precision highp sampler2DArray;
  uniform sampler2DArray pictures;
  uniform float terrainLayer;
  uniform vec3 lamp;
  #ifdef GHOST
    uniform float pulse;
    uniform vec3 tint;
  #endif
  in vec2 vLocal;
  in vec2 vTable;
  flat in vec4 vGround;
  flat in float vCover;
  flat in vec4 vSides;
  flat in vec4 vCorners;
  out vec4 colour;

  // From the table back to the printed tile.
  vec2 printed(vec2 p, float turn) {
    if (turn < 0.5) return p;
    if (turn < 1.5) return vec2(p.y, 1.0 - p.x);
    if (turn < 2.5) return 1.0 - p;
    return vec2(1.0 - p.y, p.x);
  }

  // Light falls from the upper left, so walls above and to the left throw the longer shade.
  float shade(float far, float wall, float reach) {
    return wall > 0.9 ? 1.0 - smoothstep(0.0, reach, far) : 0.0;
  }

  void main() {
    vec4 far = vec4(vLocal.y, 1.0 - vLocal.x, 1.0 - vLocal.y, vLocal.x);
    vec2 ground = (vGround.xy + printed(vLocal, vGround.z)) / ${GROUND_SPAN}.0;
    vec3 c = texture(pictures, vec3(ground, vGround.w)).rgb;

    if (vCover > -0.5) {
      float column = mod(floor(vTable.x) + floor(vTable.y) * 3.0, ${GROUND_SPAN}.0);
      vec2 inset = clamp(vLocal, 0.004, 0.996);
      vec4 over = texture(pictures, vec3((vec2(column, vCover) + inset) / ${GROUND_SPAN}.0, terrainLayer));
      c = mix(c, over.rgb, over.a);
    }

    float border = min(min(far.x, far.y), min(far.z, far.w));
    float soft = fwidth(vTable.x) + fwidth(vTable.y);
    float line = 1.0 - smoothstep(0.010, 0.012 + soft, border);
    float glint = 1.0 - smoothstep(0.0, 0.014 + soft, abs(border - 0.032));
    c = mix(c, c * 0.3, line * 0.75);
    c += glint * 0.05;

    for (int i = 0; i < 4; i++) {
      float seam = step(0.4, vSides[i]) * step(vSides[i], 0.6);
      c *= 1.0 - 0.6 * seam * (1.0 - smoothstep(0.012, 0.05 + soft, far[i]));
    }
    float dark = max(
      max(shade(far.x, vSides.x, 0.42), shade(far.w, vSides.w, 0.42)),
      max(shade(far.y, vSides.y, 0.24), shade(far.z, vSides.z, 0.24)));
    dark = max(dark, shade(length(vLocal), vCorners.x, 0.42));
    dark = max(dark, shade(length(vLocal - vec2(1.0, 0.0)), vCorners.y, 0.32));
    dark = max(dark, shade(length(vLocal - vec2(1.0, 1.0)), vCorners.z, 0.24));
    dark = max(dark, shade(length(vLocal - vec2(0.0, 1.0)), vCorners.w, 0.32));
    c *= 1.0 - 0.62 * dark;

    float away = length(vTable - lamp.xy) / lamp.z;
    c *= mix(1.22, 0.88, smoothstep(0.0, 1.0, away));
    c *= mix(vec3(1.0), vec3(0.92, 0.97, 1.06), smoothstep(0.2, 1.0, away));
    #ifdef GHOST
      colour = vec4(mix(c, tint, 0.2 + 0.3 * pulse), 0.62 + 0.2 * pulse);
    #else
      colour = vec4(c, 1.0);
    #endif
  }
`;

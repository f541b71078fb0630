// Flat pictures, all of one texture in one draw call: signs that lie on the floor, texts that face the viewer, and
// portraits that stand among the pieces and hide what lies behind them.

import { useThree } from '@react-three/fiber';
import { useMemo } from 'react';
import {
  CustomBlending,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  PlaneGeometry,
  type RawShaderMaterial,
  type Texture,
} from 'three';
import type { Point } from '../../rules';
import { channels } from './art/brush';
import type { SceneKit } from './kit';
import { shaded } from './shaders';
import { useDispose } from './useDispose';

export type Decal = {
  readonly x: number;
  readonly y: number;
  readonly lift: number;
  readonly width: number;
  readonly height: number;
  /** Quarters clockwise; those that face the viewer have none. */
  readonly turn?: number;
  /** Left, top, width and height within the texture. */
  readonly cell: readonly [number, number, number, number];
  readonly colour?: string;
  readonly from?: Point;
  /** Those that face the viewer: how many times their size they may have, to be readable from afar. */
  readonly most?: number;
  readonly pulses?: boolean;
};

type Props = {
  readonly texture: Texture;
  readonly items: readonly Decal[];
  readonly facing: 'up' | 'viewer' | 'standing';
  readonly kit: SceneKit;
  readonly order: number;
};

/** As large as it must be to be read. */
const ANY_SIZE = 100;

/** Pixels in height below which a text could not be read at arm's length. */
const SMALLEST = 22;

export function Decals({ texture, items, facing, kit, order }: Props) {
  const geometry = useMemo(() => decalGeometry(items), [items]);
  const pixel = useThree((state) => 2 / state.size.height);
  const material = useMemo(
    () => decalMaterial(texture, facing, kit, pixel * SMALLEST),
    [texture, facing, kit, pixel],
  );
  useDispose(geometry);
  useDispose(material);
  const mesh = useMemo(() => {
    const made = new Mesh(geometry, material);
    made.frustumCulled = false;
    made.renderOrder = order;
    return made;
  }, [geometry, material, order]);
  return items.length > 0 ? <primitive object={mesh} /> : null;
}

function decalGeometry(items: readonly Decal[]): InstancedBufferGeometry {
  const square = new PlaneGeometry(1, 1);
  const geometry = new InstancedBufferGeometry();
  geometry.index = square.index;
  geometry.setAttribute('position', square.getAttribute('position'));
  geometry.instanceCount = items.length;
  const attribute = (name: string, size: number, of: (item: Decal) => readonly number[]) =>
    geometry.setAttribute(name, new InstancedBufferAttribute(new Float32Array(items.flatMap(of)), size));
  attribute('place', 4, ({ x, lift, y, turn }) => [x, lift, y, ((turn ?? 0) * Math.PI) / 2]);
  attribute('extent', 4, ({ width, height, from }) => [width, height, ...(from ?? [0, 0])]);
  attribute('cell', 4, ({ cell }) => cell);
  attribute('tint', 3, ({ colour }) => channels(colour ?? '#ffffff').map((part) => part / 255));
  attribute('growth', 2, ({ most, pulses }) => [most ?? ANY_SIZE, pulses ? 1 : 0]);
  return geometry;
}

/** Pictures come with their colours already weighed by their opacity, or their borders would turn dark. */
function decalMaterial(
  texture: Texture,
  facing: Props['facing'],
  { glide, pulse }: SceneKit,
  least: number,
): RawShaderMaterial {
  return shaded({
    uniforms: {
      picture: { value: texture },
      glide,
      pulse,
      least: { value: least },
      facesViewer: { value: facing !== 'up' },
      // Of what stands, only what is drawn may hide things.
      faintest: { value: facing === 'standing' ? 0.5 : 0 },
    },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
    depthWrite: facing === 'standing',
    depthTest: facing !== 'viewer',
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  });
}

const VERTEX = /* glsl */ `
  uniform float glide;
  uniform float least;
  uniform bool facesViewer;
  in vec4 place;
  in vec4 extent;
  in vec4 cell;
  in vec3 tint;
  in vec2 growth;
  uniform float pulse;
  out vec2 vAt;
  out vec3 vTint;
  void main() {
    vAt = cell.xy + cell.zw * vec2(position.x + 0.5, 0.5 - position.y);
    vTint = mix(tint, vec3(1.0), growth.y * pulse * 0.7);
    vec3 centre = place.xyz + vec3(extent.z, 0.0, extent.w) * glide;
    if (facesViewer) {
      vec4 seen = modelViewMatrix * vec4(centre, 1.0);
      float scale = min(max(1.0, least * -seen.z / projectionMatrix[1][1] / extent.y), growth.x);
      seen.xy += position.xy * extent.xy * scale;
      gl_Position = projectionMatrix * seen;
    } else {
      float c = cos(place.w);
      float s = sin(place.w);
      vec2 flat2 = vec2(position.x, -position.y) * extent.xy;
      vec2 turned = vec2(flat2.x * c - flat2.y * s, flat2.x * s + flat2.y * c);
      gl_Position = projectionMatrix * modelViewMatrix * vec4(centre + vec3(turned.x, 0.0, turned.y), 1.0);
    }
  }
`;

const FRAGMENT = /* glsl */ `
  uniform sampler2D picture;
  uniform float faintest;
  in vec2 vAt;
  in vec3 vTint;
  out vec4 colour;
  void main() {
    colour = texture(picture, vAt) * vec4(vTint, 1.0);
    if (colour.a < faintest) discard;
  }
`;

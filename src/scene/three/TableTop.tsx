// The table under the map: dark, with a pool of light, and the soft shadow of the cardboard that lies on it.

import { useMemo } from 'react';
import { CanvasTexture, Mesh, PlaneGeometry, Vector2, Vector3, Vector4, type RawShaderMaterial } from 'three';
import { boundsOfSpaces, spacesOfView, type Bounds } from '../build/bounds';
import { TILE_THICKNESS } from '../build/solids';
import type { BoardLattice, Ghosts } from '../view';
import { newContext } from './art/brush';
import { shaded } from './shaders';
import { useDispose } from './useDispose';

const ROOM = 3;
const SHADOW_SHARPNESS = 10;
const LARGEST = 1024;
/** In one piece, the part of the table before the camera was clipped at a wrong depth and darkness lay over the map. */
const PARTS = 16;

type Props = { readonly lattice: BoardLattice; readonly ghosts: Ghosts | undefined };

export function TableTop({ lattice, ghosts }: Props) {
  // The light falls on all of the map, also on what is only going to lie there.
  const bounds = useMemo(
    () => boundsOfSpaces(spacesOfView({ lattice, ...(ghosts && { ghosts }) })),
    [lattice, ghosts],
  );
  const shadow = useMemo(() => new CanvasTexture(paintShadow(lattice, bounds)), [lattice, bounds]);
  const material = useMemo(() => tableMaterial(shadow, bounds), [shadow, bounds]);
  const geometry = useMemo(() => new PlaneGeometry(1, 1, PARTS, PARTS), []);
  useDispose(shadow);
  useDispose(material);
  useDispose(geometry);
  const mesh = useMemo(() => {
    const made = new Mesh(geometry, material);
    made.frustumCulled = false;
    made.renderOrder = -1;
    return made;
  }, [geometry, material]);
  return <primitive object={mesh} />;
}

function paintShadow({ spaces }: BoardLattice, { left, top, right, bottom }: Bounds): HTMLCanvasElement {
  const [width, height] = [right - left + ROOM * 2, bottom - top + ROOM * 2];
  const scale = Math.min(SHADOW_SHARPNESS, LARGEST / Math.max(width, height));
  const context = newContext(Math.ceil(width * scale), Math.ceil(height * scale));
  context.fillStyle = '#000000';
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.fillStyle = '#ffffff';
  context.shadowColor = '#ffffff';
  context.shadowBlur = scale * 1.1;
  context.shadowOffsetX = scale * 0.18;
  context.shadowOffsetY = scale * 0.22;
  context.beginPath();
  for (const { x, y } of spaces) {
    context.rect((x - left + ROOM) * scale, (y - top + ROOM) * scale, scale, scale);
  }
  context.fill();
  return context.canvas;
}

function tableMaterial(shadow: CanvasTexture, { left, top, right, bottom }: Bounds): RawShaderMaterial {
  shadow.flipY = false;
  shadow.generateMipmaps = false;
  const [width, height] = [right - left, bottom - top];
  return shaded({
    uniforms: {
      shadow: { value: shadow },
      covered: { value: new Vector4(left - ROOM, top - ROOM, width + ROOM * 2, height + ROOM * 2) },
      middle: { value: new Vector3((left + right) / 2, -TILE_THICKNESS, (top + bottom) / 2) },
      pool: { value: new Vector2(width / 2 + 3, height / 2 + 3) },
    },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    // Drawn first, under everything, so it need not hide anything.
    depthWrite: false,
  });
}

const VERTEX = /* glsl */ `
  uniform vec3 middle;
  uniform vec2 pool;
  out vec2 vTable;
  void main() {
    vTable = middle.xz + vec2(position.x, -position.y) * (max(pool.x, pool.y) * 8.0 + 60.0);
    gl_Position = projectionMatrix * modelViewMatrix * vec4(vTable.x, middle.y, vTable.y, 1.0);
  }
`;

const FRAGMENT = /* glsl */ `
  uniform sampler2D shadow;
  uniform vec4 covered;
  uniform vec3 middle;
  uniform vec2 pool;
  in vec2 vTable;
  out vec4 colour;

  float grain(vec2 p) {
    return fract(sin(dot(floor(p), vec2(12.9898, 78.233))) * 43758.5453);
  }

  void main() {
    float away = length((vTable - middle.xz) / pool);
    vec3 c = mix(vec3(0.155, 0.175, 0.205), vec3(0.028, 0.034, 0.044), smoothstep(0.1, 1.9, away));
    // Brushed metal, seen faintly.
    c *= 0.96 + 0.08 * grain(vec2(vTable.x * 1.5, vTable.y * 46.0));
    // Engraved lines every four spaces tie the table to the map.
    vec2 cell = abs(fract((vTable - covered.xy) / 4.0) - 0.5) * 4.0;
    float soft = fwidth(vTable.x) + fwidth(vTable.y);
    float line = 1.0 - smoothstep(0.0, 0.02 + soft, 2.0 - max(cell.x, cell.y));
    c += line * vec3(0.02, 0.028, 0.036) * (1.0 - smoothstep(0.3, 1.6, away));
    vec2 at = (vTable - covered.xy) / covered.zw;
    float dark = texture(shadow, clamp(at, 0.0, 1.0)).r;
    colour = vec4(c * (1.0 - 0.85 * dark), 1.0);
  }
`;

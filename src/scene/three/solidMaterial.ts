// How solid things are coloured: shade of the part, colour of the instance, and light, all worked out at the corners. What is printed
// or drawn as a line takes no light and keeps its exact colour.

import { Color, Vector3, type IUniform, type RawShaderMaterial } from 'three';
import { shaded } from './shaders';

type Look = {
  /** Without light, a thing has the colour of its instance and nothing else. */
  readonly lit?: boolean;
  readonly opacity?: number;
  /** Counted among the translucent ones. */
  readonly transparent?: boolean;
  /** Drawn over everything that was drawn before it. */
  readonly over?: boolean;
  /** Shifts every instance by where it comes from: one number moves all pieces. */
  readonly glide?: IUniform<number>;
  /** Brightens with it. */
  readonly pulse?: IUniform<number>;
};

const STILL: IUniform<number> = { value: 0 };

/** Of a lamp that is this bright. What reflects it sends it everywhere, so that each direction gets its share. */
const light = (colour: string, brightness: number): IUniform<Color> => ({
  value: new Color(colour).multiplyScalar(brightness / Math.PI),
});

const LAMPS = {
  sky: light('#cfdcf2', 1.5),
  earth: light('#3a2c20', 1.5),
  sun: light('#ffedd2', 2.3),
  sunward: { value: new Vector3(-5, 9, -4).normalize() },
};

export const solidMaterial = ({
  lit = false,
  opacity = 1,
  transparent = opacity < 1,
  over = false,
  glide = STILL,
  pulse = STILL,
}: Look): RawShaderMaterial =>
  shaded({
    uniforms: { ...LAMPS, glide, pulse, lit: { value: lit ? 1 : 0 }, opacity: { value: opacity } },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent,
    depthTest: !over,
    depthWrite: !over,
  });

const VERTEX = /* glsl */ `
  in vec3 normal;
  in vec3 color;
  in mat4 instanceMatrix;
  in vec3 instanceColor;
  in vec2 comingFrom;
  uniform vec3 sky;
  uniform vec3 earth;
  uniform vec3 sun;
  uniform vec3 sunward;
  uniform float lit;
  uniform float glide;
  uniform float pulse;
  out vec3 vColour;

  vec3 onScreen(vec3 c) {
    return mix(pow(c, vec3(0.41666)) * 1.055 - 0.055, c * 12.92, lessThanEqual(c, vec3(0.0031308)));
  }

  void main() {
    mat3 turned = mat3(instanceMatrix);
    // Stretched things keep their normals upright.
    vec3 sizes = vec3(dot(turned[0], turned[0]), dot(turned[1], turned[1]), dot(turned[2], turned[2]));
    vec3 up = normalize(turned * (normal / max(sizes, vec3(1e-9))) + vec3(0.0, 1e-9, 0.0));
    vec3 lamps = mix(earth, sky, 0.5 + 0.5 * up.y) + sun * max(0.0, dot(up, sunward));
    vec3 c = instanceColor * mix(vec3(1.0), color * lamps, lit);
    vColour = onScreen(clamp(mix(c, vec3(1.0), pulse * 0.75), 0.0, 1.0));

    vec4 place = instanceMatrix * vec4(position, 1.0);
    place.xz += comingFrom * glide;
    gl_Position = projectionMatrix * modelViewMatrix * place;
  }
`;

const FRAGMENT = /* glsl */ `
  uniform float opacity;
  in vec3 vColour;
  out vec4 colour;
  void main() {
    colour = vec4(vColour, opacity);
  }
`;

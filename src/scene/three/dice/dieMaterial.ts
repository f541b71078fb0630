// How dice are lit, and the shade under them: one short program, because players wait for it at their first roll.

import { Color, Vector3, type RawShaderMaterial, type Texture } from 'three';
import { shaded } from '../shaders';

const light = (colour: string, brightness: number) => ({
  value: new Color(colour).multiplyScalar(brightness / Math.PI),
});

const LAMPS = {
  sky: light('#ffffff', 2),
  earth: light('#4a5a50', 2),
  sun: light('#ffffff', 1.9),
  sunward: { value: new Vector3(-3, 8, 3).normalize() },
};

/** A shade takes no light: it is as dark as its picture. */
export const dieMaterial = (picture: Texture, what: 'die' | 'shade'): RawShaderMaterial =>
  shaded({
    uniforms: { ...LAMPS, picture: { value: picture }, lit: { value: what === 'die' } },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: what === 'shade',
    depthWrite: what === 'die',
  });

const VERTEX = /* glsl */ `
  uniform mat4 modelMatrix;
  uniform vec3 cameraPosition;
  in vec3 normal;
  in vec2 uv;
  out vec2 vAt;
  out vec3 vNormal;
  out vec3 vToEye;
  void main() {
    vAt = uv;
    vNormal = mat3(modelMatrix) * normal;
    vToEye = cameraPosition - (modelMatrix * vec4(position, 1.0)).xyz;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }
`;

const FRAGMENT = /* glsl */ `
  uniform sampler2D picture;
  uniform bool lit;
  uniform vec3 sky;
  uniform vec3 earth;
  uniform vec3 sun;
  uniform vec3 sunward;
  in vec2 vAt;
  in vec3 vNormal;
  in vec3 vToEye;
  out vec4 colour;
  void main() {
    colour = texture(picture, vAt);
    if (!lit) return;
    vec3 up = normalize(vNormal);
    vec3 c = colour.rgb * (mix(earth, sky, 0.5 + 0.5 * up.y) + sun * max(0.0, dot(up, sunward)));
    // Edges glint.
    float glint = pow(max(0.0, dot(up, normalize(sunward + normalize(vToEye)))), 40.0);
    c += sun * glint * 0.21;
    c = clamp(c, 0.0, 1.0);
    colour = vec4(mix(pow(c, vec3(0.41666)) * 1.055 - 0.055, c * 12.92, lessThanEqual(c, vec3(0.0031308))), 1.0);
  }
`;

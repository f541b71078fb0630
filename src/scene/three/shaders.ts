// Shaders of our own. Those that three builds for its materials are many times as long, and a program takes as long to compile as it is
// long: the board waits for that. So everything solid on a board shares one short program, and everything flat another.

import { GLSL3, RawShaderMaterial, type ShaderMaterialParameters } from 'three';

const HEAD = 'precision highp float;\nprecision highp int;\n';

const VERTEX_HEAD = /* glsl */ `
  uniform mat4 projectionMatrix;
  uniform mat4 modelViewMatrix;
  in vec3 position;
`;

export const shaded = ({
  vertexShader = '',
  fragmentShader = '',
  ...rest
}: ShaderMaterialParameters): RawShaderMaterial =>
  new RawShaderMaterial({
    ...rest,
    glslVersion: GLSL3,
    vertexShader: `${HEAD}${VERTEX_HEAD}${vertexShader}`,
    fragmentShader: `${HEAD}${fragmentShader}`,
  });

// Everything the pieces of a board share: shapes and materials, made once a board and given back with it.

import { MeshBasicMaterial, MeshLambertMaterial, type BufferGeometry } from 'three';
import { BLOCK_SHAPES } from '../palette';
import { FIGURE_SHAPES, FIGURE_SIDES, TOKEN_SHAPES } from '../view';
import { BLOCKS, doorShape, stripShape, wallShape } from './shapes/boardShapes';
import { Glide } from './glide';
import { Pulse } from './pulse';
import { BASES, BODIES, ringShape, TOKENS } from './shapes/pieceShapes';

export type SceneKit = ReturnType<typeof makeKit>;

export function makeKit() {
  const glide = new Glide();
  const pulse = new Pulse();
  const shapes = {
    wall: wallShape(),
    door: doorShape(),
    strip: stripShape(),
    ring: ringShape(),
    blocks: makeAll(BLOCK_SHAPES, BLOCKS),
    bases: makeAll(FIGURE_SIDES, BASES),
    bodies: makeAll(FIGURE_SHAPES, BODIES),
    tokens: makeAll(TOKEN_SHAPES, TOKENS),
  };
  const materials = {
    solid: new MeshLambertMaterial({ vertexColors: true, flatShading: true }),
    piece: gliding(new MeshLambertMaterial({ vertexColors: true }), glide),
    ring: gliding(new MeshBasicMaterial(), glide),
    /** Printed lines keep their exact colour. */
    print: new MeshBasicMaterial(),
    /** Lines of sight lie over everything that stands, but under the figures. */
    overlay: new MeshBasicMaterial({ depthTest: false, depthWrite: false }),
    /** Counted among the translucent ones, or the walls of a ghost would be drawn over its outline. */
    glow: pulsing(new MeshBasicMaterial({ transparent: true, depthTest: false, depthWrite: false }), pulse),
    ghostSolid: new MeshLambertMaterial({
      vertexColors: true,
      flatShading: true,
      transparent: true,
      opacity: 0.66,
    }),
    ghostPrint: new MeshBasicMaterial({ transparent: true, opacity: 0.8 }),
  };
  return {
    glide,
    pulse,
    shapes,
    materials,
    dispose: () => {
      for (const material of Object.values(materials)) material.dispose();
      for (const shape of Object.values(shapes)) {
        for (const one of shape instanceof Map ? shape.values() : [shape as BufferGeometry]) one.dispose();
      }
    },
  };
}

const makeAll = <Name extends string>(
  names: readonly Name[],
  makers: Readonly<Record<Name, () => BufferGeometry>>,
): ReadonlyMap<Name, BufferGeometry> => new Map(names.map((name) => [name, makers[name]()]));

/** Brightens with the pulse, on the graphics card. */
function pulsing(material: MeshBasicMaterial, pulse: Pulse): MeshBasicMaterial {
  material.onBeforeCompile = (shader) => {
    shader.uniforms['pulse'] = pulse;
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\nuniform float pulse;`)
      .replace(
        '#include <color_fragment>',
        `#include <color_fragment>\ndiffuseColor.rgb = mix(diffuseColor.rgb, vec3(1.0), pulse * 0.75);`,
      );
  };
  return material;
}

/** Shifts every instance by where it comes from, on the graphics card: one number moves all pieces. */
function gliding<M extends MeshLambertMaterial | MeshBasicMaterial>(material: M, glide: Glide): M {
  material.onBeforeCompile = (shader) => {
    shader.uniforms['glide'] = glide;
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\nuniform float glide;\nattribute vec2 comingFrom;`)
      .replace(
        '#include <project_vertex>',
        `vec4 mvPosition = instanceMatrix * vec4(transformed, 1.0);
         mvPosition.xz += comingFrom * glide;
         mvPosition = modelViewMatrix * mvPosition;
         gl_Position = projectionMatrix * mvPosition;`,
      );
  };
  return material;
}

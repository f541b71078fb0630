// Everything the pieces of a board share: shapes and materials, made once a board and given back with it.

import type { BufferGeometry, Texture } from 'three';
import { sheetTexture } from './art/sheet';
import { paintSigns } from './art/signs';
import { BLOCKS, doorShape, stripShape, wallShape } from './shapes/boardShapes';
import { Glide } from './glide';
import { Pulse } from './pulse';
import { BASES, BODIES, ringShape, TOKENS } from './shapes/pieceShapes';
import { solidMaterial } from './solidMaterial';

export type SceneKit = ReturnType<typeof makeKit>;

/** Made when something first has this shape: a board needs few of them. */
export type SolidShape = () => BufferGeometry;

export function makeKit() {
  const glide = new Glide();
  const pulse = new Pulse();
  const made: (BufferGeometry | Texture)[] = [];
  const once = <T extends BufferGeometry | Texture>(make: () => T): (() => T) => {
    let thing: T | undefined;
    return () => {
      if (!thing) made.push((thing = make()));
      return thing;
    };
  };
  const each = <Name extends string>(
    makers: Readonly<Record<Name, SolidShape>>,
  ): Readonly<Record<Name, SolidShape>> =>
    Object.fromEntries(
      Object.entries<SolidShape>(makers).map(([name, make]) => [name, once(make)]),
    ) as Readonly<Record<Name, SolidShape>>;
  const shapes = {
    wall: once(wallShape),
    door: once(doorShape),
    strip: once(stripShape),
    ring: once(ringShape),
    blocks: each(BLOCKS),
    bases: each(BASES),
    bodies: each(BODIES),
    tokens: each(TOKENS),
  };
  const materials = {
    solid: solidMaterial({ lit: true }),
    piece: solidMaterial({ lit: true, glide }),
    ring: solidMaterial({ glide }),
    /** Printed lines keep their exact colour. */
    print: solidMaterial({}),
    /** Lines of sight lie over everything that stands, but under the figures. */
    overlay: solidMaterial({ over: true }),
    /** Counted among the translucent ones, or the walls of a ghost would be drawn over its outline. */
    glow: solidMaterial({ transparent: true, over: true, pulse }),
    ghostSolid: solidMaterial({ lit: true, opacity: 0.66 }),
    ghostPrint: solidMaterial({ opacity: 0.8 }),
  };
  return {
    glide,
    pulse,
    shapes,
    materials,
    /** Signs come and go with every tap, and painting them takes time. */
    signs: once(() => sheetTexture(paintSigns())),
    dispose: () => {
      for (const material of Object.values(materials)) material.dispose();
      for (const thing of made) thing.dispose();
    },
  };
}

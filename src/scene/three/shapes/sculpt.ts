// Small tools to put shapes together from simple parts. The parts' shades are kept in the shape, the colour itself
// comes from each instance, so one shape serves all colours.

import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  CylinderGeometry,
  IcosahedronGeometry,
  LatheGeometry,
  SphereGeometry,
  Vector2,
} from 'three';
import { scatter } from '../../build/scatter';

/** How bright a part is, or how much of each colour it keeps. */
export type SculptTone = number | readonly [number, number, number];

export type SculptPlace = {
  readonly at?: readonly [x: number, up: number, y: number];
  readonly scale?: readonly [number, number, number];
  readonly turn?: readonly [x: number, up: number, y: number];
};

/** Joins parts into one shape. */
export function sculpt(...parts: readonly BufferGeometry[]): BufferGeometry {
  const loose = parts.map((part) => (part.index ? part.toNonIndexed() : part));
  const joined = new BufferGeometry();
  for (const name of ['position', 'normal', 'color']) {
    const lists = loose.map((part) => part.getAttribute(name).array);
    const values = new Float32Array(lists.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const list of lists) {
      values.set(list, at);
      at += list.length;
    }
    joined.setAttribute(name, new BufferAttribute(values, 3));
  }
  return joined;
}

/** Joins parts into one shape whose faces are all flat. */
export function faceted(...parts: readonly BufferGeometry[]): BufferGeometry {
  const joined = sculpt(...parts);
  joined.computeVertexNormals();
  return joined;
}

function finish(
  geometry: BufferGeometry,
  tone: SculptTone,
  { at, scale, turn }: SculptPlace,
): BufferGeometry {
  if (scale) geometry.scale(...scale);
  if (turn) geometry.rotateX(turn[0]).rotateY(turn[1]).rotateZ(turn[2]);
  if (at) geometry.translate(...at);
  const count = geometry.getAttribute('position').count;
  const rgb = typeof tone === 'number' ? [tone, tone, tone] : tone;
  const colours = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) colours.set(rgb, i * 3);
  geometry.setAttribute('color', new BufferAttribute(colours, 3));
  return geometry;
}

/** A box that stands on the ground. */
export const box = (
  width: number,
  height: number,
  depth: number,
  tone: SculptTone,
  place: SculptPlace = {},
): BufferGeometry => finish(new BoxGeometry(width, height, depth).translate(0, height / 2, 0), tone, place);

/** A column that stands on the ground; few sides make a prism. */
export const column = (
  top: number,
  bottom: number,
  height: number,
  sides: number,
  tone: SculptTone,
  place: SculptPlace = {},
): BufferGeometry =>
  finish(new CylinderGeometry(top, bottom, height, sides).translate(0, height / 2, 0), tone, place);

export const ball = (radius: number, tone: SculptTone, place: SculptPlace = {}): BufferGeometry =>
  finish(new SphereGeometry(radius, 14, 10), tone, place);

/** A turned body: pairs of radius and height, from the ground up. */
export const turned = (
  profile: readonly (readonly [radius: number, up: number])[],
  tone: SculptTone,
  sides = 16,
): BufferGeometry =>
  finish(
    new LatheGeometry(
      profile.map(([radius, up]) => new Vector2(radius, up)),
      sides,
    ),
    tone,
    {},
  );

/** A boulder with flat faces; the seed gives its form. */
export function boulder(
  radius: number,
  seed: number,
  tone: SculptTone,
  place: SculptPlace = {},
): BufferGeometry {
  const geometry = new IcosahedronGeometry(radius, 1);
  const position = geometry.getAttribute('position');
  for (let i = 0; i < position.count; i++) {
    // The same corner of several faces must move alike.
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
    const key = Math.round(x * 500) * 7 + Math.round(y * 500) * 131 + Math.round(z * 500) * 1009;
    const grow = 0.78 + 0.38 * scatter(key, seed);
    position.setXYZ(i, x * grow, y * grow, z * grow);
  }
  geometry.computeVertexNormals();
  return finish(geometry, tone, place);
}

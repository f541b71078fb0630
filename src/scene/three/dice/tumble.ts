// How a die tumbles. Nothing is left to chance or to physics: the way is planned backwards from the face that must lie up,
// so that it always ends as it was rolled.

import { Matrix4, Quaternion, Vector3, type Object3D } from 'three';

/** The sides of the box in the order in which three builds them: outward, and which way the drawing is upright. */
const SIDES = [
  { out: [1, 0, 0], up: [0, 1, 0] },
  { out: [-1, 0, 0], up: [0, 1, 0] },
  { out: [0, 1, 0], up: [0, 0, -1] },
  { out: [0, -1, 0], up: [0, 0, 1] },
  { out: [0, 0, 1], up: [0, 1, 0] },
  { out: [0, 0, -1], up: [0, 1, 0] },
] as const satisfies readonly { out: readonly number[]; up: readonly number[] }[];

/** Up is the viewer's sky, away from the viewer is where drawings point. */
const LYING = basis([0, 1, 0], [0, 0, -1]);

/** Turns the die so that this side lies up and its drawing is upright for the viewer. */
export const uprights: readonly Quaternion[] = SIDES.map(({ out, up }) =>
  new Quaternion().setFromRotationMatrix(LYING.clone().multiply(basis(out, up).invert())),
);

function basis(out: readonly [number, number, number], up: readonly [number, number, number]): Matrix4 {
  const [forward, upward] = [new Vector3(...out), new Vector3(...up)];
  return new Matrix4().makeBasis(new Vector3().crossVectors(upward, forward), upward, forward);
}

export type DieSpot = readonly [x: number, z: number];

/** Where the dice lie in the end: attack dice, a gap, defense dice; two rows where there are many. */
export function spotsFor(attack: number, defense: number): readonly DieSpot[] {
  const count = attack + defense;
  const isWide = count <= MOST_IN_A_ROW;
  const rows = isWide ? [[attack, defense] as const] : [[attack, 0] as const, [0, defense] as const];
  return rows.flatMap(([first, second], row) => {
    const gap = first > 0 && second > 0 ? GAP : 0;
    const width = (first + second - 1) * STEP + gap;
    const z = isWide ? 0 : (row - 0.5) * STEP;
    return Array.from({ length: first + second }, (_, index): DieSpot => [
      index * STEP + (index >= first ? gap : 0) - width / 2,
      z,
    ]);
  });
}

const MOST_IN_A_ROW = 5;
const STEP = 1.45;
const GAP = 0.55;

/** Seconds from the first frame to the last. */
export const ROLL_TIME = 1.05;
const HALF = 0.5;
const AXIS = new Vector3();
const SPIN = new Quaternion();

/**
 * Puts a die where it is at `t` (from 0 to 1). It comes in from the left, each a little later than the one before, turns
 * about the axis it rolls over, and never dips into the table: its corners lift it.
 */
export function tumble(object: Object3D, place: number, [x, z]: DieSpot, face: number, t: number): void {
  const late = Math.min(0.3, place * 0.06);
  const s = Math.min(1, Math.max(0, (t - late) / (1 - 0.3)));
  const left = (1 - s) ** 2;
  const turns = 2 + (place % 2);
  const angle = left * turns * Math.PI;
  const bounce = 2.2 * (1 - s) ** 2 * Math.abs(Math.cos(s * Math.PI * 2.5));
  const lift = HALF * (Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle)));
  const swing = (((place * 7 + face * 3) % 5) - 2) * 0.45;
  object.position.set(x - left * 9, lift + bounce, z + left * swing * 2);
  AXIS.set(swing * 0.3, 0, -1).normalize();
  SPIN.setFromAxisAngle(AXIS, -angle);
  object.quaternion.copy(SPIN).multiply(uprights[face] ?? SPIN.identity());
}

/** In the hand: a corner ahead, so that nobody takes it for a result. */
export function hold(object: Object3D, place: number, [x, z]: DieSpot): void {
  object.position.set(x, 0.85, z);
  object.rotation.set(0.62, 0.78 + place * 0.4, 0);
}

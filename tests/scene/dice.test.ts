// Dice that tumble: whatever was rolled lies up in the end, and its drawing is the right one.

import { Object3D, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { faceItems, facesOf, isSign, signsOf } from '../../src/scene/dice/faces';
import { hold, spotsFor, tumble, uprights } from '../../src/scene/three/dice/tumble';

const DICE = ['blue', 'green', 'red', 'yellow', 'black', 'white'] as const;
/** The sides of the box in the order in which their faces are drawn. */
const SIDES = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
] as const;

const lying = (face: number, t: number, place = 0) => {
  const die = new Object3D();
  tumble(die, place, [2, -1], face, t);
  return die;
};

describe('[dice] the way of a die', () => {
  it.each(SIDES.map((side, face) => [face, side] as const))('face %i lies up in the end', (face, side) => {
    for (let place = 0; place < 6; place++) {
      const die = lying(face, 1, place);
      const up = new Vector3(...side).applyQuaternion(die.quaternion);
      expect(up.y).toBeCloseTo(1);
      expect(die.position.toArray().map((part) => Number(part.toFixed(6)))).toEqual([2, 0.5, -1]);
    }
  });

  it('it never dips into the table, and comes in from outside', () => {
    for (let t = 0; t <= 1; t += 0.01) expect(lying(3, t, 2).position.y).toBeGreaterThanOrEqual(0.5);
    expect(lying(3, 0).position.x).toBeLessThan(-5);
  });

  it('in the hand no face lies up', () => {
    const die = new Object3D();
    for (let place = 0; place < 6; place++) {
      hold(die, place, [0, 0]);
      const highest = Math.max(
        ...SIDES.map((side) => new Vector3(...side).applyQuaternion(die.quaternion).y),
      );
      expect(highest).toBeLessThan(0.95);
    }
    expect(uprights).toHaveLength(6);
  });

  it('no two dice lie on the same spot; many lie in two rows', () => {
    for (const [attack, defense] of [
      [3, 1],
      [2, 0],
      [4, 3],
      [1, 2],
    ] as const) {
      // prettier-ignore
      const spots = spotsFor(attack, defense);
      expect(new Set(spots.map((spot) => spot.join())).size).toBe(attack + defense);
    }
    expect(new Set(spotsFor(4, 3).map(([, z]) => z)).size).toBe(2);
    expect(new Set(spotsFor(3, 1).map(([, z]) => z)).size).toBe(1);
  });
});

describe('[dice] drawn faces', () => {
  it('every result of every face is drawn, and nothing else', () => {
    for (const die of DICE) {
      for (const [index, face] of facesOf(die).entries()) {
        const items = faceItems(die, index).map(({ shows }) => shows);
        const accuracy = 'accuracy' in face && face.accuracy > 0 ? [String(face.accuracy)] : [];
        expect(items).toEqual([...accuracy, ...signsOf(face)]);
        expect(items.filter(isSign)).toHaveLength(signsOf(face).length);
      }
    }
    expect(faceItems('blue', 9)).toEqual([]);
  });
});

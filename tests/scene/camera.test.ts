import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { boundsOfView } from '../../src/scene/build/bounds';
import { CameraDriver } from '../../src/scene/camera/driver';
import { pressCameraKey, turnWheel } from '../../src/scene/camera/keys';
import {
  clampPose,
  dragged,
  fit,
  gripped,
  limitsFor,
  orbited,
  STRAIGHT_DOWN,
  TILTED,
} from '../../src/scene/camera/moves';
import type { Point } from '../../src/rules';
import { toScreen, toTable, type Pose } from '../../src/scene/camera/pose';
import { tileSide, mapOf, twoTiles, viewOf } from './samples';

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 1024, height: 768 };
const BOUNDS = { left: 2, top: -3, right: 14, bottom: 6 };

const poses = fc.record({
  x: fc.double({ min: -5, max: 20, noNaN: true }),
  y: fc.double({ min: -5, max: 20, noNaN: true }),
  distance: fc.double({ min: 4, max: 60, noNaN: true }),
  turn: fc.double({ min: -7, max: 7, noNaN: true }),
  tilt: fc.double({ min: 0, max: TILTED[1], noNaN: true }),
});
const pixels = fc.tuple(fc.integer({ min: 0, max: 390 }), fc.integer({ min: 0, max: 844 }));

describe('the pose', () => {
  test('[camera] what a pixel shows is shown at that pixel', () => {
    fc.assert(
      fc.property(poses, pixels, (pose, [px, py]) => {
        const seen = toScreen(pose, PHONE, toTable(pose, PHONE, px, py));
        expect(seen.x).toBeCloseTo(px, 5);
        expect(seen.y).toBeCloseTo(py, 5);
      }),
      { seed: 7, numRuns: 200 },
    );
  });

  test('[camera] at turn 0 right is right and down is near; a quarter turn looks from the right side', () => {
    const pose: Pose = { x: 0, y: 0, distance: 10, turn: 0, tilt: 0.6 };
    expect(toScreen(pose, TABLET, [1, 0]).x).toBeGreaterThan(512);
    expect(toScreen(pose, TABLET, [0, 1]).y).toBeGreaterThan(384);
    const turned = { ...pose, turn: Math.PI / 2 };
    expect(toScreen(turned, TABLET, [1, 0]).y).toBeGreaterThan(384);
  });
});

describe('fit', () => {
  test.each([
    ['phone', PHONE, TILTED],
    ['tablet', TABLET, TILTED],
    ['phone, flat', PHONE, STRAIGHT_DOWN],
    ['tablet, flat', TABLET, STRAIGHT_DOWN],
  ] as const)('[camera] the whole map is in view from every side, and fills it: %s', (_, viewport, tilt) => {
    for (const turn of [0, 1, 2, 3].map((quarter) => (quarter * Math.PI) / 2)) {
      const pose = fit(BOUNDS, viewport, turn, tilt);
      const corners = [BOUNDS.left, BOUNDS.right].flatMap((x) =>
        [BOUNDS.top, BOUNDS.bottom].map((y) => toScreen(pose, viewport, [x, y])),
      );
      for (const { x, y } of corners) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(viewport.width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(viewport.height);
      }
      const wide = span(corners.map(({ x }) => x)) / viewport.width;
      const high = span(corners.map(({ y }) => y)) / viewport.height;
      expect(Math.max(wide, high)).toBeGreaterThan(0.8);
    }
  });

  test('[camera] tiles about to be laid count', () => {
    const map = twoTiles();
    const ghost = mapOf({ side: tileSide(['..', '..']), at: [9, 9] });
    expect(boundsOfView(viewOf(map, { ghosts: { later: ghost } })).right).toBeGreaterThan(
      boundsOfView(viewOf(map)).right + 5,
    );
  });
});

describe('hands', () => {
  test('[camera, row 24] whatever is under the finger stays under it', () => {
    fc.assert(
      fc.property(poses, pixels, pixels, (pose, from, to) => {
        const [x, y] = toTable(pose, PHONE, ...from);
        const seen = toScreen(dragged(pose, PHONE, from, to), PHONE, [x, y]);
        expect(seen.x).toBeCloseTo(to[0], 4);
        expect(seen.y).toBeCloseTo(to[1], 4);
      }),
      { seed: 11, numRuns: 200 },
    );
  });

  test('[camera, row 24] a pinch keeps the point between the fingers', () => {
    const pose = fit(BOUNDS, PHONE, 0.4, TILTED);
    const point = toTable(pose, PHONE, 100, 500);
    const pinched = gripped(pose, PHONE, [100, 500], { scale: 1.5, twist: 0.3 });
    const seen = toScreen(pinched, PHONE, point);
    expect(seen.x).toBeCloseTo(100, 4);
    expect(seen.y).toBeCloseTo(500, 4);
    expect(pinched.distance).toBeLessThan(pose.distance);
  });

  test('[camera, row 24] twisting two fingers clockwise turns the map clockwise', () => {
    const pose = fit(BOUNDS, PHONE, 0, TILTED);
    const right = [pose.x + 2, pose.y] as const;
    const twisted = gripped(pose, PHONE, [195, 422], { scale: 1, twist: 0.5 });
    expect(toScreen(twisted, PHONE, right).y).toBeGreaterThan(toScreen(pose, PHONE, right).y);
  });

  test('[camera] it always looks from above, never past the map, never too near or far', () => {
    const limits = limitsFor(BOUNDS, PHONE, TILTED);
    fc.assert(
      fc.property(poses, fc.integer({ min: -900, max: 900 }), (pose, by) => {
        const clamped = clampPose(orbited(pose, PHONE, by, by * 2), limits);
        expect(clamped.tilt).toBeGreaterThanOrEqual(TILTED[0]);
        expect(clamped.tilt).toBeLessThanOrEqual(TILTED[1]);
        expect(clamped.x).toBeGreaterThanOrEqual(BOUNDS.left);
        expect(clamped.x).toBeLessThanOrEqual(BOUNDS.right);
        expect(clamped.distance).toBeGreaterThanOrEqual(limits.nearest);
        expect(clamped.distance).toBeLessThanOrEqual(limits.farthest);
      }),
      { seed: 13, numRuns: 100 },
    );
  });
});

describe('the driver', () => {
  const driver = () => {
    const made = new CameraDriver(BOUNDS, TILTED);
    made.resize(TABLET);
    return made;
  };
  const settle = (one: CameraDriver) => {
    let frames = 0;
    while (one.step(1 / 60)) if (++frames > 300) throw new Error('the camera never rests');
    return frames;
  };

  test('[camera] at rest it asks for no frame', () => {
    expect(driver().step(1 / 60)).toBe(false);
  });

  test('[camera] it eases towards a key press and then rests', () => {
    const one = driver();
    const before = { ...one.shown };
    expect(pressCameraKey(one, 'KeyD')).toBe(true);
    expect(one.shown).toEqual(before);
    expect(settle(one)).toBeGreaterThan(3);
    expect(one.shown.x).toBeGreaterThan(before.x);
    expect(one.step(1 / 60)).toBe(false);
  });

  test('[camera] the first step after a long rest does not jump', () => {
    const one = driver();
    pressCameraKey(one, 'KeyZ');
    const before = one.shown.distance;
    one.step(60);
    expect(before - one.shown.distance).toBeLessThan(before * 0.05);
  });

  test('[camera] with reduced motion it is there at once', () => {
    const one = driver();
    one.reduceMotion(true);
    pressCameraKey(one, 'KeyQ');
    expect(one.step(1 / 60)).toBe(false);
    expect(one.shown.turn).toBeLessThan(0);
  });

  test.each([
    ['KeyW', 'y', -1],
    ['KeyS', 'y', 1],
    ['KeyA', 'x', -1],
    ['KeyD', 'x', 1],
    ['ArrowUp', 'y', -1],
    ['ArrowRight', 'x', 1],
    ['KeyQ', 'turn', -1],
    ['KeyE', 'turn', 1],
    ['KeyZ', 'distance', -1],
    ['KeyX', 'distance', 1],
  ] as const)('[camera, row 25] %s changes %s', (code, part, sign) => {
    const one = driver();
    const before = one.shown[part];
    pressCameraKey(one, code);
    settle(one);
    expect(Math.sign(one.shown[part] - before)).toBe(sign);
  });

  test('[camera] keys that are not its own are left alone', () => {
    expect(pressCameraKey(driver(), 'KeyP')).toBe(false);
    expect(pressCameraKey(driver(), 'Enter')).toBe(false);
  });

  test('[camera, rows 24-26] reset shows the whole map again, from the side of the table the player sits at', () => {
    const one = driver();
    one.sit(1);
    settle(one);
    turnWheel(one, [10, 10], -300);
    pressCameraKey(one, 'KeyE');
    settle(one);
    one.reset();
    settle(one);
    expect(one.shown).toEqual(fit(BOUNDS, TABLET, Math.PI / 2, TILTED));
  });

  test('[camera] it begins at the seat, and goes the shorter way to another one', () => {
    const one = new CameraDriver(BOUNDS, TILTED, 3);
    one.resize(TABLET);
    expect(one.shown).toEqual(fit(BOUNDS, TABLET, (3 * Math.PI) / 2, TILTED));
    one.sit(0);
    settle(one);
    expect(one.shown.turn).toBeCloseTo(Math.PI * 2);
    one.sit(0);
    expect(one.step(1 / 60)).toBe(false);
  });

  test('[camera] it looks at spaces only when they are out of view, and comes no nearer', () => {
    const one = driver();
    one.lookAt([[2, 2]]);
    expect(one.step(1 / 60)).toBe(false);
    turnWheel(one, [10, 10], -600);
    const near = one.shown.distance;
    const isSeen = () => {
      const at = toScreen(one.shown, TABLET, [BOUNDS.right - 0.5, BOUNDS.bottom - 0.5]);
      return at.x > 0 && at.y > 0 && at.x < TABLET.width && at.y < TABLET.height;
    };
    expect(isSeen()).toBe(false);
    one.lookAt([[BOUNDS.right - 1, BOUNDS.bottom - 1]]);
    settle(one);
    expect(isSeen()).toBe(true);
    expect(one.shown.distance).toBeGreaterThanOrEqual(near);
    one.lookAt([]);
    expect(one.step(1 / 60)).toBe(false);
  });

  test('[effect:camera] looking closely goes there, also when it is in view', () => {
    const one = driver();
    const far = one.shown.distance;
    one.lookAt([[2, 3]], 'closely');
    settle(one);
    expect([one.shown.x, one.shown.y]).toEqual([2.5, 3.5]);
    expect(one.shown.distance).toBeLessThan(far);
  });

  test('[camera] what is framed stays clear of the buttons at the upper border', () => {
    const covered = 58;
    const viewport = { width: 390, height: 339, covered };
    for (const tilt of [TILTED, STRAIGHT_DOWN]) {
      const pose = fit(BOUNDS, viewport, 0, tilt);
      const corners = [BOUNDS.left, BOUNDS.right].flatMap((x) =>
        [BOUNDS.top, BOUNDS.bottom].map((y) => toScreen(pose, viewport, [x, y])),
      );
      for (const { y } of corners) {
        expect(y).toBeGreaterThanOrEqual(covered);
        expect(y).toBeLessThanOrEqual(viewport.height);
      }
    }
  });

  /** The canvas on an upright phone, on its side, on a tablet, and a strip without buttons. */
  const FREE = [
    { width: 390, height: 339, covered: 58 },
    { width: 439, height: 344, covered: 58 },
    { width: 608, height: 712, covered: 58 },
    { width: 390, height: 110 },
    { width: 110, height: 344 },
  ] as const;
  const MAP = { left: -0.4, top: -0.4, right: 26.4, bottom: 18.4 };
  const space = fc.tuple(fc.integer({ min: 0, max: 25 }), fc.integer({ min: 0, max: 17 }));

  test('[row 131] every space of an action lies inside of what no button covers, with whoever stands on it', () => {
    fc.assert(
      fc.property(
        fc.array(space, { minLength: 1, maxLength: 12 }),
        fc.constantFrom(...FREE),
        fc.constantFrom(TILTED, STRAIGHT_DOWN),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 4 }),
        (spaces, viewport, tilt, seat, around) => {
          const one = new CameraDriver(MAP, tilt, seat);
          one.reduceMotion(true);
          one.resize(viewport);
          one.follow({ turn: 'empire', spaces, around });
          const { width, height, covered = 0 } = { covered: 0, ...viewport };
          for (const [x, y] of spaces)
            for (const corner of [
              [x, y],
              [x + 1, y],
              [x, y + 1],
              [x + 1, y + 1],
            ] as const)
              for (const lift of tilt === TILTED ? [0, 0.7] : [0]) {
                const at = toScreen(one.shown, viewport, corner, lift);
                expect(at.x).toBeGreaterThanOrEqual(0);
                expect(at.x).toBeLessThanOrEqual(width);
                expect(at.y).toBeGreaterThanOrEqual(covered);
                expect(at.y).toBeLessThanOrEqual(height);
              }
        },
      ),
      { seed: 7, numRuns: 400 },
    );
  });

  test('[row 131] a wide map in a high picture is seen from farther above, so that less of it stays empty', () => {
    const viewport = { width: 608, height: 712, covered: 58 };
    const wide = { left: 0, top: 0, right: 16, bottom: 8 };
    const ends = (pose: Pose) =>
      [wide.top, wide.bottom].map((y) => toScreen(pose, viewport, [(wide.left + wide.right) / 2, y]).y);
    const pose = fit(wide, viewport, 0, TILTED);
    expect(pose.tilt).toBeLessThan((36 * Math.PI) / 180);
    expect(span(ends(pose))).toBeGreaterThan(span(ends({ ...pose, tilt: (36 * Math.PI) / 180 })));
    expect(fit({ left: 0, top: 0, right: 4, bottom: 16 }, viewport, 0, TILTED).tilt).toBeCloseTo(
      (36 * Math.PI) / 180,
    );
  });

  test('[row 131] buttons that come or go are framed anew', () => {
    const one = new CameraDriver(MAP, TILTED);
    one.resize({ width: 390, height: 339, covered: 58 });
    const under = { ...one.shown };
    one.resize({ width: 390, height: 339 });
    expect(one.shown).not.toEqual(under);
    expect(one.shown).toEqual(fit(MAP, { width: 390, height: 339 }, 0, TILTED));
  });

  describe('it follows the game', () => {
    const BIG = { left: 0, top: 0, right: 30, bottom: 20 };
    const spot = (turn: string, at: Point) => ({ turn, spaces: [at], around: 4 });
    const following = () => {
      const one = new CameraDriver(BIG, TILTED);
      one.resize({ width: 390, height: 339 });
      return one;
    };

    test('[camera] on a large map it comes near whoever is up, and back for the whole of it', () => {
      const one = following();
      const home = { ...one.shown };
      one.follow(spot('ada', [20, 10]));
      settle(one);
      expect(one.shown.distance).toBeLessThan(home.distance / 2);
      expect(Math.abs(one.shown.x - 20.5)).toBeLessThan(0.1);
      one.resize({ width: 844, height: 390 });
      expect(Math.abs(one.shown.x - 20.5)).toBeLessThan(0.1);
      one.resize({ width: 390, height: 339 });
      one.follow({ turn: 'nobody', spaces: [], around: 0 });
      settle(one);
      expect(one.shown).toEqual(home);
    });

    test('[camera] a small map stays as it is', () => {
      const one = driver();
      const home = { ...one.shown };
      one.follow(spot('ada', [2, 2]));
      settle(one);
      expect(one.shown).toEqual(home);
    });

    test('[camera] players who move it keep their own view until the next turn', () => {
      const one = following();
      one.follow(spot('ada', [20, 10]));
      settle(one);
      turnWheel(one, [10, 10], -100);
      const own = { ...one.shown };
      one.follow(spot('ada', [4, 4]));
      settle(one);
      expect(one.shown).toEqual(own);
      one.follow(spot('bo', [4, 4]));
      settle(one);
      expect(one.shown).not.toEqual(own);
      one.showAll();
      settle(one);
      const all = { ...one.shown };
      one.follow(spot('bo', [20, 10]));
      settle(one);
      expect(one.shown).toEqual(all);
    });
  });

  test('[camera] a new map is fitted, the same map leaves the camera alone', () => {
    const one = driver();
    pressCameraKey(one, 'KeyZ');
    settle(one);
    const near = { ...one.shown };
    one.showMap({ ...BOUNDS });
    expect(one.step(1 / 60)).toBe(false);
    expect(one.shown).toEqual(near);
    const larger = { ...BOUNDS, right: 30 };
    one.showMap(larger);
    settle(one);
    expect(one.shown).toEqual(fit(larger, TABLET, 0, TILTED));
  });

  test('[camera] turning the phone keeps the map fitted until somebody moves it', () => {
    const one = driver();
    one.resize(PHONE);
    expect(one.shown).toEqual(fit(BOUNDS, PHONE, 0, TILTED));
    one.resize(TABLET);
    turnWheel(one, [200, 400], -100);
    const near = one.shown.distance;
    one.resize(PHONE);
    expect(one.shown.distance).toBe(near);
  });

  test('[camera] it wakes whoever draws', () => {
    const one = driver();
    let woken = 0;
    const stop = one.whenAwake(() => woken++);
    pressCameraKey(one, 'KeyR');
    stop();
    pressCameraKey(one, 'KeyR');
    expect(woken).toBe(1);
  });
});

const span = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers);

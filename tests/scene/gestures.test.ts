import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Gestures } from '../../src/scene/camera/gestures';

type Seen = {
  taps: number;
  drags: number;
  grips: number;
  orbits: number;
  holds: number;
  twist: number;
  scale: number;
};

function watch() {
  const seen: Seen = { taps: 0, drags: 0, grips: 0, orbits: 0, holds: 0, twist: 0, scale: 1 };
  const moved = { x: 0, y: 0 };
  const gestures = new Gestures({
    tap: () => seen.taps++,
    drag: (from, to) => {
      seen.drags++;
      moved.x += to[0] - from[0];
      moved.y += to[1] - from[1];
    },
    grip: (_, { scale, twist }) => {
      seen.grips++;
      seen.twist += twist;
      seen.scale *= scale;
    },
    orbit: (dx, dy) => {
      seen.orbits++;
      moved.x += dx;
      moved.y += dy;
    },
    hold: () => seen.holds++,
  });
  const down = (id: number, x: number, y: number, secondary = false) =>
    gestures.down({ id, at: [x, y], secondary });
  const move = (id: number, x: number, y: number) => gestures.move({ id, at: [x, y] });
  const up = (id: number) => gestures.up({ id });
  return { seen, moved, gestures, down, move, up };
}

describe('gestures', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('[gestures] a touch that hardly moves is a tap', () => {
    const { seen, down, move, up } = watch();
    down(1, 100, 100);
    move(1, 103, 104);
    up(1);
    expect(seen).toMatchObject({ taps: 1, drags: 0 });
  });

  test('[gestures, row 24] one finger drags, all of its way, and does not tap', () => {
    const { seen, moved, down, move, up } = watch();
    down(1, 100, 100);
    for (let x = 105; x <= 150; x += 5) move(1, x, 100);
    up(1);
    expect(seen).toMatchObject({ taps: 0, grips: 0, orbits: 0 });
    expect(moved).toEqual({ x: 50, y: 0 });
  });

  test('[gestures, row 25] the right mouse button orbits and never taps', () => {
    const { seen, down, move, up } = watch();
    down(1, 100, 100, true);
    up(1);
    down(1, 100, 100, true);
    move(1, 120, 100);
    move(1, 140, 100);
    up(1);
    expect(seen).toMatchObject({ taps: 0, drags: 0, orbits: 1 });
  });

  test('[gestures, row 24] two fingers apart zoom', () => {
    const { seen, down, move } = watch();
    down(1, 100, 100);
    down(2, 200, 100);
    for (let i = 1; i <= 10; i++) {
      move(1, 100 - i * 5, 100);
      move(2, 200 + i * 5, 100);
    }
    expect(seen.scale).toBeGreaterThan(1.5);
    expect(seen.twist).toBeCloseTo(0, 6);
    expect(seen).toMatchObject({ drags: 0, orbits: 0, taps: 0 });
  });

  test('[gestures, row 24] two fingers about each other turn', () => {
    const { seen, down, move } = watch();
    const at = (angle: number) => [Math.cos(angle) * 80, Math.sin(angle) * 80] as const;
    down(1, ...at(0));
    down(2, ...at(Math.PI));
    for (let i = 1; i <= 20; i++) {
      move(1, ...at((i / 20) * 0.8));
      move(2, ...at(Math.PI + (i / 20) * 0.8));
    }
    expect(seen.twist).toBeGreaterThan(0.6);
    expect(seen.scale).toBeCloseTo(1, 2);
  });

  test('[gestures] two fingers side by side orbit by their common movement', () => {
    const { seen, moved, down, move } = watch();
    down(1, 100, 100);
    down(2, 200, 100);
    for (let i = 1; i <= 10; i++) {
      move(1, 100 + i * 5, 100);
      move(2, 200 + i * 5, 100);
    }
    expect(seen).toMatchObject({ grips: 0, drags: 0 });
    expect(moved.x).toBeGreaterThan(30);
    expect(moved.x).toBeLessThanOrEqual(50);
  });

  test('[gestures, row 24] two fingers held still for a second and a half reset', () => {
    const { seen, down, up } = watch();
    down(1, 100, 100);
    down(2, 200, 100);
    vi.advanceTimersByTime(1499);
    expect(seen.holds).toBe(0);
    vi.advanceTimersByTime(1);
    expect(seen.holds).toBe(1);
    up(1);
    up(2);
    expect(seen.taps).toBe(0);
  });

  test('[gestures] fingers that move or leave do not reset', () => {
    const { seen, down, move, up } = watch();
    down(1, 100, 100);
    down(2, 200, 100);
    move(2, 240, 100);
    vi.advanceTimersByTime(3000);
    up(1);
    up(2);
    down(1, 100, 100);
    down(2, 200, 100);
    up(2);
    vi.advanceTimersByTime(3000);
    expect(seen.holds).toBe(0);
  });

  test('[gestures] one finger held still does not reset', () => {
    const { seen, down } = watch();
    down(1, 100, 100);
    vi.advanceTimersByTime(5000);
    expect(seen.holds).toBe(0);
  });

  test('[gestures] lifting two fingers one after the other neither taps nor drags', () => {
    const { seen, down, move, up } = watch();
    down(1, 100, 100);
    down(2, 200, 100);
    up(2);
    move(1, 160, 100);
    up(1);
    expect(seen).toMatchObject({ taps: 0, drags: 0 });
  });

  test('[gestures] a board that goes away forgets its fingers', () => {
    const { seen, gestures, down, move } = watch();
    down(1, 100, 100);
    down(2, 200, 100);
    gestures.stop();
    vi.advanceTimersByTime(3000);
    move(1, 200, 200);
    expect(seen).toMatchObject({ holds: 0, drags: 0, grips: 0 });
  });
});

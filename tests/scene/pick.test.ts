import { describe, expect, test } from 'vitest';
import { arrowStep, nearestSpace, nextSpace } from '../../src/scene/build/cursor';
import { boundsOfView } from '../../src/scene/build/bounds';
import { fit, STRAIGHT_DOWN, TILTED } from '../../src/scene/camera/moves';
import { toScreen } from '../../src/scene/camera/pose';
import { pickOnBoard, type PickKind } from '../../src/scene/pick';
import type { Point } from '../../src/rules';
import type { BoardView } from '../../src/scene';
import { figure, mapOf, tileSide, twoTiles, viewOf } from './samples';

const VIEWPORT = { width: 800, height: 600 };
const ALL = new Set<PickKind>(['figure', 'token', 'edge', 'ghost', 'space']);

function tap(
  view: BoardView,
  at: Point,
  { lift = 0, wanted = ALL as ReadonlySet<PickKind>, turn = 0, flat = false } = {},
) {
  const pose = fit(boundsOfView(view), VIEWPORT, turn, flat ? STRAIGHT_DOWN : TILTED);
  const { x, y } = toScreen(pose, VIEWPORT, at, lift);
  return pickOnBoard(view, { pose, viewport: VIEWPORT }, [x, y], wanted);
}

describe('taps', () => {
  const map = twoTiles();

  test('[taps] every space answers to a tap in its middle, from every side', () => {
    for (const turn of [0, 1.2, Math.PI, -2]) {
      for (const { x, y } of map.spaces) {
        expect(tap(viewOf(map), [x + 0.5, y + 0.5], { turn })).toEqual({ kind: 'space', at: [x, y] });
      }
    }
  });

  test('[taps] beside the map there is nothing', () => {
    expect(tap(viewOf(map), [4.5, 2.5])).toBeNull();
  });

  test('[taps] a figure answers on its body, not only on its base', () => {
    const view = viewOf(map, { figures: [figure('S1', [1, 1])] });
    expect(tap(view, [1.5, 1.5])).toEqual({ kind: 'figure', id: 'S1' });
    expect(tap(view, [1.5, 1.5], { lift: 0.9 })).toEqual({ kind: 'figure', id: 'S1' });
    expect(tap(view, [0.5, 0.5])).toEqual({ kind: 'space', at: [0, 0] });
  });

  test('[taps] of two figures behind each other the nearer one answers', () => {
    const view = viewOf(map, { figures: [figure('far', [1, 1]), figure('near', [1, 2])] });
    expect(tap(view, [1.5, 2.5], { lift: 0.85 })).toEqual({ kind: 'figure', id: 'near' });
  });

  test('[row 28] [taps] tiles that do not lie there yet answer for themselves', () => {
    const ghost = mapOf({ side: tileSide(['..']), at: [0, 6] });
    const view = viewOf(map, { ghosts: { next: ghost } });
    expect(tap(view, [0.5, 6.5])).toEqual({ kind: 'ghost', at: [0, 6] });
    expect(tap(view, [0.5, 0.5])).toEqual({ kind: 'space', at: [0, 0] });
    expect(tap(viewOf(map, { ghosts: { leaving: map } }), [0.5, 0.5])).toEqual({ kind: 'space', at: [0, 0] });
  });

  test('[taps] what nobody listens for lets the tap through', () => {
    const view = viewOf(map, {
      figures: [figure('S1', [1, 1])],
      tokens: [{ id: 'crate', at: [1, 1], shape: 'crate' }],
    });
    expect(tap(view, [1.5, 1.5], { wanted: new Set(['token', 'space']) })).toEqual({
      kind: 'token',
      id: 'crate',
    });
    expect(tap(view, [1.5, 1.5], { wanted: new Set(['space']) })).toEqual({ kind: 'space', at: [1, 1] });
    expect(tap(view, [1.5, 1.5], { wanted: new Set() })).toBeNull();
  });

  test('[taps] doors and loose openings answer on their edge', () => {
    const door = { axis: 'v', x: 3, y: 0, kind: 'door' } as const;
    const view = viewOf({ ...map, edges: [...map.edges, door] });
    expect(tap(view, [3, 0.5], { flat: true })).toEqual({ kind: 'edge', edge: { axis: 'v', x: 3, y: 0 } });
    expect(tap(view, [3.5, 0], { flat: true })).toEqual({ kind: 'edge', edge: { axis: 'h', x: 3, y: 0 } });
    expect(tap(view, [2.5, 0.5], { flat: true })).toEqual({ kind: 'space', at: [2, 0] });
  });
});

describe('the keyboard cursor', () => {
  const { spaces } = twoTiles();

  test('[cursor] an arrow goes to the next space that way', () => {
    expect(nextSpace(spaces, [2, 1], arrowStep('ArrowRight', 0))).toEqual([3, 1]);
    expect(nextSpace(spaces, [2, 1], arrowStep('ArrowUp', 0))).toEqual([2, 0]);
    expect(nextSpace(spaces, [0, 0], arrowStep('ArrowLeft', 0))).toBeUndefined();
  });

  test('[cursor] it finds the nearest space where nothing lies straight ahead', () => {
    expect(nextSpace(spaces, [4, 1], arrowStep('ArrowDown', 0))).toEqual([2, 2]);
  });

  test('[cursor] arrows mean what the player sees, however the map is turned', () => {
    expect(arrowStep('ArrowUp', Math.PI / 2)).toEqual([-1, 0]);
    expect(arrowStep('ArrowUp', Math.PI)).toEqual([0, 1]);
    expect(arrowStep('ArrowRight', -Math.PI / 2)).toEqual([0, 1]);
    expect(arrowStep('ArrowRight', 0.3)).toEqual([1, 0]);
  });

  test('[cursor] it starts where the camera looks', () => {
    expect(nearestSpace(spaces, [3.6, 0.4])).toEqual([3, 0]);
    expect(nearestSpace([], [0, 0])).toBeUndefined();
  });
});

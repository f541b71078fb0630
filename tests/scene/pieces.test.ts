import { describe, expect, test } from 'vitest';
import { planMoves } from '../../src/scene/build/motion';
import { buildPieces } from '../../src/scene/build/pieces';
import { figure } from './samples';

const NO_MOVES = new Map();

describe('pieces', () => {
  test('[pieces] a figure is a base of its side, a body of its shape and a label', () => {
    const pieces = buildPieces([figure('S1', [3, 4])], [], NO_MOVES);
    expect(pieces.bases.get('imperial')).toMatchObject([{ x: 3.5, y: 4.5 }]);
    expect(pieces.bases.get('rebel')).toEqual([]);
    expect(pieces.bodies.get('trooper')).toHaveLength(1);
    expect(pieces.labels).toMatchObject([{ text: 'S1', x: 3.5, y: 4.5 }]);
    expect(pieces.rings).toEqual([]);
  });

  test('[pieces] the base of a large figure covers all its spaces', () => {
    const [base] =
      buildPieces([figure('N', [2, 2], { size: [2, 3] })], [], NO_MOVES).bases.get('imperial') ?? [];
    expect(base).toMatchObject({ x: 3, y: 3.5 });
    expect(base?.width).toBeGreaterThan(1.5);
    expect(base?.width).toBeLessThan(2);
    expect(base?.depth).toBeGreaterThan(2.5);
    expect(base?.depth).toBeLessThan(3);
  });

  test('[pieces] only selected figures have a ring', () => {
    const pieces = buildPieces([figure('a', [0, 0], { selected: true }), figure('b', [1, 0])], [], NO_MOVES);
    expect(pieces.rings).toMatchObject([{ x: 0.5, y: 0.5 }]);
  });

  test('[row 201] power tokens belong to the label of their figure; nobody else has any', () => {
    const powerTokens = ['damage', 'block'] as const;
    const { labels } = buildPieces([figure('a', [2, 1], { powerTokens }), figure('b', [0, 0])], [], NO_MOVES);
    expect(labels.map((label) => [label.text, label.powerTokens])).toEqual([
      ['a', powerTokens],
      ['b', undefined],
    ]);
  });

  test('[pieces] rubble and energy shields are told apart from other tokens', () => {
    const at = [1, 2] as const;
    const pieces = buildPieces([], [{ id: 'r', at, shape: 'rubble' }, { id: 's', at, shape: 'shield' }], NO_MOVES); // prettier-ignore
    expect(pieces.tokens.get('rubble')).toHaveLength(1);
    expect(pieces.tokens.get('shield')).toHaveLength(1);
    expect(pieces.tokens.get('disc')).toEqual([]);
  });

  test('[pieces] tokens stand in the middle of their space, and need no label', () => {
    const pieces = buildPieces([], [{ id: 't', at: [1, 2], shape: 'crate' }], NO_MOVES);
    expect(pieces.tokens.get('crate')).toMatchObject([{ x: 1.5, y: 2.5 }]);
    expect(pieces.labels).toEqual([]);
  });
});

describe('moves', () => {
  test('[moves] only figures that stand elsewhere than before move', () => {
    const before = [figure('a', [0, 0]), figure('b', [1, 1]), figure('gone', [5, 5])];
    const after = [figure('a', [2, 1]), figure('b', [1, 1]), figure('new', [7, 7])];
    expect([...planMoves(before, after)]).toEqual([['a', [-2, -1]]]);
  });

  test('[moves] a moving piece ends where it stands: only the way there is added', () => {
    const after = [figure('a', [2, 1], { selected: true })];
    const pieces = buildPieces(after, [], planMoves([figure('a', [0, 0])], after));
    for (const piece of [...(pieces.bases.get('imperial') ?? []), ...pieces.rings, ...pieces.labels]) {
      expect(piece).toMatchObject({ x: 2.5, y: 1.5, from: [-2, -1] });
    }
  });
});

// A whole game as one file, made to be taken apart again.

import { describe, expect, it } from 'vitest';
import { BUDGETS } from '../../src/kernel';
import { formatExport, parseExport, setupChecksum, type SavedGame } from '../../src/saves';

const MOST = BUDGETS.save.most.chunks;
const entry = (add: number) => ({ command: { kind: 'roll', add }, events: [] });

/** So many pieces of so many entries each. */
function gameOf(count: number, each: number): SavedGame {
  const sum = setupChecksum({});
  const pieces = Array.from({ length: count }, (_, index) => ({
    start: index * each,
    checkpoint: { played: index * each },
    entries: Array.from({ length: each }, (_entry, at) => entry(index * each + at)),
  }));
  const open = { start: count * each, checkpoint: {}, entries: [], previous: null };
  return {
    head: { game: 'g', setup: {}, setupChecksum: sum, events: [] },
    pieces,
    tip: { game: 'g', setupChecksum: sum, sequence: 1, writer: 'w', savedAt: 1, summary: {}, cursor: count * each, state: {}, open }, // prettier-ignore
  };
}

function piecesOf(game: SavedGame): SavedGame['pieces'] {
  const parsed = parseExport(formatExport(game));
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value.pieces;
}

describe('the pieces of a game', () => {
  it('[import] stay as they are, as long as there are no more than a game of players has', () => {
    const game = gameOf(MOST, 1);
    expect(piecesOf(game)).toEqual(game.pieces);
  });

  it.each([
    ['of one entry', 6000, 1],
    ['so many that longer ones are needed', 6000, 25],
  ])(
    '[import] %s are joined: few files, all entries, and each with the state before it',
    (_, count, each) => {
      const game = gameOf(count, each);
      const pieces = piecesOf(game);
      expect(pieces.length).toBeLessThanOrEqual(MOST);
      expect(pieces.flatMap(({ entries }) => entries)).toEqual(game.pieces.flatMap(({ entries }) => entries));
      let next = 0;
      for (const { start, checkpoint, entries } of pieces) {
        expect([start, checkpoint]).toEqual([next, { played: next }]);
        next += entries.length;
      }
    },
  );
});

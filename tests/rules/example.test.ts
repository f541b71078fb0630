// The example of a hero's turn in the printed rules: movement points outlive the action between two moves.

import { describe, expect, it } from 'vitest';
import { costTo, moveFigure, reach, setDoor, type DoorId, type FigureId } from '../../src/rules';
import { situate } from './situate';

describe('move and interact', () => {
  it('[EX-MOVE] four points: one spent on a diagonal step, a door opened, the other three behind it', () => {
    const closed = situate(
      [
        '+-+-+-+-+-+-+', //
        '|. h .|. . .|',
        '+ + + +-+-+-+',
        '|. . . . . .|',
        '+-+-+-+-+-+-+',
      ],
      {
        doors: [
          {
            id: 'door',
            between: [
              [2, 1],
              [3, 1],
            ],
          },
        ],
        pieces: { h: { side: 'rebel' } },
      },
    );
    expect(closed.cost('h', [2, 1], 4)).toBe(1);
    const beside = moveFigure(closed.board, 'h' as FigureId, { at: [2, 1], size: [1, 1] });
    const piece = beside.figures.get('h' as FigureId);
    if (!piece) throw new Error('the hero is gone');
    expect(costTo(reach(beside, piece, 3), { at: [5, 1], size: [1, 1] })).toBeUndefined();
    const opened = setDoor(beside, 'door' as DoorId, false);
    expect(costTo(reach(opened, piece, 3), { at: [5, 1], size: [1, 1] })).toBe(3);
    expect(costTo(reach(opened, piece, 2), { at: [5, 1], size: [1, 1] })).toBeUndefined();
  });
});

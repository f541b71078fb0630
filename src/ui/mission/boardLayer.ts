// What lies over the mission's board while a window or the lens is in front, and what a tap on it means meanwhile.

import type { BoardTaps, BoardView, BoardSpot } from '../../scene';
import { coverAt, doorAt } from './boardView';
import type { MissionTable } from './mission';
import { subjectOf } from './subjectOf';

/** Whatever it names takes the place of what the board shows by itself, and only its own taps count. */
export type BoardLayer = {
  readonly view: Partial<BoardView>;
  readonly taps: BoardTaps;
  /** Where it happens, by name: another name is another place to go to. */
  readonly stage?: { readonly of: string; readonly spaces: BoardSpot['spaces'] };
};

/** Looking is always free. */
export const lookingTaps = ({ play, game, look }: MissionTable): BoardTaps => ({
  onTapFigure: (id) => {
    const figure = game.figures[id];
    if (figure) look(subjectOf(game, figure));
  },
  onTapToken: (id) => {
    const at = coverAt(game, id);
    look(at ? { kind: 'space', at } : { kind: 'thing', id });
  },
  onTapSpace: (at) => look({ kind: 'space', at }),
  onTapEdge: (edge) => {
    const door = doorAt(play, game, edge);
    look(door === undefined ? { kind: 'opening' } : { kind: 'thing', id: door });
  },
});

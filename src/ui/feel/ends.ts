// The taps that end a turn and so are guarded: confirmed first if players want that, and offered for undo afterwards.

import type { Command, Game } from '../../mission';

export type End = Extract<Command, { readonly kind: 'endActivation' | 'finishActivation' | 'giveUp' }>;

/** Closing a window that was only opened again ends nothing. */
export function endOf(command: Command, { window }: Pick<Game, 'window'>): End | null {
  switch (command.kind) {
    case 'finishActivation':
      return window?.again === true ? null : command;
    case 'endActivation':
    case 'giveUp':
      return command;
    default:
      return null;
  }
}

/** Over the orders of a group or the end of the mission nothing may lie; undo is in the header as well. */
export const hasRoomForUndo = ({ window, stage }: Pick<Game, 'window' | 'stage'>): boolean =>
  !window && stage !== 'over';

// Where players left an activation window when they opened something else: they come back to it as it was. Nothing of it
// belongs to the game, so it is not kept longer than the mission is played here.

import type { Activation, Play } from '../../mission';
import type { WindowLook } from '../activation/useActivation';

type LeftOff = {
  readonly aside?: boolean;
  readonly look?: WindowLook;
  /** Its portrait has been shown. */
  readonly entered?: true;
  readonly ticks?: Ticks;
};

/** Told play: the lines that the figure at it has done, and how many figures are through. */
export type Ticks = { readonly figure: number; readonly lines: readonly number[] };

const left = new WeakMap<Play, { readonly window: string } & LeftOff>();

/** The same window, whatever has been told in it since. The same orders may be drawn again in another round. */
export const windowName = (round: number, { group, list, bonus, again }: Activation): string =>
  [round, group, list, bonus, again].join(' ');

export function leftOff(play: Play, round: number, window: Activation): LeftOff | undefined {
  const found = left.get(play);
  return found?.window === windowName(round, window) ? found : undefined;
}

export function leaveOff(play: Play, round: number, window: Activation, change: LeftOff): void {
  left.set(play, { ...leftOff(play, round, window), ...change, window: windowName(round, window) });
}

// What every part of the mission screen knows: the running game, how to speak of it, and how to tell it something.

import { createContext, useContext } from 'react';
import type { Command, Game, Play, RefusalCode } from '../../mission';
import type { Cast, Teller } from '../../text';

/** What the players are looking at, beside the board. */
export type Subject =
  | { readonly kind: 'hero'; readonly id: string }
  | { readonly kind: 'ally' }
  | { readonly kind: 'group'; readonly id: string }
  | { readonly kind: 'thing'; readonly id: string }
  | { readonly kind: 'medpac' | 'log' | 'history' | 'menu' };

export type MissionTable = {
  readonly play: Play;
  readonly game: Game;
  readonly teller: Teller;
  readonly cast: Cast;
  /** Tells the game something; a refusal is shown. */
  readonly say: (command: Command) => void;
  readonly refused: RefusalCode | null;
  readonly subject: Subject | null;
  readonly look: (subject: Subject | null) => void;
  /** Tracked play: the figure that the next tap on the board puts down. */
  readonly moving: string | null;
  readonly setMoving: (figure: string | null) => void;
};

const MissionContext = createContext<MissionTable | null>(null);

export const MissionProvider = MissionContext.Provider;

export function useMission(): MissionTable {
  const mission = useContext(MissionContext);
  if (!mission) throw new Error('a part of the mission screen was shown outside of it');
  return mission;
}

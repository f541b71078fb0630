// What every part of the mission screen knows: the running game, how to speak of it, and how to tell it something.

import { createContext, useContext } from 'react';
import type { Colour, Command, Game, Play, Prompt, RefusalCode, Turn } from '../../mission';
import type { Point } from '../../rules';
import type { Cast, Teller } from '../../text';
import type { Placing } from './build/usePlacing';

/** What the players are looking at, beside the board. */
export type PanelSubject =
  /** `cards`: opened for the cards, which come into view. */
  | { readonly kind: 'hero'; readonly id: string; readonly cards?: true }
  /** Ally, companion or bystander. */
  | { readonly kind: 'actor'; readonly id: string }
  | { readonly kind: 'group'; readonly id: string }
  | { readonly kind: 'thing'; readonly id: string }
  | { readonly kind: 'space'; readonly at: Point }
  /** An opening of the map that leads nowhere yet. */
  | { readonly kind: 'opening' }
  /** Sight, reach and danger of a figure, or of whoever acts; `at`: what threatens that space. */
  | { readonly kind: 'lens'; readonly figure: string | null; readonly at?: Point }
  /** Tracked play: an attack of a hero or ally; `target`: a figure or a thing, `null` until one is chosen. */
  | {
      readonly kind: 'attack';
      readonly attacker: string;
      readonly target: string | null;
      readonly weapon: string | null;
    }
  /** Tracked play: where everybody stands, one after the other; who was skipped stays unknown. */
  | { readonly kind: 'places'; readonly skipped: readonly string[] }
  /** Cards to be decided about before a turn ends. */
  | { readonly kind: 'ending'; readonly who: string }
  | { readonly kind: 'medpac' | 'log' | 'history' | 'menu' | 'byHand' };

export type MissionTable = {
  readonly play: Play;
  readonly game: Game;
  readonly teller: Teller;
  readonly cast: Cast;
  /** Tells the game something; a refusal is shown. */
  readonly say: (command: Command) => void;
  /** What the app asks or shows on one screen: the open prompt, and what is read with it. */
  readonly prompts: readonly Prompt[];
  /** All of that was read. */
  readonly readOn: () => void;
  /** The new group stands, and has this colour. */
  readonly standIn: (colour: Colour) => void;
  readonly refused: RefusalCode | null;
  readonly subject: PanelSubject | null;
  readonly look: (subject: PanelSubject | null) => void;
  /** The figure in hand (`play/hand.ts`). */
  readonly moving: string | null;
  readonly setMoving: (figure: string | null) => void;
  /** Of whoever acts; `null`: nobody does. */
  readonly turn: Turn | null;
  /** What is being put on the table, step by step. */
  readonly placing: Placing;
};

const MissionContext = createContext<MissionTable | null>(null);

export const MissionProvider = MissionContext.Provider;

export function useMission(): MissionTable {
  const mission = useContext(MissionContext);
  if (!mission) throw new Error('a part of the mission screen was shown outside of it');
  return mission;
}

// What every part of the battle screen needs: setup, state, names, and the way to tell the battle something.

import { createContext, useContext } from 'react';
import type { BattleCommand, BattleSetup, BattleState } from '../../battle';
import type { LegionUnit, UnitCard } from '../../legion';
import type { BattleWords } from './text/useBattleWords';

/** What players look at besides the battle itself. */
export type BattleLook =
  | { readonly kind: 'unit'; readonly id: string }
  | { readonly kind: 'odds' | 'log' | 'rules' };

export type BattleTable = {
  readonly setup: BattleSetup;
  readonly state: BattleState;
  readonly words: BattleWords;
  readonly say: (command: BattleCommand) => void;
  readonly look: (at: BattleLook | null) => void;
  readonly cardOf: (unit: LegionUnit) => UnitCard;
  readonly unitOf: (id: string) => LegionUnit | undefined;
};

/** The way forward again after an undo. */
export type BattleHistory = {
  readonly canRedo: boolean;
  readonly redoLabel: string | null;
  readonly redo: () => void;
};

const BattleContext = createContext<BattleTable | null>(null);
export const BattleProvider = BattleContext.Provider;

export function useBattle(): BattleTable {
  const table = useContext(BattleContext);
  if (!table) throw new Error('a part of a battle was shown outside of it');
  return table;
}

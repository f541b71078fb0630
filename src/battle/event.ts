// What happened, for the log and the screens.

import type { ArmyName, DefenceFace, LegionRank, Nerve, LegionRolledDie, RulerBand } from '../legion';
import type { AutomaOrder } from './automa/order';
import type { BattleRow } from './battleCards';
import type { BattleResult } from './state';

export type BattleEvent =
  | { readonly kind: 'cardRemoved'; readonly row: BattleRow | null; readonly army: ArmyName }
  | { readonly kind: 'roundBegan'; readonly round: number }
  | {
      readonly kind: 'cardsShown';
      readonly cards: Readonly<Record<ArmyName, string | null>>;
      readonly priority: ArmyName;
    }
  | { readonly kind: 'ordered'; readonly army: ArmyName; readonly units: readonly string[] }
  | { readonly kind: 'drew'; readonly army: ArmyName; readonly rank: LegionRank }
  | { readonly kind: 'activated'; readonly unit: string; readonly removed: number; readonly nerve: Nerve }
  | { readonly kind: 'lostAction'; readonly unit: string; readonly why: 'damaged' | 'ion' }
  | { readonly kind: 'acted'; readonly unit: string; readonly act: string; readonly target?: string }
  | { readonly kind: 'orderGiven'; readonly unit: string; readonly order: AutomaOrder }
  | {
      readonly kind: 'attacked';
      readonly unit: string;
      readonly target: string;
      readonly band: RulerBand;
      readonly dice: readonly LegionRolledDie[];
      readonly rerolled: number;
      readonly hits: number;
      readonly crits: number;
    }
  | {
      readonly kind: 'defended';
      readonly unit: string;
      readonly dodged: number;
      readonly covered: number;
      readonly armored: number;
      readonly dice: readonly DefenceFace[];
      readonly blocks: number;
      readonly wounds: number;
    }
  | { readonly kind: 'suppressed'; readonly unit: string; readonly by: number }
  /** `fallen`: minis that leave the table, while the unit stays. */
  | { readonly kind: 'wounded'; readonly unit: string; readonly by: number; readonly fallen?: number }
  | { readonly kind: 'harmed'; readonly unit: string; readonly harm: 'damaged' | 'disabled' | 'weapon' }
  | { readonly kind: 'defeated'; readonly unit: string }
  | { readonly kind: 'claimed'; readonly unit: string; readonly mark: string }
  | { readonly kind: 'scored'; readonly army: ArmyName; readonly by: number }
  | { readonly kind: 'promoted'; readonly unit: string }
  | { readonly kind: 'ended'; readonly result: BattleResult };

// How the players say that a card is used: which paragraph of which card, and what they decided about it.

import type { Aid, AttackDie, Attribute, Condition, DefenseDie, PowerToken } from '../rules';

/** A paragraph of a card or sheet, as an `Offer` of its hero names it. */
export type CardPlace = { readonly hero: string; readonly from: string; readonly place: number };

/** What of the card is picked, where it leaves something open. */
export type CardPick = {
  /** Its other half, instead of the first. */
  readonly or?: true;
  /** Which of its options. */
  readonly option?: number;
};

type FightPick = {
  /** Which colour is taken away or swapped, and into which. */
  readonly die?: AttackDie | DefenseDie;
  readonly into?: AttackDie;
  /** How many results are turned. */
  readonly turned?: number;
  /** The friend who gains something, or the enemy who suffers; left out: the attacker, or the target. */
  readonly on?: string;
  /** Damage on the die that the card makes an enemy suffer. */
  readonly shown?: number;
};

/** A card in a fight; with `gives`: by hand, whatever the app knows of cards. */
export type CardUse = (CardPlace & CardPick & FightPick) | (FightPick & { readonly gives: Aid });

/** A card outside of a fight, and what the players decided about it. */
export type CardAct = CardPlace &
  CardPick & {
    /** The friend who gains something, or the enemy who is hurt. */
    readonly on?: string;
    readonly token?: PowerToken;
    /** The one that is discarded. */
    readonly condition?: Condition;
    /** The face of the card's die; left out: the app rolls it. */
    readonly face?: number;
    /** The test that the card asks for; without `passed` the app rolls it. */
    readonly tested?: { readonly attribute: Attribute; readonly passed?: boolean };
  };

export type CardState = 'ready' | 'exhausted' | 'depleted';

// All that the app must know to play one kind of figures.

import type { LocalText } from '../../kernel';
import type { Surge } from '../../rules';
import type { OrderList } from './list';
import type { Rule, Selector } from './nodes';

/** A bonus effect: one of them is drawn for each activation. */
export type Bonus = {
  readonly id: string;
  readonly name: LocalText;
  /** Only for these cards of the group; left out: for all. */
  readonly cards?: readonly string[];
  readonly rules: readonly Rule[];
};

export type Clarification = { readonly ability: string; readonly text: LocalText };

/** What a printed ability does that figures must use: rules that hold in every activation. */
export type AbilityRules = {
  readonly ability: string;
  /** Only for these cards of the group; left out: for all. */
  readonly cards?: readonly string[];
  /** In the activations of all other groups as well, while a figure of the card is on the map. */
  readonly lent?: true;
  readonly rules: readonly Rule[];
};

export type Group = {
  readonly id: string;
  /** The deployment cards it is for, as a rule the regular and the elite one. */
  readonly cards: readonly string[];
  /** Whom its figures go for, wherever a list does not say so. */
  readonly target?: Selector;
  /** None for allies: the players play them, and only look things up. */
  readonly lists: readonly OrderList[];
  readonly bonuses: readonly Bonus[];
  /** For each card, its surge abilities in the order in which they are tried. */
  readonly surges: Readonly<Record<string, readonly Surge[]>>;
  readonly abilities: readonly AbilityRules[];
  /** Printed abilities that nobody uses in this mode, because they leave a choice. */
  readonly ignored: readonly string[];
  readonly clarifications: readonly Clarification[];
};

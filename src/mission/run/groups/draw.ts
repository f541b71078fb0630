// Draws the list and the bonus effect of a group by chance, never the same pair twice in a row, and makes orders of a
// drawn pair.

import {
  rulesWithTargets,
  withTargets,
  type AbilityRules,
  type Bonus,
  type Group,
  type Line,
  type OrderList,
  type Orders,
  type Rule,
  type Selector,
} from '../../../imperial';
import { ENGLISH, randomInt, type LocalText, type RandomState } from '../../../kernel';
import type { FigureId, Surge } from '../../../rules';

/** A drawn activation: everything the window shows and the interpreter needs. */
export type DrawnOrders = {
  readonly group: Group;
  readonly card: string;
  readonly list: string;
  readonly bonus: Bonus;
  /** Of the bonus effect, then of the abilities that figures must use. */
  readonly rules: readonly Rule[];
  /** Whose rule each of them is: of the bonus effect, or of a printed ability. */
  readonly ruleNames: readonly LocalText[];
  readonly lines: readonly Line[];
  readonly priority: readonly Surge[];
  readonly orders: Orders;
};

export type DrawnPair = { readonly list: string; readonly bonus: string };

/** `null`: there is nothing to draw from; the players play such figures. */
export function drawPair(
  group: Group,
  card: string,
  random: RandomState,
  before: DrawnPair | null,
): { readonly pair: DrawnPair; readonly random: RandomState } | null {
  const pairs = group.lists
    .filter(isFor(card))
    .flatMap((list) =>
      group.bonuses.filter(isFor(card)).map((bonus): DrawnPair => ({ list: list.id, bonus: bonus.id })),
    );
  const fresh = pairs.filter(({ list, bonus }) => list !== before?.list || bonus !== before.bonus);
  const choice = fresh.length > 0 ? fresh : pairs;
  if (choice.length === 0) return null;
  const { value, state } = randomInt(random, choice.length);
  const pair = choice[value];
  return pair ? { pair, random: state } : null;
}

/** What a mission changes about a list. */
export type Extra = {
  readonly before: readonly Line[];
  readonly after: readonly Line[];
  /** Stands for the list itself. */
  readonly instead: readonly Line[] | null;
  /** Whom the group goes for, whatever it or its list prefers; what a line says of its own holds. */
  readonly target: Selector | null;
  /** What abilities of other groups do for its figures. */
  readonly lent?: readonly AbilityRules[];
};
const NO_EXTRA: Extra = { before: [], after: [], instead: null, target: null };

/** `null`: the group has no such list or bonus effect. */
export function drawnOrders(
  group: Group,
  card: string,
  pair: DrawnPair,
  figures: readonly FigureId[],
  extra: Extra = NO_EXTRA,
): DrawnOrders | null {
  const list = group.lists.find(({ id }) => id === pair.list);
  const bonus = group.bonuses.find(({ id }) => id === pair.bonus);
  if (!list || !bonus) return null;
  const target = extra.target ?? group.target;
  const lines = linesOf(list, extra, target);
  const always = [...group.abilities.filter(isFor(card)), ...(extra.lent ?? [])].flatMap(
    ({ ability, rules: own }) => own.map((rule) => ({ rule, name: everywhere(ability) })),
  );
  const rules = rulesWithTargets([...bonus.rules, ...always.map(({ rule }) => rule)], target);
  const ruleNames = [...bonus.rules.map(() => bonus.name), ...always.map(({ name }) => name)];
  const priority = group.surges[card] ?? [];
  const orders: Orders = {
    card,
    figures,
    lines,
    rules,
    bonus: bonus.id,
    surgePriority: priority,
    ...(target && { target }),
  };
  return { group, card, list: list.id, bonus, rules, ruleNames, lines, priority, orders };
}

/** The list with the mission's lines around it (or in its place), every target written out. */
function linesOf(list: OrderList, extra: Extra, target: Selector | undefined): readonly Line[] {
  const { id } = list;
  const own: OrderList = extra.target ? { ...list, target: extra.target } : list;
  return [
    ...withTargets({ id, lines: extra.before }, target).lines,
    ...withTargets(extra.instead ? { id, lines: extra.instead } : own, target).lines,
    ...withTargets({ id, lines: extra.after }, target).lines,
  ];
}

/** Only for some cards of the group, or for all. */
export const isFor =
  (card: string) =>
  ({ cards }: { readonly cards?: readonly string[] }): boolean =>
    !cards || cards.includes(card);

/** Printed names are the same in every language of the app, so English will do. */
const everywhere = (name: string): LocalText => ({ [ENGLISH]: name });

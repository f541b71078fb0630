// Which list and which bonus effect a group gets: drawn by chance, never the same pair twice in a row.

import { randomInt, type RandomState } from '../../kernel';
import {
  rulesWithTargets,
  withTargets,
  type Bonus,
  type Group,
  type Line,
  type LocalText,
  type Orders,
  type Rule,
} from '../../imperial';
import type { FigureId, Surge } from '../../rules';

/** A drawn activation: everything the window shows and the interpreter needs. */
export type Drawn = {
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

type Before = Pick<Drawn, 'list'> & { readonly bonus: Pick<Bonus, 'id'> };

export function drawOrders(
  group: Group,
  card: string,
  figures: readonly FigureId[],
  random: RandomState,
  before: Before | null,
): { readonly drawn: Drawn; readonly random: RandomState } | null {
  const isFor = ({ cards }: { readonly cards?: readonly string[] }) => !cards || cards.includes(card);
  const pairs = group.lists
    .filter(isFor)
    .flatMap((list) => group.bonuses.filter(isFor).map((bonus) => ({ list, bonus })));
  const fresh = pairs.filter(({ list, bonus }) => list.id !== before?.list || bonus.id !== before.bonus.id);
  const choice = fresh.length > 0 ? fresh : pairs;
  if (choice.length === 0) return null;
  const { value, state } = randomInt(random, choice.length);
  const picked = choice[value];
  if (!picked) return null;
  const { lines } = withTargets(picked.list, group.target);
  const always = group.abilities
    .filter(isFor)
    .flatMap(({ ability, rules }) => rules.map((rule) => ({ rule, name: everywhere(ability) })));
  const rules = rulesWithTargets([...picked.bonus.rules, ...always.map(({ rule }) => rule)], group.target);
  const ruleNames = [...picked.bonus.rules.map(() => picked.bonus.name), ...always.map(({ name }) => name)];
  const priority = group.surges[card] ?? [];
  const orders: Orders = {
    card,
    figures,
    lines,
    rules,
    bonus: picked.bonus.id,
    surgePriority: priority,
    ...(group.target && { target: group.target }),
  };
  return {
    drawn: {
      group,
      card,
      list: picked.list.id,
      bonus: picked.bonus,
      rules,
      ruleNames,
      lines,
      priority,
      orders,
    },
    random: state,
  };
}

/** Printed names are the same in every language of the app. */
const everywhere = (name: string): LocalText => ({ en: name, de: name, ru: name });

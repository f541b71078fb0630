// What no schema sees in a group: whether the abilities and surges it names are printed on its cards, whether every
// word refers to something, and whether the moves fit the figures.

import {
  budgetFaults,
  MAX_LINES,
  MIN_LINES,
  unboundInLines,
  unboundInRule,
  type BudgetFault,
  type Group,
} from '../../imperial';
import type { Path } from '../../kernel';
import type { Surge } from '../../rules';
import { checkLanguages } from './groupsLanguages';
import { rulesOf, walkGroup } from './groupsReferences';
import type { DeploymentCard } from '../pack';
import { describeValue, guesser, type EntryProblem, type Guess, type Problem } from '../problem';

type Report = (problem: EntryProblem) => void;

/**
 * `cards`: all cards there are; those that are missing have been told of already. `isAhead`: whether a group was checked before;
 * its cards are taken all the same.
 */
export function checkGroups<Place extends { readonly entry: Group }>(
  places: readonly Place[],
  cards: ReadonlyMap<string, DeploymentCard>,
  isAhead: (place: Place) => boolean,
  report: (place: Place, problem: EntryProblem) => void,
): void {
  const taken = new Set<string>();
  const guess = guesser();
  for (const place of places) {
    if (!isAhead(place)) checkGroup(place.entry, cards, guess, (problem) => report(place, problem));
    for (const [index, card] of place.entry.cards.entries()) {
      const expected = 'a card that no other group has';
      if (taken.has(card))
        report(place, { path: ['cards', index], code: 'duplicateId', expected, found: describeValue(card) });
      taken.add(card);
    }
  }
}

function checkGroup(
  group: Group,
  cards: ReadonlyMap<string, DeploymentCard>,
  guess: Guess,
  report: Report,
): void {
  const own = group.cards.flatMap((id) => cards.get(id) ?? []);
  checkIds(group, report);
  checkOnlyCards(group, guess, report);
  checkLanguages(group, report);
  checkBindings(group, report);
  if (own.length < group.cards.length) return;
  checkAbilities(group, own, guess, report);
  if (own.some(({ affiliation }) => affiliation !== 'rebel')) {
    checkIgnored(group, own, report);
    checkLists(group, report);
  }
  for (const card of own) {
    checkSurges(group, card, report);
    checkBudget(group, card, report);
  }
  checkSurgeCards(group, guess, report);
}

function checkIds({ lists, bonuses }: Group, report: Report): void {
  const lines = lists.flatMap((list, at) =>
    list.lines.flatMap(({ id }, index) =>
      id === undefined ? [] : [{ id, path: ['lists', at, 'lines', index, 'id'] }],
    ),
  );
  checkOnce(
    lists.map(({ id }, at) => ({ id, path: ['lists', at, 'id'] })),
    report,
  );
  checkOnce(
    [...lines, ...bonuses.map(({ id }, at) => ({ id, path: ['bonuses', at, 'id'] }))],
    report,
    sameLineAllowed(lines),
  );
}

/** The same line may stand in several lists; then it is the same ability everywhere. */
function sameLineAllowed(
  lines: readonly { readonly id: string; readonly path: Path }[],
): (id: string, path: Path) => boolean {
  const lists = new Map<string, Set<Path[number] | undefined>>();
  for (const { id, path } of lines) lists.set(id, (lists.get(id) ?? new Set()).add(path[1]));
  return (id, path) => path[0] === 'lists' && (lists.get(id)?.size ?? 0) > 1;
}

function checkOnce(
  named: readonly { readonly id: string; readonly path: Path }[],
  report: Report,
  allowed: (id: string, path: Path) => boolean = () => false,
): void {
  const seen = new Set<string>();
  for (const { id, path } of named) {
    if (seen.has(id) && !allowed(id, path))
      report({
        path,
        code: 'duplicateId',
        expected: 'an id of its own within the group',
        found: describeValue(id),
      });
    seen.add(id);
  }
}

function checkOnlyCards({ cards, lists, bonuses, abilities }: Group, guess: Guess, report: Report): void {
  const own = new Set<string>(cards);
  for (const [field, items] of [
    ['lists', lists],
    ['bonuses', bonuses],
    ['abilities', abilities],
  ] as const) {
    for (const [at, item] of items.entries()) {
      for (const [index, card] of (item.cards ?? []).entries())
        if (!own.has(card)) report(notOfGroup([field, at, 'cards', index], card, own, guess));
    }
  }
}

function notOfGroup(path: Path, card: string, own: ReadonlySet<string>, guess: Guess): EntryProblem {
  const expected = `a card of this group${guess(card, own)}`;
  return { path, code: 'unknownId', expected, found: describeValue(card) };
}

function checkBindings(group: Group, report: Report): void {
  const tell = (path: Path, word: string) =>
    report({
      path,
      code: 'unknownId',
      expected: 'a word for something that an earlier step chose or set',
      found: describeValue(word),
    });
  for (const [at, { lines }] of group.lists.entries()) {
    for (const { path, word } of unboundInLines(lines)) tell(['lists', at, 'lines', ...path], word);
  }
  for (const { rule, path: place } of rulesOf(group)) {
    for (const { path, word } of unboundInRule(rule)) tell([...place, ...path], word);
  }
}

function checkAbilities(group: Group, cards: readonly DeploymentCard[], guess: Guess, report: Report): void {
  const printed = namesOn(cards);
  const ids = [
    ...group.lists.flatMap(({ lines }) => lines.flatMap(({ id }) => id ?? [])),
    ...group.bonuses.map(({ id }) => id),
  ];
  const known = new Set([...printed, ...ids]);
  walkGroup(group, {
    ability: (ability, path) => {
      if (known.has(ability)) return;
      const expected = `an ability printed on a card of the group, or the id of a line or bonus effect${guess(ability, known)}`;
      report({ path, code: 'unknownId', expected, found: describeValue(ability) });
    },
  });
  const onCard = (path: Path, ability: string) => {
    if (printed.has(ability)) return;
    const expected = `an ability printed on a card of the group${guess(ability, printed)}`;
    report({ path, code: 'unknownId', expected, found: describeValue(ability) });
  };
  for (const [index, ability] of group.ignored.entries()) onCard(['ignored', index], ability);
  for (const field of ['clarifications', 'abilities'] as const) {
    for (const [index, { ability }] of group[field].entries()) onCard([field, index, 'ability'], ability);
  }
}

const namesOn = (cards: readonly DeploymentCard[]): ReadonlySet<string> =>
  new Set(cards.flatMap(({ abilities }) => abilities.map(({ name }) => name)));

/**
 * In this mode nobody uses an ability that leaves a choice, and the players are told which these are. What helps a defense costs
 * nothing and is always used.
 */
function checkIgnored({ ignored }: Group, cards: readonly DeploymentCard[], report: Report): void {
  const known = new Set(ignored);
  const choices = new Set(
    cards.flatMap(({ abilities }) =>
      abilities.filter(({ optional, guard }) => optional && !guard).map(({ name }) => name),
    ),
  );
  for (const name of choices) {
    if (known.has(name)) continue;
    report({
      path: ['ignored'],
      code: 'missingField',
      expected: `"${name}", which leaves a choice`,
      found: 'nothing',
    });
  }
}

/** Players play their allies themselves; everybody else needs orders. */
function checkLists({ lists }: Group, report: Report): void {
  if (lists.length > 0) return;
  report({
    path: ['lists'],
    code: 'missingField',
    expected: 'at least one instruction list',
    found: 'nothing',
  });
}

function checkSurgeCards({ cards, surges }: Group, guess: Guess, report: Report): void {
  const own = new Set<string>(cards);
  for (const card of Object.keys(surges))
    if (!own.has(card)) report(notOfGroup(['surges', card], card, own, guess));
}

function checkSurges({ surges }: Group, card: DeploymentCard, report: Report): void {
  const chosen = surges[card.id];
  if (!chosen) {
    report({
      path: ['surges', card.id],
      code: 'missingField',
      expected: 'the surge priority of this card',
      found: 'nothing',
    });
    return;
  }
  const left = card.surges.map(spell);
  const named = namedSurges(card);
  for (const [index, surge] of chosen.entries()) {
    if (takeOut(left, spell(surge)) || takeOut(named, surge.cost)) continue;
    const expected = `a surge ability printed on "${card.id}", each of them once`;
    report({ path: ['surges', card.id, index], code: 'unknownId', expected, found: spell(surge) });
  }
  for (const surge of left)
    report({
      path: ['surges', card.id],
      code: 'missingField',
      expected: `${surge} as well, which is printed there`,
      found: 'nothing',
    });
}

/** What its abilities with a name cost in surges. Each may have a place in the priority, by what it does in the attack. */
const namedSurges = ({ abilities }: DeploymentCard): number[] =>
  abilities.flatMap(({ surgeCost, optional }) => (surgeCost > 0 && !optional ? [surgeCost] : []));

/** Whether it was there; then it is so no longer. */
function takeOut<T>(items: T[], item: T): boolean {
  const at = items.indexOf(item);
  if (at >= 0) items.splice(at, 1);
  return at >= 0;
}

/** The same for the same surge, in whatever order its fields are written. */
const spell = ({ cost, effect }: Surge): string => {
  const effects = Object.entries(effect).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${cost} surge: ${effects.map(([name, value]) => `${name} ${[value].flat().join(' ')}`).join(', ')}`;
};

/** Cards that come with a mission are played as its author likes. */
function checkBudget(group: Group, card: DeploymentCard, report: Report): void {
  if (card.mission !== undefined) return;
  for (const [at, list] of group.lists.entries()) {
    if (list.cards && !list.cards.includes(card.id)) continue;
    for (const fault of budgetFaults(list, card.speed)) {
      report({
        path: ['lists', at, 'lines', ...fault.path],
        code: 'wrongValue',
        ...BUDGET_WORDS[fault.code](fault as never, card),
      });
    }
  }
}

type Words = Pick<Problem, 'expected' | 'found'>;
const BUDGET_WORDS: {
  readonly [C in BudgetFault['code']]: (
    fault: Extract<BudgetFault, { code: C }>,
    card: DeploymentCard,
  ) => Words;
} = {
  lines: ({ lines }) => ({ expected: `${MIN_LINES} to ${MAX_LINES} lines`, found: `${lines}` }),
  attackMove: ({ points, speed }, { id }) => ({
    expected: `a move to attack of at most ${speed}, the speed of "${id}"`,
    found: `${points}`,
  }),
  doubleMove: ({ points, speed }, { id }) => ({
    expected: `two action moves of ${2 * speed} together, twice the speed of "${id}"`,
    found: `${points}`,
  }),
};

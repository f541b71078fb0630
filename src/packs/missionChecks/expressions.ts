// Expressions are parsed when content is loaded, and every name in them is looked up: in a running game an unknown name
// would silently be 0.

import { BUILT_IN_NAMES, GAME_FUNCTIONS, namesIn, type GameFunction, type Script } from '../../mission';
import { describeValue } from '../problem';
import type { Check, Facts, Report } from './facts';
import { namesOf, WHAT, type IdNames } from './names';
import { enclosing, type MissionItem } from './walk';

export const checkExpressions: Check = (facts, report) => {
  const names = namesOf(facts);
  for (const { item, parsed } of facts.expressions) {
    if (parsed.ok) {
      const { variables, ids } = namesIn(parsed.value);
      for (const name of variables) checkVariable(name, item, names, facts, report);
      for (const { function: fn, id } of ids) checkId(fn, id, item, names, facts, report);
    } else {
      const expected = `${parsed.error.expected} at column ${parsed.error.at + 1}`;
      report({ path: item.path, code: 'expression', expected, found: describeValue(item.value) });
    }
  }
};

function checkVariable(
  name: string,
  item: MissionItem,
  { variable }: IdNames,
  { guess }: Facts,
  report: Report,
): void {
  const own = numbersOf(item);
  if (variable.has(name) || own.includes(name)) return;
  const known = [...variable, ...own, ...BUILT_IN_NAMES];
  const expected = `names of variables, or of what the app counts${guess(name, known)}`;
  report({ path: item.path, code: 'unknownName', expected, found: describeValue(name) });
}

/** The numbers that the script around it is called with. */
const numbersOf = (item: MissionItem): readonly string[] => {
  const script = enclosing(item, 'Script')?.value as Script | undefined;
  return Object.keys(script?.takes ?? {});
};

function checkId(
  fn: GameFunction,
  id: string,
  item: MissionItem,
  names: IdNames,
  facts: Facts,
  report: Report,
): void {
  const what = GAME_FUNCTIONS[fn];
  if (what === 'flag') return;
  if (what === 'product') {
    const { products } = facts.pack;
    if (products.size === 0 || products.has(id as never)) return;
    const expected = `a product in ${fn}(…)${facts.guess(id, products.keys())}`;
    report({ path: item.path, code: 'unknownName', expected, found: describeValue(id) });
    return;
  }
  if (what === 'hero') {
    const { heroes } = facts.pack;
    if (heroes.size === 0 || heroes.has(id as never)) return;
    const expected = `a hero in ${fn}(…)${facts.guess(id, heroes.keys())}`;
    report({ path: item.path, code: 'unknownName', expected, found: describeValue(id) });
    return;
  }
  const types = what === 'groupOrThing' ? (['group', 'thing'] as const) : ([what] as const);
  if (types.some((type) => names[type].has(id))) return;
  const guess = facts.guess(
    id,
    types.flatMap((type) => [...names[type]]),
  );
  const expected = `${types.map((type) => WHAT[type]).join(' or ')} in ${fn}(…)${guess}`;
  report({ path: item.path, code: 'unknownName', expected, found: describeValue(id) });
}

/** Which expressions name a variable. */
export const readsOf = ({ expressions }: Facts): readonly string[] =>
  expressions.flatMap(({ parsed }) => (parsed.ok ? namesIn(parsed.value).variables : []));

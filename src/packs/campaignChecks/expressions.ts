// Conditions and numbers of a campaign are parsed when it is loaded, and every name in them is looked up: in a running
// campaign an unknown name would silently be 0.

import { describeValue } from '../problem';
import { namesUsedIn, type Check } from './facts';

/** What the campaign counts. */
const NAMES = ['missions', 'fame', 'credits', 'heroes', 'hard'] as const;

export const checkExpressions: Check = ({ expressions, guess, pack: { products, heroes } }, report) => {
  for (const { path, text, parsed } of expressions) {
    if (!parsed.ok) {
      const expected = `${parsed.error.expected} at column ${parsed.error.at + 1}`;
      report({ path, code: 'expression', expected, found: describeValue(text) });
      continue;
    }
    const { names, calls } = namesUsedIn(parsed.value);
    for (const name of names) {
      if ((NAMES as readonly string[]).includes(name)) continue;
      const expected = `flag('…'), owns('…') or one of ${NAMES.join(', ')}${guess(name, NAMES)}`;
      report({ path, code: 'unknownName', expected, found: describeValue(name) });
    }
    for (const call of calls) {
      if (call.function === 'flag') continue;
      const isHero = call.function === 'plays' || call.function === 'injuries';
      if (isHero && (heroes.size === 0 || heroes.has(call.id as never))) continue;
      const isOwns = call.function === 'owns';
      if (isOwns && (products.size === 0 || products.has(call.id as never))) continue;
      const expected = isOwns
        ? `a product in owns(…)${guess(call.id, products.keys())}`
        : isHero
          ? `a hero in ${call.function}(…)${guess(call.id, heroes.keys())}`
          : `flag('…'), owns('…'), plays('…') or injuries('…'): a campaign knows nothing of what happens inside of missions`;
      report({ path, code: 'unknownName', expected, found: `${call.function}('${call.id}')` });
    }
  }
};

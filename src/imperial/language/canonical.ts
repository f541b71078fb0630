// One form for values that mean the same: a single "when" among what is done at once is a reaction.

import { canonicalIn } from '../../orders';
import type { Rule } from './nodes';
import { PREDS } from './selectors';
import { GRAMMAR } from './walk';

export const canonical = canonicalIn(GRAMMAR, PREDS, (type, value) =>
  type === 'rule' ? asReaction(value as Rule) : value,
);

function asReaction(rule: Rule): Rule {
  const [only, ...others] = rule.kind === 'once' ? rule.do : [];
  return only?.kind === 'when' && others.length === 0 ? { ...only, kind: 'reaction' } : rule;
}

// Lines that a script adds to a group's list: every word in them must refer to something.

import { unboundInLines, type Line } from '../../imperial';
import { describeValue } from '../problem';
import type { Check } from './facts';

export const checkOrders: Check = ({ items }, report) => {
  for (const { type, value, path } of items) {
    if (type !== 'lines') continue;
    for (const unbound of unboundInLines(value as readonly Line[])) {
      const expected = 'a word for something that an earlier step chose or set';
      report({
        path: [...path, ...unbound.path],
        code: 'unknownId',
        expected,
        found: describeValue(unbound.word),
      });
    }
  }
};

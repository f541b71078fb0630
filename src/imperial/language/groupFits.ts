// Whether what a file says of how a group is played can be that.

import { fitsFields, listUpTo, maybe, recordUpTo, textUpTo } from '../../kernel';
import { isLocalText, isOrderLine, isRule, isSelector, isSurge } from './fits';

const [MOST_LISTED, LONGEST_NAME] = [1000, 400];
const isName = textUpTo(LONGEST_NAME);
const areNames = listUpTo(isName, MOST_LISTED);
const areRules = listUpTo(isRule, MOST_LISTED);

export const isOrdersGroup = fitsFields({
  id: isName,
  cards: areNames,
  target: maybe(isSelector),
  lists: listUpTo(
    fitsFields({
      id: isName,
      cards: maybe(areNames),
      target: maybe(isSelector),
      lines: listUpTo(isOrderLine, MOST_LISTED),
    }),
    MOST_LISTED,
  ),
  bonuses: listUpTo(
    fitsFields({ id: isName, name: isLocalText, cards: maybe(areNames), rules: areRules }),
    MOST_LISTED,
  ),
  surges: recordUpTo(listUpTo(isSurge, MOST_LISTED), MOST_LISTED),
  abilities: listUpTo(fitsFields({ ability: isName, cards: maybe(areNames), rules: areRules }), MOST_LISTED),
  ignored: areNames,
  clarifications: listUpTo(fitsFields({ ability: isName, text: isLocalText }), MOST_LISTED),
});

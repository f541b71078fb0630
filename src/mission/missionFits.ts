// Whether a mission from a file is one: made from the tables of its forms and of its scripts, as types and schemas are.

import {
  fitsFields,
  fitsForms,
  fitsTable,
  isFields,
  isFlag,
  isGiven,
  isOneOf,
  listUpTo,
  textUpTo,
  type Fits,
} from '../kernel';
import { isOrderLine, isSelector } from '../imperial';
import { DEFENSE_DICE } from '../rules';
import { isNumber, isPoint, LONGEST_LIST } from './bounds';
import { ALIASES, CONTENT_NAMES, FORMS, OWN_NAMES, RUNS, SCRIPT_TABLES } from './language/nodes';
import { parseExpression } from './language/expression';
import { SCRIPT_WORDS } from './language/words';

const isText = textUpTo(20_000);
const isPair =
  (fits: Fits): Fits =>
  (value) =>
    Array.isArray(value) && value.length === 2 && value.every(fits);

const isExpression: Fits = (value) => typeof value === 'string' && parseExpression(value).ok;

/** An expression, or a table by number of heroes or difficulty, which may hold the other one. */
const isNum: Fits = (value) =>
  typeof value === 'object'
    ? isFields(value) && Object.values(value).every(isNum)
    : isNumber(value) || isExpression(value);

const all = (names: readonly string[], fits: Fits) => Object.fromEntries(names.map((name) => [name, fits]));

const fits = fitsForms({
  forms: FORMS,
  aliases: ALIASES,
  leaves: (inner) => {
    const isCond = fitsTable(SCRIPT_TABLES.cond, inner);
    return {
      ...all([...OWN_NAMES, ...CONTENT_NAMES, 'flag'], isText),
      ...all(['id', 'name', 'blankName', 'tile', 'text', 'label', 'who'], isText),
      ...all(['version', 'priority', 'rotation'], isNumber),
      ...Object.fromEntries(Object.entries(SCRIPT_WORDS).map(([list, words]) => [list, isOneOf(words)])),
      boolean: isFlag,
      true: isGiven,
      runs: isOneOf(RUNS),
      costs: isPair(isNumber),
      defenseDie: isOneOf(DEFENSE_DICE),
      number: isNum,
      expression: isExpression,
      point: isPoint,
      sides: isPair(isPoint),
      place: (value) => isText(value) || isPoint(value),
      blank: (value) => isNum(value) || fitsFields({ who: isText })(value),
      cond: (value) => isExpression(value) || isCond(value),
      effect: fitsTable(SCRIPT_TABLES.effect, inner),
      trigger: fitsTable(SCRIPT_TABLES.trigger, inner),
      lines: listUpTo(isOrderLine, LONGEST_LIST),
      selector: isSelector,
    };
  },
  most: LONGEST_LIST,
});

export const isMission = fits('Mission');

// Numbers that are known before play: constants, and tables once the number of heroes and the difficulty are given.

import { parseExpression, valueOfExpression, type Expression, type Num } from '../../mission';

export type PartySetting = { readonly heroes: number; readonly hard: number };

export const TABLES_TO_PLAY: readonly PartySetting[] = [2, 3, 4].flatMap((heroes) =>
  [0, 1].map((hard) => ({ heroes, hard })),
);

/** `undefined`: it depends on what happens. */
export function knownNumber(num: Num, table: PartySetting): number | undefined {
  if (typeof num === 'number') return num;
  if (typeof num === 'string') {
    const parsed = parseExpression(num);
    return parsed.ok ? knownValue(parsed.value, table) : undefined;
  }
  if ('normal' in num) return knownNumber(table.hard ? num.hard : num.normal, table);
  return knownNumber(table.heroes === 2 ? num['2'] : table.heroes === 3 ? num['3'] : num['4'], table);
}

const knownValue = (expression: Expression, table: PartySetting): number | undefined =>
  valueOfExpression(expression, {
    name: (name) => (name === 'heroes' ? table.heroes : name === 'hard' ? table.hard : undefined),
    game: () => undefined,
  });

// Reports the state of a figure to the app, as players would: a new number, a wound, a figure taken off the map.

import type { FigureChange } from '../../mission';
import { isGone, type Fighter } from '../../rules';
import { sayCommand, type BotTable } from './table';

/** Only what changed. */
export function reportFighter(table: BotTable, id: string, before: Fighter, after: Fighter): boolean {
  if (table.game.result || !table.game.figures[id]) return false;
  if (after.hero?.wounded && !before.hero?.wounded) return sayCommand(table, { kind: 'wound', hero: id });
  if (isGone(after))
    return sayCommand(
      table,
      after.hero ? { kind: 'withdraw', hero: id } : { kind: 'defeatFigure', figure: id },
    );
  const set: FigureChange = {
    ...(after.damage !== before.damage && { damage: after.damage }),
    ...(after.hero && after.hero.strain !== before.hero?.strain && { strain: after.hero.strain }),
    ...(!isSame(after.conditions, before.conditions) && { conditions: after.conditions }),
    ...(!isSame(after.powerTokens, before.powerTokens) && { powerTokens: after.powerTokens }),
  };
  return Object.keys(set).length === 0 || sayCommand(table, { kind: 'setFigure', figure: id, set });
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, index) => one === b[index]);

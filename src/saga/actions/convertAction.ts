// All thirty-one actions, each with the function that makes effects of it.

import { nothing, addAccountRow } from '../draft';
import type { Effect } from '../../mission';
import type { SagaAction, UnknownAction } from '../source/action';
import type { ActionType } from '../source/enums';
import type { Convert, Conversion, ActionTable } from './action';
import { BOARD } from './board';
import { CAMPAIGN } from './campaign';
import { FLOW } from './flow';
import { GROUPS } from './groups';

const CONVERT: { readonly [T in ActionType]: Convert<T> } = { ...FLOW, ...GROUPS, ...BOARD, ...CAMPAIGN };

export function convertAction(table: ActionTable, action: SagaAction | UnknownAction): readonly Effect[] {
  if (action.type === 'unknown') {
    const { found, displayName: name, guid } = action;
    addAccountRow(table.draft, { what: 'action', guid, name, type: found, fate: nothing('unknownType') });
    return [];
  }
  // The table holds a function for each type; the compiler cannot follow the pair through the lookup.
  const convert = CONVERT[action.type] as (table: ActionTable, action: SagaAction) => Conversion;
  const { effects, fate } = convert(table, action);
  const { type, displayName, guid } = action;
  addAccountRow(table.draft, { what: 'action', guid, name: displayName, type, fate });
  return effects;
}

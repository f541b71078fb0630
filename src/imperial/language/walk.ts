// How the tables of the instruction language hang together, and the walk through a piece of it.

import { grammarOf, SELECTOR_FORM, type VisitorOf } from '../../orders';
import { LISTS, TABLES, type FieldName, type FieldTypes, type Rule } from './nodes';

/** What can be walked: any field, and the rules of bonus effects. */
export interface WalkableOrders extends FieldTypes {
  readonly rule: Rule;
}
export type WalkName = FieldName | 'rule';
export type Visitor = VisitorOf<WalkableOrders>;

export const GRAMMAR = grammarOf<WalkableOrders>({
  tables: TABLES,
  lists: LISTS,
  forms: { selector: SELECTOR_FORM, line: { target: 'selector?', do: 'steps' } },
  targets: ['target', 'who'],
});

export const { walk, rebuild } = GRAMMAR;

// The difference of two states as plain JSON, so that a line of the journal can carry the state without repeating it.
// States share what did not change, hence most of a comparison ends at identical objects. Fields keep their order:
// games walk over them, and chance must not depend on what was restored.

import { isFields, type Fields } from '../kernel';
import { isList } from './shape';

export type StateChange =
  | { readonly set: unknown }
  | { readonly fields: Readonly<Record<string, StateChange>>; readonly without?: readonly string[] }
  | { readonly items: Readonly<Record<string, StateChange>> }
  /** So many items at a place make room for others. */
  | { readonly at: number; readonly out: number; readonly in: readonly unknown[] };

/** `null`: they are the same. */
export function changeBetween(before: unknown, after: unknown): StateChange | null {
  if (before === after) return null;
  if (isList(before) && isList(after)) return listChange(before, after);
  if (isFields(before) && isFields(after)) return fieldsChange(before, after);
  return { set: after };
}

/** Fields without a value are left out by JSON. */
const namesIn = (fields: Fields): readonly string[] =>
  Object.keys(fields).filter((name) => fields[name] !== undefined);

function fieldsChange(before: Fields, after: Fields): StateChange | null {
  const [old, now] = [namesIn(before), namesIn(after)];
  const without = old.filter((name) => after[name] === undefined);
  const added = now.filter((name) => before[name] === undefined);
  const kept = without.length === 0 ? old : old.filter((name) => after[name] !== undefined);
  if ([...kept, ...added].some((name, index) => name !== now[index])) return { set: after };
  const fields: Record<string, StateChange> = {};
  for (const name of kept) {
    const change = changeBetween(before[name], after[name]);
    if (change) fields[name] = change;
  }
  for (const name of added) fields[name] = { set: after[name] };
  if (Object.keys(fields).length === 0 && without.length === 0) return null;
  return without.length === 0 ? { fields } : { fields, without };
}

function listChange(before: readonly unknown[], after: readonly unknown[]): StateChange | null {
  const isSame = (one: number, other: number): boolean => changeBetween(before[one], after[other]) === null;
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isSame(head, head)) head++;
  let tail = 0;
  while (tail < shorter - head && isSame(before.length - 1 - tail, after.length - 1 - tail)) tail++;
  if (before.length !== after.length)
    return {
      at: head,
      out: before.length - head - tail,
      in: after.slice(head, after.length - tail),
    };
  const items: Record<string, StateChange> = {};
  for (let index = head; index < after.length - tail; index++) {
    const change = changeBetween(before[index], after[index]);
    if (change) items[index] = change;
  }
  return Object.keys(items).length === 0 ? null : { items };
}

/** Throws where the change is none, or not one of this value: the line that carries it does not count. */
export function changed(value: unknown, change: unknown): unknown {
  if (change === null) return value;
  if (!isFields(change)) throw new Error('not a change');
  if ('set' in change) return change['set'];
  if (isFields(change['fields']) && isFields(value)) {
    const without = new Set(isList(change['without']) ? change['without'] : []);
    const next: Record<string, unknown> = Object.fromEntries(
      Object.entries(value).filter(([name]) => !without.has(name)),
    );
    for (const [name, inner] of Object.entries(change['fields'])) next[name] = changed(next[name], inner);
    return next;
  }
  if (!isList(value)) throw new Error('no such list');
  if (isFields(change['items'])) {
    const next = [...value];
    for (const [index, inner] of Object.entries(change['items'])) {
      if (!(Number(index) < next.length)) throw new Error('no such item');
      next[Number(index)] = changed(next[Number(index)], inner);
    }
    return next;
  }
  const { at, out, in: items } = change;
  if (typeof at !== 'number' || typeof out !== 'number' || !isList(items) || at + out > value.length)
    throw new Error('not a change');
  return value.toSpliced(at, out, ...items);
}

// Finds where a reference record and our entry, written in the same form, are not the same.

import type { Fields, Rebuilt } from './compareReferenceForm';

export type Difference = {
  readonly file: string;
  readonly id: string;
  /** Like `abilities.0.name`; empty when a whole record is meant. */
  readonly path: string;
  readonly reference: unknown;
  readonly ours: unknown;
  readonly record: Fields;
  readonly rebuilt: Rebuilt;
};

export const NOTHING: Rebuilt = { fields: {}, doubts: [] };

export function differencesOf(file: string, record: Fields, rebuilt: Rebuilt): readonly Difference[] {
  const id = String(record['id']);
  return [...walk('', record, rebuilt.fields)].map(({ path, reference, ours }) => {
    return { file, id, path, reference, ours, record, rebuilt };
  });
}

type Found = Pick<Difference, 'path' | 'reference' | 'ours'>;

function* walk(path: string, reference: unknown, ours: unknown): Generator<Found> {
  if (isObject(reference) && isObject(ours)) {
    for (const key of new Set([...Object.keys(reference), ...Object.keys(ours)])) {
      yield* walk(path === '' ? key : `${path}.${key}`, reference[key], ours[key]);
    }
  } else if (!same(reference, ours)) yield { path, reference, ours };
}

/** Lists are compared like objects whose fields are the numbers of their items. */
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/**
 * Our entries have every field, the records only some: a field that a record lacks is the same as an empty one of
 * ours. Where the record has a 0, ours must be 0.
 */
function same(reference: unknown, ours: unknown): boolean {
  if (reference === undefined) return isEmpty(ours) || ours === 0;
  return isEmpty(reference) ? isEmpty(ours) : reference === ours;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0);

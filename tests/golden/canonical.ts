// One text for equal values, whatever the order of their fields: what recorded and replayed games are compared by.

import { createHash } from 'node:crypto';

/** Sums may be taken in another order: fractions are compared to so many decimals. */
const DECIMALS = 1e9;

/** Fields without a value are left out, as JSON does. Maps and sets are refused: they have no JSON. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return numberText(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const known = texts.get(value) ?? treeText(value);
  texts.set(value, known);
  return known;
}

/** Values never change once they are made, and a game shares most of its state with the one before. */
const texts = new WeakMap<object, string>();

function treeText(value: object): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (Object.getPrototypeOf(value) !== Object.prototype)
    throw new Error(`not plain JSON: ${value.constructor.name}`);
  const fields = Object.entries(value)
    .filter(([, held]) => held !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, held]) => `${JSON.stringify(name)}:${canonical(held)}`);
  return `{${fields.join(',')}}`;
}

const numberText = (value: number): string => {
  if (!Number.isFinite(value)) return `"${value}"`;
  return String(Number.isInteger(value) ? value : Math.round(value * DECIMALS) / DECIMALS);
};

/** Letters of a print: 18 bits, three prints after every command. */
export const PRINT_LENGTH = 3;
export const NOTHING = '...';

export const printOf = (text: string | null): string =>
  text === null ? NOTHING : createHash('sha1').update(text).digest('base64').slice(0, PRINT_LENGTH);

/** Where two texts of plain JSON differ first, and what stands there. */
export function firstDifference(was: unknown, is: unknown, path = ''): string | null {
  if (canonical(was) === canonical(is)) return null;
  if (isTree(was) && isTree(is) && Array.isArray(was) === Array.isArray(is)) {
    const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort(byPlace);
    for (const name of names) {
      const found = firstDifference(was[name], is[name], `${path}/${name}`);
      if (found !== null) return found;
    }
  }
  return `${path || '/'}: was ${short(was)}, is ${short(is)}`;
}

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const byPlace = (a: string, b: string): number => Number(a) - Number(b) || (a < b ? -1 : 1);

const SHOWN = 600;
export function short(value: unknown): string {
  const text = value === undefined ? 'nothing' : typeof value === 'string' ? value : canonical(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}… (${text.length} letters)` : text;
}

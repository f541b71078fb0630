// Makes ids of our own from names and numbers of the source: readable, and each only once.

import { strToU8 } from 'fflate';
import { sha256 } from '../packs';
import { NO_GUID } from './source/enums';

const GUID = /^[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/;

/**
 * What is known by an id of the source keeps ours under any other name, and never shares it with anything else that happens to
 * be called the same. `otherwise`: what tells it apart where its writer gave it none.
 */
export function lastingId(guid: string, otherwise: string): string {
  const known = guid === NO_GUID ? otherwise : guid;
  return `saga-${GUID.test(known) ? known.replaceAll('-', '') : sha256(strToU8(known)).slice(0, 32)}`;
}

/** Small letters and digits with single hyphens; empty where nothing of the name is left. */
export const slugOf = (name: string, most = 40): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, most)
    .split('-')
    .filter((word) => word !== '')
    .join('-');

/** A slug has single hyphens, and none at its ends. */
const camelOf = (slug: string): string =>
  slug
    .split('-')
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

export type Namer = (name: string, otherwise: string) => string;

/** `word` ids with hyphens. */
export function makeNamer(taken: Iterable<string> = []): Namer {
  const once = makeOnce(taken, (id, number) => `${id}-${number}`);
  return (name, otherwise) => {
    const slug = slugOf(name) || otherwise;
    return once(FORBIDDEN.has(slug) ? `the-${slug}` : slug);
  };
}

/** Texts name their blanks in fields, and no file of ours may have a field called so. */
const FORBIDDEN: ReadonlySet<string> = new Set(['constructor', 'prototype']);

/** Names that expressions can read: no hyphens, and nothing that means something already. */
export function makeCamelNamer(isReserved: (word: string) => boolean): Namer {
  const once = makeOnce([], (id, number) => `${id}X${number}`);
  return (name, otherwise) => {
    const camel = camelOf(slugOf(name, 24)).replace(/^\d/, (digit) => `n${digit}`) || otherwise;
    return once(
      isReserved(camel) || FORBIDDEN.has(camel)
        ? `the${camel.charAt(0).toUpperCase()}${camel.slice(1)}`
        : camel,
    );
  };
}

/** A wish that was granted before goes on with its next number: a file may call everything the same. */
function makeOnce(
  taken: Iterable<string>,
  other: (id: string, number: number) => string,
): (wish: string) => string {
  const used = new Set(taken);
  const numbers = new Map<string, number>();
  return (wish) => {
    let id = wish;
    let number = numbers.get(wish) ?? 2;
    while (used.has(id)) id = other(wish, number++);
    numbers.set(wish, number);
    used.add(id);
    return id;
  };
}

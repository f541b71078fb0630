// Repairs mistakes of careless writers that have only one meaning, and reports where something is lost. Values without
// any meaning stay as they are, and the file is refused for them.

import type { z } from 'zod';
import { SHOWN } from '../draft';
import { makeNote, type ImportNote } from '../notes';
import { SAGA_MOST } from './fields';

type Issue = z.core.$ZodIssue;
type Tell = (note: ImportNote) => void;
type Place = { readonly holder: object; readonly key: PropertyKey; readonly value: unknown };

/** What is on a card of ours, or on the map, has room for less; what goes beyond that decides nothing. */
const CUT_LISTS: ReadonlySet<PropertyKey> = new Set([
  'pointList', 'surges', 'keywords', 'abilities', 'defense', 'attacks', 'groupTraits', 'effects', 'content', 'instruction',
  'heroSkills', 'itemTier',
]); // prettier-ignore

/** Whether it did; the data was parsed for this, so it may be changed in place. */
export function mend(data: unknown, issue: Issue, tell: Tell): boolean {
  const place = placeIn(data, issue.path);
  return place !== null && MENDERS.some((mender) => mender(place, issue, tell));
}

function placeIn(data: unknown, path: readonly PropertyKey[]): Place | null {
  let holder: unknown;
  let value = data;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return null;
    holder = value;
    value = Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined;
  }
  const key = path.at(-1);
  return typeof holder === 'object' && holder !== null && key !== undefined ? { holder, key, value } : null;
}

type Mender = (place: Place, issue: Issue, tell: Tell) => boolean;

const put = ({ holder, key }: Place, value: unknown): boolean => Reflect.set(holder, key, value);

const NUMBER = /^\s*-?\d{1,15}(\.\d{1,6})?\s*$/;
const expects = (issue: Issue, type: string): boolean =>
  issue.code === 'invalid_type' && issue.expected === type;

const MENDERS: readonly Mender[] = [
  // Texts and names beyond any length; ids are not cut, because another id is another thing.
  (place, issue, tell) => {
    const { value } = place;
    const most = issue.code === 'too_big' ? Number(issue.maximum) : SAGA_MOST.name;
    if (typeof value !== 'string' || value.length <= most || most < SAGA_MOST.name) return false;
    tell(makeNote('textCut', { text: value.slice(0, SHOWN) }));
    return put(place, `${value.slice(0, most - 1)}…`);
  },
  (place, issue, tell) => {
    const { key, value } = place;
    if (issue.code !== 'too_big' || !Array.isArray(value) || !CUT_LISTS.has(key)) return false;
    const most = Number(issue.maximum);
    tell(makeNote('listCut', { field: String(key), most }));
    return put(place, value.slice(0, most));
  },
  // What lies nowhere lies in the corner; like everything beside the map it is moved to the nearest space.
  (place, issue, tell) => {
    const { holder, key, value } = place;
    if (key !== 'entityPosition' || value !== undefined || !expects(issue, 'string')) return false;
    const name: unknown = Reflect.get(holder, 'name');
    tell(makeNote('noPosition', { thing: typeof name === 'string' ? name.slice(0, SHOWN) : '' }));
    return put(place, '0,0');
  },
  // "No limit" is often the largest number there is.
  (place, issue, tell) => {
    const { value } = place;
    if (typeof value !== 'number' || !Number.isSafeInteger(Math.trunc(value))) return false;
    if (issue.code !== 'too_big' && issue.code !== 'too_small') return false;
    const most = Number(issue.code === 'too_big' ? issue.maximum : issue.minimum);
    tell(makeNote('numberCut', { number: value, most }));
    return put(place, most);
  },
  // Numbers as texts, and the other way round: nothing is lost.
  (place, issue) => {
    const { value } = place;
    if (typeof value !== 'string' || !NUMBER.test(value)) return false;
    const isNumber = expects(issue, 'number') || issue.code === 'invalid_union';
    return isNumber && put(place, Number(value));
  },
  (place, issue) =>
    typeof place.value === 'number' && expects(issue, 'string') && put(place, String(place.value)),
  (place, issue) => {
    const { value } = place;
    if (!expects(issue, 'boolean') || typeof value !== 'string') return false;
    const word = value.toLowerCase();
    return (word === 'true' || word === 'false') && put(place, word === 'true');
  },
  // A word that a later editor may know has its usual value.
  (place, issue, tell) => {
    const { holder, key, value } = place;
    const isOfList = issue.code === 'invalid_union' || issue.code === 'invalid_value';
    if (!isOfList || (typeof value !== 'string' && typeof value !== 'number')) return false;
    tell(makeNote('valueUnknown', { field: String(key), value }));
    return Array.isArray(holder) ? put(place, undefined) : Reflect.deleteProperty(holder, key);
  },
];

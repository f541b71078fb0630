// The contents of files in a few words: "1 mission and 2 cards, in English and German".

import { KINDS, type ContentFile, type Kind } from '../packs';
import { entryField, looseEntries } from './looseEntries';

export type Contents = {
  /** Entries of each kind; words are told by their languages. */
  readonly counts: Readonly<Partial<Record<Kind, number>>>;
  readonly languages: readonly string[];
};

export const NO_CONTENTS: Contents = { counts: {}, languages: [] };

export function contentsOf(files: readonly ContentFile[]): Contents {
  const read = files.map(({ data }) => looseEntries(data));
  const counts = KINDS.map((kind) => {
    const own = read.filter((file) => file.kind === kind);
    return [kind, own.reduce((sum, { entries }) => sum + entries.length, 0)] as const;
  });
  const words = read.filter(({ kind }) => kind === 'words').flatMap(({ entries }) => entries);
  return {
    counts: Object.fromEntries(counts.filter(([kind, count]) => kind !== 'words' && count > 0)),
    languages: [...new Set(words.map((entry) => entryField(entry, 'language')))].toSorted(),
  };
}

export function sayContents({ counts, languages }: Contents): string {
  const parts = KINDS.flatMap((kind) => {
    const count = counts[kind] ?? 0;
    return count === 0 ? [] : [`${count} ${count === 1 ? ONE[kind] : kind.replace('-', ' ')}`];
  });
  const what = parts.length === 0 && languages.length > 0 ? 'words' : parts.join(', ') || 'nothing';
  return languages.length === 0 ? what : `${what}, in ${listOf(languages.map(languageName).toSorted())}`;
}

const ONE: Readonly<Record<Kind, string>> = {
  tiles: 'tile',
  dice: 'die',
  conditions: 'condition',
  components: 'component',
  cards: 'card',
  heroes: 'hero',
  'class-cards': 'class card',
  items: 'item',
  supplies: 'supply',
  rewards: 'reward',
  companions: 'companion',
  products: 'product',
  groups: 'group',
  missions: 'mission',
  campaigns: 'campaign',
  structures: 'structure',
  guides: 'guide',
  words: 'text',
  names: 'list of names',
};

// As we write English: no comma before the last "and".
const ENGLISH = 'en-GB';
const NAMES = new Intl.DisplayNames(ENGLISH, { type: 'language' });
const languageName = (language: string): string => NAMES.of(language) ?? language;
const listOf = (words: readonly string[]): string => new Intl.ListFormat(ENGLISH).format(words);

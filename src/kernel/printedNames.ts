// The names that cards bear in the editions of other languages. The game knows ids only; whatever players read asks here for the
// name in their language, and falls back on the English one of the entry.

/** Kinds of content whose entries have a printed name. */
export const NAMED_KINDS = [
  'cards',
  'heroes',
  'class-cards',
  'items',
  'rewards',
  'supplies',
  'companions',
] as const;
export type NamedKind = (typeof NAMED_KINDS)[number];

/** By language, then by kind, then by id. */
export type PrintedNames = Readonly<
  Record<string, { readonly [K in NamedKind]?: Readonly<Record<string, string>> }>
>;

/** The printed name in one language; nothing: none is known, so the English one stands. */
export type NameFinder = (kind: NamedKind, id: string) => string | undefined;

export const NO_NAMES: NameFinder = () => undefined;

export const printedIn =
  (names: PrintedNames, language: string): NameFinder =>
  (kind, id) => {
    const known = names[language]?.[kind];
    return known && Object.hasOwn(known, id) ? known[id] : undefined;
  };

/** Whatever a hero can hold: its id is used once among all three. */
export const gearNameIn = (find: NameFinder, id: string): string | undefined =>
  find('class-cards', id) ?? find('items', id) ?? find('rewards', id);

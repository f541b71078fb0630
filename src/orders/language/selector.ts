// Who or what is meant: the form that selectors have in every dialect. A dialect brings its own nouns, references,
// predicates and keys; how they are put together is the same everywhere.

type Kinded = { readonly kind: string };

/** The types a dialect puts into its selectors. */
export type SelectorTerms = {
  /** What is looked for: `hero`, `terminal`. */
  readonly noun: string;
  /** A figure or thing already known: `self`, `target`. */
  readonly ref: string;
  readonly pred: Kinded;
  readonly key: Kinded;
};

export type Take =
  | number
  | 'all'
  | { readonly max: true; readonly min: number }
  | { readonly atLeast: number };

export type SelectorOf<T extends SelectorTerms> = {
  /** Left out: the noun that the dialect means by default. */
  readonly noun?: T['noun'];
  readonly filter?: readonly T['pred'][];
  /** The first key decides, the next ones settle ties. */
  readonly order?: readonly T['key'][];
  /** Left out: one. */
  readonly take?: Take;
  readonly exclude?: readonly T['ref'][];
  /** Inside « »: filter and order are wishes. */
  readonly soft?: true;
  /** Hard, although the rest is soft: stands outside « ». */
  readonly must?: readonly T['pred'][];
  /** Later steps may speak of it as `bound:<name>`. */
  readonly as?: string;
};

/** The parts of a selector that can be walked into, by the names that every dialect gives them. */
export const SELECTOR_FORM = { filter: 'preds?', order: 'keys?', must: 'preds?' } as const;

/** How many are wanted where there are so many. */
export const wantedOf = (take: Take | undefined, all: number): number => {
  if (take === undefined) return 1;
  return typeof take === 'number' ? take : all;
};

/** Fewer than these are as good as none. */
export const leastOf = (take: Take | undefined): number => {
  if (typeof take !== 'object') return 0;
  return 'atLeast' in take ? take.atLeast : take.min;
};

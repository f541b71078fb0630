// How often at most. A limit that is used up is remembered as a word. Most of them end with the activation; those per
// round outlast it, and the same group may act again with another list: so they are remembered by whose order it is and
// what it says, never by its place in a list.

/** Once for each target, figure, activation of the group, or round; a dialect maps its own words to these. */
export type Per = 'target' | 'figure' | 'group' | 'round';

export type Limited = {
  /** Which order it is: its place in the list, or its name. */
  readonly key: string;
  readonly figure: string;
  /** Whose order it is. */
  readonly group: string;
  readonly targets: readonly string[];
  /** A name, or what the order does. */
  readonly says: unknown;
};

const ROUND = 'round:';

const WORDS: { readonly [P in Per]: (limited: Limited) => string } = {
  target: ({ key, targets }) => `${key}:${targets.join()}`,
  figure: ({ key, figure }) => `${key}:${figure}`,
  group: ({ key }) => key,
  round: ({ group, says }) => `${ROUND}${group}:${typeof says === 'string' ? says : JSON.stringify(says)}`,
};

/** The word by which a limit is remembered once it is used up. */
export const limitWord = (per: Per, limited: Limited): string => WORDS[per](limited);

/** Of the used limits, those that still count when an activation is over. */
export const roundLimits = (used: readonly string[]): readonly string[] =>
  used.filter((word) => word.startsWith(ROUND));

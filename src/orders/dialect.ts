// What a dialect hands in: its types under one name each, and the answers that only it can give. Everything else about
// choosing is the same for a lattice of spaces and for a table with a ruler.

import type { Known } from './known';
import type { SelectorTerms } from './language/selector';

export type Terms = SelectorTerms & {
  /** By which candidates are called. */
  readonly id: string;
  /** Who looks: whatever the dialect needs to know about the figure that acts and where it might stand. */
  readonly eye: unknown;
  /** What only the players can say; `never` for a dialect that always knows. */
  readonly question: unknown;
  /** One thing that can be done with a target. */
  readonly option: unknown;
  /** Why nothing can be done with a target. */
  readonly why: unknown;
};

export type Dialect<T extends Terms> = {
  /** What a selector without a noun looks for, as reasons name it. */
  readonly noun: string;
  /** Everybody a noun allows. */
  readonly pool: (noun: T['noun'] | undefined, eye: T['eye']) => readonly T['id'][];
  /** Whom a reference stands for. */
  readonly meant: (ref: T['ref'], eye: T['eye']) => readonly T['id'][];
  readonly isTrueOf: (pred: T['pred'], id: T['id'], eye: T['eye']) => Known<boolean, T['question']>;
  /** What a key makes of a candidate: the lower, the better. */
  readonly valueOf: (key: T['key'], id: T['id'], eye: T['eye']) => Known<number, T['question']>;
  /** Settles ties between candidates: the lower, the better. */
  readonly closeness: (id: T['id'], eye: T['eye']) => Known<number, T['question']>;
  /** The order in which whoever is no wish is taken: by closeness, said as a key. */
  readonly plainOrder: readonly T['key'][];
  /** A hard filter that is asked once the figure has moved, not before. */
  readonly isAskedLater: (pred: T['pred']) => boolean;
  /** Whom an order may fall back on where nobody is what it wishes for. */
  readonly fallback: (eye: T['eye']) => readonly T['id'][];
};

/** One question of a choice and who was left after it, so that "Why?" can be answered. */
export type RungOf<T extends Pick<Terms, 'pred' | 'key' | 'id' | 'why'>> = {
  /** A criterion of the order, or one of the rules that every choice of a target follows. */
  readonly by:
    | T['pred']
    | T['key']
    | { readonly kind: 'noun'; readonly noun: string }
    | { readonly kind: 'excluded' | 'fallback' | 'legal' | 'closestOfEqual' };
  readonly survivors: readonly T['id'][];
  /** With `legal`: who was tried before and could not be. */
  readonly refused?: readonly { readonly target: T['id']; readonly why: T['why'] }[];
};

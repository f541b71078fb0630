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
  /** All candidates of a noun. */
  readonly pool: (noun: T['noun'] | undefined, eye: T['eye']) => readonly T['id'][];
  /** Whom a reference stands for. */
  readonly meant: (ref: T['ref'], eye: T['eye']) => readonly T['id'][];
  readonly isTrueOf: (pred: T['pred'], id: T['id'], eye: T['eye']) => Known<boolean, T['question']>;
  /** What a key makes of a candidate: the lower, the better. */
  readonly valueOf: (key: T['key'], id: T['id'], eye: T['eye']) => Known<number, T['question']>;
  /** Settles ties between candidates: the lower, the better. */
  readonly closeness: (id: T['id'], eye: T['eye']) => Known<number, T['question']>;
  /** By which a selector takes its candidates when no wish holds: closeness, as keys that reasons can name. */
  readonly plainOrder: readonly T['key'][];
  /** A hard filter that is asked once the figure has moved, not before. */
  readonly isAskedLater: (pred: T['pred']) => boolean;
  /** The targets that an order falls back on when no candidate is as wished. */
  readonly fallback: (eye: T['eye']) => readonly T['id'][];
};

/** One question of a choice and the candidates left after it: the answer to "Why?". */
export type RungOf<T extends Pick<Terms, 'pred' | 'key' | 'id' | 'why'>> = {
  /** A criterion of the order, or one of the rules that every choice of a target follows. */
  readonly by:
    | T['pred']
    | T['key']
    | { readonly kind: 'noun'; readonly noun: string }
    | { readonly kind: 'excluded' | 'fallback' | 'legal' | 'closestOfEqual' };
  readonly survivors: readonly T['id'][];
  /** With `legal`: the targets that were tried first, and why each was impossible. */
  readonly refused?: readonly { readonly target: T['id']; readonly why: T['why'] }[];
};

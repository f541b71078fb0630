// What the app knows, and what it has to ask. Where the players are the app's eyes and ruler, a predicate, a key or an
// attempt may answer with a question instead of a value. A value stands for itself, so a dialect that always knows
// wraps nothing.

/** Only the players can say. */
export type AskPlayers<Q> = { readonly ask: Q };

/** A value, or a question of the dialect. */
export type Known<T, Q> = T | AskPlayers<Q>;

export const isAsk = <T, Q>(known: Known<T, Q>): known is AskPlayers<Q> =>
  typeof known === 'object' && known !== null && 'ask' in known;

/** For a dialect without questions. */
export function certain<T>(known: Known<T, never>): T {
  if (isAsk(known)) throw new Error('a dialect without questions has asked one');
  return known;
}

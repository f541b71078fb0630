// Who plays which games. Neighbours in the list are games of one mission, and what a player has learnt and compiled for a mission
// serves its next games: so each begins with a stretch of the list for itself.

export function sharesOf<T>(games: readonly T[], players: number): T[][] {
  const border = (at: number): number => Math.round((at * games.length) / players);
  return Array.from({ length: players }, (_, at) => games.slice(border(at), border(at + 1)));
}

/** A player whose share is played takes from the end of the longest one. */
export const takeGame = <T>(own: T[], shares: readonly T[][]): T | undefined =>
  own.shift() ?? shares.reduce((one, other) => (other.length > one.length ? other : one), own).pop();

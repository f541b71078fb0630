// Suppression: what a rally removes and what is left of a unit's nerve (legion 6).

import { DEFENCE_FACES, DEFENCE_SIDES, type DefenceFace } from './dice/faces';

export const NERVES = ['steady', 'suppressed', 'panicked'] as const;
export type Nerve = (typeof NERVES)[number];

/** A block or a surge of the white die removes a token. */
export const rallied = (suppression: number, faces: readonly DefenceFace[]): number =>
  Math.max(0, suppression - faces.filter((face) => face !== 'blank').length);

/** `inCommand`: the courage of a commander who is near enough; it counts for panic only (legion 6.4). */
export function nerveOf(suppression: number, courage: number | null, inCommand = 0): Nerve {
  if (courage === null || suppression < courage) return 'steady';
  return suppression >= 2 * Math.max(courage, inCommand) ? 'panicked' : 'suppressed';
}

/** Whether only the courage of a commander keeps the unit from panic. */
export const hangsOnCommander = (suppression: number, courage: number | null, commander: number): boolean =>
  nerveOf(suppression, courage) === 'panicked' && nerveOf(suppression, courage, commander) !== 'panicked';

/** The chance of each state of nerve after a rally, as ways out of `of`. */
export function rallyOdds(
  suppression: number,
  courage: number | null,
): Readonly<Record<Nerve, number>> & { readonly of: number } {
  const { block, surge } = DEFENCE_FACES.white;
  const [gone, stays] = [(block + surge) / 2, (DEFENCE_SIDES - block - surge) / 2];
  const odds = { steady: 0, suppressed: 0, panicked: 0, of: (gone + stays) ** suppression };
  for (let removed = 0; removed <= suppression; removed += 1) {
    const ways = choose(suppression, removed) * gone ** removed * stays ** (suppression - removed);
    odds[nerveOf(suppression - removed, courage)] += ways;
  }
  return odds;
}

function choose(all: number, some: number): number {
  let ways = 1;
  for (let index = 1; index <= some; index += 1) ways = (ways * (all - some + index)) / index;
  return ways;
}

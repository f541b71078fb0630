// Chance that is the same every time: it is seeded by a place on the map, so a rock keeps its look.

/** A number from 0 up to 1 that depends on nothing but what is handed in. */
export function scatter(x: number, y: number, salt = 0): number {
  let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(salt | 0, 2246822519);
  h = Math.imul(h ^ (h >>> 15), 2246822519);
  h = Math.imul(h ^ (h >>> 13), 3266489917);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** A row of such numbers. */
export function scatterRow(seed: number): () => number {
  let step = 0;
  return () => scatter(seed, step++, 77);
}

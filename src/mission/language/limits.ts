/** More of anything than a mission has is a mistake, or an attack. */
export const MOST = {
  sections: 100,
  tiles: 200,
  tilesInAll: 400,
  things: 500,
  scripts: 500,
  effects: 100,
  groups: 100,
  spaces: 400,
  names: 200,
  options: 20,
  /** Edges of one door. */
  edges: 10,
  dice: 6,
} as const;

// How tall things stand, in spaces: drawing and picking must agree.

export const TOKEN_HEIGHT = 0.3;

export const figureHeight = ([width, depth]: readonly [number, number]): number =>
  0.7 + 0.25 * Math.min(width, depth);

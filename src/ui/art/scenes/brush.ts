// The drawing kit of all scenes: shapes from back to front on a sheet of 400 by 160, and chance from a seed, so that a
// place always looks the same. Many small things of one ink are one path: a scene has a few dozen elements.

export const SHEET = { width: 400, height: 160 } as const;

export interface SceneShape {
  readonly d: string;
  readonly ink: string;
  readonly opacity?: number;
  /** The width of a line; left out: a filled shape. */
  readonly line?: number;
}

export interface Palette {
  /** From the top of the sheet to the horizon. */
  readonly sky: readonly [top: string, low: string];
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  /** The sun, lamps, windows. */
  readonly light: string;
}

export type ScenePainter = (chance: Chance, palette: Palette) => readonly SceneShape[];

/** A number between two others. */
export type Chance = (least: number, most: number) => number;

/** The same seed gives the same row of numbers, on every device. */
export function sceneChance(seed: string): Chance {
  let state = [...seed].reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619),
    40503,
  );
  return (least, most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const share = ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    return Math.round((least + share * (most - least)) * 10) / 10;
  };
}

export const fill = (ink: string, d: string, opacity = 1): SceneShape => ({ ink, d, opacity });
export const line = (ink: string, width: number, d: string, opacity = 1): SceneShape => ({
  ink,
  d,
  opacity,
  line: width,
});

export const oblong = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Something drawn several times. */
export const many = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Down to the lower edge of the sheet, below a line. */
const ground = (top: string): string => `M0 ${SHEET.height}${top}V${SHEET.height}z`;

/** Sharp hills between two heights. */
export function ridge(chance: Chance, high: number, low: number, step = 34): string {
  const peaks = many(Math.ceil(SHEET.width / step), (index) => {
    const x = index * step;
    return `L${x + chance(4, step * 0.6)} ${chance(high, (high + low) / 2)}L${x + step} ${chance((high + low) / 2, low)}`;
  });
  return ground(`V${chance(high, low)}${peaks}H${SHEET.width}`);
}

/** Soft hills between two heights. */
export function dunes(chance: Chance, high: number, low: number, step = 90): string {
  const waves = many(Math.ceil(SHEET.width / step), (index) => {
    const [x, y] = [(index + 1) * step, chance(high, low)];
    return `Q${x - step / 2} ${y - chance(4, 14)} ${x} ${y}`;
  });
  return ground(`V${(high + low) / 2}${waves}H${SHEET.width}`);
}

/** Houses side by side, each of another height. */
export function skyline(
  chance: Chance,
  high: number,
  low: number,
  [thin, wide]: readonly [number, number],
): string {
  let d = '';
  for (let x = 0; x < SHEET.width;) {
    const width = chance(thin, wide);
    d += `V${chance(high, low)}H${Math.min(SHEET.width, x + width)}`;
    x += width;
  }
  return ground(d);
}

/** Small lights, spread over an area. */
export const lights = (
  chance: Chance,
  count: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
  [width, height]: readonly [number, number],
): string => many(count, () => oblong(chance(left, right), chance(top, bottom), width, height));

export const stars = (chance: Chance, count: number, bottom: number): string =>
  many(count, () => disc(chance(0, SHEET.width), chance(0, bottom), chance(0.3, 0.9)));

/** A floor whose lines run to a point in the middle of the sheet. */
export const floorLines = (horizon: number): string =>
  many(13, (index) => `M${200 + (index - 6) * 12} ${horizon}L${200 + (index - 6) * 70} ${SHEET.height}`);

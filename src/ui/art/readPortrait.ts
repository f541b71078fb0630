// Reads a portrait from its file: a strict form of SVG. What comes out are layers of our own, so nothing of the file itself
// ever reaches a page: no script, no link, no text.

import { err, ok, type Result } from '../../kernel';
import type { Drawing, Layer } from './ink';
import { matrixOf } from './matrix';

/** In characters: a portrait is a few bold shapes. */
export const LONGEST_PORTRAIT = 2048;

const INK = /^#[\da-f]{6}$/;
const NUMBER = /^-?(\d+(\.\d+)?|\.\d+)$/;
const PAINT = { class: /^(half|twin)$/, fill: INK, stroke: INK, 'stroke-width': NUMBER };
const numbers = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, NUMBER]));

/** Which attributes an element may have, and what they look like. */
const FORMS: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  svg: { xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/, viewBox: /^0 0 100 100$/, color: INK },
  g: { transform: /^((translate|scale|rotate|matrix)\([-\d. ]+\) ?)+$/ },
  path: { ...PAINT, d: /^M[-\d. MLHVCSQAZmlhvcsqaz]+$/ },
  circle: { ...PAINT, ...numbers('cx', 'cy', 'r') },
  ellipse: { ...PAINT, ...numbers('cx', 'cy', 'rx', 'ry') },
  rect: { ...PAINT, ...numbers('x', 'y', 'width', 'height') },
  polygon: { ...PAINT, points: /^[-\d., ]+$/ },
};

type Attributes = Readonly<Record<string, string>>;

/** Each shape as a path. */
const PATHS: Readonly<Record<string, (of: Attributes) => string | undefined>> = {
  path: ({ d }) => d,
  circle: ({ cx, cy, r }) => oval(cx, cy, r, r),
  ellipse: ({ cx, cy, rx, ry }) => oval(cx, cy, rx, ry),
  rect: ({ x = '0', y = '0', width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`,
  polygon: ({ points }) => `M${points}z`,
};

function oval(cx = '0', cy = '0', rx = '0', ry = '0'): string {
  const arc = `A${rx} ${ry} 0 1 1`;
  const [left, right] = [Number(cx) - Number(rx), Number(cx) + Number(rx)];
  return `M${left} ${cy}${arc} ${right} ${cy}${arc} ${left} ${cy}z`;
}

const TAG = /\s*<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<>&]*")*)(\/?)>\s*/y;

/** The problem names what stands where it should not. */
export function readPortrait(text: string): Result<Drawing, string> {
  if (text.length > LONGEST_PORTRAIT) return err(`${text.length} characters`);
  const open: { readonly name: string; readonly layers: Layer[]; readonly own: Attributes }[] = [];
  TAG.lastIndex = 0;
  while (TAG.lastIndex < text.length) {
    const at = TAG.lastIndex;
    const [whole, end, name = '', written = '', single] = TAG.exec(text) ?? [];
    const own = attributesOf(name, written);
    if (whole === undefined || !own) return err(text.slice(at, at + 60));
    const around = open.at(-1);
    if ((name === 'svg') !== (around === undefined) && !end) return err(whole);
    const layer = end || !single ? null : layerOf(name, own);
    if (layer && around) around.layers.push(layer);
    else if (!end && !single && (name === 'svg' || name === 'g')) open.push({ name, layers: [], own });
    else if (end && around?.name === name && !single) {
      open.pop();
      const outer = open.at(-1);
      if (outer)
        outer.layers.push({
          kind: 'group',
          matrix: matrixOf(around.own['transform'] ?? ''),
          layers: around.layers,
        });
      else if (TAG.lastIndex === text.length && around.own['color'])
        return ok({ accent: around.own['color'], layers: around.layers });
      else return err(text.slice(TAG.lastIndex - whole.length));
    } else return err(whole);
  }
  return err('no end');
}

function attributesOf(name: string, written: string): Attributes | null {
  const form = Object.hasOwn(FORMS, name) ? FORMS[name] : undefined;
  const pairs = [...written.matchAll(/ ([a-zA-Z-]+)="([^"]*)"/g)].map(
    ([, key = '', value = '']) => [key, value] as const,
  );
  const isAllowed = pairs.every(([key, value]) => form && Object.hasOwn(form, key) && form[key]?.test(value));
  return form && isAllowed ? Object.fromEntries(pairs) : null;
}

function layerOf(name: string, own: Attributes): Layer | null {
  const d = PATHS[name]?.(own);
  if (d === undefined || d.includes('undefined')) return null;
  const { class: mirror, fill, stroke, 'stroke-width': width } = own;
  if (stroke !== undefined && width !== undefined && fill === undefined && mirror !== 'half')
    return { kind: mirror ? 'twinLine' : 'line', ink: stroke, width: Number(width), d };
  if (fill === undefined || stroke !== undefined) return null;
  return { kind: mirror === 'half' || mirror === 'twin' ? mirror : 'fill', ink: fill, d };
}

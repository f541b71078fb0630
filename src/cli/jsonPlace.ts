// Where in the text of a content file a problem stands: problems name a value by its path, editors and people want a line.

import { scanJson } from '../packs';

export type TextPlace = { readonly line: number; readonly column: number };

/** The place of `entries[3].spaces[2]`, or of the closest value around it that is there. The text must be JSON. */
export function placeOfPath(text: string, path: string): TextPlace {
  const told = /^line (\d+), column (\d+)$/.exec(path);
  if (told) return { line: Number(told[1]), column: Number(told[2]) };
  return placeAt(text, offsetOf(text, readPath(path)));
}

type Step = string | number;

/** What does not close takes the rest: nothing of it is looked at twice. */
const STEP = /\[(\d+)\]|"(?:[^"\\]|\\.)*(?:"|\\?$)|[^.[\]"]+/gs;

/** The reverse of how problems write their paths. */
function readPath(path: string): readonly Step[] {
  return [...path.matchAll(STEP)].map(([step, index]) =>
    index === undefined ? (step.startsWith('"') ? unquoted(step) : step) : Number(index),
  );
}

function unquoted(step: string): string {
  try {
    return String(JSON.parse(step));
  } catch {
    return step;
  }
}

/** Follows the path as far as it leads: a field begins with its name, an item with its value. */
function offsetOf(text: string, path: readonly Step[]): number {
  let best = { depth: 0, at: 0 };
  scanJson(text.replace(BYTE_ORDER_MARK, ' '), (at, steps) => {
    if (steps.length <= best.depth || steps.some(({ step }, index) => step !== path[index])) return;
    best = { depth: steps.length, at };
  });
  return best.at;
}

/** No part of JSON, though some editors begin a file with it. */
const BYTE_ORDER_MARK = /^\uFEFF/;

function placeAt(text: string, at: number): TextPlace {
  const before = text.slice(0, at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
}

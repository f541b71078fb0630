// Where in the text of a content file a problem stands: problems name a value by its path, editors and people want a line.

import { scanJson } from '../packs';

export type TextPlace = { readonly line: number; readonly column: number };

/**
 * The place of `entries[3].spaces[2]`, or of the closest value around it that is there. The text must be JSON. It is gone through
 * once, however many paths there are.
 */
export function placesOfPaths(text: string, paths: readonly string[]): readonly TextPlace[] {
  const root: Node = { at: 0, inside: new Map() };
  const ways = paths.map((path) => (TOLD.test(path) ? [] : wayTo(root, readPath(path))));
  if (root.inside.size > 0) findNodes(text, root);
  const starts = lineStarts(text);
  return paths.map((path, index) => {
    const told = TOLD.exec(path);
    if (told) return { line: Number(told[1]), column: Number(told[2]) };
    return placeAt(starts, ways[index]?.findLast(({ at }) => at >= 0)?.at ?? 0);
  });
}

const TOLD = /^line (\d+), column (\d+)$/;

type Step = string | number;

/** A value that some path leads to or through; `at`: where it begins, below 0 as long as nobody has come to it. */
type Node = { at: number; readonly inside: Map<Step, Node> };

/** The nodes from the root to the end of a path. */
function wayTo(root: Node, path: readonly Step[]): readonly Node[] {
  const way = [root];
  let node = root;
  for (const step of path) {
    const next: Node = node.inside.get(step) ?? { at: -1, inside: new Map() };
    node.inside.set(step, next);
    way.push(next);
    node = next;
  }
  return way;
}

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

/** Follows the paths as far as they lead: a field begins with its name, an item with its value. */
function findNodes(text: string, root: Node): void {
  scanJson(text.replace(BYTE_ORDER_MARK, ' '), (at, steps) => {
    let node: Node | undefined = root;
    for (const { step } of steps) node = node?.inside.get(step);
    if (node && node.at < 0) node.at = at;
  });
}

/** No part of JSON, though some editors begin a file with it. */
const BYTE_ORDER_MARK = /^\uFEFF/;

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The line is found by halves. */
function placeAt(starts: readonly number[], at: number): TextPlace {
  let [line, end] = [0, starts.length];
  while (end - line > 1) {
    const middle = Math.floor((line + end) / 2);
    if ((starts[middle] ?? 0) <= at) line = middle;
    else end = middle;
  }
  return { line: line + 1, column: at - (starts[line] ?? 0) + 1 };
}

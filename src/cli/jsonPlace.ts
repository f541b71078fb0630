// Where in the text of a content file something stands: problems name it by its path, editors and people want a line.

export type TextPlace = { readonly line: number; readonly column: number };

/** The place of `entries[3].spaces[2]`, or of the closest thing around it that is there. The text must be JSON. */
export function placeOfPath(text: string, path: string): TextPlace {
  const told = /^line (\d+), column (\d+)$/.exec(path);
  if (told) return { line: Number(told[1]), column: Number(told[2]) };
  return placeAt(text, offsetOf(text, readPath(path)));
}

type Step = string | number;

const STEP = /\[(\d+)\]|"(?:[^"\\]|\\.)*"|[^.[\]"]+/g;

/** The reverse of how problems write their paths. */
function readPath(path: string): readonly Step[] {
  return [...path.matchAll(STEP)].map(([step, index]) =>
    index === undefined ? (step.startsWith('"') ? String(JSON.parse(step)) : step) : Number(index),
  );
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** An object or list that is open: the field or item that the reader is at. */
type Frame = { readonly isList: boolean; step: Step; isField: boolean };

/** Follows the path through the text as far as it leads; fields are found by their name, items by their beginning. */
function offsetOf(text: string, path: readonly Step[]): number {
  const frames: Frame[] = [];
  let best = { depth: 0, at: 0 };
  const note = (at: number): void => {
    const depth = frames.length;
    if (depth > best.depth && frames.every(({ step }, index) => step === path[index])) best = { depth, at };
  };
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const frame = frames.at(-1);
    if (token === '}' || token === ']') frames.pop();
    else if (token === ',' && frame) Object.assign(frame, next(frame));
    else if (token === ':' && frame) frame.isField = false;
    else if (token !== ':' && token !== ',') {
      if (frame?.isField) frame.step = String(JSON.parse(token));
      if (frame?.isList || frame?.isField) note(index);
      if (token === '{') frames.push({ isList: false, step: '', isField: true });
      if (token === '[') frames.push({ isList: true, step: 0, isField: false });
    }
  }
  return best.at;
}

const next = ({ isList, step }: Frame): Partial<Frame> =>
  isList ? { step: Number(step) + 1 } : { isField: true };

function placeAt(text: string, at: number): TextPlace {
  const before = text.slice(0, at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
}

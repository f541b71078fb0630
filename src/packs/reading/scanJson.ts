// Scans JSON text before it is parsed. JSON.parse reports the place of a mistake differently in every engine, accepts a
// repeated field silently, and recurses as deep as the text does. This scanner finds all three, without recursion.

import { BUDGETS } from '../../kernel';

export const MAX_JSON_DEPTH = BUDGETS.pack.most.depth;

export type ScanProblem = {
  readonly code: 'syntax' | 'tooDeep' | 'repeatedField';
  /** How many letters of the text are fine. */
  readonly at: number;
  readonly expected: string;
  /** The value it happened in. */
  readonly path: readonly (string | number)[];
};

/** Hears of every field and item as the scanner comes to it: where it begins, and the steps that lead to it. */
export type OnStep = (at: number, steps: readonly { readonly step: string | number }[]) => void;

/** The first mistake in the text, or nothing. */
export const scanJson = (text: string, onStep?: OnStep): ScanProblem | undefined =>
  new Scanner(text, onStep).scan();

/** An object or list that is still open, and the field or item the scanner is at. */
type Frame =
  | { readonly kind: 'object'; readonly fields: Set<string>; step: string }
  | { readonly kind: 'list'; step: number };

type Expecting = 'value' | 'valueOrEnd' | 'field' | 'fieldOrEnd' | 'colon' | 'commaOrEnd' | 'nothing';
const WORDS: Record<Expecting, string> = {
  value: 'a value',
  valueOrEnd: 'a value or "]"',
  field: 'a field name in double quotes',
  fieldOrEnd: 'a field name in double quotes or "}"',
  colon: '":"',
  commaOrEnd: '"," or the end of the object or list',
  nothing: 'the end of the file',
};

const BLANKS = /[ \t\n\r]*/y;
const SCALAR = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

class Scanner {
  private readonly text: string;
  private readonly onStep: OnStep | undefined;
  private readonly frames: Frame[] = [];
  private expecting: Expecting = 'value';
  private at = 0;

  constructor(text: string, onStep: OnStep | undefined) {
    this.text = text;
    this.onStep = onStep;
  }

  scan(): ScanProblem | undefined {
    let problem: ScanProblem | undefined;
    while (problem === undefined) {
      this.skip(BLANKS);
      if (this.expecting === 'nothing') return this.at === this.text.length ? undefined : this.unexpected();
      problem = this.step();
    }
    return problem;
  }

  private step(): ScanProblem | undefined {
    const frame = this.frames.at(-1);
    const letter = this.text[this.at];
    if (this.expecting === 'colon') return this.colon(letter);
    if (frame === undefined) return this.value(letter);
    if (this.expecting === 'commaOrEnd') return this.commaOrEnd(frame, letter);
    return frame.kind === 'object' && this.expecting !== 'value'
      ? this.field(frame, letter)
      : this.value(letter);
  }

  private value(letter: string | undefined): ScanProblem | undefined {
    if (letter === ']' && this.expecting === 'valueOrEnd') return this.close();
    if (this.frames.at(-1)?.kind === 'list') this.onStep?.(this.at, this.frames);
    if (letter === '{') return this.open({ kind: 'object', fields: new Set(), step: '' }, 'fieldOrEnd');
    if (letter === '[') return this.open({ kind: 'list', step: 0 }, 'valueOrEnd');
    if (letter === '"') return this.string() ?? this.endValue();
    return this.skip(SCALAR) ? this.endValue() : this.unexpected();
  }

  private field(frame: Frame & { kind: 'object' }, letter: string | undefined): ScanProblem | undefined {
    if (letter === '}' && this.expecting === 'fieldOrEnd') return this.close();
    if (letter !== '"') return this.unexpected();
    const start = this.at;
    const problem = this.string();
    if (problem) return problem;
    frame.step = String(JSON.parse(this.text.slice(start, this.at)));
    if (frame.fields.has(frame.step)) return this.problem('repeatedField', 'this field only once');
    frame.fields.add(frame.step);
    this.onStep?.(start, this.frames);
    this.expecting = 'colon';
    return undefined;
  }

  private colon(letter: string | undefined): ScanProblem | undefined {
    if (letter !== ':') return this.unexpected();
    this.at++;
    this.expecting = 'value';
    return undefined;
  }

  private commaOrEnd(frame: Frame, letter: string | undefined): ScanProblem | undefined {
    if (letter === (frame.kind === 'object' ? '}' : ']')) return this.close();
    if (letter !== ',') return this.unexpected();
    this.at++;
    if (frame.kind === 'list') frame.step++;
    this.expecting = frame.kind === 'object' ? 'field' : 'value';
    return undefined;
  }

  private string(): ScanProblem | undefined {
    this.at++;
    do this.skipPlainLetters();
    while (this.skip(ESCAPE));
    if (this.text[this.at] !== '"')
      return this.problem('syntax', 'text closed by a double quote, on one line');
    this.at++;
    return undefined;
  }

  /** By hand, because JSON forbids the 32 control letters and linters forbid them in patterns. */
  private skipPlainLetters(): void {
    for (; this.at < this.text.length; this.at++) {
      const letter = this.text.charCodeAt(this.at);
      if (letter < 0x20 || letter === QUOTE || letter === BACKSLASH) return;
    }
  }

  private open(frame: Frame, next: Expecting): ScanProblem | undefined {
    if (this.frames.length >= MAX_JSON_DEPTH) {
      return this.problem('tooDeep', `at most ${MAX_JSON_DEPTH} objects and lists inside each other`);
    }
    this.frames.push(frame);
    this.at++;
    this.expecting = next;
    return undefined;
  }

  private close(): undefined {
    this.frames.pop();
    this.at++;
    return this.endValue();
  }

  private endValue(): undefined {
    this.expecting = this.frames.length === 0 ? 'nothing' : 'commaOrEnd';
    return undefined;
  }

  private skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.text)) return false;
    this.at = pattern.lastIndex;
    return true;
  }

  private unexpected(): ScanProblem {
    return this.problem('syntax', WORDS[this.expecting]);
  }

  private problem(code: ScanProblem['code'], expected: string): ScanProblem {
    return { code, at: this.at, expected, path: this.frames.map((frame) => frame.step) };
  }
}

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);

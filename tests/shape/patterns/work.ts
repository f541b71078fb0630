// Matches as a browser does, first way first and back again when it fails, and counts each look at a letter. Browsers
// do not tell how often they went back; clocks on a busy machine do not either.

import { parsePattern, type Node } from './parse';

type Step =
  | { readonly kind: 'letter'; readonly isIn: (letter: string) => boolean }
  | { readonly kind: 'place'; readonly source: string; readonly byLine: boolean }
  | { readonly kind: 'ahead'; readonly negative: boolean; readonly steps: readonly Step[] }
  /** Goes on at the first, and at the second if that fails. */
  | { readonly kind: 'fork'; first: number; second: number }
  | { readonly kind: 'jump'; to: number }
  | { readonly kind: 'done' };

export type Counted = {
  /** Looks at letters, over all matches in the text. */
  readonly work: number;
  /** Whether it was stopped at the limit. */
  readonly stopped: boolean;
  /** Where each match begins and ends. */
  readonly matches: readonly (readonly [number, number])[];
};

export type Counter = (text: string, limit?: number) => Counted;

export function makeCounter(source: string, flags: string): Counter {
  const node = parsePattern(source);
  const steps: Step[] = [];
  compile(node, steps, flags.replaceAll(/[gy]/g, ''));
  steps.push({ kind: 'done' });
  const byPoint = flags.includes('u') || flags.includes('v');
  const isAnchored = !flags.includes('m') && beginsAtStart(node);

  return (text, limit = Infinity) => {
    const letters = byPoint ? [...text] : text.split('');
    const effort = { work: 0, limit };
    const matches: [number, number][] = [];
    let start = 0;
    while (start <= letters.length && effort.work < limit) {
      const end = matchAt(steps, letters, start, effort);
      if (end !== null) matches.push([start, end]);
      if (flags.includes('y') || isAnchored || (end !== null && !flags.includes('g'))) break;
      start = end === null || end === start ? start + 1 : end;
    }
    return { work: effort.work, stopped: effort.work >= limit, matches };
  };
}

function matchAt(
  steps: readonly Step[],
  letters: readonly string[],
  start: number,
  effort: { work: number; readonly limit: number },
): number | null {
  const ways: number[] = [0, start];
  while (ways.length > 0) {
    let at = ways.pop() ?? 0;
    let pc = ways.pop() ?? 0;
    for (;;) {
      if (++effort.work >= effort.limit) return null;
      const step = steps[pc];
      if (step === undefined || step.kind === 'done') return at;
      if (step.kind === 'letter') {
        const letter = letters[at];
        if (letter === undefined || !step.isIn(letter)) break;
        at++;
        pc++;
      } else if (step.kind === 'fork') {
        ways.push(step.second, at);
        pc = step.first;
      } else if (step.kind === 'jump') pc = step.to;
      else {
        const holds =
          step.kind === 'place'
            ? isPlace(step, letters, at)
            : (matchAt(step.steps, letters, at, effort) === null) === step.negative;
        if (!holds) break;
        pc++;
      }
    }
  }
  return null;
}

function isPlace(
  { source, byLine }: Step & { kind: 'place' },
  letters: readonly string[],
  at: number,
): boolean {
  const isBreak = (letter = ''): boolean => byLine && /[\n\r\u2028\u2029]/.test(letter);
  if (source === '^') return at === 0 || isBreak(letters[at - 1]);
  if (source === '$') return at === letters.length || isBreak(letters[at]);
  const isBorder = isWord(letters[at - 1]) !== isWord(letters[at]);
  return source === '\\b' ? isBorder : !isBorder;
}
const isWord = (letter = ' '): boolean => /\w/.test(letter);

function compile(node: Node, steps: Step[], flags: string): void {
  switch (node.kind) {
    case 'letter': {
      const form = new RegExp(`^(?:${node.source})$`, flags);
      const known = new Map<string, boolean>();
      const isIn = (letter: string): boolean => {
        const answer = known.get(letter) ?? form.test(letter);
        known.set(letter, answer);
        return answer;
      };
      steps.push({ kind: 'letter', isIn });
      return;
    }
    case 'place':
      steps.push({ ...node, byLine: flags.includes('m') });
      return;
    case 'ahead': {
      const inner: Step[] = [];
      compile(node.of, inner, flags);
      steps.push({ kind: 'ahead', negative: node.negative, steps: [...inner, { kind: 'done' }] });
      return;
    }
    case 'row':
      for (const one of node.of) compile(one, steps, flags);
      return;
    case 'either': {
      const ends: { kind: 'jump'; to: number }[] = [];
      for (const [index, one] of node.of.entries()) {
        const fork = { kind: 'fork' as const, first: steps.length + 1, second: 0 };
        const isLast = index === node.of.length - 1;
        if (!isLast) steps.push(fork);
        compile(one, steps, flags);
        const end = { kind: 'jump' as const, to: 0 };
        if (!isLast) {
          steps.push(end);
          ends.push(end);
        }
        fork.second = steps.length;
      }
      for (const end of ends) end.to = steps.length;
      return;
    }
    case 'repeat':
      compileRepeat(node, steps, flags);
  }
}

function compileRepeat(node: Node & { kind: 'repeat' }, steps: Step[], flags: string): void {
  const { of, least, most, lazy } = node;
  for (let count = 0; count < least; count++) compile(of, steps, flags);
  const forks: { kind: 'fork'; first: number; second: number }[] = [];
  const openFork = () => {
    const fork = { kind: 'fork' as const, first: steps.length + 1, second: steps.length + 1 };
    steps.push(fork);
    forks.push(fork);
  };
  if (most === Infinity) {
    const again = steps.length;
    openFork();
    compile(of, steps, flags);
    steps.push({ kind: 'jump', to: again });
  } else
    for (let count = least; count < most; count++) {
      openFork();
      compile(of, steps, flags);
    }
  for (const fork of forks) fork[lazy ? 'first' : 'second'] = steps.length;
}

function beginsAtStart(node: Node): boolean {
  if (node.kind === 'place') return node.source === '^';
  if (node.kind === 'either') return node.of.every(beginsAtStart);
  const [first] = node.kind === 'row' ? node.of : [];
  return first !== undefined && beginsAtStart(first);
}

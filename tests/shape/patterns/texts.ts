// Texts that are hard on a pattern, made from its parts: something it begins with, something of it again and again, and
// an end that fits nothing.

import { parsePattern, type Node } from './parse';

export type Kind = { readonly before: string; readonly pump: string; readonly after: string };

export const textOfKind = ({ before, pump, after }: Kind, letters: number): string =>
  before +
  pump.repeat(Math.max(1, Math.floor((letters - before.length - after.length) / pump.length))) +
  after;

/** One of each sort that patterns speak of; the letters of the pattern itself come on top. */
const SAMPLES = [' ', '\n', 'a', 'A', '1', '-', '.', '"', "'", '\\', '{', '*', 'ä', ',', '('];
const MOST_LETTERS = 10;
/** Fits nothing but what fits everything; a line break does not even fit a dot. */
const STRANGE = '\u0001';
const ENDS = ['', STRANGE, '\n'];

export function kindsOf(source: string, flags: string): readonly Kind[] {
  const node = parsePattern(source);
  const letters = lettersOf(node, flags.replaceAll(/[gy]/g, '')).slice(0, MOST_LETTERS);
  const examples = [...new Set(partsOf(node).map((part) => exampleOf(part, flags)))].filter(Boolean);
  const pumps = new Set([
    ...letters,
    ...examples,
    ...letters.flatMap((one) => letters.map((other) => one + other)),
    ...examples.flatMap((one) => letters.slice(0, 4).map((other) => one + other)),
  ]);
  const befores = new Set(['', STRANGE, ...prefixesOf(node, flags)].slice(0, 7));
  return [...befores].flatMap((before) =>
    [...pumps].flatMap((pump) => ENDS.map((after) => ({ before, pump, after }))),
  );
}

function lettersOf(node: Node, flags: string): readonly string[] {
  const atoms = [...new Set(atomsOf(node))];
  const own = atoms.flatMap((atom) =>
    SAMPLES.concat(lettersNamedIn(atom))
      .filter((one) => fits(atom, one, flags))
      .slice(0, 2),
  );
  const shared = SAMPLES.filter((one) => atoms.filter((atom) => fits(atom, one, flags)).length > 1);
  return [...new Set([...shared, ...own])];
}

const fits = (atom: string, letter: string, flags: string): boolean =>
  new RegExp(`^(?:${atom})$`, flags).test(letter);

const lettersNamedIn = (atom: string): readonly string[] =>
  [...atom].filter((letter) => !'\\[]^'.includes(letter)).concat('\\', '[', ']', '^');

function atomsOf(node: Node): readonly string[] {
  if (node.kind === 'letter') return [node.source];
  if (node.kind === 'place') return [];
  return childrenOf(node).flatMap(atomsOf);
}

const childrenOf = (node: Node): readonly Node[] =>
  node.kind === 'row' || node.kind === 'either'
    ? node.of
    : node.kind === 'repeat' || node.kind === 'ahead'
      ? [node.of]
      : [];

/** What is repeated, and what a repetition holds. */
function partsOf(node: Node): readonly Node[] {
  const inner = childrenOf(node).flatMap(partsOf);
  return node.kind === 'repeat'
    ? [node.of, ...inner]
    : node.kind === 'either'
      ? [...node.of, ...inner]
      : [node, ...inner];
}

/** A short text that a part fits. */
function exampleOf(node: Node, flags: string): string {
  switch (node.kind) {
    case 'letter':
      return (
        [...SAMPLES, ...lettersNamedIn(node.source)].find((one) =>
          fits(node.source, one, flags.replaceAll(/[gy]/g, '')),
        ) ?? ''
      );
    case 'place':
    case 'ahead':
      return '';
    case 'row':
      return node.of.map((one) => exampleOf(one, flags)).join('');
    case 'either':
      return exampleOf(node.of[0] ?? { kind: 'row', of: [] }, flags);
    case 'repeat':
      return exampleOf(node.of, flags).repeat(node.least);
  }
}

/** What stands before each repetition: a text that leads there. */
function prefixesOf(node: Node, flags: string): readonly string[] {
  if (node.kind === 'repeat') return ['', exampleOf(node.of, flags), ...prefixesOf(node.of, flags)];
  if (node.kind === 'either') return node.of.flatMap((one) => prefixesOf(one, flags));
  if (node.kind !== 'row') return [''];
  const found: string[] = [];
  let before = '';
  for (const one of node.of) {
    found.push(...prefixesOf(one, flags).map((inner) => before + inner));
    before += exampleOf(one, flags);
  }
  return found.toSorted((one, other) => one.length - other.length);
}

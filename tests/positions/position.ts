// A position: a list of orders of one group, a small drawing, and what must come of it. The boxes' positions stand in
// the JSON files beside this one; whoever wrote them read the sentences and the rules, not the interpreter.
//
// Small letters in a drawing are figures. Without further words a, b and c are the group that acts, and the letters
// of CAST are heroes. A drawing is either plain rows (`a..d`) or, where there are walls, the form of scenarios.

import { readFileSync } from 'node:fs';
import type { Point, RollTotals } from '../../src/rules';
import { grid, readLetters, type After, type CaseFigure, type End } from '../imperial/cases/case';

export type Position = {
  readonly group: string;
  readonly list: string;
  /** Left out: the first card that the list is for. */
  readonly card?: string;
  /** The statements that decide here. */
  readonly rule: string;
  /** What must happen, and why. */
  readonly why: string;
  readonly drawing: readonly string[];
  readonly under?: Readonly<Record<string, 'I' | 'D' | 'B'>>;
  readonly doors?: readonly { readonly id: string; readonly between: readonly [Point, Point] }[];
  readonly figures?: Readonly<
    Record<string, CaseFigure & { readonly card?: string; readonly group?: string }>
  >;
  /** Drawn where they stood before they were defeated. */
  readonly fallen?: readonly string[];
  /** What the dice of each attack or roll come to; left out: nothing at all. */
  readonly rolls?: readonly Partial<RollTotals>[];
  /** Of whoever tests; left out: none. */
  readonly successes?: Readonly<Record<string, number>>;
  readonly expect: Expected;
};

export type Expected = {
  /** Which lines each figure follows, counted from 1. */
  readonly lines?: Readonly<Record<string, readonly number[]>>;
  /** In their order: who attacks whom from how far, `a>d 2`. */
  readonly attacks?: readonly string[];
  /** Where figures stand in the end: any of these spaces is right. */
  readonly ends?: Readonly<Record<string, readonly End[]>>;
  /** Movement points of a line, with what an ability adds while it lasts: `a1` is the first line of a. */
  readonly points?: Readonly<Record<string, number>>;
  readonly after?: Readonly<Record<string, After>>;
};

const CAST: Readonly<Record<string, string>> = {
  d: 'diala-passil',
  f: 'fenn-signis',
  g: 'gaarkhan',
  o: 'gideon-argus',
  j: 'jyn-odan',
  m: 'mak-eshkarey',
};
const ACTORS = new Set(['a', 'b', 'c']);

export const BOXES = [
  'figure-packs',
  'heart-of-the-empire',
  'jabbas-realm',
  'return-to-hoth',
  'the-bespin-gambit',
  'twin-shadows',
  'tyrants-of-lothal',
] as const;
export type Box = (typeof BOXES)[number];

export const positionsOf = (box: Box): readonly Position[] =>
  JSON.parse(readFileSync(new URL(`${box}.json`, import.meta.url), 'utf8')) as readonly Position[];

/** The drawing as a scenario without a question, and the figures of the group that acts. */
export function scenarioOf(
  position: Position,
  card: string,
): { scenario: object; actors: readonly string[] } {
  const { drawing: drawn, under = {}, doors = [], figures = {} } = position;
  const board = drawn[0]?.startsWith('+') ? drawn : grid(...drawn);
  const { drawing, places } = readLetters({ board, under });
  const stranger = Object.keys(figures).find((id) => !places.has(id));
  if (stranger) throw new Error(`figure ${stranger} is not in the drawing`);
  const standing = [...places].map(([id, place]) => {
    const known = CAST[id] ? { hero: CAST[id] } : ACTORS.has(id) ? { card, group: 'acting' } : {};
    return { id, ...place, ...known, ...figures[id] };
  });
  // Heroes in the order of their portraits, whatever the drawing does.
  const inOrder = standing.toSorted((one, other) => rankOf(one.id) - rankOf(other.id));
  const actors = inOrder.flatMap((one) => ('group' in one && one.group === 'acting' ? one.id : []));
  return { scenario: { board: { drawing }, doors, figures: inOrder }, actors };
}

const rankOf = (id: string): number => {
  const place = Object.keys(CAST).indexOf(id);
  return place < 0 ? Object.keys(CAST).length : place;
};

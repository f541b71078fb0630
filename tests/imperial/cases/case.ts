// A table of positions: one sentence of rule, a drawing with small letters for the figures, the lines to resolve, and
// the set of right answers. Equally good answers stay a set; which of them is proposed is said only where it matters.

import type { Answer, Line, Rule } from '../../../src/imperial';
import type {
  Attack,
  Condition,
  DefenseDie,
  Keyword,
  Point,
  PowerToken,
  RollTotals,
  Side,
  Surge,
} from '../../../src/rules';

/** A figure in the form of scenarios; where it stands, and how large it is, the drawing tells. */
export type CaseFigure = {
  readonly hero?: string;
  readonly side?: Side;
  readonly speed?: number;
  readonly health?: number;
  readonly endurance?: number;
  readonly damage?: number;
  readonly strain?: number;
  readonly wounded?: boolean;
  readonly attack?: Attack;
  readonly defense?: readonly DefenseDie[];
  readonly surges?: readonly Surge[];
  readonly keywords?: readonly Keyword[];
  readonly conditions?: readonly Condition[];
  readonly powerTokens?: readonly PowerToken[];
  readonly carrying?: readonly string[];
  readonly activated?: boolean;
  readonly companion?: boolean;
  readonly incapacitated?: boolean;
};

/** Why a line is skipped, in our words. */
const SKIPS = ['noActions', 'attackUsed', 'noTarget', 'noChange', 'outOfRange', 'wouldBeDefeated'] as const;
export type Skip = (typeof SKIPS)[number];

/** Top-left space of the base, and for turned bases how they lie. */
export type End = Point | readonly [x: number, y: number, width: number, height: number];

export type Expect = {
  /** Left out: the first that acts. */
  readonly figure?: string;
  /** Left out: the first line. */
  readonly line?: number;
  readonly skipped?: Skip;
  /** Whoever is equally right before the Imperial Rule chooses. */
  readonly targets?: readonly string[];
  readonly ends?: readonly End[];
  readonly points?: number;
  /** What the Imperial Rule picks among targets or ends. */
  readonly proposed?: { readonly target?: string; readonly end?: End };
  /** Whom the line attacks; none: an empty list. */
  readonly attacks?: readonly string[];
  readonly actionsLeft?: number;
  readonly damage?: number;
  /** Places of the surge abilities that are used, in their order. */
  readonly surges?: readonly number[];
};

/** A figure when all is over. */
export type After = {
  readonly at?: Point;
  readonly damage?: number;
  readonly strain?: number;
  readonly conditions?: readonly Condition[];
  readonly powerTokens?: readonly PowerToken[];
  readonly wounded?: boolean;
  readonly gone?: true;
};

export type Case = {
  readonly name: string;
  readonly rule: string;
  readonly board: readonly string[];
  readonly under?: Readonly<Record<string, 'I' | 'D' | 'B'>>;
  readonly doors?: readonly { readonly id: string; readonly between: readonly [Point, Point] }[];
  readonly rubble?: readonly Point[];
  readonly shields?: readonly Point[];
  readonly tokens?: readonly { readonly id: string; readonly kind: string; readonly at: Point }[];
  readonly figures: Readonly<Record<string, CaseFigure>>;
  /** Companions that share a space and so are not in the drawing. */
  readonly beside?: Readonly<Record<string, Point>>;
  /** One figure, or the figures of a group. */
  readonly act: string | readonly string[];
  readonly lines: readonly Line[];
  readonly bonus?: readonly Rule[];
  /** What the dice of each attack come to; an attack without a roll shows nothing at all. */
  readonly rolls?: readonly Partial<RollTotals>[];
  /** What players did in between; the step is a place in the resolution. */
  readonly changed?: readonly Extract<Answer, { kind: 'changed' }>[];
  readonly expect: Expect | readonly Expect[];
  /** In which order the figures of a group act. */
  readonly order?: readonly string[];
  /** Which lines of which figures were followed: `t0` is the first line of t. */
  readonly followed?: readonly string[];
  readonly after?: Readonly<Record<string, After>>;
};

/** An open board, one letter for each space; a blank is no space. */
export const grid = (...rows: readonly string[]): readonly string[] => [
  '',
  ...rows.flatMap((row) => [` ${[...row].join(' ')}`, '']),
];

type Placed = { readonly at: Point; readonly size: Point };

/** Where the letters of a drawing stand, and the drawing without them. */
export function readLetters({ board, under = {} }: Pick<Case, 'board' | 'under'>): {
  readonly drawing: readonly string[];
  readonly places: ReadonlyMap<string, Placed>;
} {
  const spaces = new Map<string, Point[]>();
  const drawing = board.map((line, row) =>
    [...line]
      .map((mark, column) => {
        if (row % 2 === 0 || column % 2 === 0 || !/[a-z]/.test(mark)) return mark;
        spaces.set(mark, [...(spaces.get(mark) ?? []), [column >> 1, row >> 1]]);
        return under[mark] ?? '.';
      })
      .join(''),
  );
  return { drawing, places: new Map([...spaces].map(([id, own]) => [id, boxOf(own)])) };
}

function boxOf(spaces: readonly Point[]): Placed {
  const xs = spaces.map(([x]) => x);
  const ys = spaces.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { at: [left, top], size: [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1] };
}

/** The position as a scenario, without a question. */
export function scenarioOf(position: Case): Readonly<Record<string, unknown>> {
  const { doors = [], rubble = [], shields = [], tokens = [], figures, beside = {} } = position;
  const { drawing, places } = readLetters(position);
  const standing = Object.entries(figures).map(([id, fields]) => {
    const place = places.get(id) ?? { at: beside[id], size: [1, 1] };
    if (!place.at) throw new Error(`${position.name}: figure ${id} is not in the drawing`);
    return { id, ...place, ...fields };
  });
  return { board: { drawing }, doors, rubble, shields, tokens, figures: standing };
}

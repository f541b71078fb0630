// Situations for tests, as drawings: small letters are figures (several in a row or block: a large one), the rest is
// said beside it. Figures named in `rebels` are Rebels; all others are Imperial troopers of one group.

import {
  NO_MEMORY,
  PLAIN_FACTS,
  resolveActivation,
  type Act,
  type Answer,
  type AnyId,
  type FigureFacts,
  type Line,
  type Orders,
  type Resolution,
  type Rule,
  type Selector,
  type Situation,
  type StepResult,
  type BoardThing,
  type ThingId,
} from '../../../src/imperial';
import type { Mode } from '../../../src/orders';
import type { Fighter, FigureId, Piece, Point, RollTotals, Terrain } from '../../../src/rules';
import { boardOf, setupOf } from '../../rules/situate';

export const trooper: Fighter = {
  side: 'imperial',
  health: 3,
  damage: 0,
  conditions: [],
  powerTokens: [],
  attack: { type: 'ranged', dice: ['blue', 'green'] },
  defense: ['black'],
  surges: [
    { cost: 1, effect: { accuracy: 2 } },
    { cost: 1, effect: { damage: 1 } },
  ],
  passives: {},
  keywords: [],
};
export const guard: Fighter = {
  ...trooper,
  health: 8,
  attack: { type: 'melee', dice: ['red', 'yellow'] },
  surges: [],
};
export const lancer: Fighter = { ...guard, keywords: [{ name: 'reach' }] };

export const hero = (health = 12, damage = 0, wounded = false): Fighter => ({
  side: 'rebel',
  health,
  damage,
  conditions: [],
  powerTokens: [],
  attack: { type: 'ranged', dice: ['blue', 'green'] },
  defense: ['white'],
  surges: [],
  passives: {},
  keywords: [],
  hero: { endurance: 4, strain: 0, wounded, woundedSide: { health, endurance: 3 } },
});
export const { hero: _, ...ally } = hero(8);

export type Beside = {
  readonly rebels?: Readonly<Record<string, Fighter>>;
  readonly imperials?: Readonly<Record<string, Fighter>>;
  readonly pieces?: Readonly<Record<string, Partial<Omit<Piece, 'id' | 'at' | 'size'>>>>;
  readonly facts?: Readonly<Record<string, Partial<FigureFacts>>>;
  readonly under?: Readonly<Record<string, Terrain>>;
  readonly doors?: readonly { readonly id: string; readonly between: readonly [Point, Point] }[];
  readonly companions?: Readonly<Record<string, Point>>;
  readonly things?: readonly {
    readonly id: string;
    readonly kind: string;
    readonly at: Point;
    readonly fighter?: Fighter;
  }[];
  readonly more?: Partial<Situation>;
};

/** A board of drawn spaces without walls inside, from plain rows: `t..a`. */
export const open = (...rows: readonly string[]): string[] =>
  rows.flatMap((row) => ['', ` ${[...row].join(' ')} `]).concat('');

export function situate(lines: readonly string[], beside: Beside = {}): Situation {
  const { rebels = {}, imperials = {}, facts = {}, things = [], pieces = {}, more, ...rest } = beside;
  const sided = Object.fromEntries(
    Object.keys(rebels).map((id) => [id, { side: 'rebel' as const, ...pieces[id] }]),
  );
  const board = boardOf(setupOf(lines, { ...rest, pieces: { ...pieces, ...sided } }));
  const heroes = Object.keys(rebels).filter((id) => rebels[id]?.hero);
  return {
    board,
    fighters: new Map(
      board.pieces.map(({ id, side }): [FigureId, Fighter] => [
        id,
        rebels[id] ?? imperials[id] ?? { ...trooper, side },
      ]),
    ),
    facts: new Map(
      board.pieces.map(({ id, side }): [FigureId, FigureFacts] => [
        id,
        {
          ...PLAIN_FACTS,
          ...(side === 'imperial' ? { group: 'troopers', card: 'trooper', cost: 2 } : { group: id }),
          ...(heroes.includes(id) ? { hero: id, portrait: heroes.indexOf(id) } : {}),
          ...facts[id],
        },
      ]),
    ),
    things: new Map(
      things.map((thing): [ThingId, BoardThing] => [
        thing.id as ThingId,
        { ...thing, id: thing.id as ThingId },
      ]),
    ),
    tiles: [],
    round: 1,
    heroes: heroes.length,
    activations: 0,
    memory: NO_MEMORY,
    fallen: [],
    ...more,
  };
}

type Extra = Partial<Omit<Orders, 'figures' | 'lines'>> & { readonly rules?: readonly Rule[] };

export const ordersFor = (figures: string, lines: readonly Line[], extra: Extra = {}): Orders => ({
  card: 'trooper',
  figures: figures.split(' ') as FigureId[],
  lines,
  ...extra,
});

export const play = (
  situation: Situation,
  figures: string,
  lines: readonly Line[],
  { answers = [], mode = 'plan', ...extra }: Extra & { answers?: readonly Answer[]; mode?: Mode } = {},
): Resolution => resolveActivation(situation, ordersFor(figures, lines, extra), answers, { mode });

/** The only step there is, for tests of one line. */
export function only({ steps }: Resolution): StepResult {
  const [step, ...others] = steps;
  if (!step || others.length > 0) throw new Error(`expected one step, found ${steps.length}`);
  return step;
}

type ActOf<K extends Act['kind']> = Extract<Act, { kind: K }>;
export function act<K extends Act['kind']>(step: StepResult, kind: K): ActOf<K> {
  const found = step.acts.find((one): one is ActOf<K> => one.kind === kind);
  if (!found) throw new Error(`no ${kind} in ${JSON.stringify(step).slice(0, 400)}`);
  return found;
}

export const at = (...ats: readonly Point[]): string[] => ats.map((one) => one.join());

/** All equally good ends of the first move, as `x,y`, in reading order. */
export const ends = (step: StepResult): string[] =>
  act(step, 'move')
    .choice.options.map(({ end }) => end.at)
    .toSorted((a, b) => a[1] - b[1] || a[0] - b[0])
    .map((end) => end.join());

/** All equally good targets. */
export const targets = (step: StepResult): AnyId[] => {
  const found = step.acts.find((one) => 'choice' in one && one.choice !== undefined);
  const options = found && 'choice' in found ? (found.choice?.options ?? []) : [];
  return [...new Set(options.flatMap(({ target }) => target ?? []))].sort();
};

export const rolled = (totals: Partial<RollTotals> = {}): Answer => ({
  kind: 'dice',
  roll: { kind: 'totals', accuracy: 9, damage: 0, surge: 0, block: 0, evade: 0, dodge: 0, ...totals },
});

export const inOrder = (...figures: readonly string[]): Answer => ({
  kind: 'order',
  figures: figures as FigureId[],
});

const soft = (selector: Selector): Selector => ({ ...selector, soft: true });
export const named = (id: string): Selector => soft({ noun: `hero:${id}` });
export const closest: Selector = soft({ order: [{ kind: 'closest' }] });
export const healthiest: Selector = soft({ noun: 'hero', order: [{ kind: 'most', of: 'health' }] });

export const action = (...steps: Line['do']): Line => ({ cost: 'action', do: steps });
export const attackAction = (...steps: Line['do']): Line => ({ cost: 'attack', do: steps });
export const free = (...steps: Line['do']): Line => ({ do: steps });

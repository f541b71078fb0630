// A resolution under way: the orders, what has been done so far, and the words of the line that is being resolved.

import { need as needAnswer, type AnswerOf, type DoingOf, type Replay } from '../../orders';
import type { AttackResult, FigureId, Piece, RollTotals, Surge } from '../../rules';
import type { Cond, Line, Mod, Rule, Selector, Step, Trigger, Who } from '../language/nodes';
import type { Word } from '../language/words';
import type { Answer, AttackAid, Pending, AnswerRefusal, Source } from './answers';
import type { Act, Interruption, SkipReason, StepResult } from './result';
import { pieceOf, type AnyId, type Situation } from './situation';

export type Orders = {
  /** The deployment card of the group. */
  readonly card: string;
  /** Its figures; they are put into order here (D10). */
  readonly figures: readonly FigureId[];
  readonly lines: readonly Line[];
  /** The bonus effect, and its id. */
  readonly rules?: readonly Rule[];
  readonly bonus?: string;
  /** Replaces the surges of the figures, in the order in which they are tried. */
  readonly surgePriority?: readonly Surge[];
  /** Whom the group goes for where a list does not say so. */
  readonly target?: Selector;
};

export type Doing<T> = DoingOf<Pending, T>;

/** Ends the steps of a line: it cannot be done, or there is nobody left to do it. */
export type Halt =
  | { readonly kind: 'fail'; readonly reason: SkipReason }
  | { readonly kind: 'over' }
  | { readonly kind: 'endActivation' };

export type StepOf<K extends Step['kind']> = Extract<Step, { kind: K }>;
/** Carries out one kind of step. */
export type Handler<K extends Step['kind']> = (
  run: Run,
  scope: Scope,
  step: StepOf<K>,
) => Doing<Halt | undefined>;

/** For steps that never wait for the players. */
export const atOnce = <K extends Step['kind']>(
  act: (run: Run, scope: Scope, step: StepOf<K>) => Halt | undefined,
): Handler<K> =>
  // A generator without a yield looks like a mistake; this one has nothing to wait for.
  function* (run, scope, step) {
    yield* [];
    return act(run, scope, step);
  };

/** Something that changes attacks or moves for a while. */
export type Lasting = {
  readonly mods: readonly Mod[];
  readonly of: readonly AnyId[];
  readonly during: Word<'span'>;
  readonly scope: Scope;
};

/** What answers to a moment, for how long, and who owns it. */
export type Waiting = {
  readonly when: Trigger;
  readonly if?: Cond;
  readonly do: readonly Step[];
  readonly limit?: Word<'limit'>;
  readonly key: string;
  readonly source: Source;
  readonly until: 'line' | 'turn' | 'group';
  /** Whose it is; left out: of every figure of the group. */
  readonly owner?: FigureId;
};

/** An attack that a line or rule orders. */
export type Ordered = StepOf<'attack'> | StepOf<'moveAttack'>;

/** The words of a line or rule while it is being resolved: who is meant by them. */
export type Scope = {
  /** Who acts: `self`. */
  readonly self: FigureId;
  readonly source: Source;
  /** By which limits, abilities and conditions speak of it. */
  readonly names: readonly string[];
  /** A line of the list, whose moves are Move instructions (D20). */
  readonly isLine: boolean;
  readonly attackAction: boolean;
  readonly steps: readonly Step[];
  readonly limit?: Word<'limit'>;
  /** The attack for which somebody is being chosen who can make it (D56). */
  readonly ordered?: Ordered;
  /** Shared with the reactions that it sets off. */
  readonly log: { readonly acts: Act[]; points: number; choices: number };
  target?: AnyId;
  that: readonly AnyId[];
  readonly bound: Map<string, readonly AnyId[]>;
  readonly numbers: Map<string, number>;
  readonly rolls: Map<string, RollTotals>;
  lastRoll?: RollTotals;
  lastAttack?: AttackResult;
  retarget?: Selector;
  failed: readonly AnyId[];
  passed: readonly AnyId[];
  successes: number;
  /** Why a step of it did nothing, in case that none of them does anything. */
  idle?: 'noCandidate' | 'notYetMet' | 'stunned';
  /** Something is different from before. */
  changed: boolean;
  /** It counts as resolved although nothing changed (D18). */
  counts: boolean;
  /** It moved under a Move instruction, which ends Stunned. */
  isMove: boolean;
  affected: boolean;
  discarded: boolean;
  /** It began, and players interrupted it (D17). */
  interrupted: boolean;
  voided: boolean;
};

/** The parts that call each other in a circle. */
export type Tools = {
  readonly perform: (run: Run, scope: Scope, steps: readonly Step[]) => Doing<Halt | undefined>;
  readonly fire: (run: Run, scope: Scope, moments: readonly RuleMoment[]) => Doing<void>;
  readonly holds: (run: Run, scope: Scope, cond: Cond) => boolean;
  readonly whoIs: (run: Run, scope: Scope, who: Who | 'self', self?: Piece) => readonly AnyId[];
  readonly canAttack: (run: Run, scope: Scope, id: AnyId) => boolean;
};

/** A trigger that has come, and whom it brings into play. */
export type RuleMoment = {
  readonly kind: Trigger['kind'];
  /** In whose name it is answered; left out: the acting figure's. */
  readonly self?: FigureId;
  readonly of?: Word<'turn'>;
  readonly target?: AnyId;
  readonly that?: readonly AnyId[];
  readonly ability?: readonly string[];
  readonly first?: boolean;
};

export type FigureTurn = {
  readonly figure: FigureId;
  actions: number;
  attackUsed: boolean;
  /** A Massive figure that ended on others moves no more (5.5). */
  rooted: boolean;
  over: boolean;
};

export type Run = Replay<Answer> & {
  /** Cards that the players lay out for the attack that waits, before its dice are told. */
  readonly draft: readonly AttackAid[];
  situation: Situation;
  readonly orders: Orders;
  readonly steps: StepResult[];
  readonly interruptions: Interruption[];
  /** The step under way. */
  current?: { readonly scope: Scope; readonly line?: Line };
  turn: FigureTurn | null;
  /** The group: who was there when it activated, and who came back since. */
  readonly figures: FigureId[];
  /** The first figure has begun: whoever comes back from now on does not act (D58). */
  begun: boolean;
  readonly done: Set<FigureId>;
  /** In which order the players want the figures. */
  order?: readonly FigureId[];
  /** Reactions under way: none sets itself off again. */
  readonly firing: Set<string>;
  /** Of whom it is being asked whether they can attack. */
  readonly asked: Set<AnyId>;
  lasting: readonly Lasting[];
  waiting: readonly Waiting[];
  inserted: readonly Line[];
  /** Whose routes lead through Rebels where they can. */
  through: readonly AnyId[];
  moreMoves: readonly { readonly of: readonly AnyId[]; readonly points: number }[];
  readonly tools: Tools;
};

export const newScope = (
  self: FigureId,
  source: Source,
  fields: Partial<Pick<Scope, 'names' | 'isLine' | 'attackAction' | 'steps' | 'limit' | 'log'>> = {},
): Scope => ({
  self,
  source,
  names: fields.names ?? [],
  isLine: fields.isLine ?? false,
  attackAction: fields.attackAction ?? false,
  steps: fields.steps ?? [],
  log: fields.log ?? { acts: [], points: 0, choices: 0 },
  that: [],
  bound: new Map(),
  numbers: new Map(),
  rolls: new Map(),
  failed: [],
  passed: [],
  successes: 0,
  changed: false,
  counts: false,
  isMove: false,
  ...(fields.limit !== undefined && { limit: fields.limit }),
  affected: false,
  discarded: false,
  interrupted: false,
  voided: false,
});

/** The answer to what is needed; in a plan, none. */
export const needOnBoard = <K extends Answer['kind'], T>(
  run: Run,
  pending: Pending,
  kinds: readonly K[],
  check: (answer: AnswerOf<Answer, K>) => { readonly value: T } | { readonly refused: AnswerRefusal },
): Doing<T | undefined> => needAnswer(run, pending, kinds, check);

export const stepNumber = ({ steps }: Run): number => steps.length;

export const selfOf = ({ situation }: Run, { self }: Scope): Piece => pieceOf(situation, self);

/** A number, or what X and Y stand for; an X that nobody set is nothing. */
export const amountOf = ({ numbers }: Scope, amount: number | Word<'variable'>): number =>
  typeof amount === 'number' ? amount : (numbers.get(amount) ?? 0);

/** Adds to what the step tells; what a rule of the bonus effect does in the middle of a line says so. */
export const note = ({ log, source, isLine }: Scope, act: Act): void => {
  log.acts.push(source.kind === 'rule' && !isLine ? { ...act, rule: source.index } : act);
};

export const fail = (reason: SkipReason): Halt => ({ kind: 'fail', reason });
export const OVER: Halt = { kind: 'over' };

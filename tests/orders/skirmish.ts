// A second dialect of a few rows: units on a table, with a ruler instead of spaces. What stands on a line of the ruler
// can be measured here; told play asks the players for range and sight instead.

import {
  climb,
  findOut,
  grammarOf,
  isAsk,
  limitWord,
  need,
  play,
  SELECTOR_FORM,
  volunteered,
  type AttemptOf,
  type Dialect,
  type DoingOf,
  type Known,
  type Mode,
  type Per,
  type Replay,
  type RungOf,
  type SelectorOf,
  type Unexpected,
  type WordsOf,
} from '../../src/orders';
import type { NodeOf } from '../../src/kernel';

const WORDS = {
  noun: ['enemy', 'leader'],
  limit: ['unit', 'army', 'enemy', 'round'],
} as const;

export const PREDS = {
  wounded: { not: 'flag?' },
  visible: { not: 'flag?' },
  inRange: { bands: 'count', of: 'target?' },
} as const;

const KEYS = { nearest: {}, mostWounded: {} } as const;

const STEPS = {
  shoot: { target: 'target?' },
  pick: { whom: 'target' },
  block: { do: 'steps' },
} as const;

export type Ref = 'self' | 'last' | `bound:${string}`;
type Target = Ref | Selector;

interface FieldTypes extends WordsOf<typeof WORDS> {
  readonly count: number;
  readonly flag: true;
  readonly ref: Ref;
  readonly selector: Selector;
  readonly target: Target;
  readonly pred: Pred;
  readonly key: Key;
  readonly step: Step;
  readonly preds: readonly Pred[];
  readonly keys: readonly Key[];
  readonly steps: readonly Step[];
}

export type Pred = NodeOf<typeof PREDS, FieldTypes>;
export type Key = NodeOf<typeof KEYS, FieldTypes>;
export type Step = NodeOf<typeof STEPS, FieldTypes>;
export type Selector = SelectorOf<Skirmish>;

export const GRAMMAR = grammarOf<FieldTypes>({
  tables: { pred: PREDS, key: KEYS, step: STEPS },
  lists: { preds: 'pred', keys: 'key', steps: 'step' },
  forms: { selector: SELECTOR_FORM },
  targets: ['target'],
});

export type Unit = {
  readonly id: string;
  readonly wounds?: number;
  readonly leader?: true;
  /** Bands of the ruler from the acting unit; only measured where the table is known. */
  readonly at?: number;
  readonly hidden?: true;
};

export type Question = { readonly kind: 'visible' | 'range'; readonly of: string };

/** How a question is answered: by measuring, or by whoever looks at the table. */
export type Field = (question: Question) => Known<number, Question>;

export type Eye = { readonly units: readonly Unit[]; readonly field: Field; readonly last?: string };
export type Option = { readonly target: string; readonly band: number };
export type Why = 'tooFar' | 'unseen' | 'limitUsed';

type Skirmish = {
  readonly id: string;
  readonly noun: 'leader';
  readonly ref: Ref;
  readonly pred: Pred;
  readonly key: Key;
  readonly eye: Eye;
  readonly question: Question;
  readonly option: Option;
  readonly why: Why;
};
export type Rung = RungOf<Skirmish>;

export const measured =
  (units: readonly Unit[]): Field =>
  ({ kind, of }) => {
    const unit = units.find(({ id }) => id === of);
    return kind === 'range' ? (unit?.at ?? Infinity) : Number(!unit?.hidden);
  };

const wounds = ({ units }: Eye, id: string): number => units.find((unit) => unit.id === id)?.wounds ?? 0;
const whole = ({ units }: Eye): readonly string[] => units.map(({ id }) => id);

type Preds = {
  readonly [K in Pred['kind']]: (
    pred: Extract<Pred, { kind: K }>,
    id: string,
    eye: Eye,
  ) => Known<boolean, Question>;
};

const IS: Preds = {
  wounded: ({ not }, id, eye) => wounds(eye, id) > 0 !== (not === true),
  visible: ({ not }, id, { field }) => {
    const seen = field({ kind: 'visible', of: id });
    return isAsk(seen) ? seen : seen > 0 !== (not === true);
  },
  inRange: ({ bands }, id, { field }) => {
    const band = field({ kind: 'range', of: id });
    return isAsk(band) ? band : band <= bands;
  },
};

const VALUES: {
  readonly [K in Key['kind']]: (id: string, eye: Eye) => Known<number, Question>;
} = {
  nearest: (id, { field }) => field({ kind: 'range', of: id }),
  mostWounded: (id, eye) => -wounds(eye, id),
};

export const SKIRMISH: Dialect<Skirmish> = {
  noun: 'enemy',
  pool: (noun, { units }) => units.filter(({ leader }) => noun === undefined || leader).map(({ id }) => id),
  meant: (ref, { last }) => (ref === 'last' && last !== undefined ? [last] : []),
  isTrueOf: (pred, id, eye) =>
    (IS[pred.kind] as (pred: Pred, id: string, eye: Eye) => Known<boolean, Question>)(pred, id, eye),
  valueOf: ({ kind }, id, eye) => VALUES[kind](id, eye),
  closeness: (id, eye) => VALUES.nearest(id, eye),
  plainOrder: [{ kind: 'nearest' }],
  isAskedLater: ({ kind }) => kind === 'inRange',
  fallback: whole,
};

/** A weapon of range 3 that needs sight; `after` is what stands outside « ». */
export function shot(eye: Eye, id: string, after: readonly Pred[]): Known<AttemptOf<Skirmish>, Question> {
  const band = eye.field({ kind: 'range', of: id });
  if (isAsk(band)) return band;
  if (band > 3) return { why: 'tooFar' };
  const seen = eye.field({ kind: 'visible', of: id });
  if (isAsk(seen)) return seen;
  if (seen === 0) return { why: 'unseen' };
  for (const pred of after) {
    const is = SKIRMISH.isTrueOf(pred, id, eye);
    if (isAsk(is)) return is;
    if (!is) return { why: 'tooFar' };
  }
  return { options: [{ target: id, band }] };
}

export type Answer =
  | { readonly kind: 'band'; readonly band: number }
  | { readonly kind: 'seen'; readonly seen: boolean }
  | { readonly kind: 'prefer'; readonly option: number };

type Refused = { readonly code: 'noSuchBand' } | Unexpected<Answer>;
export type Pending = { readonly question: Question; readonly refused?: Refused };

const LIMITS: Readonly<Record<(typeof WORDS)['limit'][number], Per>> = {
  unit: 'figure',
  army: 'group',
  enemy: 'target',
  round: 'round',
};

export type Order = {
  readonly shoot: Selector;
  readonly limit?: keyof typeof LIMITS;
  readonly name?: string;
};
export type Shot = { readonly target?: string; readonly ladder: readonly Rung[] };
export type Battle = {
  readonly shots: readonly (Shot | 'limitUsed')[];
  readonly pending?: Pending;
  readonly read: number;
};

type Run = Replay<Answer> & { readonly facts: Map<string, number>; readonly used: Set<string> };

/** Waits for the players and keeps what they say. */
function* ask(run: Run, question: Question): DoingOf<Pending, boolean> {
  const { kind, of } = question;
  const told = yield* need<Answer, Pending, Refused, 'band' | 'seen', number>(
    run,
    { question },
    [kind === 'range' ? 'band' : 'seen'],
    (answer) => {
      if (answer.kind === 'seen') return { value: Number(answer.seen) };
      return answer.band > 0 ? { value: answer.band } : { refused: { code: 'noSuchBand' } };
    },
  );
  if (told !== undefined) run.facts.set(`${kind} ${of}`, told);
  return told !== undefined;
}

/** One unit shoots, order by order. Without a field, the players are asked. */
export function shoot(
  units: readonly Unit[],
  orders: readonly Order[],
  answers: readonly Answer[] = [],
  { mode = 'play', measure }: { readonly mode?: Mode; readonly measure?: Field } = {},
): Battle {
  const run: Run = { mode, answers, read: 0, facts: new Map(), used: new Set() };
  const told: Field = (question) => run.facts.get(`${question.kind} ${question.of}`) ?? { ask: question };
  const eye: Eye = { units, field: measure ?? told };
  const shots: (Shot | 'limitUsed')[] = [];
  const wordFor = ({ limit, name = 'shoot' }: Order, targets: readonly string[] = []): string =>
    limit
      ? limitWord(LIMITS[limit], { key: name, figure: 'us', group: 'ours', targets, says: name })
      : 'unlimited';

  const all = function* (): DoingOf<Pending, void> {
    for (const order of orders) {
      if (run.used.has(wordFor(order))) {
        shots.push('limitUsed');
        continue;
      }
      const attempt = (id: string, after: readonly Pred[]): ReturnType<typeof shot> =>
        run.used.has(wordFor(order, [id])) ? { why: 'limitUsed' } : shot(eye, id, after);
      const found = yield* findOut(
        () => climb(SKIRMISH, { eye, target: order.shoot, attempt }),
        (question) => ask(run, question),
      );
      if (!found) continue;
      const { options, ladder } = found;
      const other = volunteered(run, 'prefer', ({ option }) => option < options.length);
      const taken = options[other?.option ?? 0];
      shots.push({ ladder, ...(taken ? { target: taken.target } : {}) });
      if (order.limit && taken) run.used.add(wordFor(order, [taken.target]));
    }
  };
  const played = play(all());
  return { shots, read: run.read, ...('pending' in played ? { pending: played.pending } : {}) };
}

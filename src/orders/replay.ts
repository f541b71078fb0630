// Resolving by replay. Everything that may have to wait for the players is a generator: it yields what it waits for.
// The list of answers is all the state there is: a replay with one answer more comes to the same place and beyond it.
// A resolution that is still at hand may be resumed there instead, once, with the longer list.

import { isAsk, type Known } from './known';

export type Kinded = { readonly kind: string };

/** `plan` never waits: it assumes that dice and players change nothing. */
export type Mode = 'play' | 'plan';

/** What the players have told, and how much of it has been used. */
export type Replay<A extends Kinded> = {
  readonly mode: Mode;
  answers: readonly A[];
  read: number;
};

/** Yields what it waits for. */
export type DoingOf<P, T> = Generator<P, T, void>;

export type AnswerOf<A extends Kinded, K extends A['kind']> = Extract<A, { readonly kind: K }>;

/** An answer that cannot be: the resolution still waits. */
export type Unexpected<A extends Kinded> = {
  readonly code: 'otherAnswerExpected';
  readonly found: A['kind'];
};

const nextAnswer = <A extends Kinded>({ answers, read }: Replay<A>): A | undefined => answers[read];

/** An answer that the players gave without being asked, if it is the next one and fits. */
export function volunteered<A extends Kinded, K extends A['kind']>(
  replay: Replay<A>,
  kind: K,
  fits: (answer: AnswerOf<A, K>) => boolean,
): AnswerOf<A, K> | undefined {
  const answer = nextAnswer(replay);
  if (answer?.kind !== kind || !fits(answer as AnswerOf<A, K>)) return undefined;
  replay.read += 1;
  return answer as AnswerOf<A, K>;
}

/** The answer to what is needed; in a plan, none. Whatever does not fit is refused, and the resolution stays here. */
export function* need<A extends Kinded, P, R, K extends A['kind'], T>(
  replay: Replay<A>,
  pending: P,
  kinds: readonly K[],
  check: (answer: AnswerOf<A, K>) => { readonly value: T } | { readonly refused: R },
): DoingOf<P | (P & { readonly refused: R | Unexpected<A> }), T | undefined> {
  let answer = nextAnswer(replay);
  for (; answer === undefined; answer = nextAnswer(replay)) {
    if (replay.mode === 'plan') return undefined;
    yield pending;
  }
  const checked: { readonly value: T } | { readonly refused: R | Unexpected<A> } = kinds.some(
    (kind) => kind === answer.kind,
  )
    ? check(answer as AnswerOf<A, K>)
    : { refused: { code: 'otherAnswerExpected', found: answer.kind } };
  if ('refused' in checked) {
    yield { ...pending, refused: checked.refused };
    throw new Error('a resolution that refused an answer is never resumed');
  }
  replay.read += 1;
  return checked.value;
}

/** Repeats `find` and asks the players each question that it comes back with. Undefined in a plan, which asks nothing. */
export function* findOut<T, Q, P>(
  find: () => Known<T, Q>,
  /** Waits for an answer and keeps it, so that `find` knows it next time; false: there is none. */
  ask: (question: Q) => DoingOf<P, boolean>,
): DoingOf<P, T | undefined> {
  for (;;) {
    const found = find();
    if (!isAsk(found)) return found;
    if (!(yield* ask(found.ask))) return undefined;
  }
}

/** Goes on until it is done or has to wait. */
export function play<P, T>(doing: DoingOf<P, T>): { readonly done: T } | { readonly pending: P } {
  const { done, value } = doing.next();
  return done ? { done: value } : { pending: value };
}

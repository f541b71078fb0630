// An activation under way. What the players told (each with the step it was told at) is kept by whoever asks: the drill in
// its page, a mission in its game. Here is only which stretch they are looking at; everything else follows from
// resolving again.

import { useCallback, useMemo, useState } from 'react';
import { resolveActivation, type Answer, type Change, type Orders, type Situation } from '../../imperial';
import type { FigureId } from '../../rules';
import { stretchAt, stretchesOf, type Pace, type Stretch } from './stretches';
import { changedBefore, changedInAttack, hasBegun, orderedFirst, toldBefore, type Told } from './told';

type DiceAnswer = Extract<Answer, { kind: 'dice' }>;
/** Dice that the app rolled: nobody knows yet what follows, or they lie there. */
type Thrown = { readonly answer: DiceAnswer; readonly lies: boolean };

/** What players are looking at: a step (`null`: what was told last), at which pace, or the overview before it all. */
export type Look = { readonly shown: number | null; readonly begun: boolean; readonly pace: Pace };

const NOWHERE: Stretch = { from: 0, stop: -1, to: -1 };

export function useActivation(
  situation: Situation,
  orders: Orders,
  told: readonly Told[],
  setTold: (told: readonly Told[]) => void,
  /** Where they left off. */
  left?: Look,
) {
  const [look, setLook] = useState<Look>(left ?? { shown: null, begun: hasBegun(told), pace: 'all' });
  const { shown, begun, pace } = look;
  const [thrown, setThrown] = useState<Thrown | null>(null);
  const [asked, setAsked] = useState<FigureId | null>(null);

  const answers = useMemo(() => told.map(({ answer }) => answer), [told]);
  const resolution = useMemo(
    () => resolveActivation(situation, orders, answers),
    [situation, orders, answers],
  );
  /** What it will come to if dice and players change nothing. */
  const forecast = useMemo(
    () =>
      begun || !resolution.pending
        ? resolution
        : resolveActivation(situation, orders, answers, { mode: 'plan' }),
    [begun, resolution, situation, orders, answers],
  );
  const { steps, pending } = resolution;
  const stretches = useMemo(
    () => stretchesOf(steps, stopsOf(told, pending?.step), pace),
    [steps, told, pending, pace],
  );
  const place = stretchAt(stretches, shown ?? told.at(-1)?.step ?? 0);
  const stretch = stretches[place] ?? NOWHERE;
  const isLast = place >= stretches.length - 1;
  const waiting = pending !== undefined && isLast;
  const dice = told.findLast(isDiceAt(stretch.stop))?.answer;

  const interruptions = useMemo(
    () =>
      told.flatMap(({ step, answer }) =>
        answer.kind === 'changed' ? [{ step, changes: answer.changes }] : [],
      ),
    [told],
  );

  const before = (first: number) => toldBefore(told, first);
  /** A step that is over stays as it is: what changed after it counts from the next one on. */
  const reportsAt = waiting ? stretch.stop : stretch.to + 1;
  const goTo = (step: number, how: Pace = pace) => {
    setLook({ shown: step, begun: true, pace: how });
    setAsked(null);
    setThrown(null);
  };
  const answer = (one: Answer) => setTold([...told, { step: pending?.step ?? stretch.stop, answer: one }]);

  return {
    resolution,
    forecast,
    /** Before it has begun, players see what is coming; the board stays as it is. */
    begun,
    begin: (how: Pace) => goTo(0, how),
    look,
    stretch,
    waiting,
    done: pending === undefined && isLast,
    interruptions,
    /** The dice that were told last in this stretch, as long as they can be taken back. */
    dice: dice?.kind === 'dice' ? dice : null,
    /** Only of the dice that lie there now: undo may have taken back those that were thrown. */
    tray: trayOf(thrown, dice),
    roll: (rolled: DiceAnswer) => {
      setThrown({ answer: rolled, lies: false });
      answer(rolled);
    },
    land: useCallback(() => setThrown((now) => now && { ...now, lies: true }), []),
    /** Whose "Why?" is open. */
    asked,
    ask: setAsked,
    next: () => goTo(stretch.to + 1),
    /** Before the first stretch is the overview. */
    back: () => (place === 0 ? setLook({ ...look, begun: false }) : goTo(stretches[place - 1]?.to ?? 0)),
    answer,
    takeBack: () => {
      setThrown(null);
      setTold(before(stretch.stop));
    },
    prefer: (step: number, choice: number, option: number) => {
      const others = told.filter(
        ({ step: when, answer: earlier }) =>
          when === step && earlier.kind === 'prefer' && (earlier.choice ?? 0) !== choice,
      );
      setLook({ ...look, shown: step });
      setTold([...before(step), ...others, { step, answer: { kind: 'prefer', step, choice, option } }]);
    },
    report: (changes: readonly Change[]) =>
      setTold(
        waiting && pending.kind === 'attack'
          ? changedInAttack(told, pending, changes)
          : changedBefore(told, reportsAt, changes),
      ),
    /** Who acts before the others; only as long as nothing has been told. */
    lead: hasBegun(told)
      ? null
      : (figure: FigureId) =>
          setTold(orderedFirst(figure, [...new Set(forecast.steps.map((step) => step.figure))])),
  };
}

export type Activation = ReturnType<typeof useActivation>;

const trayOf = (thrown: Thrown | null, dice: Answer | undefined): 'tumbling' | 'lying' | null =>
  thrown === null || JSON.stringify(thrown.answer) !== JSON.stringify(dice)
    ? null
    : thrown.lies
      ? 'lying'
      : 'tumbling';

const isDiceAt =
  (at: number) =>
  ({ step, answer }: Told): boolean =>
    step === at && answer.kind === 'dice';

/** Where players tell or told something: dice, successes, a choice. */
const stopsOf = (told: readonly Told[], pending: number | undefined): ReadonlySet<number> =>
  new Set([
    ...told.flatMap(({ step, answer }) =>
      answer.kind === 'changed' || answer.kind === 'prefer' || answer.kind === 'order' ? [] : [step],
    ),
    ...(pending === undefined ? [] : [pending]),
  ]);

// An activation under way. What the players told (each with the step it was told at) and what comes of it is kept by whoever
// asks: the drill in its page, a mission in its game. Here is only which stretch they are looking at.

import { useCallback, useMemo } from 'react';
import type { Answer, AttackAid, Change, Interruption, StepResult } from '../../imperial';
import {
  aidsTold,
  forecastOf,
  resolveOrders,
  type Defense,
  type DefenseMoment,
  type ResolvedOrders,
  type Told,
} from '../../mission';
import type { FigureId, PowerToken } from '../../rules';
import { useNamedState } from '../parts/useNamedState';
import { stretchAt, stretchesOf, type Pace, type Stretch } from './stretches';
import { momentOf, routesIn, toldWith, toldWithoutLast, type ReportMoment } from './reporting';
import { hasBegun, orderedFirst, toldBefore } from './told';

type DiceAnswer = Extract<Answer, { kind: 'dice' }>;
/** Dice that the app rolled: nobody knows yet what follows, or they lie there. */
type Thrown = { readonly answer: DiceAnswer; readonly lies: boolean };

/** What players are looking at: a step (`null`: what was told last), at which pace, or the overview before it all. */
export type WindowLook = {
  readonly shown: number | null;
  readonly begun: boolean;
  readonly pace: Pace;
  /** How much had been told when it was chosen. */
  readonly of?: number;
};

const NOWHERE: Stretch = { from: 0, stop: -1, to: -1 };

/** The view's own: nothing of it is told to the game. */
type Viewing = {
  readonly look: WindowLook;
  readonly thrown: Thrown | null;
  readonly asked: FigureId | null;
  /** Cards for the attack that waits, until its dice are told; `of`: how much was told before it. */
  readonly draft: Draft;
};
type Draft = { readonly of: number; readonly aids: readonly AttackAid[]; readonly token?: PowerToken };

export type ActivationParts = {
  /** Another name is another activation, looked at from its beginning. */
  readonly name: string;
  readonly setTold: (told: readonly Told[]) => void;
  /** Cards that count by themselves in an attack; left out: there are none. */
  readonly standing?: Standing;
  /** Where they left off. */
  readonly left?: WindowLook | undefined;
  readonly onLook?: (look: WindowLook) => void;
  /** Others tell, too: what they told last comes into view. */
  readonly follows?: boolean;
};

type Standing = (
  defense: Defense,
  moments: readonly DefenseMoment[],
  used: readonly AttackAid[],
  now: readonly AttackAid[],
) => readonly AttackAid[];

type Unresolved = {
  readonly steps: readonly StepResult[];
  readonly pending?: undefined;
  readonly interruptions: readonly Interruption[];
};
const UNRESOLVED: Unresolved = { steps: [], interruptions: [] };
const NOTHING: readonly Told[] = [];
const NO_AIDS: readonly AttackAid[] = [];

/** `null`: nothing is resolved now. */
export function useActivation(resolved: ResolvedOrders, parts: ActivationParts): ActivationControl;
export function useActivation(
  resolved: ResolvedOrders | null,
  parts: ActivationParts,
): ActivationControl | null;
export function useActivation(
  known: ResolvedOrders | null,
  parts: ActivationParts,
): ActivationControl | null {
  const told = known?.told ?? NOTHING;
  const viewing = useViewing(parts, told);
  const { standing } = parts;
  const isTouched = viewing.draft.of === told.length;
  const atFirst = useMemo(
    () => (known && standing ? standingBefore(known, standing) : NO_AIDS),
    // Asked once for each table: its cards do not change while it is looked at.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [known],
  );
  const draft = isTouched ? viewing.draft.aids : atFirst;
  // Dice and odds as they are with the cards that lie there.
  const resolved = useMemo(
    () =>
      known && draft.length > 0 ? resolveOrders(known.before, known.drawn, known.told, { draft }) : known,
    [known, draft],
  );
  const { steps, pending, interruptions } = resolved?.resolution ?? UNRESOLVED;
  const { pace } = viewing.look;
  const stretches = useMemo(
    () => stretchesOf(steps, stopsOf(told, pending?.step), pace),
    [steps, told, pending, pace],
  );
  return (
    resolved &&
    activationOf(resolved, {
      ...viewing,
      aids: draft,
      token: isTouched ? viewing.draft.token : undefined,
      stretches,
      interruptions,
      setTold: parts.setTold,
      standing,
    })
  );
}

/** What is looked at, and how it is changed. */
function useViewing({ name, left, onLook, follows = false }: ActivationParts, told: readonly Told[]) {
  const [{ look: chosen, thrown, asked, draft }, change] = useNamedState<Viewing>(name, () => ({
    look: left ?? { shown: null, begun: hasBegun(told), pace: 'all' },
    thrown: null,
    asked: null,
    draft: { of: -1, aids: NO_AIDS },
  }));
  const look =
    follows && told.length > 0 && chosen.of !== told.length
      ? { ...chosen, shown: null, begun: hasBegun(told) }
      : chosen;
  return {
    look,
    draft,
    setDraft: (next: Viewing['draft']) => change((now) => ({ ...now, draft: next })),
    thrown,
    asked,
    setLook: (to: WindowLook) => {
      const next = { ...to, of: told.length };
      change((now) => ({ ...now, look: next }));
      onLook?.(next);
    },
    setThrown: (next: Thrown | null) => change((now) => ({ ...now, thrown: next })),
    setAsked: (next: FigureId | null) => change((now) => ({ ...now, asked: next })),
    land: useCallback(
      () => change((now) => ({ ...now, thrown: now.thrown && { ...now.thrown, lies: true } })),
      [change],
    ),
  };
}

type Parts = ReturnType<typeof useViewing> & {
  readonly aids: readonly AttackAid[];
  readonly stretches: readonly Stretch[];
  readonly interruptions: readonly Interruption[];
  readonly setTold: ActivationParts['setTold'];
  readonly standing: Standing | undefined;
  readonly token: PowerToken | undefined;
};

/** Free cards in the attack that waits. */
function standingBefore({ resolution, told }: ResolvedOrders, standing: Standing): readonly AttackAid[] {
  const { pending, situation } = resolution;
  if (pending?.kind !== 'attack') return NO_AIDS;
  const { figure: attacker, target } = pending;
  return standing({ situation, attacker, target }, ['defend', 'defendRolled'], aidsTold(told), NO_AIDS);
}

/** Free cards that follow from what the attack did. */
function withStandingAfter(
  resolved: ResolvedOrders,
  told: readonly Told[],
  step: number,
  answer: DiceAnswer,
  standing: Standing | undefined,
): DiceAnswer {
  if (!standing) return answer;
  const inAttack = (answer.aids ?? []).filter(({ after }) => !after);
  const { aids: _, ...bare } = answer;
  const plain: DiceAnswer = { ...bare, ...(inAttack.length > 0 && { aids: inAttack }) };
  const { resolution } = resolveOrders(resolved.before, resolved.drawn, [...told, { step, answer: plain }]);
  const act = resolution.steps[step]?.acts.findLast(
    (one) => one.kind === 'attack' && one.result !== undefined,
  );
  if (act?.kind !== 'attack' || !act.result) return answer;
  const { figure: attacker, target, result } = act;
  const defense = { situation: resolution.situation, attacker, target, result };
  const after = standing(defense, ['afterDefense'], aidsTold(told), inAttack);
  return after.length > 0 ? { ...plain, aids: [...inAttack, ...after] } : plain;
}

function activationOf(resolved: ResolvedOrders, parts: Parts) {
  const { told, resolution } = resolved;
  const { look, thrown, asked, setLook, setThrown, setAsked, stretches, interruptions, setTold } = parts;
  const { shown, pace } = look;
  /** One figure has no others to be looked over with: it begins at once. */
  const isAlone = resolved.drawn.orders.figures.length <= 1;
  const begun = look.begun || isAlone;
  const { pending } = resolution;
  /** What it will come to if dice and players change nothing. */
  const forecast = begun ? resolution : forecastOf(resolved);
  const place = stretchAt(stretches, shown ?? told.at(-1)?.step ?? 0);
  const stretch = stretches[place] ?? NOWHERE;
  const isLast = place >= stretches.length - 1;
  const waiting = pending !== undefined && isLast;
  const diceAt = told.findLastIndex(isDiceAt(stretch.stop));
  const dice = told[diceAt]?.answer;

  const before = (first: number) => toldBefore(told, first);
  /** A step that is over stays as it is: what changed after it counts from the next one on. */
  const now = {
    step: waiting ? stretch.stop : stretch.to + 1,
    declared: waiting && pending.kind === 'attack',
  };
  const goTo = (step: number, how: Pace = pace) => {
    setLook({ shown: step, begun: true, pace: how });
    setAsked(null);
    setThrown(null);
  };
  const answer = (one: Answer) => setTold([...told, { step: pending?.step ?? stretch.stop, answer: one }]);
  /** With the cards that were laid out for them. */
  const withDraft = (rolled: DiceAnswer): DiceAnswer =>
    pending?.kind === 'attack'
      ? withStandingAfter(
          resolved,
          told,
          pending.step,
          {
            ...rolled,
            ...(parts.aids.length > 0 && { aids: parts.aids }),
            ...(parts.token && { token: parts.token }),
          },
          parts.standing,
        )
      : rolled;
  const amend = (rolled: DiceAnswer, changed: Partial<DiceAnswer>, before: DiceAnswer) => {
    const whole = { ...rolled, ...changed };
    const isOtherAttack = JSON.stringify(inAttackOf(whole)) !== JSON.stringify(inAttackOf(before));
    const next = isOtherAttack
      ? withStandingAfter(resolved, told.slice(0, diceAt), stretch.stop, whole, parts.standing)
      : whole;
    if (thrown) setThrown({ answer: next, lies: true });
    setTold([...told.slice(0, diceAt), { step: stretch.stop, answer: next }]);
  };

  return {
    resolution,
    forecast,
    /** Steps of everybody who acts, as far as they are known; `null`: not of all. */
    foreseen: begun && !isAlone ? null : [...resolution.steps, ...forecast.steps],
    /** Before it has begun, players see what is coming; the board stays as it is. */
    begun,
    begin: (how: Pace) => goTo(0, how),
    /** Nothing is before the stretch that is shown. */
    isFirst: isAlone && place === 0,
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
      const whole = withDraft(rolled);
      setThrown({ answer: whole, lies: false });
      answer(whole);
    },
    /** Cards of the players for the attack that waits. */
    draft: parts.aids,
    setDraft: (aids: readonly AttackAid[]) =>
      parts.setDraft({ of: told.length, aids, ...(parts.token && { token: parts.token }) }),
    /** The power token that the defender spends. */
    token: parts.token ?? null,
    setToken: (token: PowerToken | null) =>
      parts.setDraft({ of: told.length, aids: parts.aids, ...(token && { token }) }),
    /** Cards that were told for other attacks of this activation. */
    usedAids: aidsTold(waiting ? told : told.slice(0, Math.max(0, diceAt))),
    /** Cards after the roll change what was told of it; `null`: something was told since. */
    amend:
      dice?.kind === 'dice' && diceAt === told.length - 1
        ? (changed: Partial<DiceAnswer>, token?: PowerToken | null) =>
            amend(withToken(dice, token), changed, dice)
        : null,
    land: parts.land,
    /** Whose "Why?" is open. */
    asked,
    ask: setAsked,
    next: () => goTo(stretch.to + 1),
    /** Before the first stretch is the overview. */
    back: () => (place === 0 ? setLook({ ...look, begun: false }) : goTo(stretches[place - 1]?.to ?? 0)),
    answer: (one: Answer) => answer(one.kind === 'dice' ? withDraft(one) : one),
    takeBack: () => {
      setThrown(null);
      setTold(before(stretch.stop));
    },
    /** `read`: how many answers came before the choice; those after it are of a future that is gone. */
    prefer: (step: number, choice: number, option: number, read: number) => {
      setLook({ ...look, shown: step });
      setTold([...told.slice(0, read), { step, answer: { kind: 'prefer', step, choice, option } }]);
    },
    /** The moves of this stretch that players may have interrupted. */
    routes: routesIn(resolution.steps, stretch),
    momentOf: (moment: ReportMoment) => momentOf(resolved, now, moment),
    report: (moment: ReportMoment, changes: readonly Change[]) => {
      if (moment.kind === 'route') setLook({ ...look, shown: moment.route.step });
      setTold(toldWith(resolved, now, moment, changes));
    },
    takeBackReport: (moment: ReportMoment) => setTold(toldWithoutLast(resolved, now, moment)),
    /** Who acts before the others; only as long as nothing has been told. */
    lead: hasBegun(told)
      ? null
      : (figure: FigureId) =>
          setTold(orderedFirst(figure, [...new Set(forecast.steps.map((step) => step.figure))])),
  };
}

export type ActivationControl = ReturnType<typeof activationOf>;

/** `null`: none is spent; left out: it stays as it is. */
function withToken(dice: DiceAnswer, token: PowerToken | null | undefined): DiceAnswer {
  if (token === undefined) return dice;
  const { token: _, ...others } = dice;
  return token ? { ...others, token } : others;
}

/** What decides how the attack ends. */
const inAttackOf = ({ roll, token, aids = [] }: DiceAnswer) => ({
  roll,
  token,
  aids: aids.filter(({ after }) => !after),
});

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

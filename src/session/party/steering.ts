// Between the running game and the list of a party: taps become steps that are asked for, entries become steps that are taken.

import { err, makeQueue, ok, type Result } from '../../kernel';
import {
  playEntry,
  playList,
  stateSum,
  type DeviceActs,
  type PartyDevice,
  type PartyEntry,
  type PartyList,
  type PartyStep,
} from '../../party';
import { lengthOf, stateOf, type GoToProblem, type Reducer } from '../../saves';
import type { GameKind } from '../playing/gameKind';
import type { SteerableGame, StepWays } from '../playing/runningGame';
import type { TakenStep } from '../playing/step';

/** A game of whatever kind. */
export type PlayedGame = {
  readonly running: SteerableGame<unknown, unknown, unknown, unknown, unknown>;
  readonly kind: GameKind<unknown, unknown, unknown, unknown, unknown>;
};

export type Steering = {
  readonly ways: StepWays<unknown, unknown, unknown>;
  readonly play: (acts: DeviceActs) => void;
  /** Everything from the beginning, where the game is not what the list makes of it. */
  readonly playAnew: () => void;
  /** Tells the others what the game has come to, unless they know. */
  readonly compare: () => void;
  readonly stop: () => void;
};

type Parts = {
  readonly game: PlayedGame;
  readonly device: string;
  readonly tap: PartyDevice['tap'];
  readonly isWatching: () => boolean;
  readonly list: () => PartyList;
  readonly carry: (acts: DeviceActs) => void;
  readonly onLate: (by: string) => void;
  readonly onSum: (number: number, sum: string, sure?: true) => void;
  readonly onTrouble: (error: unknown, command: unknown) => void;
};

/** Every so many entries devices compare their states. */
const SUM_EVERY = 8;
/** More entries at once are played in memory and written together. */
const MANY = 12;

type Told = Result<unknown, unknown>;

export function makeSteering({
  game,
  device,
  tap,
  isWatching,
  list,
  carry,
  onLate,
  onSum,
  onTrouble,
}: Parts): Steering {
  const { running, kind } = game;
  const rules: Reducer<unknown, unknown, unknown, unknown, unknown> = kind.reducerFor(running.setup);
  const waiting = new Map<string, (told: Told) => void>();
  const playing = makeQueue();
  const tapping = makeQueue();
  /** How many entries of the list the game shows. */
  let shown = 0;
  /** The last one that was compared. */
  let compared = 0;

  const taken = async (entry: PartyEntry): Promise<Told> => {
    const { step } = entry;
    const { direct } = running;
    const way: TakenStep<unknown, unknown> =
      step.kind === 'play'
        ? direct.dispatch(step.command)
        : step.kind === 'goTo'
          ? direct.goTo(step.index)
          : direct[step.kind]();
    return way.ok === 'later' ? way.told : way;
  };
  const tell = (id: string, told: Told): void => {
    waiting.get(id)?.(told);
    waiting.delete(id);
  };
  const compare = (sure?: true): void => {
    compared = shown;
    if (shown > 0) onSum(shown, stateSum(stateOf(running.journal())), sure);
  };
  const compareAtTimes = (): void => {
    if (shown % SUM_EVERY === 0) compare();
  };
  const playMany = async (entries: readonly PartyEntry[]): Promise<void> => {
    let journal = running.journal();
    for (const { step } of entries) ({ journal } = playEntry(journal, rules, step));
    await running.adopt(journal);
    shown += entries.length;
    for (const { id } of entries) tell(id, ok([]));
    compareAtTimes();
  };
  const playOne = async (entry: PartyEntry): Promise<void> => {
    const told = await taken(entry);
    shown++;
    tell(entry.id, told);
    compareAtTimes();
  };
  const playAnew = async (): Promise<void> => {
    await running.readPast();
    const { entries } = list();
    const wanted = playList(rules, running.setup, entries);
    const now = running.journal();
    const isSame =
      now.cursor === wanted.cursor &&
      lengthOf(now) === lengthOf(wanted) &&
      stateSum(stateOf(now)) === stateSum(stateOf(wanted));
    if (!isSame) await running.adopt(wanted);
    shown = entries.length;
    compare(true);
  };
  /** `end`: how many entries the list had with these. Some may have been played with the whole list meanwhile. */
  const play = async ({ added, told }: DeviceActs, end: number): Promise<void> => {
    const left = added?.slice(Math.max(0, shown - (end - added.length))) ?? null;
    if (left === null) await playAnew();
    else if (left.length > MANY) await playMany(left);
    else for (const entry of left) await playOne(entry);
    for (const { id } of added ?? []) tell(id, ok([]));
    for (const { id, outcome } of told) {
      if (outcome.kind === 'late') onLate(outcome.entry.by);
      tell(id, err(outcome.kind === 'late' ? kind.late : kind.away));
    }
  };

  const refusalOf = (step: PartyStep): Told | null => {
    if (step.kind !== 'play') return null;
    try {
      const advanced = rules.advance(stateOf(running.journal()), step.command);
      return advanced.ok ? null : advanced;
    } catch (error) {
      onTrouble(error, step.command);
      return err(kind.broken);
    }
  };
  /** `seen`: what the player had before them. Whatever others did since then was quicker. */
  const ask = (step: PartyStep, seen: number): Promise<Told> =>
    tapping(async () => {
      await playing(() => Promise.resolve());
      const quicker = list()
        .entries.slice(seen)
        .find(({ by }) => by !== device);
      if (quicker) {
        onLate(quicker.by);
        return err(kind.late);
      }
      if (isWatching()) return err(kind.watching);
      const refusal = refusalOf(step);
      if (refusal) return refusal;
      const acts = tap(step);
      if (typeof acts === 'string') return err(kind.away);
      return new Promise<Told>((resolve) => {
        waiting.set(acts.id, resolve);
        carry(acts);
      });
    });
  const way = (step: () => PartyStep): TakenStep<never, never> => ({
    ok: 'later',
    told: ask(step(), shown) as Promise<Result<never, never>>,
  });
  const goTo = (step: PartyStep): TakenStep<void, GoToProblem> => {
    const { told } = way(() => step) as unknown as { told: Promise<Told> };
    const problem: GoToProblem = { code: 'outOfRange', from: 0, to: 0 };
    return { ok: 'later', told: told.then((result) => (result.ok ? ok(undefined) : err(problem))) };
  };

  return {
    ways: {
      // As it would be after a reload: fields without a value are none.
      dispatch: (command) =>
        way(() => ({ kind: 'play', command: JSON.parse(JSON.stringify(command)) as unknown })),
      undo: () => goTo({ kind: 'undo' }),
      redo: () => goTo({ kind: 'redo' }),
      goTo: (index) => goTo({ kind: 'goTo', index }),
    },
    play: (acts) => {
      const end = list().entries.length;
      void playing(() => play(acts, end));
    },
    playAnew: () => void playing(playAnew),
    compare: () => {
      if (shown !== compared) compare();
    },
    stop: () => {
      for (const id of waiting.keys()) tell(id, err(kind.away));
    },
  };
}

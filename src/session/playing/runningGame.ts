// A game in play: the journal in a store that the UI watches, and every step passed on to be saved. A step is taken when
// the one before it is on the disk; the older past is read when a step or a screen asks for it.

import { createStore, type StoreApi } from 'zustand/vanilla';
import { err, isFields, makeQueue, ok, type Result } from '../../kernel';
import {
  chunkReplayed,
  entriesBetween,
  goToIndex,
  lengthOf,
  applyCommand,
  oldestOf,
  stateOf,
  withoutChunk,
  type Entry,
  type GoToProblem,
  type Journal,
  type Lost,
  type Rules,
} from '../../saves';
import { Autosave, type Saving } from './autosave';
import type { TakenStep } from './step';
import { makeTurnstile } from './turnstile';
import type { Label, SlotWriter } from '../slots/slotWriter';
import type { Troubles } from '../troubles';

export type Running<State> = {
  readonly game: State;
  readonly cursor: number;
  readonly length: number;
  /** The first index whose past is in memory. */
  readonly floor: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly saving: Saving;
  /** How many taps wait until the step before them is on the disk. */
  readonly waiting: number;
  /** What of the past turned out to be lost. */
  readonly lost: Lost | null;
  /** Several devices play it: a tap counts when all of them agree that it does. */
  readonly shared: boolean;
};

export type RunningGame<Setup, State, Command, Event, Refusal> = {
  readonly setup: Setup;
  /** What happened before the first command. */
  readonly startEvents: readonly Event[];
  readonly store: Pick<StoreApi<Running<State>>, 'getState' | 'getInitialState' | 'subscribe'>;
  readonly dispatch: (command: Command) => TakenStep<readonly Event[], Refusal>;
  readonly undo: () => TakenStep<void, GoToProblem>;
  readonly redo: () => TakenStep<void, GoToProblem>;
  readonly goTo: (index: number) => TakenStep<void, GoToProblem>;
  /** Reads the whole past, for whoever shows it. */
  readonly readPast: () => Promise<void>;
  /** The log: the entries from one index up to, but not including, another, none that were taken back or not read yet. */
  readonly log: (from: number, to: number) => readonly Entry<Command, Event>[];
  /** What redo would bring again. */
  readonly next: () => Entry<Command, Event> | null;
  /** Waits until everything is saved, or found to be impossible to save. */
  readonly flush: () => Promise<Saving>;
  /** Writes over what another tab has saved meanwhile. */
  readonly takeOver: () => Promise<Saving>;
};

/** The ways to change a game. */
export type StepWays<Command, Event, Refusal> = {
  readonly dispatch: (command: Command) => TakenStep<readonly Event[], Refusal>;
  readonly undo: () => TakenStep<void, GoToProblem>;
  readonly redo: () => TakenStep<void, GoToProblem>;
  readonly goTo: (index: number) => TakenStep<void, GoToProblem>;
};

/** A game that somebody else may steer: then taps go there first. */
export type SteerableGame<Setup, State, Command, Event, Refusal> = RunningGame<
  Setup,
  State,
  Command,
  Event,
  Refusal
> & {
  /** `null`: taps count at once again. */
  readonly steer: (by: StepWays<Command, Event, Refusal> | null) => void;
  /** Past whoever steers. */
  readonly direct: StepWays<Command, Event, Refusal>;
  readonly journal: () => Journal<State, Command, Event>;
  /** The same game, played in another way. */
  readonly adopt: (journal: Journal<State, Command, Event>) => Promise<void>;
};

export type RunningStart<Setup, State, Command, Event, Refusal> = {
  readonly setup: Setup;
  readonly startEvents: readonly Event[];
  readonly journal: Journal<State, Command, Event>;
  /** A new game has still to be written. */
  readonly isNew: boolean;
  readonly lost: Lost | null;
  readonly rules: Rules<State, Command, Event, Refusal>;
  /** Whether a state from a file can be one of this game. */
  readonly isSound: (state: unknown) => boolean;
  /** Why a command that ran into a mistake of ours is refused. */
  readonly broken: Refusal;
  readonly writer: SlotWriter;
  readonly label: (state: State) => Label;
  readonly onTrouble: Troubles['note'];
};

export function runGame<Setup, State, Command, Event, Refusal>({
  setup,
  startEvents,
  journal: first,
  isNew,
  lost,
  rules,
  isSound,
  broken,
  writer,
  label,
  onTrouble,
}: RunningStart<Setup, State, Command, Event, Refusal>): SteerableGame<
  Setup,
  State,
  Command,
  Event,
  Refusal
> {
  type OwnJournal = Journal<State, Command, Event>;
  let journal: OwnJournal = first;
  const store = createStore<Running<State>>(() => ({
    ...viewOf(journal),
    saving: { kind: 'saved' },
    waiting: 0,
    lost,
    shared: false,
  }));

  const autosave = new Autosave<OwnJournal>(
    (value) => writer.save(value, label(stateOf(value))),
    (saving) => {
      store.setState({ saving });
      if (saving.kind !== 'saving') turnstile.opened();
    },
    onTrouble,
  );
  const turnstile = makeTurnstile(
    () => autosave.isSettled,
    (waiting) => store.setState({ waiting }),
  );

  if (isNew) autosave.save(journal);

  const moveTo = (next: OwnJournal): void => {
    journal = next;
    store.setState(viewOf(journal));
    autosave.save(journal);
  };

  // What the tip holds was looked at when the game was opened; a checkpoint counts once a replay begins with it.
  const isGood = askedOnce(isSound);
  const dropUnsound = (index: number): void => {
    const chunk = chunkReplayed(journal, index);
    if (!chunk || isGood(chunk.checkpoint)) return;
    const cut = withoutChunk(journal, chunk);
    journal = cut.journal;
    store.setState({ ...viewOf(journal), lost: cut.lost });
  };
  const take = (index: number): Result<void, GoToProblem> => {
    const gone = unlessBroken(
      () => {
        dropUnsound(index);
        return goToIndex(journal, rules, index);
      },
      { code: 'cannotReplay', index },
      onTrouble,
    );
    if (!gone.ok) return gone;
    moveTo(gone.value);
    return ok(undefined);
  };
  const goTo = (place: () => number): TakenStep<void, GoToProblem> =>
    turnstile.pass(null, () => {
      const index = place();
      if (index >= journal.floor || index < 0 || !hasUnread(journal)) return take(index);
      return readBack(index).then(() => take(index));
    });

  const inTurn = makeQueue();
  const readBack = (index: number): Promise<void> =>
    inTurn(async () => {
      if (journal.floor <= index || !hasUnread(journal)) return;
      // Storage that fails may work again; a chunk that is bad stays so.
      const outcome = await writer.readPast(oldestOf(journal), index).catch((error: unknown) => {
        onTrouble(error);
        return 'failed' as const;
      });
      const { start: floor, previous } = oldestOf(journal);
      journal = { ...journal, floor };
      if (outcome === 'lost') {
        previous.unread = null;
        store.setState({ lost: { undoBefore: floor, redo: false } });
      }
      store.setState(viewOf(journal));
      if (floor === 0) await writer.sweepStrays(journal).catch(onTrouble);
    });

  const flush = async (): Promise<Saving> => {
    do {
      await autosave.flush();
      await turnstile.settled();
    } while (store.getState().waiting > 0 || !autosave.isSettled);
    return store.getState().saving;
  };

  const direct: StepWays<Command, Event, Refusal> = {
    dispatch: (command) =>
      turnstile.pass({ command, seen: journal }, () => {
        const played = unlessBroken(
          () => applyCommand(journal, rules, command),
          broken,
          (error) => onTrouble(error, command),
        );
        if (!played.ok) return played;
        moveTo(played.value.journal);
        return ok(played.value.events);
      }),
    undo: () => goTo(() => journal.cursor - 1),
    redo: () => goTo(() => journal.cursor + 1),
    goTo: (index) => goTo(() => index),
  };
  let ways = direct;

  return {
    setup,
    startEvents,
    store,
    dispatch: (command) => ways.dispatch(command),
    undo: () => ways.undo(),
    redo: () => ways.redo(),
    goTo: (index) => ways.goTo(index),
    steer: (by) => {
      ways = by ?? direct;
      store.setState({ shared: by !== null });
    },
    direct,
    journal: () => journal,
    adopt: async (next) => {
      const taken = turnstile.pass(null, () => {
        moveTo(next);
        return ok(undefined);
      });
      if (taken.ok === 'later') await taken.told;
    },
    readPast: () => readBack(0),
    log: (from, to) => entriesBetween(journal, from, Math.min(to, journal.cursor)),
    next: () => entriesBetween(journal, journal.cursor, journal.cursor + 1)[0] ?? null,
    flush,
    takeOver: async () => {
      const saving = await flush();
      if (saving.kind !== 'memoryOnly' || saving.reason !== 'elsewhere') return saving;
      try {
        if (!(await writer.claim(journal))) return saving;
        autosave.resume(journal);
      } catch (error) {
        onTrouble(error);
      }
      return flush();
    },
  };
}

/** What was found good stays so: a state never changes. */
function askedOnce(isSound: (state: unknown) => boolean): (state: unknown) => boolean {
  const good = new WeakSet<object>();
  return (state) => {
    if (!isFields(state)) return false;
    if (!good.has(state) && isSound(state)) good.add(state);
    return good.has(state);
  };
}

const hasUnread = (journal: Journal<unknown, unknown, unknown>): boolean =>
  oldestOf(journal).previous.unread !== null;

/** Games come from files that anybody may have written. Whatever the checks did not foresee ends here: the game stays as it was. */
function unlessBroken<T, Refusal>(
  step: () => Result<T, Refusal>,
  broken: Refusal,
  onTrouble: (error: unknown) => void,
): Result<T, Refusal> {
  try {
    return step();
  } catch (error) {
    onTrouble(error);
    return err(broken);
  }
}

const viewOf = <State>(
  journal: Journal<State, unknown, unknown>,
): Omit<Running<State>, 'saving' | 'waiting' | 'lost' | 'shared'> => ({
  game: stateOf(journal),
  cursor: journal.cursor,
  length: lengthOf(journal),
  floor: journal.floor,
  canUndo: journal.cursor > journal.floor || hasUnread(journal),
  canRedo: journal.cursor < lengthOf(journal),
});

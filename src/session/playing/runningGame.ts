// A game in play: the journal in a store that the UI watches, and every step passed on to be saved.

import { createStore, type StoreApi } from 'zustand/vanilla';
import { err, ok, type Result } from '../../kernel';
import {
  entriesBetween,
  goToIndex,
  lengthOf,
  applyCommand,
  stateOf,
  type Entry,
  type GoToProblem,
  type Journal,
  type Rules,
} from '../../saves';
import { Autosave, type Saving } from './autosave';
import type { Label, SlotWriter } from '../slots/slotWriter';
import type { Troubles } from '../troubles';

export type Running<State> = {
  readonly game: State;
  readonly cursor: number;
  readonly length: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly saving: Saving;
};

export type RunningGame<Setup, State, Command, Event, Refusal> = {
  readonly setup: Setup;
  /** What happened before the first command. */
  readonly startEvents: readonly Event[];
  readonly store: Pick<StoreApi<Running<State>>, 'getState' | 'getInitialState' | 'subscribe'>;
  readonly dispatch: (command: Command) => Result<readonly Event[], Refusal>;
  readonly undo: () => Result<void, GoToProblem>;
  readonly redo: () => Result<void, GoToProblem>;
  readonly goTo: (index: number) => Result<void, GoToProblem>;
  /** The log: the entries from one index up to, but not including, another, none that were taken back. */
  readonly log: (from: number, to: number) => readonly Entry<Command, Event>[];
  /** What redo would bring again. */
  readonly next: () => Entry<Command, Event> | null;
  /** Waits until everything is saved, or found to be impossible to save. */
  readonly flush: () => Promise<Saving>;
  /** Writes over what another tab has saved meanwhile. */
  readonly takeOver: () => Promise<Saving>;
};

export type RunningStart<Setup, State, Command, Event, Refusal> = {
  readonly setup: Setup;
  readonly startEvents: readonly Event[];
  readonly journal: Journal<State, Command, Event>;
  /** A new game has still to be written. */
  readonly isNew: boolean;
  readonly rules: Rules<State, Command, Event, Refusal>;
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
  rules,
  broken,
  writer,
  label,
  onTrouble,
}: RunningStart<Setup, State, Command, Event, Refusal>): RunningGame<Setup, State, Command, Event, Refusal> {
  type OwnJournal = Journal<State, Command, Event>;
  let journal: OwnJournal = first;
  const store = createStore<Running<State>>(() => ({ ...viewOf(journal), saving: { kind: 'saved' } }));

  const autosave = new Autosave<OwnJournal>(
    (value) => writer.save(value, label(stateOf(value))),
    (saving) => store.setState({ saving }),
    onTrouble,
  );

  if (isNew) autosave.save(journal);

  const moveTo = (next: OwnJournal): void => {
    journal = next;
    store.setState(viewOf(journal));
    autosave.save(journal);
  };

  const goTo = (index: number): Result<void, GoToProblem> => {
    const gone = unlessBroken(
      () => goToIndex(journal, rules, index),
      { code: 'cannotReplay', index },
      onTrouble,
    );
    if (!gone.ok) return gone;
    moveTo(gone.value);
    return ok(undefined);
  };

  const flush = async (): Promise<Saving> => {
    await autosave.flush();
    return store.getState().saving;
  };

  return {
    setup,
    startEvents,
    store,
    dispatch: (command) => {
      const played = unlessBroken(
        () => applyCommand(journal, rules, command),
        broken,
        (error) => onTrouble(error, command),
      );
      if (!played.ok) return played;
      moveTo(played.value.journal);
      return ok(played.value.events);
    },
    undo: () => goTo(journal.cursor - 1),
    redo: () => goTo(journal.cursor + 1),
    goTo,
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

const viewOf = <State>(journal: Journal<State, unknown, unknown>): Omit<Running<State>, 'saving'> => ({
  game: stateOf(journal),
  cursor: journal.cursor,
  length: lengthOf(journal),
  canUndo: journal.cursor > journal.floor,
  canRedo: journal.cursor < lengthOf(journal),
});

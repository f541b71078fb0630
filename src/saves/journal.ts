// The game as it was played: commands with their events, in chunks that each begin with a checkpoint. A journal is a
// value; a step makes a new one that shares everything but the open chunk, so appending costs the same at any length
// and a journal can be written while play goes on. Undo moves the cursor; only a new command drops what lies after it.

import { err, ok, type Result } from '../kernel';
import type { Rules } from './reducer';

/** A checkpoint at the latest after so many commands: this bounds replay, and what a save has to write. */
export const CHUNK_LENGTH = 50;
/** How many states are kept beside the checkpoints, so that taking back the last steps needs no replay. */
const KNOWN_STATES = 100;

/** Names a closed chunk where it is kept. */
export type ChunkRef = { readonly start: number; readonly checksum: string };

export type Entry<Command, Event> = { readonly command: Command; readonly events: readonly Event[] };

export type Chunk<State, Command, Event> = {
  /** How many entries lie before it. */
  readonly start: number;
  /** The state before its first entry. */
  readonly checkpoint: State;
  readonly entries: readonly Entry<Command, Event>[];
  readonly previous: Past<State, Command, Event>;
};

/**
 * What lies before a chunk. The older past stays on the disk until it is asked for: then it is put in here once, and every
 * journal that shares this past has it.
 */
export type Past<State, Command, Event> = {
  chunk: Chunk<State, Command, Event> | null;
  /** The chunk that is not read yet. */
  unread: ChunkRef | null;
};

const noPast = (): Past<never, never, never> => ({ chunk: null, unread: null });

export type Journal<State, Command, Event> = {
  /** The open chunk, from which all others hang. */
  readonly last: Chunk<State, Command, Event>;
  /** How many entries count. Those after it can be had back. */
  readonly cursor: number;
  /** The first index that can be gone to: 0, unless older chunks are lost or not read yet. */
  readonly floor: number;
  /** States that need no replay: a run without gaps around the cursor. */
  readonly known: { readonly from: number; readonly states: readonly State[] };
};

export type GoToProblem =
  | { readonly code: 'outOfRange'; readonly from: number; readonly to: number }
  /** The rules no longer allow what was once played; only an update of the app can bring this about. */
  | { readonly code: 'cannotReplay'; readonly index: number };

/** A journal that begins with a state; `start` is not 0 where what came before is lost. */
export const beginJournal = <State, Command, Event>(
  state: State,
  start = 0,
): Journal<State, Command, Event> => ({
  last: { start, checkpoint: state, entries: [], previous: noPast() },
  cursor: start,
  floor: start,
  known: { from: start, states: [state] },
});

export const lengthOf = ({ last }: Journal<unknown, unknown, unknown>): number =>
  last.start + last.entries.length;

export function stateOf<State>({ known, cursor }: Journal<State, unknown, unknown>): State {
  const state = known.states[cursor - known.from];
  // The state of a game is never undefined, since undefined isn't JSON.
  if (state === undefined) throw new Error('the journal has lost its place');
  return state;
}

export function applyCommand<State, Command, Event, Refusal>(
  journal: Journal<State, Command, Event>,
  rules: Rules<State, Command, Event, Refusal>,
  command: Command,
): Result<{ readonly journal: Journal<State, Command, Event>; readonly events: readonly Event[] }, Refusal> {
  const { cursor, known } = journal;
  const before = stateOf(journal);
  const advanced = rules.advance(before, command);
  if (!advanced.ok) return advanced;
  const { state, events } = advanced.value;
  const chunk = chunkAt(journal, cursor);
  const entries = [...chunk.entries.slice(0, cursor - chunk.start), { command, events }];
  const grown = { ...chunk, entries };
  const isFull = entries.length >= CHUNK_LENGTH || rules.isMilestone(before, state);
  const grownJournal = {
    ...journal,
    last: isFull
      ? { start: cursor + 1, checkpoint: state, entries: [], previous: { chunk: grown, unread: null } }
      : grown,
    cursor: cursor + 1,
    known: newestOf(known.from, [...known.states.slice(0, cursor + 1 - known.from), state]),
  };
  return ok({ journal: grownJournal, events });
}

function newestOf<State>(from: number, states: readonly State[]): Journal<State, unknown, unknown>['known'] {
  const tooMany = Math.max(0, states.length - KNOWN_STATES);
  return { from: from + tooMany, states: states.slice(tooMany) };
}

/** Undo and redo, as far as one likes. */
export function goToIndex<State, Command, Event, Refusal>(
  journal: Journal<State, Command, Event>,
  rules: Rules<State, Command, Event, Refusal>,
  index: number,
): Result<Journal<State, Command, Event>, GoToProblem> {
  const { floor, known } = journal;
  const length = lengthOf(journal);
  if (!Number.isInteger(index) || index < floor || index > length) {
    return err({ code: 'outOfRange', from: floor, to: length });
  }
  if (index >= known.from && index < known.from + known.states.length) {
    return ok({ ...journal, cursor: index });
  }
  const replayed = chunkReplayed(journal, index);
  const run = replayed ? { from: replayed.start, states: [replayed.checkpoint] } : known;
  const states = [...run.states];
  for (const { command } of entriesBetween(journal, run.from + states.length - 1, index)) {
    const advanced = rules.advance(lastOf(states), command);
    if (!advanced.ok) return err({ code: 'cannotReplay', index });
    states.push(advanced.value.state);
  }
  return ok({ ...journal, cursor: index, known: newestOf(run.from, states) });
}

/** The chunk whose checkpoint comes into play on the way to an index; `null`: the known states hold it or lead there. */
export function chunkReplayed<State, Command, Event>(
  journal: Journal<State, Command, Event>,
  index: number,
): Chunk<State, Command, Event> | null {
  const { floor, known } = journal;
  const end = known.from + known.states.length - 1;
  if (index < floor || index > lengthOf(journal) || (index >= known.from && index <= end)) return null;
  const chunk = chunkAt(journal, index);
  return end >= chunk.start && end < index ? null : chunk;
}

function lastOf<State>(states: readonly State[]): State {
  const state = states.at(-1);
  if (state === undefined) throw new Error('a run of states begins with a checkpoint');
  return state;
}

/** The entries from one index up to, but not including, another. */
export function entriesBetween<Command, Event>(
  journal: Journal<unknown, Command, Event>,
  from: number,
  to: number,
): readonly Entry<Command, Event>[] {
  const parts: (readonly Entry<Command, Event>[])[] = [];
  for (const { start, entries } of chunksOf(journal.last)) {
    if (start < to) parts.push(entries.slice(Math.max(0, from - start), Math.max(0, to - start)));
    if (start <= from) break;
  }
  return parts.toReversed().flat();
}

/** This chunk and all before it, newest first. */
export function* chunksOf<State, Command, Event>(
  last: Chunk<State, Command, Event> | null,
): Generator<Chunk<State, Command, Event>> {
  for (let chunk = last; chunk !== null; chunk = chunk.previous.chunk) yield chunk;
}

/** The oldest chunk in memory. */
export function oldestOf<State, Command, Event>({
  last,
}: Journal<State, Command, Event>): Chunk<State, Command, Event> {
  let oldest = last;
  for (const chunk of chunksOf(last)) oldest = chunk;
  return oldest;
}

function chunkAt<State, Command, Event>(
  { last }: Journal<State, Command, Event>,
  index: number,
): Chunk<State, Command, Event> {
  for (const chunk of chunksOf(last)) if (chunk.start <= index) return chunk;
  throw new Error(`the journal begins after ${index}`);
}

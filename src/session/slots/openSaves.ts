// The slots in which games are kept. Nothing here throws for what lies on the disk, and no operation on one slot
// touches another.

import { err, ok } from '../../kernel';
import { asTime, beginJournal, setupChecksum, type Entry, type Head, type Journal } from '../../saves';
import { slotPrefix, type Slot } from './names';
import type { FileStore } from '../storage/fileStore';
import { isSoundFor, type GameKind, type Judge } from '../playing/gameKind';
import { readGame, type StoredGame } from './readSlot';
import { withToldReads } from './readOrFailure';
import { runGame, type RunningStart, type SteerableGame } from '../playing/runningGame';
import { keepTroubles, type Troubles } from '../troubles';
import {
  careForSlots,
  guarded,
  slotPlace,
  type CareParts,
  type CareOutcome,
  type SlotCare,
} from './slotCare';
import { inspectSlot, problemOf, recoverableOf, type Inspected, type Recoverable } from './slotInfo';
import { SlotWriter } from './slotWriter';

export type SavesParts = {
  readonly files: FileStore;
  /** Milliseconds. */
  readonly clock: () => number;
  /** Small letters and digits, on no device the same twice. */
  readonly newId: () => string;
  /** Where troubles are gathered that also come from elsewhere. */
  readonly troubles?: Troubles;
  /** Told of every failure, also of those that do no harm; the last of them are kept anyway. */
  readonly onTrouble?: (error: unknown) => void;
  readonly isSetup?: NonNullable<CareParts['isSetup']>;
};

type Parts = Omit<SavesParts, 'onTrouble' | 'troubles'> & CareParts;

export type Loaded<Setup, State, Command, Event, Refusal> = {
  readonly running: SteerableGame<Setup, State, Command, Event, Refusal>;
};

export type Saves = SlotCare & {
  /** Only in an empty slot. A game that cannot be written is played in memory all the same, and says so. */
  readonly create: <Setup, State, Command, Event, Refusal>(
    slot: Slot,
    kind: GameKind<Setup, State, Command, Event, Refusal>,
    setup: Setup,
  ) => CareOutcome<SteerableGame<Setup, State, Command, Event, Refusal>>;
  readonly load: <Setup, State, Command, Event, Refusal>(
    slot: Slot,
    kind: GameKind<Setup, State, Command, Event, Refusal>,
  ) => CareOutcome<Loaded<Setup, State, Command, Event, Refusal>>;
  /** Older saves of what lies in a slot that a game can go on from, newest first. */
  readonly older: (slot: Slot, isSound: Judge) => CareOutcome<readonly Recoverable[]>;
};

export function openSaves({ onTrouble, troubles: gathered, ...others }: SavesParts): Saves {
  const troubles = gathered ?? keepTroubles(others.clock);
  const note = (error: unknown, command?: unknown): void => {
    troubles.note(error, command);
    onTrouble?.(error);
  };
  const parts: Parts = {
    ...others,
    files: withToldReads(others.files, note),
    clock: () => asTime(others.clock()),
    troubles: troubles.list,
    onTrouble: note,
  };
  return {
    ...careForSlots(parts),
    create: (slot, kind, setup) => guarded(parts, () => create(parts, slot, kind, setup)),
    load: (slot, kind) => guarded(parts, () => load(parts, slot, kind)),
    older: (slot, isSound) => guarded(parts, () => older(parts, slot, isSound)),
  };
}

async function create<Setup, State, Command, Event, Refusal>(
  parts: Parts,
  slot: Slot,
  kind: GameKind<Setup, State, Command, Event, Refusal>,
  setup: Setup,
): CareOutcome<SteerableGame<Setup, State, Command, Event, Refusal>> {
  const inspected = await inspectSlot(parts.files, slot);
  if (inspected.info.kind !== 'empty') return err({ code: 'occupied' });
  const rules = kind.reducerFor(setup);
  const { state, events } = rules.start(setup);
  const head: Head = { game: parts.newId(), setup, setupChecksum: setupChecksum(setup), events };
  const writer = new SlotWriter(slotPlace(parts, inspected), head);
  writer.sweepAway(await parts.files.list(slotPrefix(slot)));
  const journal: Journal<State, Command, Event> = beginJournal(state);
  const running = run(parts, kind, {
    setup,
    startEvents: events,
    journal,
    rules,
    writer,
    isNew: true,
    lost: null,
  });
  const saving = await running.flush();
  const isTaken = saving.kind === 'memoryOnly' && saving.reason === 'elsewhere';
  return isTaken ? err({ code: 'occupied' }) : ok(running);
}

async function load<Setup, State, Command, Event, Refusal>(
  parts: Parts,
  slot: Slot,
  kind: GameKind<Setup, State, Command, Event, Refusal>,
): CareOutcome<Loaded<Setup, State, Command, Event, Refusal>> {
  const inspected = await inspectSlot(parts.files, slot);
  if (inspected.info.kind !== 'playable') return err(problemOf(inspected.info));
  const { newest } = inspected.tips;
  if (newest && kind.mayOwn?.(newest.tip.state) === false) return err({ code: 'otherGame', recoverable: [] });
  const { wanted } = kind;
  const isWanted = wanted && ((entry: Entry<unknown, unknown>) => wanted(entry as Entry<Command, Event>));
  const read = await readGame(parts.files, slot, inspected.tips, isWanted ?? null);
  // All generations share the head, so they would not help.
  if (!read.ok) return err({ code: 'damaged', problem: read.error, recoverable: [] });
  const { head, tip, resumed, lost } = read.value;
  if (!kind.accepts(head.setup, tip.state)) return err({ code: 'otherGame', recoverable: [] });
  const what = kind.impossible?.(head.setup as Setup, tip.state);
  if (what !== undefined)
    return err({ code: 'impossible', what, recoverable: olderOf(inspected, read.value, isSoundFor(kind)) });
  const writer = new SlotWriter(slotPlace(parts, inspected), head);
  writer.resume(resumed);
  // The checksums vouch that this is what was written, and the game that it is its own.
  const setup = head.setup as Setup;
  const running = run(parts, kind, {
    setup,
    startEvents: head.events as readonly Event[],
    journal: resumed.journal as Journal<State, Command, Event>,
    rules: kind.reducerFor(setup),
    writer,
    isNew: false,
    lost,
  });
  return ok({ running });
}

/** Older saves of the same game that can be gone back to. */
const olderOf = (
  { generations }: Inspected,
  { head, tip: { game } }: Pick<StoredGame, 'head' | 'tip'>,
  isSound: Judge,
): readonly Recoverable[] =>
  recoverableOf(generations, (tip) => tip.game === game && isSound(head.setup, tip.state));

async function older({ files }: Parts, slot: Slot, isSound: Judge): CareOutcome<readonly Recoverable[]> {
  const inspected = await inspectSlot(files, slot);
  const read = await readGame(files, slot, inspected.tips, null);
  return ok(read.ok ? olderOf(inspected, read.value, isSound) : []);
}

type Start<Setup, State, Command, Event, Refusal> = Pick<
  RunningStart<Setup, State, Command, Event, Refusal>,
  'setup' | 'startEvents' | 'journal' | 'rules' | 'writer' | 'isNew' | 'lost'
>;

const run = <Setup, State, Command, Event, Refusal>(
  { clock, onTrouble }: Parts,
  kind: GameKind<Setup, State, Command, Event, Refusal>,
  start: Start<Setup, State, Command, Event, Refusal>,
): SteerableGame<Setup, State, Command, Event, Refusal> =>
  runGame({
    ...start,
    isSound: (state) => isSoundFor(kind)(start.setup, state),
    broken: kind.broken,
    label: (state) => ({ summary: kind.summarise(state), savedAt: clock() }),
    onTrouble,
  });

// Operations on slots that need no knowledge of the game: list, remove, export, import, recover.

import { err, ok, type Result } from '../../kernel';
import { assembleJournal, formatExport, parseExport, readTip, RECORDS } from '../../saves';
import {
  generationName,
  GENERATIONS,
  TIP_SIDES,
  slotPrefix,
  SLOTS,
  tipName,
  type Generation,
  type Slot,
  type TipSide,
} from './names';
import { StoreFailure, type FileStore } from '../storage/fileStore';
import { readGame } from './readSlot';
import {
  inspectSlot,
  lookIntoSlot,
  problemOf,
  type Inspected,
  type SaveProblem,
  type SlotInfo,
} from './slotInfo';
import { SlotWriter, type SlotPlace } from './slotWriter';
import { expectedTips } from './tips';
import type { Troubles } from '../troubles';
import { TipWriter } from './tipWriter';
import { Cancelled } from '../work/cancelled';
import { writeAndCheck } from './writeAndCheck';

export type CareOutcome<T> = Promise<Result<T, SaveProblem>>;

export type CareParts = {
  readonly files: FileStore;
  readonly newId: () => string;
  readonly onTrouble: Troubles['note'];
  /** What went wrong lately, for the file of a game. */
  readonly troubles: Troubles['list'];
  /** Asked of the setup in a file, besides what is asked of every game that opens. */
  readonly isSetup?: (setup: unknown) => boolean;
};

/** Files by their names. */
export type Copies = Readonly<Record<string, string>>;

export type SlotCare = {
  readonly list: () => CareOutcome<readonly SlotInfo[]>;
  readonly remove: (slot: Slot) => CareOutcome<void>;
  readonly exportSlot: (slot: Slot) => CareOutcome<string>;
  /** Only into an empty slot. `after`: its saves are counted from there on. */
  readonly importInto: (slot: Slot, text: string, after?: number) => CareOutcome<void>;
  /** The files of a game that was unpacked elsewhere; only into an empty slot. Rejects with `Cancelled` where the signal says so. */
  readonly place: (slot: Slot, copies: Copies, signal?: AbortSignal) => CareOutcome<void>;
  /** The same over another game, after whose saves the copies are counted: at any moment one of the two can be played. */
  readonly replace: (slot: Slot, copies: Copies) => CareOutcome<void>;
  /** The number of the newest save in a slot; 0: there is none. */
  readonly lastSequence: (slot: Slot) => CareOutcome<number>;
  /** Makes an older save the one that counts. */
  readonly recover: (slot: Slot, generation: Generation) => CareOutcome<void>;
};

export const careForSlots = (parts: CareParts): SlotCare => ({
  list: () => guarded(parts, () => listSlots(parts)),
  remove: (slot) => guarded(parts, () => removeSlot(parts, slot)),
  exportSlot: (slot) => guarded(parts, () => exportSlot(parts, slot)),
  importInto: (slot, text, after = 0) => guarded(parts, () => importInto(parts, slot, text, after)),
  place: (slot, copies, signal) =>
    guarded(parts, () => placeFiles(parts, slot, copies, { mayReplace: false, signal })),
  replace: (slot, copies) => guarded(parts, () => placeFiles(parts, slot, copies, { mayReplace: true })),
  lastSequence: (slot) => guarded(parts, () => lastSequence(parts, slot)),
  recover: (slot, generation) => guarded(parts, () => recover(parts, slot, generation)),
});

/** Storage that fails is an answer, not an accident. */
export async function guarded<T>(
  { onTrouble }: Pick<CareParts, 'onTrouble'>,
  work: () => CareOutcome<T>,
): CareOutcome<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Cancelled) throw error;
    onTrouble(error);
    if (error instanceof StoreFailure) return err({ code: 'storage', reason: error.code });
    throw error;
  }
}

export const slotPlace = (
  { files, newId, onTrouble }: CareParts,
  { info, tips, generations }: Inspected,
): SlotPlace => ({ files, slot: info.slot, tips, generations, writer: newId(), onTrouble });

/** One after the other, so that of all games only one lies in memory. A slot that the storage does not give does not hide the others. */
async function listSlots({ files }: CareParts): CareOutcome<readonly SlotInfo[]> {
  const infos: SlotInfo[] = [];
  const failures: StoreFailure[] = [];
  for (const slot of SLOTS) {
    try {
      infos.push((await lookIntoSlot(files, slot)).info);
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error;
      failures.push(error);
      // Storage that does not even name its files has failed as a whole.
      await files.list(slotPrefix(slot));
      infos.push({ slot, kind: 'damaged', problem: { code: 'damaged' }, recoverable: [] });
    }
  }
  const [failure] = failures;
  if (failure && failures.length === SLOTS.length) throw failure;
  return ok(infos);
}

/** In this order a slot is either still playable or empty, wherever it is cut short. */
async function removeSlot({ files }: CareParts, slot: Slot): CareOutcome<void> {
  const first = [
    ...GENERATIONS.map((generation) => generationName(slot, generation)),
    ...TIP_SIDES.map((side) => tipName(slot, side)),
  ];
  for (const name of first) await files.remove(name);
  for (const name of await files.list(slotPrefix(slot))) await files.remove(name);
  return ok(undefined);
}

async function exportSlot({ files, troubles }: CareParts, slot: Slot): CareOutcome<string> {
  const { info, tips } = await lookIntoSlot(files, slot);
  if (info.kind !== 'playable') return err(problemOf(info));
  const read = await readGame(files, slot, tips, 'all');
  if (!read.ok) return err({ code: 'damaged', problem: read.error, recoverable: [] });
  const { head, tip, chunks } = read.value;
  return ok(formatExport({ head, tip, pieces: chunks.map(({ piece }) => piece) }, troubles()));
}

async function importInto(parts: CareParts, slot: Slot, text: string, after: number): CareOutcome<void> {
  const parsed = parseExport(text);
  if (!parsed.ok) return err({ code: 'damaged', problem: parsed.error, recoverable: [] });
  if (parts.isSetup?.(parsed.value.head.setup) === false)
    return err({ code: 'damaged', problem: { code: 'unfit' }, recoverable: [] });
  const inspected = await inspectSlot(parts.files, slot);
  if (inspected.info.kind !== 'empty') return err({ code: 'occupied' });
  const { head, pieces, tip } = parsed.value;
  const { summary, savedAt } = tip;
  // A name of its own: the same file may be brought in twice.
  const game = parts.newId();
  const writer = new SlotWriter({ ...slotPlace(parts, inspected), after }, { ...head, game });
  writer.sweepAway(await parts.files.list(slotPrefix(slot)));
  const outcome = await writer.save(assembleJournal(pieces, tip).journal, { summary, savedAt });
  if (outcome === 'elsewhere') return err({ code: 'occupied' });
  return ok(undefined);
}

/** The newer tip decides: until it is there, the slot is empty or the game before. It takes the place of the older one of that. */
async function placeFiles(
  parts: CareParts,
  slot: Slot,
  copies: Copies,
  { mayReplace, signal }: { readonly mayReplace: boolean; readonly signal?: AbortSignal | undefined },
): CareOutcome<void> {
  const { files, onTrouble } = parts;
  const { info, tips } = await lookIntoSlot(files, slot);
  if (info.kind === 'newer' || (info.kind !== 'empty' && !mayReplace)) return err({ code: 'occupied' });
  const [newer, older] = tipsIn(slot, copies);
  if (newer === undefined) return err({ code: 'empty' });
  const early = await placeEarly(parts, slot, copies, signal);
  const side: TipSide = tips.newest?.side === 'a' ? 'b' : 'a';
  const [first, second] = [tipName(slot, side), tipName(slot, side === 'a' ? 'b' : 'a')];
  const there = expectedTips(slot, tips.texts);
  if ((await files.swap(first, newer, there)) === 'changed') return err({ code: 'occupied' });
  if ((await files.read(first)) !== newer) throw new StoreFailure('failed');
  // From here on it is the game of this slot; whatever else fails does no harm.
  try {
    const kept = new Set([first, ...early]);
    if (older !== undefined && (await files.swap(second, older, { ...there, [first]: newer })) === 'done')
      kept.add(second);
    for (const name of await files.list(slotPrefix(slot))) if (!kept.has(name)) await files.remove(name);
  } catch (error) {
    onTrouble(error);
  }
  return ok(undefined);
}

/** What a tip will name, which does not count without it. Whoever cancels finds nothing of it in the slot. */
async function placeEarly(
  { files }: CareParts,
  slot: Slot,
  copies: Copies,
  signal: AbortSignal | undefined,
): Promise<readonly string[]> {
  const late = new Set([
    ...TIP_SIDES.map((side) => tipName(slot, side)),
    ...GENERATIONS.map((generation) => generationName(slot, generation)),
  ]);
  const placed: string[] = [];
  for (const [name, text] of Object.entries(copies)) {
    if (late.has(name)) continue;
    if (signal?.aborted) {
      for (const done of placed) await files.remove(done);
      throw new Cancelled();
    }
    placed.push(name);
    await writeAndCheck(files, name, text);
  }
  return placed;
}

/** The newest first. */
const tipsIn = (slot: Slot, copies: Copies): readonly string[] =>
  TIP_SIDES.flatMap((side) => {
    const text = copies[tipName(slot, side)];
    const tip = text === undefined ? undefined : readTip(text);
    return text !== undefined && tip?.ok ? [{ text, sequence: tip.value.sequence }] : [];
  })
    .toSorted((one, other) => other.sequence - one.sequence)
    .map(({ text }) => text);

async function lastSequence({ files }: CareParts, slot: Slot): CareOutcome<number> {
  const { tips, generations } = await inspectSlot(files, slot);
  const saved = [...generations.values()].map(({ sequence }) => sequence);
  return ok(Math.max(0, tips.newest?.tip.sequence ?? 0, ...saved));
}

async function recover({ files, newId }: CareParts, slot: Slot, generation: Generation): CareOutcome<void> {
  const { info, tips, generations } = await inspectSlot(files, slot);
  if (info.kind === 'newer') return err(problemOf(info));
  const tip = generations.get(generation);
  if (tip === undefined) return err({ code: 'empty' });
  const last = Math.max(...[...generations.values()].map(({ sequence }) => sequence));
  const writer = newId();
  // The lines that once followed it do not count any more.
  const { chain: _chain, ...older } = tip;
  const outcome = await new TipWriter(files, slot, writer, tips, last).write((sequence) =>
    RECORDS.tip.format({ ...older, sequence, writer }),
  );
  if (outcome === 'elsewhere') return err({ code: 'occupied' });
  return ok(undefined);
}

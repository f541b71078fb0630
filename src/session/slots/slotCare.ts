// Operations on slots that need no knowledge of the game: list, remove, export, import, recover.

import { err, ok, type Result } from '../../kernel';
import { assembleJournal, formatExport, parseExport, RECORDS } from '../../saves';
import {
  generationName,
  GENERATIONS,
  TIP_SIDES,
  slotPrefix,
  SLOTS,
  tipName,
  type Generation,
  type Slot,
} from './names';
import { StoreFailure, type FileStore } from '../storage/fileStore';
import { readGame } from './readSlot';
import { inspectSlot, problemOf, type Inspected, type SaveProblem, type SlotInfo } from './slotInfo';
import { SlotWriter, type SlotPlace } from './slotWriter';
import type { Troubles } from '../troubles';
import { TipWriter } from './tipWriter';
import { writeAndCheck } from './writeAndCheck';

export type CareOutcome<T> = Promise<Result<T, SaveProblem>>;

export type CareParts = {
  readonly files: FileStore;
  readonly newId: () => string;
  readonly onTrouble: Troubles['note'];
  /** What went wrong lately, for the file of a game. */
  readonly troubles: Troubles['list'];
};

export type SlotCare = {
  readonly list: () => CareOutcome<readonly SlotInfo[]>;
  readonly remove: (slot: Slot) => CareOutcome<void>;
  readonly exportSlot: (slot: Slot) => CareOutcome<string>;
  /** Only into an empty slot. */
  readonly importInto: (slot: Slot, text: string) => CareOutcome<void>;
  /** The files of a game that was unpacked elsewhere; only into an empty slot. */
  readonly place: (slot: Slot, copies: Readonly<Record<string, string>>) => CareOutcome<void>;
  /** Makes an older save the one that counts. */
  readonly recover: (slot: Slot, generation: Generation) => CareOutcome<void>;
};

export const careForSlots = (parts: CareParts): SlotCare => ({
  list: () => guarded(parts, () => listSlots(parts)),
  remove: (slot) => guarded(parts, () => removeSlot(parts, slot)),
  exportSlot: (slot) => guarded(parts, () => exportSlot(parts, slot)),
  importInto: (slot, text) => guarded(parts, () => importInto(parts, slot, text)),
  place: (slot, copies) => guarded(parts, () => placeFiles(parts, slot, copies)),
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
    onTrouble(error);
    if (error instanceof StoreFailure) return err({ code: 'storage', reason: error.code });
    throw error;
  }
}

export const slotPlace = (
  { files, newId, onTrouble }: CareParts,
  { info, tips, generations }: Inspected,
): SlotPlace => ({ files, slot: info.slot, tips, generations, writer: newId(), onTrouble });

async function listSlots({ files }: CareParts): CareOutcome<readonly SlotInfo[]> {
  const inspected = await Promise.all(SLOTS.map((slot) => inspectSlot(files, slot)));
  return ok(inspected.map(({ info }) => info));
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
  const { info, tips } = await inspectSlot(files, slot);
  if (info.kind !== 'playable') return err(problemOf(info));
  const read = await readGame(files, slot, tips, 'all');
  if (!read.ok) return err({ code: 'damaged', problem: read.error, recoverable: [] });
  const { head, tip, chunks } = read.value;
  return ok(formatExport({ head, tip, pieces: chunks.map(({ piece }) => piece) }, troubles()));
}

async function importInto(parts: CareParts, slot: Slot, text: string): CareOutcome<void> {
  const parsed = parseExport(text);
  if (!parsed.ok) return err({ code: 'damaged', problem: parsed.error, recoverable: [] });
  const inspected = await inspectSlot(parts.files, slot);
  if (inspected.info.kind !== 'empty') return err({ code: 'occupied' });
  const { head, pieces, tip } = parsed.value;
  const { summary, savedAt } = tip;
  // A name of its own: the same file may be brought in twice.
  const game = parts.newId();
  const writer = new SlotWriter(slotPlace(parts, inspected), { ...head, game });
  writer.sweepAway(await parts.files.list(slotPrefix(slot)));
  const outcome = await writer.save(assembleJournal(pieces, tip).journal, { summary, savedAt });
  if (outcome === 'elsewhere') return err({ code: 'occupied' });
  return ok(undefined);
}

/** The tip comes last: until it is there, the slot is empty. */
async function placeFiles(
  { files }: CareParts,
  slot: Slot,
  copies: Readonly<Record<string, string>>,
): CareOutcome<void> {
  const { info } = await inspectSlot(files, slot);
  if (info.kind !== 'empty') return err({ code: 'occupied' });
  const tips = TIP_SIDES.map((side) => tipName(slot, side));
  const late = new Set([...tips, ...GENERATIONS.map((generation) => generationName(slot, generation))]);
  for (const [name, text] of Object.entries(copies)) {
    if (!late.has(name)) await writeAndCheck(files, name, text);
  }
  const there: Record<string, string | null> = Object.fromEntries(tips.map((name) => [name, null]));
  for (const name of tips) {
    const text = copies[name];
    if (text === undefined) continue;
    if ((await files.swap(name, text, there)) === 'changed') return err({ code: 'occupied' });
    there[name] = text;
  }
  return ok(undefined);
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

// Reads the files of a slot: what it takes to go on at once, and the older past when it is asked for.

import { err, ok, type Result } from '../../kernel';
import {
  readTip,
  RECORDS,
  restoreJournal,
  type ChunkRef,
  type Entry,
  type Head,
  type Lost,
  type RecordProblem,
  type StoredPiece,
  type Tip,
} from '../../saves';
import {
  chunkName,
  generationName,
  GENERATIONS,
  headName,
  TIP_SIDES,
  type Generation,
  type Slot,
} from './names';
import { readAllChunks, readChunk } from './chunks';
import { readOrFailure } from './readOrFailure';
import { StoreFailure, type FileStore } from '../storage/fileStore';
import type { Resumed } from './slotWriter';
import type { Tips } from './tips';

export type StoredGame = {
  readonly head: Head;
  readonly tip: Tip;
  /** The closed chunks that were read, oldest first. */
  readonly chunks: readonly StoredPiece[];
  readonly resumed: Resumed;
  readonly lost: Lost | null;
};

/** Whether an entry is one that a game wants to know of before it goes on. */
export type Wanted = (entry: Entry<unknown, unknown>) => boolean;

/** One that the storage does not give is a bad one. Where nothing else is left of the game, nobody knows what lies there: that throws. */
export async function readGenerations(
  files: FileStore,
  slot: Slot,
  { newest, problem }: Tips,
): Promise<ReadonlyMap<Generation, Tip>> {
  const found = new Map<Generation, Tip>();
  let failure: StoreFailure | null = null;
  for (const generation of GENERATIONS) {
    const text = await readOrFailure(files, generationName(slot, generation));
    if (text instanceof StoreFailure) failure = text;
    const parsed = typeof text === 'string' ? readTip(text) : null;
    if (parsed?.ok) found.set(generation, parsed.value);
  }
  if (failure && found.size === 0 && newest === null && problem?.code !== 'newer') throw failure;
  return found;
}

/**
 * The game as it stands. Of its past only as much as the next tap may need, so that a long game opens as quickly as a
 * short one: back to the entry before the cursor, or to the last one that is wanted. `all`: the whole past.
 */
export async function readGame(
  files: FileStore,
  slot: Slot,
  { newest, problem, lines }: Tips,
  wanted: Wanted | 'all' | null,
): Promise<Result<StoredGame, RecordProblem>> {
  if (newest === null) return err(problem ?? { code: 'damaged' });
  const { tip } = newest;
  const heads = await readHeads(files, slot, tip);
  const head = heads.find((copy) => copy !== null);
  if (!head) return err({ code: 'damaged' });
  const texts = wanted === 'all' ? await readAllChunks(files, slot, tip.game) : null;
  const { chunks, isBroken } = await readBack(tip, wanted, (ref) => {
    const name = chunkName(slot, tip.game, ref);
    return texts ? Promise.resolve(texts.get(name) ?? null) : readOrFailure(files, name);
  });
  const { journal, lost } = restoreJournal(tip, chunks, isBroken);
  const { summary, savedAt, chain } = tip;
  const resumed: Resumed = {
    journal,
    refs: chunks.map(({ ref }) => ref),
    hasHead: !heads.includes(null),
    label: { summary, savedAt },
    chain: chain ?? null,
    lines: Object.keys(lines),
  };
  return ok({ head, tip, chunks, resumed, lost });
}

async function readBack(
  tip: Tip,
  wanted: Wanted | 'all' | null,
  read: (ref: ChunkRef) => Promise<string | StoreFailure | null>,
): Promise<{ readonly chunks: readonly StoredPiece[]; readonly isBroken: boolean }> {
  const chunks: StoredPiece[] = [];
  const isEnough = ({ start, entries }: Tip['open']): boolean => {
    if (wanted === 'all' || start >= tip.cursor) return false;
    return wanted === null || entries.slice(0, tip.cursor - start).some(wanted);
  };
  let oldest = tip.open;
  while (oldest.previous !== null && !isEnough(oldest)) {
    const text = await read(oldest.previous);
    if (text instanceof StoreFailure) {
      // It may be read another time, so it is not lost: the game goes on without it, unless it stands in there.
      if (tip.cursor < oldest.start) throw text;
      break;
    }
    const chunk = readChunk(text, oldest.previous, oldest.start);
    if (chunk === null) return { chunks: chunks.toReversed(), isBroken: true };
    chunks.push(chunk);
    oldest = chunk.piece;
  }
  return { chunks: chunks.toReversed(), isBroken: false };
}

async function readHeads(files: FileStore, slot: Slot, tip: Tip): Promise<readonly (Head | null)[]> {
  const read = await Promise.all(
    TIP_SIDES.map((side) => readOrFailure(files, headName(slot, tip.game, side))),
  );
  const texts = read.map((text) => (text instanceof StoreFailure ? null : text));
  // Copies that are alike, as nearly all are, are checked once: a head is most of what a short game consists of.
  const parsed = new Map([...new Set(texts)].map((text) => [text, headIn(text, tip)]));
  const heads = texts.map((text) => parsed.get(text) ?? null);
  const failure = read.find((text) => text instanceof StoreFailure);
  if (failure && heads.every((head) => head === null)) throw failure;
  return heads;
}

function headIn(text: string | null, tip: Tip): Head | null {
  const parsed = text === null ? null : RECORDS.head.parse(text);
  return parsed?.ok && parsed.value.setupChecksum === tip.setupChecksum ? parsed.value : null;
}

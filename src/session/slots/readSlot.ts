// Reads all files of a slot and puts the game together as far as they can be read.

import { err, ok, type Result } from '../../kernel';
import {
  RECORDS,
  restoreJournal,
  type ChunkRef,
  type Head,
  type Lost,
  type RecordProblem,
  type SavedGame,
  type StoredPiece,
  type Tip,
} from '../../saves';
import {
  chunkName,
  chunkPrefix,
  generationName,
  GENERATIONS,
  headName,
  TIP_SIDES,
  slotPrefix,
  tipName,
  type Generation,
  type TipSide,
  type Slot,
} from './names';
import type { FileStore } from '../storage/fileStore';
import type { Resumed } from './slotWriter';
import type { Tips } from './tips';

export type StoredGame = {
  readonly saved: SavedGame;
  readonly resumed: Resumed;
  readonly lost: Lost | null;
};

export async function readGenerations(files: FileStore, slot: Slot): Promise<ReadonlyMap<Generation, Tip>> {
  const found = await Promise.all(
    GENERATIONS.map(async (generation): Promise<readonly (readonly [Generation, Tip])[]> => {
      const text = await files.read(generationName(slot, generation));
      const parsed = text === null ? null : RECORDS.tip.parse(text);
      return parsed?.ok ? [[generation, parsed.value]] : [];
    }),
  );
  return new Map(found.flat());
}

export async function readGame(
  files: FileStore,
  slot: Slot,
  { newest, problem }: Tips,
): Promise<Result<StoredGame, RecordProblem>> {
  if (newest === null) return err(problem ?? { code: 'damaged' });
  const { tip } = newest;
  const names = await files.list(slotPrefix(slot));
  const heads = await Promise.all(TIP_SIDES.map((side) => readHead(files, slot, side, tip)));
  const head = heads.find((copy) => copy !== null);
  if (head === undefined || head === null) return err({ code: 'damaged' });

  const chunks = await readChunks(files, slot, tip.game);
  const { journal, lost, pieces, refs } = restoreJournal(tip, chunks);
  const hasHead = !heads.includes(null);
  // Where the way back is broken, what lies beyond the break is left for better days.
  const strays = lost ? [] : straysAmong(names, slot, tip.game, refs);
  return ok({ saved: { head, pieces, tip }, resumed: { journal, refs, hasHead, strays }, lost });
}

async function readHead(files: FileStore, slot: Slot, side: TipSide, tip: Tip): Promise<Head | null> {
  const text = await files.read(headName(slot, tip.game, side));
  const parsed = text === null ? null : RECORDS.head.parse(text);
  return parsed?.ok && parsed.value.setupChecksum === tip.setupChecksum ? parsed.value : null;
}

/** All at once: one after the other would take a phone seconds after a long campaign. */
async function readChunks(files: FileStore, slot: Slot, game: string): Promise<readonly StoredPiece[]> {
  const names = await files.list(chunkPrefix(slot, game));
  const found = await Promise.all(
    names.map(async (name): Promise<readonly StoredPiece[]> => {
      const text = await files.read(name);
      // Known by what it holds, not by what it is called: a file under another's name is as good as lost.
      const parsed = text === null ? null : RECORDS.chunk.parse(text);
      return parsed?.ok ? [parsed.value] : [];
    }),
  );
  return found.flat();
}

function straysAmong(
  names: readonly string[],
  slot: Slot,
  game: string,
  refs: readonly ChunkRef[],
): readonly string[] {
  const needed = new Set([
    ...TIP_SIDES.flatMap((side) => [tipName(slot, side), headName(slot, game, side)]),
    ...GENERATIONS.map((generation) => generationName(slot, generation)),
    ...refs.map((ref) => chunkName(slot, game, ref)),
  ]);
  return names.filter((name) => !needed.has(name));
}

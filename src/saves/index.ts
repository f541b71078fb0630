export { assembleJournal, linkedPieces, type Lost, type StoredJournal } from './assemble';
export { checksum } from './checksum';
export { formatExport, parseExport, type SavedGame } from './exportFile';
export {
  beginJournal,
  CHUNK_LENGTH,
  chunksOf,
  entriesBetween,
  goToIndex,
  lengthOf,
  playCommand,
  stateOf,
  type Chunk,
  type Entry,
  type GoToProblem,
  type Journal,
} from './journal';
export type { Migration, Migrations } from './migrations';
export {
  chunkName,
  chunkPrefix,
  GENERATIONS,
  generationName,
  headName,
  SIDES,
  SLOTS,
  slotPrefix,
  tipName,
  type Generation,
  type Side,
  type Slot,
} from './names';
export {
  formatChunk,
  formatHead,
  formatTip,
  parseChunk,
  parseHead,
  parseTip,
  setupChecksum,
  type ChunkRef,
  type Head,
  type LinkedPiece,
  type Piece,
  type Tip,
} from './pieces';
export { MAX_DEPTH } from './plainJson';
export {
  decodeRecord,
  encodeRecord,
  MAX_RECORD_LENGTH,
  type KnownVersions,
  type RecordProblem,
} from './record';
export type { RecordKind } from './recordKind';
export type { Advanced, Reducer, Rules } from './reducer';

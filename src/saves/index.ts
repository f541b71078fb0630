export {
  assembleJournal,
  chunkOf,
  leadsTo,
  restoreJournal,
  withoutChunk,
  type Lost,
  type StoredJournal,
} from './assemble';
export { checksum } from './checksum';
export { formatExport, parseExport, type SavedGame } from './exportFile';
export {
  beginJournal,
  chunkReplayed,
  chunksOf,
  entriesBetween,
  goToIndex,
  lengthOf,
  oldestOf,
  applyCommand,
  stateOf,
  type Chunk,
  type ChunkRef,
  type Entry,
  type GoToProblem,
  type Journal,
  type Past,
} from './journal';
export { beginTip, freshChain, lineBetween, readTip, type BegunTip } from './lines';
export { refusedText, unfitPlace } from './plainJson';
export { isTip, RECORDS, setupChecksum, type Head, type StoredPiece, type Tip } from './pieces';
export type { RecordProblem } from './record';
export type { Reducer, Rules } from './reducer';
export { asTime, isTime } from './shape';

// One whole record of every kind, and a way to seal any text, be it fit or not.

import { checksum, formatExport, RECORDS, setupChecksum } from '../../src/saves';

/** A record around any content, as somebody would make it who knows how. */
export const sealed = (kind: string, content: string, version = 1): string => {
  const sum = checksum(`${kind} ${version} ${content}`);
  return `{"redcell":"${kind}","version":${version},"checksum":"${sum}","body":${content}}`;
};

const setup = { seed: 'sample', words: { ru: 'Щит 🚀' } };
const head = { game: 'g1', setup, setupChecksum: setupChecksum(setup), events: [{ kind: 'begun' }] };
const entries = [
  { command: { kind: 'roll' }, events: [{ kind: 'rolled', sum: 0.1 }] },
  { command: { kind: 'pass' }, events: [] },
];
const piece = { start: 0, checkpoint: { round: 1 }, entries, previous: null };
const chunk = RECORDS.chunk.format(piece);
const tip = {
  game: 'g1',
  setupChecksum: head.setupChecksum,
  sequence: 4,
  writer: 'w1',
  savedAt: 1_700_000_000_000,
  summary: { round: 2 },
  cursor: 3,
  state: { round: 2, board: [1, 2] },
  open: { start: 2, checkpoint: { round: 2 }, entries, previous: chunk.ref },
};

export const SAMPLES: readonly string[] = [
  RECORDS.head.format(head),
  chunk.text,
  RECORDS.tip.format(tip),
  formatExport({ head, pieces: [piece], tip }),
];

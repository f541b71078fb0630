const RECORD_KINDS = ['head', 'chunk', 'tip', 'line', 'export'] as const;

/** What a record may hold: the parts of a saved game (pieces.ts), or a whole one in one file. */
export type RecordKind = (typeof RECORD_KINDS)[number];

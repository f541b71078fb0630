// Why a zip is refused. `name` is the entry at fault, as far as it could be read: text from a stranger, to be shown as
// text.

const ZIP_CODES = [
  'notAZip',
  /** It ends before it should. */
  'truncated',
  /** What is inside is not what was packed: wrong sum, wrong size, bits that unpack to nothing. */
  'damaged',
  'zipTooLarge',
  /** It would unpack to more than anybody needs. */
  'bomb',
  'tooManyEntries',
  /** A name that leads out of the zip, or that no system agrees about. */
  'badName',
  'twice',
  /** An entry that is no file: it would point at something elsewhere. */
  'link',
  'encrypted',
  /** The form for files beyond 4 GB. */
  'zip64',
  /** A zip inside the zip. */
  'nested',
  /** Packed in a way that is not deflate. */
  'method',
  /** What should be text is not UTF-8. */
  'notText',
] as const;
export type ZipCode = (typeof ZIP_CODES)[number];

export type ZipProblem = { readonly code: ZipCode; readonly name?: string };

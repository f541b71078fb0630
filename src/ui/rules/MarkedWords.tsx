// Words of a text as they are marked: bold, stressed or plain.

import type { TextPiece } from '../../text';

export function MarkedWords({ piece }: { piece: Exclude<TextPiece, { readonly icon: unknown }> }) {
  if (piece.bold) return <b>{piece.text}</b>;
  return piece.stressed ? <em>{piece.text}</em> : piece.text;
}

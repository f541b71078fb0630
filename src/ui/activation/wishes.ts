// Finds the wishes of a sentence. The order language sets them between « and »; the screen highlights them instead.

import type { SentencePiece } from '../../text';

/** Pieces that follow one another and are all part of a wish, or all not. */
export type Stretch = { readonly isWish: boolean; readonly pieces: readonly SentencePiece[] };

/** A wish inside a wish is part of the outer one. */
export function wishesIn(pieces: readonly SentencePiece[]): readonly Stretch[] {
  const stretches: { isWish: boolean; pieces: SentencePiece[] }[] = [];
  let depth = 0;
  const add = (piece: SentencePiece): void => {
    const last = stretches.at(-1);
    if (last?.isWish === depth > 0) last.pieces.push(piece);
    else stretches.push({ isWish: depth > 0, pieces: [piece] });
  };
  for (const piece of pieces) {
    for (const part of isPlain(piece) ? piece.text.split(/([«»])/) : [piece]) {
      if (part === '«') depth++;
      else if (part === '»') depth = Math.max(0, depth - 1);
      else if (part !== '') add(typeof part === 'string' ? { text: part } : part);
    }
  }
  return stretches;
}

/** Names may have quotes of their own. */
const isPlain = (piece: SentencePiece): piece is { readonly text: string } =>
  'text' in piece && !('term' in piece) && !('name' in piece);

// Generated sentences, drawn: words, our icons, and terms that lead to the rules. Never inside of a button.

import { Fragment } from 'react';
import type { SentencePiece } from '../../text';
import { Term } from '../rules/Term';
import { GameIcon } from './GameIcon';

export function OrderText({ pieces }: { pieces: readonly SentencePiece[] }) {
  return (
    <span className="order-text">
      {pieces.map((piece, index) => (
        // A sentence is drawn once and its pieces never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          <OrderPiece piece={piece} />
        </Fragment>
      ))}
    </span>
  );
}

function OrderPiece({ piece }: { piece: SentencePiece }) {
  if ('icon' in piece) return <GameIcon name={piece.icon} />;
  if ('term' in piece)
    return (
      <b>
        <Term id={piece.term}>{piece.text}</Term>
      </b>
    );
  return piece.text;
}

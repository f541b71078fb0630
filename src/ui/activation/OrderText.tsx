// Generated sentences, drawn: words, our icons, the highlighted target, and terms that lead to the rules. Never inside of a button.

import { Fragment } from 'react';
import type { IconPiece, SentencePiece } from '../../text';
import { Term } from '../rules/Term';
import { GameIcon } from './GameIcon';
import { wishesIn } from './wishes';

export function OrderText({ pieces }: { pieces: readonly SentencePiece[] }) {
  return (
    <span className="order-text">
      {wishesIn(pieces).map((stretch, index) => (
        // A sentence is drawn once and its parts never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {stretch.isWish ? (
            <mark className="wish">
              <OrderPieces pieces={stretch.pieces} />
            </mark>
          ) : (
            <OrderPieces pieces={stretch.pieces} />
          )}
        </Fragment>
      ))}
    </span>
  );
}

const OrderPieces = ({ pieces }: { pieces: readonly SentencePiece[] }) =>
  pieces.map((piece, index) => (
    // Neither do its pieces.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      <OrderPiece piece={piece} />
    </Fragment>
  ));

function OrderPiece({ piece }: { piece: SentencePiece }) {
  if ('icon' in piece)
    return isCost(piece.icon) ? <CostIcons icons={[piece.icon]} /> : <GameIcon name={piece.icon} />;
  if ('term' in piece)
    return (
      <b>
        <Term id={piece.term}>{piece.text}</Term>
      </b>
    );
  return piece.text;
}

const COSTS: ReadonlySet<IconPiece> = new Set<IconPiece>(['action', 'attack']);
export const isCost = (icon: IconPiece): boolean => COSTS.has(icon);

/** The rule behind costs. */
const COST_RULE = 'instructions';

/** A tap says what they cost. */
export const CostIcons = ({ icons }: { icons: readonly IconPiece[] }) => (
  <Term id={COST_RULE}>
    {icons.map((icon, index) => (
      // The icons of a cost never change places.
      // oxlint-disable-next-line react/no-array-index-key
      <GameIcon key={index} name={icon} />
    ))}
  </Term>
);

// A tile as it will lie before the players: turned for their seat, with the edges lit where it joins the others, and
// their numbers on that side.

import { edgeBetween, type EdgeAt, type LaidTile } from '../../../rules';
import { printedSpace } from '../../../scene';
import { seenSide, seenTurn, type Seat } from '../../parts/seat';
import { labelOf, TilePicture } from '../../tiles/TilePicture';
import type { TileStep } from './steps';

type Props = { readonly step: TileStep; readonly seat: Seat };

export function SeenTile({ step: { laid, joins }, seat }: Props) {
  const open = joins.filter((join) => join.open);
  return (
    <span className="seen-tile" aria-hidden="true">
      <TurnedTile laid={laid} seat={seat} lit={open.flatMap(({ edges }) => edges)} />
      {open.map(({ with: other, side, other: neighbour }) => (
        <span key={`${other} ${side}`} className={`seen-join seen-${seenSide(side, seat)}`}>
          {labelOf(neighbour.side)}
        </span>
      ))}
    </span>
  );
}

type TurnedProps = { readonly laid: LaidTile; readonly seat: Seat; readonly lit?: readonly EdgeAt[] };

const NONE: readonly EdgeAt[] = [];

export function TurnedTile({ laid, seat, lit = NONE }: TurnedProps) {
  const { side, rotation } = laid;
  return (
    <span
      className={`turned-tile ${side.width >= side.height ? 'turned-wide' : 'turned-high'}`}
      style={{ rotate: `${seenTurn(rotation, seat)}deg`, aspectRatio: `${side.width} / ${side.height}` }}
    >
      <TilePicture side={side} />
      {lit.length > 0 && (
        <svg viewBox={`-0.2 -0.2 ${side.width + 0.4} ${side.height + 0.4}`} className="lit-edges">
          <path d={lit.map((edge) => edgePath(printedEdge(laid, edge))).join('')} />
        </svg>
      )}
    </span>
  );
}

/** Back from the table to the printed tile. */
function printedEdge(laid: LaidTile, { axis, x, y }: EdgeAt): EdgeAt {
  const [bx, by] = axis === 'h' ? [x, y - 1] : [x - 1, y];
  return edgeBetween(printedSpace(laid, x, y), printedSpace(laid, bx, by));
}

const edgePath = ({ axis, x, y }: EdgeAt): string => `M${x} ${y}${axis}1`;

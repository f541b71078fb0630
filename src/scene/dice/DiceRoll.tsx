// Dice that the app rolls. The result is decided before; they only tumble until it lies on top. In 3D where the board
// is in 3D, flat where it is flat or where motion is not wanted; three comes with the board, never before.

import { useEffect, useMemo, useState } from 'react';
import type { Die } from '../../rules';
import { BoardBoundary } from '../BoardBoundary';
import { fetchedView } from '../fetchedView';
import { hasWebGL2 } from '../webgl';
import { whenCalm } from '../whenCalm';
import type { DiceRollProps } from './diceProps';
import { FlatDie } from './FlatDie';
import './dice.css';

const Dice3D = fetchedView(
  async () => (await import('../three/dice/Dice3D')).Dice3D,
  (props: DiceRollProps) => <Waiting {...props} />,
);

export function DiceRoll(props: DiceRollProps) {
  const { flat = false, still = false, rolling, onLanded } = props;
  // The same dice must be the same list, or they would be made anew in mid-air.
  const pool = props.dice.join(' ');
  const dice = useMemo(() => (pool === '' ? [] : (pool.split(' ') as Die[])), [pool]);
  const drawnFlat = <FlatDice {...props} />;
  const isSeen = useSeen();
  return (
    // Whoever does not use a pointer has the button that is always there.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className="dice-roll" onClick={() => rolling && onLanded()} data-rolling={rolling}>
      {flat || still || !hasWebGL2() ? (
        drawnFlat
      ) : (
        <BoardBoundary fallback={drawnFlat}>
          {isSeen ? <Dice3D {...props} dice={dice} /> : <Waiting {...props} />}
        </BoardBoundary>
      )}
    </div>
  );
}

/**
 * False until the first frame is on the screen. A tray of its own takes a canvas, its programs and pictures; the tap that opens it shows
 * the dice in the hand at once, and they begin to tumble with the next frames.
 */
function useSeen(): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => whenCalm(() => setSeen(true)), []);
  return isSeen;
}

/** Without motion they lie there at once. */
function FlatDice({ dice, faces, rolling, onLanded, letterOf }: DiceRollProps) {
  useEffect(() => {
    if (rolling) onLanded();
  }, [rolling, onLanded]);
  return <DiceRow dice={dice} faces={faces} letterOf={letterOf} />;
}

/** As long as three is on its way, the dice are in the hand. */
const Waiting = ({ dice, letterOf }: DiceRollProps) => (
  <DiceRow dice={dice} faces={null} letterOf={letterOf} />
);

function DiceRow({ dice, faces, letterOf }: Pick<DiceRollProps, 'dice' | 'faces' | 'letterOf'>) {
  return (
    <div className="dice-flat">
      {dice.map((die, index) => (
        // Dice keep their places.
        // oxlint-disable-next-line react/no-array-index-key
        <FlatDie key={index} die={die} face={faces?.[index] ?? null} letter={letterOf(die)} />
      ))}
    </div>
  );
}

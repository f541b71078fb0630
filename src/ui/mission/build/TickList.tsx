// Figures to put down. A tap ticks one off, for those who like to; nothing looks like a box that has to be filled, because the main
// button says that all of them stand.
// Figures of a group carry the letters they have on the board.

import { useTranslation } from 'react-i18next';
import { figureLabel } from '../boardView';
import { usePrintedNames } from '../../parts/names';
import { useMission } from '../mission';
import './build.css';

export function TickList({ label }: { label: string }) {
  const { t } = useTranslation();
  const { play, game, placing, teller, cast } = useMission();
  const printed = usePrintedNames();
  const { steps, done, tick, goTo } = placing;
  if (steps.length < 2) return null;
  const shortName = (id: string): string => {
    const figure = game.figures[id];
    return figure && figure.group !== null
      ? figureLabel(play, game, figure, (colour) => t(`mission.colourLetters.${colour}`), printed)
      : teller.figure(id, cast);
  };
  return (
    <ul className="tick-list" aria-label={label}>
      {steps.map(({ key }) => (
        <li key={key}>
          <button
            type="button"
            className="btn"
            aria-label={teller.figure(key, cast)}
            aria-pressed={done.has(key)}
            onClick={() => (done.has(key) ? goTo(key) : tick(key))}
          >
            <span>{shortName(key)}</span>
            <span className="tick-mark" aria-hidden="true">
              {done.has(key) ? '✓' : ''}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

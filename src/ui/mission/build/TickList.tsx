// Figures to put down, with boxes to tick them off. Ticking is optional: the main button says that all of them stand.
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
            <span className="tick-box" aria-hidden="true">
              {done.has(key) ? '✓' : ''}
            </span>
            <span>{shortName(key)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

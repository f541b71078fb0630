// Where somebody stands in the round, as a sign on the portrait: each state has a shape of its own, not a colour alone.

import type { TurnState } from '../../../mission';

const SHAPES: Readonly<Record<TurnState, string>> = {
  ready: 'M9 6.500v11l9-5.500z',
  acting: 'M13 4l-7 9.500h5l-1.500 6.500 8-10h-5.500z',
  done: 'M5.500 12.500l4.500 4.500 8.500-9.500',
  waiting: 'M8 5h8l-4 7zM8 19h8l-4-7z',
  withdrawn: 'M7 7l10 10M17 7L7 17',
  defeated: 'M7 7l10 10M17 7L7 17',
  escaped: 'M5 12h11M12 7l5 5-5 5',
  incapacitated: 'M5 15h14M8 11h8',
  idle: 'M7 12h10',
};

/** The words beside it say the same. */
export const StateMark = ({ state }: { state: TurnState }) => (
  <svg viewBox="0 0 24 24" className={`state-mark state-${state}`} aria-hidden="true" focusable="false">
    <circle cx="12" cy="12" r="11" />
    <path d={SHAPES[state]} />
  </svg>
);

import { useState } from 'react';

/** Another game is another screen: nothing of the last one may linger. To be the key of whatever shows the game. */
export function useGameNumber(running: object): number {
  const [shown, setShown] = useState({ running, number: 0 });
  if (shown.running !== running) setShown({ running, number: shown.number + 1 });
  return shown.number;
}

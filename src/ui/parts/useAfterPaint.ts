// What may follow a tap one frame later than the rest of the screen, because drawing it takes longer than all of the rest.

import { useEffect, useRef, useState } from 'react';
import { whenCalm } from '../../scene';

/**
 * What was handed in before, until the screen has been painted with the change. `showNow` is for changes that the thing itself
 * was asked for: they are shown with the next rendering.
 */
export function useAfterPaint<T>(value: T): { readonly shown: T; readonly showNow: () => void } {
  const [shown, setShown] = useState(value);
  const [isUrgent, setUrgent] = useState(false);
  const latest = useRef(value);
  const callOff = useRef<(() => void) | null>(null);
  useEffect(() => {
    latest.current = value;
    // One that is under way already shows whatever is the latest by then.
    if ((value === shown && !isUrgent) || callOff.current) return;
    callOff.current = whenCalm(() => {
      callOff.current = null;
      setShown(latest.current);
      setUrgent(false);
    });
  }, [value, shown, isUrgent]);
  useEffect(() => () => callOff.current?.(), []);
  return { shown: isUrgent ? value : shown, showNow: () => setUrgent(true) };
}

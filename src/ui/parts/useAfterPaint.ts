// What may follow a tap one frame later than the rest of the screen, because drawing it takes longer than all of the rest.

import { useEffect, useRef, useState } from 'react';

/**
 * What was handed in before, until the screen has been painted with the change. `showNow` is for changes that the thing itself
 * was asked for: they are shown with the next rendering.
 */
export function useAfterPaint<T>(value: T): { readonly shown: T; readonly showNow: () => void } {
  const [shown, setShown] = useState(value);
  const [isUrgent, setUrgent] = useState(false);
  const latest = useRef(value);
  const frame = useRef(0);
  useEffect(() => {
    latest.current = value;
    // One that is under way already shows whatever is the latest by then.
    if ((value === shown && !isUrgent) || frame.current !== 0) return;
    // The first frame paints the change, the second one begins when it is on its way.
    frame.current = requestAnimationFrame(() => {
      frame.current = requestAnimationFrame(() => {
        frame.current = 0;
        setShown(latest.current);
        setUrgent(false);
      });
    });
  }, [value, shown, isUrgent]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return { shown: isUrgent ? value : shown, showNow: () => setUrgent(true) };
}

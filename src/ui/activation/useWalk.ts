// A figure walks its route space by space, so that everybody at the table can follow with the miniature.

import { useEffect, useState } from 'react';
import type { Place } from '../../rules';

const STEP = 220;

/** How far along the route the figure is shown; at its end at once where motion is not wanted. */
export function useWalk(route: readonly Place[] | undefined, still: boolean): Place | undefined {
  const [walked, setWalked] = useState<{ readonly route: typeof route; readonly index: number }>({
    route,
    index: 0,
  });
  const index = walked.route === route ? walked.index : 0;
  const last = (route?.length ?? 1) - 1;
  useEffect(() => {
    if (still || index >= last) return undefined;
    const timer = setTimeout(() => setWalked({ route, index: index + 1 }), STEP);
    return () => clearTimeout(timer);
  }, [route, index, last, still]);
  return route?.[still ? last : index];
}

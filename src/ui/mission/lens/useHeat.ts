// The danger of many spaces, worked out in small bites: however many figures there are, a tap is never kept waiting.

import { useEffect, useState } from 'react';
import type { Point } from '../../../rules';
import type { Heat } from './layers';
import type { ThreatTo } from './threat';

/** Milliseconds at a time: less than a frame. */
const BITE = 8;

/** `null`: nobody asked, or it is not done yet. */
export function useHeat(threat: ThreatTo | null, spaces: readonly Point[]): readonly Heat[] | null {
  const [done, setDone] = useState<{ readonly of: ThreatTo; readonly heat: readonly Heat[] } | null>(null);
  useEffect(() => {
    if (!threat) return;
    const heat: Heat[] = [];
    const bite = () => {
      const end = performance.now() + BITE;
      for (const at of spaces.slice(heat.length)) {
        heat.push({ at, expected: threat(at).expected });
        if (performance.now() > end) break;
      }
      if (heat.length < spaces.length) waiting = setTimeout(bite);
      else setDone({ of: threat, heat });
    };
    let waiting = setTimeout(bite);
    return () => clearTimeout(waiting);
  }, [threat, spaces]);
  return done && done.of === threat ? done.heat : null;
}

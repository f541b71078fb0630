// Guards the buttons that carry the game on; all others may be tapped as fast as players like.

import { useEffect, useState, type MouseEvent } from 'react';
import { useFeel } from './feel';
import { tapGuard } from './tapGuard';

const GUARDED = '.step-buttons button, .btn-main, .answers .btn';

/** `shown`: what the panel is about. Gives what to hand to the element around it. */
export function useTapGuard(shown: string) {
  const { buzz } = useFeel();
  const [guard] = useState(() => tapGuard(() => performance.now()));
  useEffect(() => guard.shows(shown), [guard, shown]);
  return {
    onClickCapture: (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest(GUARDED) : null;
      if (!button) return;
      const isMain = button.matches('.btn-main');
      if (guard.takes({ pointer: pointerOf(event.nativeEvent), count: event.detail, isMain })) {
        if (isMain) buzz('tap');
        return;
      }
      event.stopPropagation();
      event.preventDefault();
    },
  };
}

/** Clicks are pointer events in newer browsers only. */
const pointerOf = (event: Event): string => ('pointerType' in event ? String(event.pointerType) : '');

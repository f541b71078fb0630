import { useSyncExternalStore } from 'react';

/** A phone on its side, as `theme/small.css` has it. */
const QUERY = '(max-height: 30rem) and (orientation: landscape)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether height is scarce: then what is seldom tapped leaves the bars and goes into the panel. */
export const useShortScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );

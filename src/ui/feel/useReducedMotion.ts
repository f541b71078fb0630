import { useSyncExternalStore } from 'react';
import { useSettings } from '../services';

const QUERY = '(prefers-reduced-motion: reduce)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether nothing should move: set here, or on the device. */
export function useReducedMotion(): boolean {
  const { motion } = useSettings();
  const onDevice = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    // Where there is no screen, nothing moves anyway.
    () => false,
  );
  return motion === 'reduced' || onDevice;
}

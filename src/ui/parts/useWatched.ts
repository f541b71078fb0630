// Long work that players can watch and cancel.

import { useRef, useState } from 'react';
import { Cancelled, type Watch } from '../../session';

export function useWatched() {
  const [progress, setProgress] = useState<number | null>(null);
  const control = useRef<AbortController | null>(null);
  /** `null`: it was cancelled. */
  const watched = async <T>(work: (watch: Watch) => Promise<T>): Promise<T | null> => {
    const controller = new AbortController();
    control.current = controller;
    setProgress(0);
    try {
      return await work({ onProgress: setProgress, signal: controller.signal });
    } catch (error) {
      if (error instanceof Cancelled) return null;
      throw error;
    } finally {
      setProgress(null);
    }
  };
  return { progress, watched, cancel: () => control.current?.abort() };
}

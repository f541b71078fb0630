// What a page has to wait for, as something it can show.

import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * `null` until it is there, and where it cannot be had. Whoever hands in another `load` asks for something else: an answer to
 * an older question is dropped, however late it comes.
 */
export function useLoaded<T>(load: () => Promise<T>): readonly [T | null, () => Promise<void>] {
  const [loaded, setLoaded] = useState<{ readonly load: typeof load; readonly value: T } | null>(null);
  const question = useRef(0);
  const ask = useCallback(async () => {
    const asked = ++question.current;
    const value = await load().catch(() => null);
    if (value !== null && asked === question.current) setLoaded({ load, value });
  }, [load]);
  useEffect(() => {
    void ask();
    return () => {
      question.current += 1;
    };
  }, [ask]);
  return [loaded?.load === load ? loaded.value : null, ask];
}

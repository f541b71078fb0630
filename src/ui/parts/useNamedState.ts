import { useCallback, useState } from 'react';

/** State that begins anew whenever its name is another one: another window, another prompt, another figure. */
export function useNamedState<T>(
  name: string,
  begin: () => T,
): readonly [state: T, change: (change: (state: T) => T) => void] {
  const [kept, setKept] = useState(() => ({ name, state: begin() }));
  const current = kept.name === name ? kept : { name, state: begin() };
  if (current !== kept) setKept(current);
  const change = useCallback(
    // What was meant for the one before comes too late.
    (next: (state: T) => T) => setKept((now) => (now.name === name ? { name, state: next(now.state) } : now)),
    [name],
  );
  return [current.state, change];
}

// Which entries are open above the page, the last one on top. Any text may open one; the sheet shows it.

import { createStore } from 'zustand/vanilla';

export const openTerms = createStore<readonly string[]>(() => []);

export function openTerm(id: string): void {
  const open = openTerms.getState();
  if (open.at(-1) !== id) openTerms.setState([...open, id], true);
}

/** Back to the entry that led here. */
export const backToTerm = (): void => openTerms.setState(openTerms.getState().slice(0, -1), true);

export const closeTerms = (): void => openTerms.setState([], true);

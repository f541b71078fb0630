import { useEffect } from 'react';

/** A game is opened without its older past; whoever shows that past asks for it. */
export function useWholePast(readPast: () => Promise<void>): void {
  useEffect(() => void readPast(), [readPast]);
}

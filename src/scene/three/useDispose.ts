// Objects on the graphics card are not garbage collected: they are disposed of when they are replaced or when the board
// goes away. That is after what replaces them has been drawn: a program that nothing uses any more would be made anew for it.

import { useEffect } from 'react';
import { whenCalm } from '../whenCalm';

export function useDispose(thing: { dispose(): void }): void {
  useEffect(() => () => void whenCalm(() => thing.dispose()), [thing]);
}

// Objects on the graphics card are not garbage collected: they are disposed of when they are replaced or when the board
// goes away.

import { useEffect } from 'react';

export function useDispose(thing: { dispose(): void }): void {
  useEffect(() => () => thing.dispose(), [thing]);
}

// What lives on the graphics card is not collected like other things: it is given back when it is replaced or when
// the board goes away.

import { useEffect } from 'react';

export function useDispose(thing: { dispose(): void }): void {
  useEffect(() => () => thing.dispose(), [thing]);
}

// The line about the games of this device, for pages that do not list them.

import { NotKept } from '../games/NotKept';
import { useSlots } from '../games/useSlots';
import { Keeping } from './Keeping';

export function KeepingHere({ tellsHow = false }: { tellsHow?: boolean }) {
  const { slots, refresh } = useSlots();
  const isLost = slots.kind === 'listed' && !slots.areKept;
  return isLost ? <NotKept slots={slots} /> : <Keeping onRestored={refresh} tellsHow={tellsHow} />;
}

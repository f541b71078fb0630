// What the menu says about games that may be deleted; nothing on most devices.

import { useSlots } from '../games/useSlots';
import { CopyDue } from './CopyOffer';
import { PlainNotice } from './PlainNotice';

export function MenuNotices() {
  const { slots } = useSlots();
  return (
    <>
      <PlainNotice />
      {slots.kind === 'listed' && <CopyDue slots={slots.slots} />}
    </>
  );
}

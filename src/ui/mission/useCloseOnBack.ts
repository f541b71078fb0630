// The back button closes an open panel before it leaves the page.

import { useEffect } from 'react';

/** Above the pages' own way back. */
const PRIORITY = 20;

type BackButtonDetail = { readonly register: (priority: number, handler: () => void) => void };

export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onBack = (event: Event) =>
      (event as CustomEvent<BackButtonDetail>).detail.register(PRIORITY, close);
    document.addEventListener('ionBackButton', onBack);
    return () => document.removeEventListener('ionBackButton', onBack);
  }, [isOpen, close]);
}

// The places of the real screen that a guide points at: elements with its word in `data-guide`.

import { useEffect, useState, type RefObject } from 'react';

const ATTRIBUTE = 'data-guide';

/** Ionic keeps the pages below in the document: only this one counts. */
const pageOf = (layer: Element): Element => layer.closest('.ion-page') ?? document.body;

const isVisible = (element: Element): boolean => element.getClientRects().length > 0;

export const findAnchor = (layer: Element, point: string): HTMLElement | undefined =>
  [...pageOf(layer).querySelectorAll<HTMLElement>(`[${ATTRIBUTE}~="${point}"]`)].find(isVisible);

function anchorsOn(page: Element): readonly string[] {
  const words = [...page.querySelectorAll(`[${ATTRIBUTE}]`)]
    .filter(isVisible)
    .flatMap((element) => element.getAttribute(ATTRIBUTE)?.split(' ') ?? []);
  return [...new Set(words)].toSorted();
}

/** Calls whenever something on the page of this layer came, went or was hidden. */
export function watchPage(layer: Element, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(pageOf(layer), {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: [ATTRIBUTE, 'class', 'hidden', 'open'],
  });
  return () => observer.disconnect();
}

/** All that can be pointed at right now. */
export function useAnchors(layer: RefObject<HTMLElement | null>): ReadonlySet<string> {
  // As one text, so that looking again without finding anything new draws nothing.
  const [found, setFound] = useState('');
  useEffect(() => {
    const { current } = layer;
    if (!current) return undefined;
    const look = () => setFound(anchorsOn(pageOf(current)).join(' '));
    look();
    return watchPage(current, look);
  }, [layer]);
  return new Set(found.split(' '));
}

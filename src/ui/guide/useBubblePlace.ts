// Keeps the note beside what it points at, which wears a ring meanwhile. Nothing is measured unless something has changed.

import { useEffect, type RefObject } from 'react';
import type { GuideStep } from '../../packs';
import { findAnchor, watchPage } from './anchors';
import { placeBubble, type Box } from './placeBubble';

/** The one thing to do stays free, whatever else is covered. */
const MAIN_BARS = '.step-buttons, .begin-bar';

type Parts = {
  readonly layer: RefObject<HTMLElement | null>;
  readonly bubble: RefObject<HTMLElement | null>;
};

export function useBubblePlace({ layer, bubble }: Parts, step: GuideStep): void {
  useEffect(() => {
    if (layer.current && bubble.current) return followAnchor(layer.current, bubble.current, step);
    return undefined;
  }, [layer, bubble, step]);
}

function followAnchor(layer: HTMLElement, bubble: HTMLElement, { id, point }: GuideStep): () => void {
  bubble.dataset['step'] = id;
  let ringed: HTMLElement | undefined;
  let frame = 0;
  const place = () => {
    frame = 0;
    const anchor = findAnchor(layer, point);
    if (anchor !== ringed) {
      ringed?.removeAttribute(RING);
      anchor?.setAttribute(RING, '');
      anchor?.scrollIntoView({ block: 'nearest' });
      ringed = anchor;
    }
    if (anchor) putBeside(layer, bubble, anchor);
  };
  // Many things change at once; they are looked at once.
  const later = () => {
    if (frame === 0) frame = requestAnimationFrame(place);
  };
  place();
  const sizes = new ResizeObserver(later);
  sizes.observe(layer);
  sizes.observe(bubble);
  if (ringed) sizes.observe(ringed);
  const page = layer.parentElement;
  page?.addEventListener('scroll', later, { capture: true, passive: true });
  const stopWatching = watchPage(layer, later);
  return () => {
    cancelAnimationFrame(frame);
    stopWatching();
    sizes.disconnect();
    page?.removeEventListener('scroll', later, { capture: true });
    ringed?.removeAttribute(RING);
  };
}

const RING = 'data-guided';

function putBeside(layer: HTMLElement, bubble: HTMLElement, anchor: HTMLElement): void {
  const area = layer.getBoundingClientRect();
  const within = ({ left, top, width, height }: DOMRect): Box => ({
    left: left - area.left,
    top: top - area.top,
    width,
    height,
  });
  const bars = [...(layer.parentElement?.querySelectorAll(MAIN_BARS) ?? [])];
  // Its own size, before anything was cut off.
  bubble.style.width = '';
  bubble.style.maxHeight = '';
  const { side, left, top, width, height, tip } = placeBubble({
    area,
    target: within(seenPart(anchor)),
    keepFree: bars.map((bar) => within(bar.getBoundingClientRect())),
    size: { width: bubble.offsetWidth, height: bubble.offsetHeight },
  });
  bubble.dataset['side'] = side;
  bubble.style.width = `${width}px`;
  bubble.style.maxHeight = `${height}px`;
  bubble.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  bubble.style.setProperty('--tip', `${Math.round(tip)}px`);
}

/** What was scrolled out of its panel need not be kept free. */
function seenPart(anchor: HTMLElement): DOMRect {
  const whole = anchor.getBoundingClientRect();
  const panel = anchor.closest('.board-panel')?.getBoundingClientRect();
  if (!panel || whole.bottom <= panel.top || whole.top >= panel.bottom) return whole;
  const top = Math.max(whole.top, panel.top);
  return new DOMRect(whole.left, top, whole.width, Math.min(whole.bottom, panel.bottom) - top);
}

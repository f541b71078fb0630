// Keeps the note beside its target, which wears a ring meanwhile. It measures only after a change.

import { useEffect, type RefObject } from 'react';
import type { GuideStep } from '../../packs';
import { findAnchor, watchPage } from './anchors';
import { bringIntoSight, measureAround, ringBox } from './measure';
import { settleBubble, type BubbleBox, type BubbleSize, type Settled } from './placeBubble';

type Parts = {
  readonly layer: RefObject<HTMLElement | null>;
  readonly bubble: RefObject<HTMLElement | null>;
  readonly ring: RefObject<HTMLElement | null>;
};

export function useBubblePlace({ layer, bubble, ring }: Parts, step: GuideStep, isFolded: boolean): void {
  useEffect(() => {
    if (!layer.current || !bubble.current || !ring.current) return undefined;
    return followAnchor(
      { layer: layer.current, bubble: bubble.current, ring: ring.current, isFolded },
      step.point,
    );
  }, [layer, bubble, ring, step, isFolded]);
}

type Follower = {
  readonly layer: HTMLElement;
  readonly bubble: HTMLElement;
  readonly ring: HTMLElement;
  readonly isFolded: boolean;
};

const RING = 'data-guided';

function followAnchor(follower: Follower, point: string): () => void {
  const { layer, bubble, ring } = follower;
  let ringed: HTMLElement | undefined;
  let frame = 0;
  /** The panel has made room. It keeps it made: giving it back would undo what players have scrolled. */
  let isDocked = false;
  /** The last way first. */
  const scrollBack: (() => void)[] = [];
  const place = () => {
    frame = 0;
    const anchor = findAnchor(layer, point);
    if (anchor !== ringed) {
      ringed?.removeAttribute(RING);
      anchor?.setAttribute(RING, '');
      ringed = anchor;
      isDocked = false;
      if (anchor) scrollBack.unshift(bringIntoSight(anchor));
    }
    if (!anchor) return;
    const wasDocked = isDocked;
    isDocked = putBeside(follower, anchor, isDocked).dock > 0;
    if (isDocked && !wasDocked) scrollBack.unshift(bringIntoSight(anchor));
    putRing(ring, ringBox(layer, anchor));
  };
  // Many things change at once; they are looked at once.
  const later = () => {
    if (frame === 0) frame = requestAnimationFrame(place);
  };
  place();
  const sizes = new ResizeObserver((changes) => {
    if (changes.some(({ target }) => target === layer)) isDocked = false;
    later();
  });
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
    for (const back of scrollBack) back();
    makeRoom(layer, 0);
  };
}

function putBeside({ layer, bubble, isFolded }: Follower, anchor: HTMLElement, isDocked: boolean): Settled {
  if (!isDocked) makeRoom(layer, 0);
  bubble.toggleAttribute(SMALL, isFolded);
  const settled = settleBubble({
    ...measureAround(layer, anchor),
    size: ownSize(bubble),
    mayLieBeside: !isDocked,
  });
  const { side, left, top, width, height, tip, dock } = settled;
  bubble.dataset['side'] = side;
  bubble.style.width = `${width}px`;
  bubble.style.maxHeight = `${height}px`;
  bubble.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  bubble.style.setProperty('--tip', `${Math.round(tip)}px`);
  makeRoom(layer, dock);
  return settled;
}

const SMALL = 'data-small';

/** Before anything limits it. */
function ownSize(bubble: HTMLElement): BubbleSize {
  bubble.style.width = '';
  bubble.style.maxHeight = '';
  return { width: bubble.offsetWidth, height: bubble.offsetHeight };
}

/** The panel moves down by so much. */
const makeRoom = ({ parentElement }: HTMLElement, dock: number): void =>
  parentElement?.style.setProperty('--guide-room', `${dock}px`);

function putRing(ring: HTMLElement, box: BubbleBox | null): void {
  ring.hidden = box === null;
  if (!box) return;
  ring.style.width = `${box.width}px`;
  ring.style.height = `${box.height}px`;
  ring.style.translate = `${box.left}px ${box.top}px`;
}

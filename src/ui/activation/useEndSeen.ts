// Whether the end of what must be read has been in view, and whether there is more below now. Measured when something moves
// or changes its size, never frame by frame.

import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useReducedMotion } from '../feel/useReducedMotion';

/** Half a line may lie under the bar. */
const SLACK = 8;
/** So much of the last page stays in view. */
const OVERLAP = 48;

export type EndSeen = {
  /** For the element behind the last word that must be read. */
  readonly end: RefObject<HTMLElement | null>;
  /** For the element behind what may be read besides. */
  readonly last: RefObject<HTMLElement | null>;
  /** The end has not been in view yet. */
  readonly unseen: boolean;
  /** There is more below now. */
  readonly below: boolean;
  readonly showMore: () => void;
};

type Seen = { readonly name: string; readonly unseen: boolean; readonly below: boolean };

/** `name`: what is read; another one has an end of its own. `fit`: makes it smaller until it fits, where that helps. */
export function useEndSeen(name: string, fit?: (doesFit: () => boolean) => void): EndSeen {
  const end = useRef<HTMLElement>(null);
  const last = useRef<HTMLElement>(null);
  const [state, setState] = useState<Seen>({ name, unseen: false, below: false });
  const seen = useRef<string | null>(null);
  const latest = useRef(fit);
  useLayoutEffect(() => {
    latest.current = fit;
  });
  const measure = useCallback(() => {
    const panel = panelOf(end.current);
    if (!panel || isHidden(end.current)) return;
    if (isInView(end.current, panel)) seen.current = name;
    const below = ![end.current, last.current].every((one) => isHidden(one) || isInView(one, panel));
    const unseen = seen.current !== name;
    setState((now) =>
      now.name === name && now.unseen === unseen && now.below === below ? now : { name, unseen, below },
    );
  }, [name]);
  useLayoutEffect(() => {
    const panel = panelOf(end.current);
    if (!panel) return undefined;
    const refit = () => {
      if (isHidden(end.current)) return;
      latest.current?.(() => roomBelow(end.current, panel) >= panel.scrollTop);
      measure();
    };
    refit();
    const resized = new ResizeObserver(refit);
    resized.observe(panel);
    panel.addEventListener('scroll', measure, { passive: true });
    return () => {
      resized.disconnect();
      panel.removeEventListener('scroll', measure);
    };
  }, [measure]);
  // Whatever was drawn anew may have moved the end.
  useLayoutEffect(measure);
  const still = useReducedMotion();
  return {
    end,
    last,
    unseen: state.name === name && state.unseen,
    below: state.name === name && state.below,
    showMore: () => {
      const panel = panelOf(end.current);
      panel?.scrollBy({ top: pageOf(panel) - OVERLAP, behavior: still ? 'instant' : 'smooth' });
    },
  };
}

const panelOf = (element: HTMLElement | null): HTMLElement | null =>
  element?.closest<HTMLElement>('.board-panel') ?? null;

/** What is hidden or folded has no place. */
const isHidden = (element: HTMLElement | null): boolean => element?.checkVisibility() === false;

/** The bar at the bottom lies over the panel. */
const barOf = (panel: HTMLElement): number => panel.querySelector('.step-buttons')?.clientHeight ?? 0;
const pageOf = (panel: HTMLElement): number => panel.clientHeight - barOf(panel);

/** From the end to the bar; less than nothing where it lies below. */
function roomBelow(end: HTMLElement | null, panel: HTMLElement): number {
  const bottom = panel.getBoundingClientRect().top + pageOf(panel);
  return end ? bottom - end.getBoundingClientRect().bottom : 0;
}

const isInView = (end: HTMLElement | null, panel: HTMLElement): boolean => roomBelow(end, panel) >= -SLACK;

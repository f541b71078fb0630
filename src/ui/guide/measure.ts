// Measures the surroundings of a note, in pixels of the layer that it lies in.

import type { BubbleBox, Surroundings } from './placeBubble';

/** The one thing to do stays free, whatever else is covered. */
const MAIN_BARS = '.step-buttons, .step-buttons > .btn-main, .begin-bar';
/** What players look at while a note speaks: the board, what has to be read, and a title with its way back. */
const BOARD = '.board-stage';
const TEXTS =
  '.board-panel :is(.figure-head, .story, .rules-text, .facts, .question, .tabs, .group-overview)';

export function measureAround(layer: HTMLElement, anchor: HTMLElement): Surroundings {
  const page = layer.parentElement;
  const area = layer.getBoundingClientRect();
  const all = (selector: string): readonly HTMLElement[] => [
    ...(page?.querySelectorAll<HTMLElement>(selector) ?? []),
  ];
  const boxes = (elements: readonly HTMLElement[]): readonly BubbleBox[] =>
    elements
      .filter((one) => !one.contains(anchor) && !anchor.contains(one))
      .map((one) => boxIn(area, seenPart(one)))
      .filter(({ width, height }) => width > 0 && height > 0);
  const target = boxIn(area, seenPart(anchor));
  const bars = all(MAIN_BARS).map((bar) => boxIn(area, bar.getBoundingClientRect()));
  // Notes about the bar at the top lie right below it.
  const isInHeader = target.top + target.height <= 0;
  const [panel] = all('.board-panel');
  return {
    area,
    target,
    bars,
    keepFree: isInHeader ? [] : boxes(all(BOARD)),
    texts: boxes(all(TEXTS)),
    panel: panel ? undocked(boxIn(area, panel.getBoundingClientRect()), panel) : null,
  };
}

/** As if it had not made room for a note. */
function undocked(box: BubbleBox, panel: HTMLElement): BubbleBox {
  const room = Number.parseFloat(getComputedStyle(panel).marginTop);
  return { ...box, top: box.top - room, height: box.height + room };
}

/** Around what is pointed at and what stands out of it. `null`: above the layer, where it cannot draw. */
export function ringBox(layer: HTMLElement, anchor: HTMLElement): BubbleBox | null {
  const area = layer.getBoundingClientRect();
  const { left, top, width, height } = boxIn(area, seenPart(anchor));
  if (top + height <= 0) return null;
  const from = { x: Math.max(0, left - AROUND), y: Math.max(0, top - AROUND) };
  return {
    left: from.x,
    top: from.y,
    width: Math.min(area.width, left + width + AROUND) - from.x,
    height: Math.min(area.height, top + height + AROUND) - from.y,
  };
}

const AROUND = 4;
/** So near to the end of its panel a bar sticks there. */
const AT_BOTTOM = 24;

const boxIn = (area: DOMRect, { left, top, width, height }: DOMRect): BubbleBox => ({
  left: left - area.left,
  top: top - area.top,
  width,
  height,
});

/** What was scrolled out of its panel, or lies behind the main button, need not be kept free. */
function seenPart(element: HTMLElement): DOMRect {
  const whole = element.getBoundingClientRect();
  const panel = element.closest('.board-panel');
  if (!panel) return whole;
  const { top: first, bottom: last } = panel.getBoundingClientRect();
  // With large letters a bar may be scrolled like everything else; then it hides nothing.
  const bars = [...panel.querySelectorAll(MAIN_BARS)]
    .filter((bar) => !bar.contains(element) && !element.contains(bar))
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ bottom, height }) => height > 0 && bottom >= last - AT_BOTTOM);
  const top = Math.max(whole.top, first);
  const bottom = Math.min(whole.bottom, last, ...bars.map((bar) => bar.top));
  return new DOMRect(whole.left, top, whole.width, Math.max(0, bottom - top));
}

/** Nothing is scrolled for what can be seen already: the main button always is. Gives back a way to scroll back. */
export function bringIntoSight(anchor: HTMLElement): () => void {
  const panel = anchor.closest('.board-panel');
  if (!panel || anchor.getBoundingClientRect().height <= seenPart(anchor).height) return () => undefined;
  const before = panel.scrollTop;
  anchor.scrollIntoView({ block: 'nearest' });
  const after = panel.scrollTop;
  return () => {
    // Whoever has scrolled since wants to be where they are.
    if (panel.scrollTop === after) panel.scrollTop = before;
  };
}

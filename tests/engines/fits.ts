// Nothing is wider than the phone, and nothing can be pushed sideways that is not made for it.

import type { Screen } from './screen';
import { expect } from './test';

export async function expectFits(screen: Screen): Promise<void> {
  expect(await screen.run(tooWide)).toEqual([]);
}

/** Runs in the page. */
function tooWide(): string[] {
  /** Rows that a thumb is meant to push. */
  const rows = '.build-strip';
  const isOut = (element: Element): boolean => {
    if (element === document.documentElement) return element.scrollWidth > window.innerWidth;
    const isScrolled = /auto|scroll/.test(getComputedStyle(element).overflowX);
    return isScrolled && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
  };
  return [...document.querySelectorAll('*')]
    .filter((element) => isOut(element) && element.checkVisibility() && !element.matches(rows))
    .map(
      ({ tagName, className, clientWidth, scrollWidth }) =>
        `${tagName} ${className}: ${scrollWidth} in ${clientWidth}`,
    );
}

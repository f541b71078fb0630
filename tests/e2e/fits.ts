// Text that does not fit: cut at the end, broken inside a word, or wider than the screen.

import type { Page } from '@playwright/test';

export const misfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('.visually-hidden, .ion-page-hidden, svg, canvas') === null;
    /** Hidden overflow with more inside than is shown. One pixel is rounding. */
    const isCut = (element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        (isHidden(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (isHidden(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    };
    const clipped = (element: Element | null): boolean =>
      element !== null &&
      element.closest('.visually-hidden') === null &&
      getComputedStyle(element).display !== 'block' &&
      isCut(element);
    /** The title of Ionic cuts inside its own shadow. */
    const isBesideTitle = (node: Node): boolean => {
      const title = node.parentElement?.closest('ion-title')?.getBoundingClientRect();
      if (!title) return false;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { right, bottom } = range.getBoundingClientRect();
      return right > title.right + 1 || bottom > title.bottom + 1;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement, textContent } = node;
      if (!parentElement || !textContent?.trim() || !isSeen(parentElement)) continue;
      const said = textContent.trim();
      // What undo would take back has two short lines; its whole name is told to whoever listens, and stands in the list.
      const isShortened = parentElement.closest('.undo-what') !== null;
      const around = parentElement.closest('[class]');
      if (!isShortened && (isCut(parentElement) || clipped(around) || isBesideTitle(node)))
        found.push(`cut: ${said}`);
      for (const { 0: word, index } of textContent.matchAll(/[\p{L}\p{N}']{2,}/gu)) {
        // Who writes a soft hyphen wants the break there.
        if (textContent[index - 1] === '\u00AD') continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
        const lines = new Set(rects.map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) found.push(`broken: ${word} (${said})`);
        const { left, right } = range.getBoundingClientRect();
        const scrolls = parentElement.closest('.tracker, .portraits, .tabs, .chips, .goods, [data-scrolls]');
        if (!scrolls && (left < -1 || right > innerWidth + 1)) found.push(`outside: ${word} (${said})`);
      }
    }
    return [...new Set(found)];
  });

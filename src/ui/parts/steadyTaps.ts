// What comes late to a page pushes the rest of it down. A finger that is on its way would land on something else, so the page
// takes no taps for a moment after that.

/** Milliseconds, from seeing something move to holding back the finger. */
const A_MOMENT = 350;

/** As `ref` of an element whose children come and go. */
export function steadyTaps(page: HTMLElement | null): (() => void) | undefined {
  if (!page) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    page.classList.add('is-moving');
    clearTimeout(timer);
    timer = setTimeout(() => page.classList.remove('is-moving'), A_MOMENT);
  });
  observer.observe(page, { childList: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

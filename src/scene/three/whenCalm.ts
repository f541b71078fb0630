// Work that no player waits for: done when the board has been on the screen for a moment.

/** Gives back how to call it off. */
export function whenCalm(work: () => void, pause: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The first frame draws the board, the second one begins when it is seen.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(work, pause);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

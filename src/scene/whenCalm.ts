// Work that must not delay what is shown now: done when that has been on the screen for a moment.

/** Gives back how to call it off. `pause`: how much longer it may wait, in milliseconds. */
export function whenCalm(work: () => void, pause = 0): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The first frame draws it, the second one begins when it is on its way.
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

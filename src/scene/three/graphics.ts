// How a canvas is drawn on. Smooth edges cost a graphics card next to nothing, but a device without one draws every frame for several
// times as long with them.

type Graphics = { readonly antialias: boolean; readonly alpha: boolean };

let known: boolean | undefined;

export const graphics = (alpha: boolean): Graphics => ({ antialias: (known ??= hasCard()), alpha });

/** Browsers refuse such a context where they would draw in software. */
function hasCard(): boolean {
  const probe = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  probe?.getExtension('WEBGL_lose_context')?.loseContext();
  return probe !== null;
}

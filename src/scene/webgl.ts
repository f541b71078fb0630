// What this device can draw with. Tested once, because a page may only have a few contexts.

export type Graphics = 'card' | 'software' | 'none';

let answer: Graphics | undefined;

export function graphicsHere(): Graphics {
  answer ??= probe();
  return answer;
}

export const hasWebGL2 = (): boolean => graphicsHere() !== 'none';

function probe(): Graphics {
  try {
    // Browsers refuse the first one where they would draw in software.
    if (canDraw({ failIfMajorPerformanceCaveat: true })) return 'card';
    return canDraw({}) ? 'software' : 'none';
  } catch {
    return 'none';
  }
}

function canDraw(wish: WebGLContextAttributes): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('webgl2', { ...wish, antialias: false, depth: false });
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

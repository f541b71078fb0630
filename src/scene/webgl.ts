// Whether this device can draw the 3D board at all. Tested once, because a page may only have a few contexts.

let answer: boolean | undefined;

export function hasWebGL2(): boolean {
  answer ??= probe();
  return answer;
}

function probe(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

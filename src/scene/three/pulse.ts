// The glow of what is to be put down now: it swells twice to catch the eye and then stays as it is, so that a board at
// rest draws nothing. It is the very uniform that the shaders read.

import type { IUniform } from 'three';

const CYCLE = 0.6;
const CYCLES = 2;

export class Pulse implements IUniform<number> {
  /** 0 at rest, 1 at its brightest. */
  value = 0;
  private left = 0;
  private fresh = false;

  begin(moving: boolean): void {
    this.left = moving ? CYCLE * CYCLES : 0;
    this.value = 0;
    this.fresh = true;
  }

  /** False once it has come to rest. */
  step(seconds: number): boolean {
    if (this.left <= 0) return false;
    // The clock ran while nothing was drawn, so the first step does not count.
    if (!this.fresh) this.left = Math.max(0, this.left - Math.min(seconds, 0.4));
    this.fresh = false;
    this.value = Math.sin((this.left / CYCLE) * Math.PI) ** 2;
    return this.left > 0;
  }
}

// How far moving pieces still are from their place: 1 where they began, 0 once they have arrived. It is the very uniform
// that the shaders read, so one number moves all pieces and nothing is made anew while they glide.

import type { IUniform } from 'three';

const TIME = 0.35;

export class Glide implements IUniform<number> {
  value = 0;
  private left = 0;
  private fresh = false;

  begin(moving: boolean): void {
    this.left = moving ? TIME : 0;
    this.value = moving ? 1 : 0;
    this.fresh = true;
  }

  /** False once everything has arrived. */
  step(seconds: number): boolean {
    if (this.left <= 0) return false;
    // The clock ran while nothing was drawn, so the first step does not count.
    if (!this.fresh) this.left = Math.max(0, this.left - Math.min(seconds, 0.1));
    this.fresh = false;
    const t = this.left / TIME;
    this.value = t * t * (3 - 2 * t);
    return this.left > 0;
  }
}

// Turns pointer events into gestures: a tap, a drag, a twist or pinch, two fingers moving side by side, or two fingers
// held still. A hand never touches down perfectly still, so no gesture starts below a threshold.

import type { Pixel } from './moves';

export type GestureHandlers = {
  readonly tap: (at: Pixel) => void;
  readonly drag: (from: Pixel, to: Pixel) => void;
  readonly grip: (at: Pixel, change: { scale: number; twist: number }) => void;
  readonly orbit: (dx: number, dy: number) => void;
  readonly hold: () => void;
};

export type PointerInfo = {
  readonly id: number;
  readonly at: Pixel;
  /** A mouse's other buttons orbit. */
  readonly secondary: boolean;
};

const STILL = 8;
const HOLD_TIME = 1500;

type Finger = { start: Pixel; at: Pixel };
type Mode = 'waiting' | 'drag' | 'orbit' | 'grip' | 'over';

export class Gestures {
  private readonly handlers: GestureHandlers;
  private readonly pointers = new Map<number, Finger>();
  private mode: Mode = 'over';
  private secondary = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(handlers: GestureHandlers) {
    this.handlers = handlers;
  }

  down({ id, at, secondary }: PointerInfo): void {
    if (this.pointers.size === 0) this.secondary = secondary;
    this.pointers.set(id, { start: at, at });
    for (const pointer of this.pointers.values()) pointer.start = pointer.at;
    // A second finger during a drag begins anew with both; a third one means nothing.
    this.mode = this.pointers.size <= 2 ? 'waiting' : 'over';
    this.waitForHold();
  }

  move({ id, at }: Pick<PointerInfo, 'id' | 'at'>): void {
    const pointer = this.pointers.get(id);
    if (!pointer) return;
    const before = pointer.at;
    pointer.at = at;
    if (this.mode === 'waiting') {
      this.mode = this.pointers.size === 1 ? this.decideOne(pointer) : this.decideTwo();
      if (this.mode === 'waiting') return;
      clearTimeout(this.timer);
      // The finger has come this far from where it took hold of the map.
      if (this.mode === 'drag') this.handlers.drag(pointer.start, at);
    } else this.act(id, before, at);
  }

  up({ id }: Pick<PointerInfo, 'id'>): void {
    const pointer = this.pointers.get(id);
    if (!pointer) return;
    const tapped = this.mode === 'waiting' && this.pointers.size === 1 && !this.secondary;
    this.end(id);
    if (tapped) this.handlers.tap(pointer.at);
  }

  cancel({ id }: Pick<PointerInfo, 'id'>): void {
    this.end(id);
  }

  /** Ends everything, for a board that goes away with fingers on it. */
  stop(): void {
    clearTimeout(this.timer);
    this.pointers.clear();
  }

  private end(id: number): void {
    this.pointers.delete(id);
    clearTimeout(this.timer);
    // The finger that is left of two neither taps nor drags, or lifting both would jerk the map.
    this.mode = 'over';
  }

  private decideOne({ start, at }: Finger): Mode {
    if (far(start, at) < STILL) return 'waiting';
    return this.secondary ? 'orbit' : 'drag';
  }

  /** Two fingers that go the same way orbit; anything else twists and pinches. */
  private decideTwo(): Mode {
    const [a, b] = [...this.pointers.values()];
    if (!a || !b) return 'over';
    const most = Math.max(far(a.start, a.at), far(b.start, b.at));
    const least = Math.min(far(a.start, a.at), far(b.start, b.at));
    if (most < STILL) return 'waiting';
    if (least < STILL / 2) return most < STILL * 2 ? 'waiting' : 'grip';
    const [one, two] = [minus(a.at, a.start), minus(b.at, b.start)];
    const alike = (one[0] * two[0] + one[1] * two[1]) / (most * least);
    return alike > 0.7 ? 'orbit' : 'grip';
  }

  private act(id: number, before: Pixel, at: Pixel): void {
    const [dx, dy] = minus(at, before);
    if (this.mode === 'drag') this.handlers.drag(before, at);
    // Each of two fingers reports its own movement, so each counts half.
    else if (this.mode === 'orbit') this.handlers.orbit(dx / this.pointers.size, dy / this.pointers.size);
    else if (this.mode === 'grip') this.grip(id, before, at);
  }

  private grip(id: number, before: Pixel, at: Pixel): void {
    const other = [...this.pointers].find(([one]) => one !== id)?.[1];
    if (!other) return;
    const [old, now] = [minus(before, other.at), minus(at, other.at)];
    const [from, to] = [Math.hypot(...old), Math.hypot(...now)];
    if (from < 1 || to < 1) return;
    const twist = Math.atan2(old[0] * now[1] - old[1] * now[0], old[0] * now[0] + old[1] * now[1]);
    const middle: Pixel = [(at[0] + other.at[0]) / 2, (at[1] + other.at[1]) / 2];
    this.handlers.grip(middle, { scale: to / from, twist });
  }

  private waitForHold(): void {
    clearTimeout(this.timer);
    if (this.pointers.size !== 2) return;
    this.timer = setTimeout(() => {
      this.mode = 'over';
      this.handlers.hold();
    }, HOLD_TIME);
  }
}

const far = (a: Pixel, b: Pixel): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
const minus = (a: Pixel, b: Pixel): Pixel => [a[0] - b[0], a[1] - b[1]];

// Holds the camera's pose while hands and keys change it. It eases towards where it should be and then rests: when
// `step` says it arrived, nobody needs to draw another frame.

import { sameBounds, type Bounds } from '../build/bounds';
import { clampPose, fit, limitsFor, type Limits } from './moves';
import type { Pose, Viewport } from './pose';

/** How fast the rest of the way shrinks, per second. */
const HASTE = 11;
const CLOSE_ENOUGH = 0.002;
const FIRST_STEP = 1 / 60;
const LONGEST_STEP = 0.25;
const PARTS = ['x', 'y', 'distance', 'turn', 'tilt'] as const;

export class CameraDriver {
  readonly viewport = { width: 1, height: 1 };
  /** What is on the screen now. Changed in place: a frame should leave no rubbish behind. */
  readonly shown: { -readonly [K in keyof Pose]: Pose[K] };

  private aim: Pose;
  private bounds: Bounds;
  private limits: Limits;
  private homeTurn = 0;
  /** As long as nobody moved it, the camera keeps the whole map in view. */
  private atHome = true;
  private resting = true;
  private gentle = true;
  private wake: (() => void) | undefined;
  private readonly tilt: Limits['tilt'];

  constructor(bounds: Bounds, tilt: Limits['tilt']) {
    this.bounds = bounds;
    this.tilt = tilt;
    this.limits = limitsFor(bounds, this.viewport, tilt);
    this.aim = fit(bounds, this.viewport, 0, tilt);
    this.shown = { ...this.aim };
  }

  /** Whom to tell when there is something new to draw; returns how to stop that. */
  whenAwake(wake: () => void): () => void {
    this.wake = wake;
    return () => {
      this.wake = undefined;
    };
  }

  /** For people whom movement on the screen makes ill. */
  reduceMotion(reduce: boolean): void {
    this.gentle = !reduce;
  }

  get isGentle(): boolean {
    return this.gentle;
  }

  resize({ width, height }: Viewport): void {
    if (width < 1 || height < 1) return;
    if (this.viewport.width === width && this.viewport.height === height) return;
    Object.assign(this.viewport, { width, height });
    this.limits = limitsFor(this.bounds, this.viewport, this.tilt);
    this.move(() => (this.atHome ? this.home() : this.aim), 'at once', this.atHome);
  }

  showMap(bounds: Bounds): void {
    if (sameBounds(bounds, this.bounds)) return;
    this.bounds = bounds;
    this.limits = limitsFor(bounds, this.viewport, this.tilt);
    this.reset();
  }

  reset(): void {
    this.move(() => this.home(), 'gently', true);
  }

  turn(quarters: number): void {
    this.homeTurn += (quarters * Math.PI) / 2;
    this.reset();
  }

  /** Hands move the camera at once, keys and menus gently. */
  move(change: (aim: Pose) => Pose, how: 'at once' | 'gently', home = false): void {
    this.aim = clampPose(change(this.aim), this.limits);
    this.atHome = home;
    if (how === 'at once' || !this.gentle) this.arrive();
    this.wake?.();
  }

  /** Moves what is shown towards the aim; false once it has arrived. */
  step(seconds: number): boolean {
    if (apart(this.shown, this.aim) < CLOSE_ENOUGH) {
      this.arrive();
      return false;
    }
    // The clock ran while nothing was drawn: the first step after a rest is a short one.
    const share = 1 - Math.exp(-HASTE * (this.resting ? FIRST_STEP : Math.min(seconds, LONGEST_STEP)));
    this.resting = false;
    for (const part of PARTS) this.shown[part] += (this.aim[part] - this.shown[part]) * share;
    return true;
  }

  private arrive(): void {
    for (const part of PARTS) this.shown[part] = this.aim[part];
    this.resting = true;
  }

  private home(): Pose {
    // The shorter way round: a player who turned the map by three quarters does not want to see it spin back.
    const whole = Math.PI * 2;
    const turn = this.homeTurn + Math.round((this.aim.turn - this.homeTurn) / whole) * whole;
    return fit(this.bounds, this.viewport, turn, this.tilt);
  }
}

/** How far two poses are from each other, in about the same measure for all their parts. */
const apart = (a: Pose, b: Pose): number =>
  Math.max(
    Math.abs(a.x - b.x),
    Math.abs(a.y - b.y),
    Math.abs(a.distance - b.distance) / 10,
    Math.abs(a.turn - b.turn),
    Math.abs(a.tilt - b.tilt),
  );

// Holds the camera's pose while hands and keys change it. It eases towards its goal and then rests: when `step` says it
// arrived, no more frames are needed.

import type { Point } from '../../rules';
import { boundsOfSpaces, sameBounds, type Bounds } from '../build/bounds';
import type { BoardSpot } from '../view';
import { framedPose } from './framing';
import { clampPose, fit, limitsFor, type CameraLimits } from './moves';
import { toScreen, type Pose, type Viewport } from './pose';

/** How fast the rest of the way shrinks, per second. */
const HASTE = 11;
const CLOSE_ENOUGH = 0.002;
const FIRST_STEP = 1 / 60;
const LONGEST_STEP = 0.25;
/** A space nearer than this share of the screen to its border does not count as seen. */
const BORDER = 0.08;
/** Looking closely leaves this many spaces of surroundings on each side. */
const SURROUNDINGS = 3;
const QUARTER = Math.PI / 2;
const NOWHERE: Pick<BoardSpot, 'spaces' | 'around'> = { spaces: [], around: 0 };
const PARTS = ['x', 'y', 'distance', 'turn', 'tilt'] as const;

export class CameraDriver {
  readonly viewport = { width: 1, height: 1, covered: 0 };
  /** What is on the screen now. Changed in place: a frame should leave no rubbish behind. */
  readonly shown: { -readonly [K in keyof Pose]: Pose[K] };

  private aim: Pose;
  private bounds: Bounds;
  private limits: CameraLimits;
  private homeTurn: number;
  /** As long as nobody moved it, the camera keeps the whole map in view, or where the game is now. */
  private atHome = true;
  private spot: BoardSpot | null = null;
  /** The turn that it follows, and whether the players have moved it themselves since that began. */
  private turn = '';
  private ownView = false;
  private resting = true;
  private gentle = true;
  private wake: (() => void) | undefined;
  private readonly tilt: CameraLimits['tilt'];

  constructor(bounds: Bounds, tilt: CameraLimits['tilt'], seat = 0) {
    this.bounds = bounds;
    this.tilt = tilt;
    this.homeTurn = seat * QUARTER;
    this.limits = limitsFor(bounds, this.viewport, tilt);
    this.aim = fit(bounds, this.viewport, this.homeTurn, tilt);
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

  resize({ width, height, covered = 0 }: Viewport): void {
    if (width < 1 || height < 1) return;
    const { width: oldWidth, height: oldHeight, covered: oldCovered } = this.viewport;
    if (oldWidth === width && oldHeight === height && oldCovered === covered) return;
    Object.assign(this.viewport, { width, height, covered });
    this.limits = limitsFor(this.bounds, this.viewport, this.tilt);
    this.move(() => (this.atHome ? this.place() : this.aim), 'at once', this.atHome);
  }

  showMap(bounds: Bounds): void {
    if (sameBounds(bounds, this.bounds)) return;
    this.bounds = bounds;
    this.limits = limitsFor(bounds, this.viewport, this.tilt);
    this.reset();
  }

  reset(): void {
    this.spot = null;
    this.move(() => this.home(), 'gently', true);
  }

  /** The side of the table the player sits at, in quarters that the map turns clockwise; where it comes home to. */
  sit(seat: number): void {
    if (this.homeTurn === seat * QUARTER) return;
    this.homeTurn = seat * QUARTER;
    this.move(() => this.place(), 'gently', true);
  }

  lookAt(spaces: readonly Point[], how: 'in view' | 'closely' = 'in view'): void {
    if (spaces.length === 0) return;
    if (how === 'in view' && spaces.every((space) => this.isInView(space))) return;
    const around = how === 'closely' ? SURROUNDINGS : 1;
    const { left, top, right, bottom } = boundsOfSpaces(spaces.map(([x, y]) => ({ x, y })));
    const wanted = { left: left - around, top: top - around, right: right + around, bottom: bottom + around };
    this.move((aim) => {
      const { distance } = fit(wanted, this.viewport, aim.turn, this.tilt);
      const far = how === 'closely' ? distance : Math.max(distance, aim.distance);
      return { ...aim, x: (left + right) / 2, y: (top + bottom) / 2, distance: far };
    }, 'gently');
  }

  /** Goes where the game goes, unless the players have chosen a view of their own in this turn. */
  follow(spot: BoardSpot): void {
    if (spot.turn !== this.turn) this.ownView = false;
    this.turn = spot.turn;
    if (this.ownView) return;
    this.spot = spot;
    this.move(() => this.place(), 'gently', true);
  }

  /** What hands, keys and buttons do; the camera does not follow by itself before the next turn. */
  steer(change: (aim: Pose) => Pose, how: 'at once' | 'gently'): void {
    this.ownView = true;
    this.move(change, how);
  }

  /** The players want to see all of it. */
  showAll(): void {
    this.ownView = true;
    this.reset();
  }

  /** Hands move the camera at once, keys and menus gently. */
  private move(change: (aim: Pose) => Pose, how: 'at once' | 'gently', home = false): void {
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

  private isInView([x, y]: Point): boolean {
    const at = toScreen(this.aim, this.viewport, [x + 0.5, y + 0.5]);
    const { width, height, covered } = this.viewport;
    const [u, v] = [at.x / width, at.y / height];
    return Math.min(u, v - covered / height) > BORDER && Math.max(u, v) < 1 - BORDER;
  }

  private arrive(): void {
    for (const part of PARTS) this.shown[part] = this.aim[part];
    this.resting = true;
  }

  /** Where it stands by itself: where the game is, or with all of the map in view. */
  private place(): Pose {
    return framedPose(this.spot ?? NOWHERE, this.bounds, this.viewport, this.turnHome(), this.tilt);
  }

  private home(): Pose {
    return fit(this.bounds, this.viewport, this.turnHome(), this.tilt);
  }

  /** The shorter way round: a player who turned the map by three quarters does not want to see it spin back. */
  private turnHome(): number {
    const whole = Math.PI * 2;
    return this.homeTurn + Math.round((this.aim.turn - this.homeTurn) / whole) * whole;
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

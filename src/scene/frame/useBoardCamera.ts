// Gives a board its camera and lets hands move it. Listeners are native ones: a wheel must be held back from
// scrolling the page, which React's own cannot do.

import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from 'react';
import { boundsOfView } from '../build/bounds';
import { CameraDriver } from '../camera/driver';
import { Gestures } from '../camera/gestures';
import { turnWheel } from '../camera/keys';
import { dragged, gripped, orbited, type CameraLimits, type Pixel } from '../camera/moves';
import type { BoardContentProps } from '../boardProps';
import type { BoardCamera, BoardView } from '../view';

type Look = Pick<BoardContentProps, 'seat' | 'reducedMotion' | 'covered'>;

export type PointerReports = {
  readonly tap: (at: Pixel) => void;
  /** `null` when the pointer has left. */
  readonly hover: (at: Pixel | null) => void;
};

export function useBoardCamera(
  frame: RefObject<HTMLElement | null>,
  view: BoardView,
  tilt: CameraLimits['tilt'],
  cameraRef: Ref<BoardCamera> | undefined,
  { seat = 0, reducedMotion = false, covered = 0 }: Look,
  reports: PointerReports,
): CameraDriver {
  const [driver] = useState(() => new CameraDriver(boundsOfView(view), tilt, seat));
  const latest = useRef(reports);
  useLayoutEffect(() => {
    latest.current = reports;
  });

  useReducedMotion(driver, reducedMotion);
  useEffect(() => driver.sit(seat), [driver, seat]);
  useEffect(() => driver.showMap(boundsOfView(view)), [driver, view]);
  useImperativeHandle(
    cameraRef,
    () => ({
      reset: () => driver.showAll(),
      follow: (spot) => driver.follow(spot),
      lookAt: (spaces, how) => driver.lookAt(spaces, how),
      zoom: (factor) => driver.steer((pose) => ({ ...pose, distance: pose.distance / factor }), 'gently'),
    }),
    [driver],
  );
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () =>
      driver.resize({ width: element.clientWidth, height: element.clientHeight, covered });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const stop = listen(element, driver, latest);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [driver, frame, covered]);
  return driver;
}

function useReducedMotion(driver: CameraDriver, wanted: boolean): void {
  useEffect(() => {
    const query = window.matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => driver.reduceMotion(wanted || query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [driver, wanted]);
}

function listen(element: HTMLElement, driver: CameraDriver, latest: RefObject<PointerReports>): () => void {
  const { viewport } = driver;
  const gestures = new Gestures({
    tap: (at) => latest.current.tap(at),
    drag: (from, to) => driver.steer((pose) => dragged(pose, viewport, from, to), 'at once'),
    grip: (at, change) => driver.steer((pose) => gripped(pose, viewport, at, change), 'at once'),
    orbit: (dx, dy) => driver.steer((pose) => orbited(pose, viewport, dx, dy), 'at once'),
    hold: () => driver.showAll(),
  });
  const pixel = (event: MouseEvent): Pixel => {
    const box = element.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const info = (event: PointerEvent) => ({
    id: event.pointerId,
    at: pixel(event),
    secondary: event.button > 0,
  });

  const stop = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    handle: (event: HTMLElementEventMap[K]) => void,
  ) => element.addEventListener(name, handle, { signal: stop.signal, passive: false });
  on('pointerdown', (event) => {
    element.setPointerCapture(event.pointerId);
    gestures.down(info(event));
  });
  on('pointermove', (event) => {
    gestures.move(info(event));
    if (event.buttons === 0) latest.current.hover(pixel(event));
  });
  on('pointerup', (event) => gestures.up(info(event)));
  on('pointercancel', (event) => gestures.cancel(info(event)));
  on('pointerleave', () => latest.current.hover(null));
  on('contextmenu', (event) => event.preventDefault());
  on('wheel', (event) => {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 33 : event.deltaY;
    turnWheel(driver, pixel(event), event.ctrlKey ? pixels * 4 : pixels);
  });
  return () => {
    stop.abort();
    gestures.stop();
  };
}

// Keeps the screen on where browsers give no lock, as on plain http: a muted video plays as long as it is wanted. It is drawn on
// the device, and shows nothing. Browsers count only a video of some size, so it lies behind the whole page.

import type { Locks } from './awake';

/** Frames per second, just enough for the video to go on. */
const RATE = 1;

export const canPlayCanvas = (): boolean => {
  const canvas: unknown = Reflect.get(window, 'HTMLCanvasElement');
  return typeof canvas === 'function' && 'captureStream' in (canvas.prototype as object);
};

/** Rejects where the browser refuses to play it. */
export const silentVideo =
  (page: Document): Locks['request'] =>
  async () => {
    const canvas = page.createElement('canvas');
    const paint = canvas.getContext('2d');
    const video = page.createElement('video');
    Object.assign(video, {
      muted: true,
      loop: true,
      playsInline: true,
      srcObject: canvas.captureStream(RATE),
    });
    video.setAttribute('aria-hidden', 'true');
    video.dataset['awake'] = '';
    Object.assign(video.style, {
      position: 'fixed',
      inset: '0',
      width: '100%',
      height: '100%',
      opacity: '0.01',
      pointerEvents: 'none',
      zIndex: '-1',
    });
    // A stream of a canvas has a frame for each change.
    const timer = setInterval(() => paint?.fillRect(0, 0, canvas.width, canvas.height), 1000 / RATE);
    const lock = Object.assign(new EventTarget(), {
      release: async () => {
        clearInterval(timer);
        video.remove();
        video.srcObject = null;
      },
    });
    page.body.append(video);
    try {
      await video.play();
    } catch (error) {
      await lock.release();
      throw error;
    }
    // A browser that stops it has taken the lock away.
    video.addEventListener('pause', () => {
      void lock.release();
      lock.dispatchEvent(new Event('release'));
    });
    return lock;
  };

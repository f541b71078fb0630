// Keeps the screen on. Browsers take the lock away whenever the page is hidden, so it is asked for again when it is back.

import { makeQueue } from '../kernel';

type Lock = Pick<WakeLockSentinel, 'release' | 'addEventListener'>;

export type Locks = { readonly request: () => Promise<Lock> };
type Seen = Pick<Document, 'visibilityState' | 'addEventListener'>;

export function screenLock(locks: Locks, page: Seen): (on: boolean) => void {
  let wanted = false;
  let asked = false;
  let lock: Lock | null = null;

  const ask = async (): Promise<void> => {
    if (asked || lock || !wanted || page.visibilityState !== 'visible') return;
    asked = true;
    try {
      const given = await locks.request();
      given.addEventListener('release', () => {
        if (lock === given) lock = null;
      });
      lock = given;
    } catch {
      // A phone that saves its battery refuses. It is asked again when the page comes back.
    } finally {
      asked = false;
    }
    if (!wanted) letGo();
  };
  const letGo = (): void => {
    lock?.release().catch(() => undefined);
    lock = null;
  };

  page.addEventListener('visibilitychange', () => void ask());
  return (on) => {
    wanted = on;
    if (on) void ask();
    else letGo();
  };
}

/** A native screen stays on until it is told otherwise. */
export function nativeAwake(): (on: boolean) => void {
  const inTurn = makeQueue();
  // A device that cannot stay awake is used all the same.
  return (on) => void inTurn(() => set(on)).catch(() => undefined);
}

async function set(on: boolean): Promise<void> {
  const { KeepAwake } = await import('@capacitor-community/keep-awake');
  await (on ? KeepAwake.keepAwake() : KeepAwake.allowSleep());
}

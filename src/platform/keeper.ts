// Whether the device keeps the games. Every browser answers in its own way, some not at all: what is not promised counts as
// at risk.

import type { Keeper, Safety } from '../session';
import { isNative } from './device';

/** The part of `navigator.storage` that is asked; browsers leave it out on pages without https. */
export type Promises = Partial<Pick<StorageManager, 'persist' | 'persisted'>>;

export function keeper(): Keeper {
  if (isNative()) return { look: async () => 'native', ask: async () => 'native' };
  // The types promise it, and pages without https lack it.
  return webKeeper(Reflect.get(navigator, 'storage') as Promises | undefined, isInstalled);
}

/** Milliseconds; a browser that has not said by then what it promised has promised nothing. */
const PATIENCE = 3000;

export function webKeeper(
  storage: Promises | undefined,
  isOnHomeScreen: () => boolean,
  patience = PATIENCE,
): Keeper {
  const answer = async (question: 'persist' | 'persisted'): Promise<Safety> => {
    if (isOnHomeScreen()) return 'installed';
    try {
      return (await storage?.[question]?.()) === true ? 'persisted' : 'atRisk';
    } catch {
      return 'atRisk';
    }
  };
  return {
    look: () => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const silence = new Promise<Safety>((resolve) => {
        timer = setTimeout(() => resolve('atRisk'), patience);
      });
      return Promise.race([answer('persisted'), silence]).finally(() => clearTimeout(timer));
    },
    ask: async () => {
      // An installed app is safe, but on some systems the promise makes it safer.
      const answered = await answer('persist');
      if (answered === 'installed') {
        try {
          await storage?.persist?.();
        } catch {
          // Installed it is all the same.
        }
      }
      return answered;
    },
  };
}

/** Opened from the home screen: iPhones say it in a way of their own. */
const isInstalled = (): boolean =>
  Reflect.get(navigator, 'standalone') === true ||
  ['standalone', 'fullscreen', 'minimal-ui'].some((mode) => matchMedia(`(display-mode: ${mode})`).matches);

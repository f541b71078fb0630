// Whether games are safe here, for each answer that a browser can give.

import { describe, expect, it } from 'vitest';
import { webKeeper, type Promises } from '../../src/platform/keeper';

const inTab = () => false;
const onHomeScreen = () => true;
const never = () => new Promise<boolean>(() => undefined);
const broken = () => Promise.reject(new TypeError('not here'));
const throwing = () => {
  throw new Error('no');
};

describe('safety of games in a browser', () => {
  it.each<[string, Promises | undefined, 'persisted' | 'atRisk', 'persisted' | 'atRisk']>([
    [
      'has promised before',
      { persisted: async () => true, persist: async () => true },
      'persisted',
      'persisted',
    ],
    [
      'promises when asked',
      { persisted: async () => false, persist: async () => true },
      'atRisk',
      'persisted',
    ],
    ['refuses', { persisted: async () => false, persist: async () => false }, 'atRisk', 'atRisk'],
    ['fails', { persisted: broken, persist: broken }, 'atRisk', 'atRisk'],
    ['throws at once', { persisted: throwing, persist: throwing }, 'atRisk', 'atRisk'],
    ['knows only one of the questions', { persisted: async () => false }, 'atRisk', 'atRisk'],
    ['has no such storage, as on plain http', undefined, 'atRisk', 'atRisk'],
  ])('[rows 140, 141] a browser that %s', async (_, storage, looked, asked) => {
    const keeper = webKeeper(storage, inTab);
    expect(await keeper.look()).toBe(looked);
    expect(await keeper.ask()).toBe(asked);
  });

  it('[rows 140, 141] on the home screen games are safe, whatever the browser says', async () => {
    for (const storage of [
      undefined,
      { persist: async () => false },
      { persist: broken },
      { persist: throwing },
    ]) {
      const keeper = webKeeper(storage, onHomeScreen);
      expect(await keeper.look()).toBe('installed');
      expect(await keeper.ask()).toBe('installed');
    }
  });

  it('[rows 140, 141] a browser that never says what it promised has promised nothing', async () => {
    const keeper = webKeeper({ persisted: never, persist: async () => true }, inTab, 10);
    expect(await keeper.look()).toBe('atRisk');
    expect(await keeper.ask()).toBe('persisted');
  });

  it('[row 141] a browser that asks its user may take for ever; looking does not wait for it', async () => {
    const keeper = webKeeper({ persisted: async () => false, persist: never }, inTab);
    const asked = keeper.ask();
    expect(await keeper.look()).toBe('atRisk');
    expect(await Promise.race([asked, 'still thinking'])).toBe('still thinking');
  });
});

import { describe, expect, it } from 'vitest';
import { makeShared } from '../../src/kernel';

describe('what is made once', () => {
  it('[shared] is the same for everybody until it is forgotten', async () => {
    let made = 0;
    const { get, forget } = makeShared(async () => ++made);
    expect(get()).toBe(get());
    forget();
    expect(await get()).toBe(2);
  });

  it('[shared] a failure is not kept: whoever asks next tries again', async () => {
    let tries = 0;
    const { get } = makeShared(async () => {
      if (++tries === 1) throw new Error('no connection');
      return 'there';
    });
    await expect(get()).rejects.toThrow('no connection');
    expect(await get()).toBe('there');
  });

  it('[shared] a late failure of what was forgotten does no harm to what took its place', async () => {
    const fails: (() => void)[] = [];
    const { get, forget } = makeShared(() => new Promise((_, reject) => fails.push(reject)));
    const first = get();
    forget();
    const second = get();
    fails[0]?.();
    await first.catch(() => undefined);
    expect(get()).toBe(second);
  });
});

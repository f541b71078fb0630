import { describe, expect, it } from 'vitest';
import { makeQueue } from '../../src/kernel';

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('a queue', () => {
  it('[queue] begins nothing before what came first has ended', async () => {
    const inTurn = makeQueue();
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} begins`);
      await pause();
      seen.push(`${name} ends`);
      return name;
    };
    expect(await Promise.all([inTurn(work('one')), inTurn(work('two'))])).toEqual(['one', 'two']);
    expect(seen).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  });

  it('[queue] a failure is told to whoever asked, and the next one begins all the same', async () => {
    const inTurn = makeQueue();
    const failed = inTurn(() => Promise.reject(new Error('no')));
    const thrown = inTurn(() => {
      throw new Error('at once');
    });
    const next = inTurn(async () => 'fine');
    await expect(failed).rejects.toThrow('no');
    await expect(thrown).rejects.toThrow('at once');
    expect(await next).toBe('fine');
  });
});

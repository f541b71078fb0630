import { describe, expect, it } from 'vitest';
import { listenForTroubles } from '../../src/platform/troubles';

function listening() {
  const window = new EventTarget();
  const noted: unknown[] = [];
  listenForTroubles(window, (error) => noted.push(error));
  const happens = (kind: string, facts: object = {}) =>
    window.dispatchEvent(Object.assign(new Event(kind), facts));
  return { noted, happens };
}

describe('errors that nothing caught', () => {
  it('[failure] are told on as they are, those of promises too', () => {
    const { noted, happens } = listening();
    const [thrown, rejected] = [new Error('thrown'), new Error('rejected')];
    happens('error', { error: thrown });
    happens('unhandledrejection', { reason: rejected });
    expect(noted).toEqual([thrown, rejected]);
    expect(noted[0]).toBe(thrown);
  });

  it('[failure] remarks of the browser without an error would only push others out', () => {
    const { noted, happens } = listening();
    happens('error', { error: null, message: 'ResizeObserver loop' });
    happens('error');
    expect(noted).toEqual([]);
  });
});

// Music of the device: bars come one after the other, scores give way to each other, and nothing runs for nobody.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Music } from '../../src/session';
import { band } from '../../src/platform/music';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An audio device whose clock goes with the fake timers, and a page around it. */
function stage() {
  const log: string[] = [];
  const begun = Date.now();
  const parameter = () => ({
    value: 0,
    setValueAtTime: () => undefined,
    cancelScheduledValues: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  });
  const node = () => ({
    frequency: parameter(),
    gain: parameter(),
    delayTime: parameter(),
    connect: (next: unknown) => next,
    disconnect: () => undefined,
    addEventListener: () => undefined,
    start: (at: number) => void log.push(`note ${Math.round(at)}`),
    stop: () => undefined,
  });
  const context = {
    get currentTime() {
      return (Date.now() - begun) / 1000;
    },
    sampleRate: 100,
    destination: {},
    createOscillator: node,
    createBufferSource: node,
    createBiquadFilter: node,
    createDelay: node,
    createDynamicsCompressor: node,
    createGain: node,
    createBuffer: () => ({ getChannelData: () => new Float32Array(100) }),
    resume: async () => void log.push('awake'),
    suspend: async () => void log.push('asleep'),
  } as unknown as AudioContext;
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const show = (visibilityState: DocumentVisibilityState) => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  let opened = 0;
  const open = () => {
    opened += 1;
    return context;
  };
  return { log, show, opened: () => opened, play: band(open, page as unknown as Document) };
}

const musicOf = (seconds: number): Music => ({
  seconds,
  bar: () => [{ wave: 'sine', at: 0, lasts: seconds, swell: 1, from: 220, volume: 0.1 }],
});
const notes = (log: readonly string[]) => log.filter((one) => one.startsWith('note'));

describe('music of the device', () => {
  it('[sound] plays bar after bar, each once and in time', async () => {
    const { log, play, opened } = stage();
    play(musicOf(4), 0.3);
    await vi.advanceTimersByTimeAsync(16_500);
    expect(notes(log)).toEqual(['note 0', 'note 4', 'note 8', 'note 12', 'note 16']);
    expect(opened()).toBe(1);
  });

  it('[sound] silence opens nothing, and ends everything', async () => {
    const { log, play, opened } = stage();
    play(null, 0);
    play(musicOf(4), 0);
    expect(opened()).toBe(0);
    play(musicOf(4), 0.3);
    play(null, 0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(notes(log)).toHaveLength(1);
    expect(log.at(-1)).toBe('asleep');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[sound] another music takes over, a new volume does not begin it again', async () => {
    const { log, play } = stage();
    const first = musicOf(4);
    play(first, 0.3);
    play(first, 0.8);
    expect(notes(log)).toHaveLength(1);
    play(musicOf(50), 0.3);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(notes(log)).toHaveLength(2);
  });

  it('[sound] a page that nobody sees is silent until it is seen again', () => {
    const { log, play, show } = stage();
    play(musicOf(4), 0.3);
    show('hidden');
    expect(log.at(-1)).toBe('asleep');
    show('visible');
    expect(log.at(-1)).toBe('awake');
  });
});

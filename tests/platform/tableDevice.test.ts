// The phone on the table: what is asked of it, in which order, and that a phone that cannot is simply silent.

import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Tone } from '../../src/session';
import { tableDevice } from '../../src/platform';
import { screenLock } from '../../src/platform/awake';
import { nativeSpeech, type SpeechModule } from '../../src/platform/nativeSpeech';
import { synthesizer } from '../../src/platform/sound';
import { pickVoice, type Voice } from '../../src/platform/voices';
import { webSpeech } from '../../src/platform/webSpeech';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

function fakeScreen() {
  const log: string[] = [];
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const locks: EventTarget[] = [];
  const request = async () => {
    const lock = Object.assign(new EventTarget(), { release: async () => void log.push('released') });
    locks.push(lock);
    log.push('asked');
    return lock;
  };
  const show = (visibilityState: DocumentVisibilityState) => {
    page.visibilityState = visibilityState;
    // Browsers take the lock away by themselves.
    if (visibilityState === 'hidden') locks.at(-1)?.dispatchEvent(new Event('release'));
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { log, page: page as unknown as Document, request, show };
}

describe('a screen that stays on', () => {
  it('[awake] the lock is taken once and given back', async () => {
    const { log, page, request } = fakeScreen();
    const keepAwake = screenLock({ request }, page);
    keepAwake(true);
    keepAwake(true);
    await settle();
    keepAwake(false);
    expect(log).toEqual(['asked', 'released']);
  });

  it('[awake] a page that comes back asks again, but only while it is wanted', async () => {
    const { log, page, request, show } = fakeScreen();
    const keepAwake = screenLock({ request }, page);
    keepAwake(true);
    await settle();
    show('hidden');
    show('visible');
    await settle();
    expect(log).toEqual(['asked', 'asked']);
    keepAwake(false);
    show('hidden');
    show('visible');
    await settle();
    expect(log).toEqual(['asked', 'asked', 'released']);
  });

  it('[awake] a lock that comes when nobody wants it any more is given back', async () => {
    const { log, page, request } = fakeScreen();
    const keepAwake = screenLock({ request }, page);
    keepAwake(true);
    keepAwake(false);
    await settle();
    expect(log).toEqual(['asked', 'released']);
  });

  it('[awake] a device that refuses is asked again when the page comes back', async () => {
    const { log, page, request, show } = fakeScreen();
    let refuses = true;
    const keepAwake = screenLock(
      { request: () => (refuses ? Promise.reject(new Error('low battery')) : request()) },
      page,
    );
    keepAwake(true);
    await settle();
    refuses = false;
    show('hidden');
    show('visible');
    await settle();
    expect(log).toEqual(['asked']);
  });
});

const voice = (lang: string, localService = true, isDefault = false): Voice => ({
  lang,
  localService,
  default: isDefault,
});

describe('voices', () => {
  it.each([
    ['none of the language', [voice('de-DE')], 'en', -1],
    ['none of the device itself', [voice('en-US', false)], 'en', -1],
    ['the one of the region', [voice('en-US'), voice('en-AU'), voice('en_GB')], 'en', 2],
    ['the usual one otherwise', [voice('de-AT'), voice('de-DE', true, true)], 'de', 1],
    ['any otherwise', [voice('en-US'), voice('ru-RU')], 'ru', 1],
  ])('[read aloud] %s', (_, voices, language, place) => {
    expect(pickVoice(voices, language, ['en-GB', 'fr'])).toBe(place);
  });

  it('[read aloud] a browser tells when its voices have come, and speaks with its own', async () => {
    const voices: Voice[] = [];
    const spoken: string[] = [];
    class Utterance extends EventTarget {
      readonly text: string;
      voice: Voice | null = null;
      lang = '';
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      cancel: () => undefined,
      speak: (utterance: Utterance) => {
        spoken.push(`${utterance.voice?.lang} ${utterance.text}`);
        utterance.dispatchEvent(new Event('end'));
      },
    });
    const speech = webSpeech(synthesis as unknown as SpeechSynthesis, []);
    let told = 0;
    const stopWatching = speech.watch(() => (told += 1));
    expect(speech.hasVoice('en')).toBe(false);
    voices.push(voice('en-US', false), voice('en-GB'));
    synthesis.dispatchEvent(new Event('voiceschanged'));
    stopWatching();
    synthesis.dispatchEvent(new Event('voiceschanged'));
    expect([told, speech.hasVoice('en')]).toEqual([1, true]);
    await speech.say('They are here.', 'en');
    await speech.say('Niemand.', 'de');
    expect(spoken).toEqual(['en-GB They are here.']);
  });

  it('[read aloud] a phone that knows its voices late is asked again; what is stopped ends', async () => {
    vi.useFakeTimers();
    let tries = 0;
    const spoken: unknown[] = [];
    const module: SpeechModule = {
      TextToSpeech: {
        getSupportedVoices: async () => {
          tries += 1;
          if (tries < 3) throw new Error('not yet initialized');
          return { voices: [voice('de-DE'), voice('en-GB')] };
        },
        speak: (options) => {
          spoken.push(options);
          return new Promise(() => undefined);
        },
        stop: async () => undefined,
      },
    };
    const speech = nativeSpeech([], async () => module);
    const known = new Promise<void>((resolve) => speech.watch(resolve));
    await vi.runAllTimersAsync();
    await known;
    expect([tries, speech.hasVoice('en'), speech.hasVoice('ru')]).toEqual([3, true, false]);
    const said = speech.say('They are here.', 'en');
    await vi.runAllTimersAsync();
    speech.stop();
    await said;
    expect(spoken).toEqual([{ text: 'They are here.', lang: 'en-GB', voice: 1, category: 'playback' }]);
  });
});

/** Just enough of an audio device to see when it is at work. */
function fakeAudio() {
  const log: string[] = [];
  const parameter = () => ({
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  });
  const node = () => {
    const made = {
      frequency: parameter(),
      gain: parameter(),
      connect: (next: unknown) => next,
      start: (at: number) => log.push(`from ${at}`),
      stop: (at: number) => log.push(`to ${at}`),
    };
    return made;
  };
  const context = {
    currentTime: 10,
    sampleRate: 100,
    destination: {},
    createOscillator: node,
    createBufferSource: node,
    createBiquadFilter: node,
    createGain: node,
    createBuffer: () => ({ getChannelData: () => new Float32Array(100) }),
    resume: async () => void log.push('awake'),
    suspend: async () => void log.push('asleep'),
  };
  return { log, context: context as unknown as AudioContext };
}

const TONES: readonly Tone[] = [
  { wave: 'sine', at: 0, lasts: 1, from: 440, volume: 0.2 },
  { wave: 'noise', at: 1, lasts: 1, from: 440, to: 220, volume: 0.2 },
];

describe('sounds', () => {
  it('[sound] the audio device is opened for the first sound only, and sleeps when all is quiet', async () => {
    vi.useFakeTimers();
    const { log, context } = fakeAudio();
    let opened = 0;
    const play = synthesizer(() => {
      opened += 1;
      return context;
    });
    play(TONES, 0);
    expect(opened).toBe(0);
    play(TONES, 0.5);
    play(TONES.slice(0, 1), 0.5);
    expect(opened).toBe(1);
    expect(log).toEqual(['awake', 'from 10', 'to 11', 'from 11', 'to 12', 'awake', 'from 10', 'to 11']);
    await vi.runAllTimersAsync();
    expect(log.filter((entry) => entry === 'asleep')).toHaveLength(1);
  });

  it('[device] a browser that can nothing of it is silent and says so', async () => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('navigator', { languages: ['en-GB'], maxTouchPoints: 0 });
    const device = tableDevice();
    device.keepAwake(true);
    device.buzz('good');
    device.play(TONES, 1);
    await device.speech.say('They are here.', 'en');
    device.speech.stop();
    const { canStayAwake, canBuzz, canSound } = device;
    expect([canStayAwake, canBuzz, canSound, device.speech.hasVoice('en')]).toEqual(Array(4).fill(false));
  });

  it('[sound] nothing is opened before the first tap', () => {
    const { context } = fakeAudio();
    let opened = 0;
    function Context() {
      opened += 1;
      return context;
    }
    const userActivation = { hasBeenActive: false };
    vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal('AudioContext', Context);
    vi.stubGlobal('window', { AudioContext: Context });
    vi.stubGlobal('navigator', { languages: [], maxTouchPoints: 0, userActivation });
    const { play } = tableDevice();
    play(TONES, 1);
    expect(opened).toBe(0);
    userActivation.hasBeenActive = true;
    play(TONES, 1);
    expect(opened).toBe(1);
  });

  it('[haptics] a phone buzzes in its own ways', () => {
    const buzzed: unknown[] = [];
    vi.stubGlobal('window', {});
    vi.stubGlobal('navigator', {
      languages: [],
      maxTouchPoints: 5,
      vibrate: (pattern: number[]) => buzzed.push(pattern) > 0,
    });
    const { buzz, canBuzz } = tableDevice();
    buzz('tap');
    buzz('bad');
    expect(canBuzz).toBe(true);
    expect(buzzed).toEqual([[8], [60, 50, 60]]);
  });
});

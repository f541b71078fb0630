// The phone on the table: the native shell's plugins (loaded when they are first used), or the browser's own functions.
// No call ever fails: a device that cannot do something stays silent.

import type { Device } from '../session';
import { nativeAwake, screenLock, type Locks } from './awake';
import { nativeBuzz, webBuzz } from './buzz';
import { isNative } from './device';
import { nativeSpeech } from './nativeSpeech';
import { canPlayCanvas, silentVideo } from './silentVideo';
import { synthesizer } from './sound';
import { SILENCE, webSpeech } from './webSpeech';

const IDLE = () => undefined;

export function tableDevice(): Device {
  return { ...(isNative() ? nativeParts() : webParts()), ...sound() };
}

type Parts = Omit<Device, 'play' | 'music' | 'canSound'>;

const nativeParts = (): Parts => ({
  isSecure: true,
  canStayAwake: true,
  canBuzz: true,
  keepAwake: nativeAwake(),
  buzz: nativeBuzz,
  speech: nativeSpeech(navigator.languages),
});

function webParts(): Parts {
  const lock = screenLocks();
  // Desktop browsers offer it without anything that could buzz.
  const canBuzz = 'vibrate' in navigator && navigator.maxTouchPoints > 0;
  return {
    isSecure: window.isSecureContext,
    canStayAwake: lock !== null,
    canBuzz,
    keepAwake: lock ? screenLock({ request: lock }, document) : IDLE,
    buzz: canBuzz ? webBuzz((pattern) => navigator.vibrate(pattern)) : IDLE,
    speech: 'speechSynthesis' in window ? webSpeech(speechSynthesis, navigator.languages) : SILENCE,
  };
}

/** The browser's own lock, or a video where it has none. */
function screenLocks(): Locks['request'] | null {
  if ('wakeLock' in navigator) return () => navigator.wakeLock.request('screen');
  return canPlayCanvas() ? silentVideo(document) : null;
}

function sound(): Pick<Device, 'play' | 'music' | 'canSound'> {
  const canSound = 'AudioContext' in window;
  if (!canSound) return { canSound, play: IDLE, music: IDLE };
  const play = synthesizer(() => new AudioContext());
  return {
    canSound,
    music: whenAllowed(fetchedBand()),
    play: (tones, volume) => {
      if (mayBeHeard()) play(tones, volume);
    },
  };
}

/** The band comes with the first score: the menu is silent, and loads faster without it. */
function fetchedBand(): Device['music'] {
  let wanted: Parameters<Device['music']> = [null, 0];
  let coming: Promise<Device['music']> | undefined;
  return (score, volume) => {
    wanted = [score, volume];
    if (score === null && !coming) return;
    coming ??= import('./music').then(({ band }) => band(() => new AudioContext(), document));
    void coming.then((music) => music(...wanted)).catch(() => (coming = undefined));
  };
}

/** What was asked for before the first tap is heard with it. */
function whenAllowed(music: Device['music']): Device['music'] {
  let waiting: Parameters<Device['music']> | null = null;
  document.addEventListener('pointerup', () => waiting && music(...waiting), { once: true });
  return (score, volume) => {
    waiting = [score, volume];
    if (mayBeHeard()) music(score, volume);
  };
}

/** Browsers refuse, with a complaint, whatever makes a noise before the first tap. */
const mayBeHeard = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

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

type Parts = Omit<Device, 'play' | 'canSound'>;

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

function sound(): Pick<Device, 'play' | 'canSound'> {
  const canSound = 'AudioContext' in window;
  if (!canSound) return { canSound, play: IDLE };
  const play = synthesizer(() => new AudioContext());
  return {
    canSound,
    play: (tones, volume) => {
      if (mayBeHeard()) play(tones, volume);
    },
  };
}

/** Browsers refuse, with a complaint, whatever makes a noise before the first tap. */
const mayBeHeard = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

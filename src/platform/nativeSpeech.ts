// Reading aloud with the voices of the phone itself.

import type { Speech } from '../session';
import { pickVoice, type Voice } from './voices';

/** What is used of the plugin's module. */
export type SpeechModule = {
  readonly TextToSpeech: {
    readonly getSupportedVoices: () => Promise<{ readonly voices: readonly Voice[] }>;
    readonly speak: (options: {
      readonly text: string;
      readonly lang: string;
      readonly voice: number;
      readonly category: string;
    }) => Promise<void>;
    readonly stop: () => Promise<void>;
  };
};

/** Android knows its voices only some time after the start. */
const TRIES = 5;
const PAUSE = 1000;

const load = (): Promise<SpeechModule> => import('@capacitor-community/text-to-speech');

export function nativeSpeech(wanted: readonly string[], open = load): Speech {
  let voices: readonly Voice[] = [];
  let isAsked = false;
  let whenStopped = (): void => undefined;
  const listeners = new Set<() => void>();

  const askForVoices = async (): Promise<void> => {
    for (let tries = 0; tries < TRIES && voices.length === 0; tries++) {
      if (tries > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE));
      voices = await open().then(
        async ({ TextToSpeech }) => (await TextToSpeech.getSupportedVoices()).voices,
      ).catch(() => []); // prettier-ignore
    }
    for (const listener of listeners) listener();
  };

  return {
    hasVoice: (language) => pickVoice(voices, language, wanted) !== -1,
    watch: (listener) => {
      listeners.add(listener);
      if (!isAsked) void askForVoices();
      isAsked = true;
      return () => listeners.delete(listener);
    },
    say: (sentence, language) => {
      const voice = pickVoice(voices, language, wanted);
      const lang = voices[voice]?.lang;
      if (lang === undefined) return Promise.resolve();
      // Who wants to hear a story hears it with the ringer off, too.
      const options = { text: sentence, lang, voice, category: 'playback' };
      const said = open().then(({ TextToSpeech }) => TextToSpeech.speak(options));
      // Android never ends a sentence that was stopped.
      const stopped = new Promise<void>((resolve) => {
        whenStopped = resolve;
      });
      return Promise.race([said.catch(() => undefined), stopped]);
    },
    stop: () => {
      whenStopped();
      void open().then(({ TextToSpeech }) => TextToSpeech.stop()).catch(() => undefined); // prettier-ignore
    },
  };
}

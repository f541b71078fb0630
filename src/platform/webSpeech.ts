// Reading aloud in a browser.

import type { Speech } from '../session';
import { pickVoice } from './voices';

type Synthesis = Pick<
  SpeechSynthesis,
  'getVoices' | 'speak' | 'cancel' | 'addEventListener' | 'removeEventListener'
>;

export function webSpeech(synthesis: Synthesis, wanted: readonly string[]): Speech {
  /** Held here: some browsers forget an utterance, and its end, that nobody else holds. */
  let spoken: SpeechSynthesisUtterance | null = null;
  const voiceFor = (language: string) => {
    const voices = synthesis.getVoices();
    return voices[pickVoice(voices, language, wanted)];
  };
  return {
    hasVoice: (language) => voiceFor(language) !== undefined,
    watch: (listener) => {
      // Not every browser can be listened to; those have their voices from the start.
      synthesis.addEventListener?.('voiceschanged', listener);
      return () => synthesis.removeEventListener?.('voiceschanged', listener);
    },
    say: (sentence, language) =>
      new Promise((resolve) => {
        const voice = voiceFor(language);
        if (!voice) return resolve();
        const utterance = new SpeechSynthesisUtterance(sentence);
        utterance.voice = voice;
        utterance.lang = voice.lang;
        utterance.addEventListener('end', () => resolve());
        utterance.addEventListener('error', () => resolve());
        spoken = utterance;
        synthesis.speak(spoken);
      }),
    stop: () => {
      spoken = null;
      synthesis.cancel();
    },
  };
}

/** Where nothing can speak. */
export const SILENCE: Speech = {
  hasVoice: () => false,
  watch: () => () => undefined,
  say: async () => undefined,
  stop: () => undefined,
};

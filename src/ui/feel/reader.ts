// Reads one text at a time, sentence by sentence. Another one, or a tap, ends it at once.

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Speech } from '../../session';

export type Spoken = {
  /** The text as it stands on the screen: its name here. */
  readonly text: string;
  readonly sentences: readonly string[];
  readonly language: string;
};

export type Reader = {
  readonly store: Pick<
    StoreApi<{ readonly reading: string | null }>,
    'getState' | 'getInitialState' | 'subscribe'
  >;
  readonly read: (spoken: Spoken) => Promise<void>;
  /** By itself: not again what was read by itself last, though it may be shown again. */
  readonly readNew: (spoken: Spoken) => Promise<void>;
  /** Left out: whatever is being read. */
  readonly stop: (text?: string) => void;
};

export function makeReader(speech: Speech): Reader {
  const store = createStore<{ readonly reading: string | null }>(() => ({ reading: null }));
  let turn = 0;
  let last: string | null = null;

  const stop = (text?: string): void => {
    const { reading } = store.getState();
    if (reading === null || (text !== undefined && text !== reading)) return;
    turn += 1;
    speech.stop();
    store.setState({ reading: null });
  };
  const read = async ({ text, sentences, language }: Spoken): Promise<void> => {
    stop();
    turn += 1;
    const own = turn;
    store.setState({ reading: text });
    for (const sentence of sentences) {
      await speech.say(sentence, language);
      if (turn !== own) return;
    }
    store.setState({ reading: null });
  };
  const readNew = async (spoken: Spoken): Promise<void> => {
    if (spoken.text === last) return;
    last = spoken.text;
    await read(spoken);
  };
  return { store, read, readNew, stop };
}

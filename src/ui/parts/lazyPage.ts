// A page, fetched together with its words when it is first opened.

import type { ComponentType } from 'react';
import type { WordFile } from '../../text';
import { lazyPart } from './lazyPart';

type WordLoader = (file: WordFile) => Promise<void>;

let loadWords: WordLoader = async () => undefined;

/** Called once at the start: from where words come. */
export function openWords(from: WordLoader): void {
  loadWords = from;
}

export const lazyPage = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  words: readonly WordFile[] = ['ui'],
): ComponentType<P> =>
  lazyPart(async () => {
    const [page] = await Promise.all([load(), ...words.map((file) => loadWords(file))]);
    return page;
  });

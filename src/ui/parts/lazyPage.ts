// A page, or a part of the start, fetched together with its words when it is first shown.

import type { ComponentType, ReactNode } from 'react';
import type { WordFile } from '../../text';
import { lazyPart } from './lazyPart';

type WordLoader = (file: WordFile) => Promise<void>;

let loadWords: WordLoader = async () => undefined;

/** Called once at the start: from where words come. */
export function openWords(from: WordLoader): void {
  loadWords = from;
}

/** For a page that finds out only later that it needs them. */
export const fetchWords: WordLoader = (file) => loadWords(file);

export const lazyPage = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  words: readonly WordFile[] = ['ui'],
  meanwhile?: ReactNode,
): ComponentType<P> =>
  lazyPart(async () => {
    const [page] = await Promise.all([load(), ...words.map((file) => loadWords(file))]);
    return page;
  }, meanwhile);

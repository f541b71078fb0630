// Keeps each language's glossary once it was fetched. A fetch that failed is forgotten, so that the next try is a new one.

import { type Glossary, type GlossarySource, type Language, makeGlossary } from '../../text';

/** The same promise every time, as long as it has not failed. */
export type GlossaryKeeper = (language: Language) => Promise<Glossary>;

export function keepGlossaries(source: GlossarySource): GlossaryKeeper {
  const kept = new Map<Language, Promise<Glossary>>();
  return (language) => {
    const before = kept.get(language);
    if (before) return before;
    const loading = source(language).then((entries) => makeGlossary(language, entries));
    kept.set(language, loading);
    loading.catch(() => kept.delete(language));
    return loading;
  };
}

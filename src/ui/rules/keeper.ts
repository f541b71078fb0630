// Keeps each language's glossary once it was fetched. A fetch that failed is forgotten, so that the next try is a new one.

import { ENGLISH } from '../../kernel';
import { type Glossary, type GlossarySource, type Language, makeGlossary } from '../../text';

/** The same promise every time, as long as it has not failed. */
export type GlossaryKeeper = (language: Language) => Promise<Glossary>;

export function keepGlossaries(source: GlossarySource): GlossaryKeeper {
  const kept = new Map<Language, Promise<Glossary>>();
  const keep: GlossaryKeeper = (language) => {
    const before = kept.get(language);
    if (before) return before;
    const loading = load(language);
    kept.set(language, loading);
    loading.catch(() => kept.delete(language));
    return loading;
  };
  /** Searches want the English terms as well, but can do without them. */
  const english = () =>
    keep(ENGLISH).then(
      ({ entries }) => entries,
      () => [],
    );
  const load = async (language: Language): Promise<Glossary> => {
    const [entries, terms] = await Promise.all([source(language), language === ENGLISH ? [] : english()]);
    return makeGlossary(language, entries, terms);
  };
  return keep;
}

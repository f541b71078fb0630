// The rules in the player's language, for everything below RulesAtHand.

import { createContext, useCallback, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { type Glossary, type Language, pickLanguage } from '../../text';
import { useLoaded } from '../parts/useLoaded';
import type { GlossaryKeeper } from './keeper';

export const KeeperContext = createContext<GlossaryKeeper | null>(null);

/** For whoever can't do without: suspends or fails, see WithGlossary. */
export function useGlossaryPromise(): Promise<Glossary> {
  const keeper = useContext(KeeperContext);
  const language = useLanguage();
  if (!keeper) throw new Error('rules were shown outside of RulesAtHand');
  return keeper(language);
}

/** For texts that are readable without: null until it is there, and for good where it can't be had. */
export function useGlossary(): Glossary | null {
  const keeper = useContext(KeeperContext);
  const language = useLanguage();
  const [glossary] = useLoaded(
    useCallback(async () => (keeper ? keeper(language) : null), [keeper, language]),
  );
  return glossary;
}

const useLanguage = (): Language => pickLanguage([useTranslation().i18n.language]);

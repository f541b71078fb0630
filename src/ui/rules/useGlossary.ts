// The rules, for whatever is shown below RulesAtHand, in the player's language.

import { createContext, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Glossary, type Language, pickLanguage } from '../../text';
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
  const [glossary, setGlossary] = useState<Glossary | null>(null);
  useEffect(() => {
    let isWanted = true;
    keeper?.(language).then(
      (loaded) => isWanted && setGlossary(loaded),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [keeper, language]);
  return glossary?.language === language ? glossary : null;
}

const useLanguage = (): Language => pickLanguage([useTranslation().i18n.language]);

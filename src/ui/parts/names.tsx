// The names on cards in the player's language, for everything below a page that has its content.

import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ENGLISH,
  gearNameIn,
  printedIn,
  type NamedKind,
  type NameFinder,
  type PrintedNames,
} from '../../kernel';
import { useServices } from '../services';
import { useLoaded } from './useLoaded';

const NONE: PrintedNames = {};
const NamesContext = createContext(NONE);

export const NamesProvider = NamesContext.Provider;

/** For what can do without content: the English names of the save, until those of the player's language are there. */
export function WithNames({ children }: { children: ReactNode }) {
  const { content } = useServices();
  const isEnglish = useTranslation().i18n.language === ENGLISH;
  const [names] = useLoaded(
    useCallback(async () => (isEnglish ? NONE : (await content()).names), [isEnglish, content]),
  );
  return <NamesProvider value={names ?? NONE}>{children}</NamesProvider>;
}

/** Finds printed names only; tellers know the English ones themselves. */
export function usePrintedNames(): NameFinder {
  const names = useContext(NamesContext);
  const { language } = useTranslation().i18n;
  return useMemo(() => printedIn(names, language), [names, language]);
}

type NamedEntry = { readonly id: string; readonly name: string };

/** What an entry is called; one that the content no longer has goes by its id. */
type NameOfEntry = (kind: NamedKind, entry: NamedEntry | undefined, id?: string) => string;

export function useNames(): NameOfEntry {
  const printed = usePrintedNames();
  return useMemo(
    () =>
      (kind, entry, id = '') =>
        entry ? (printed(kind, entry.id) ?? entry.name) : id,
    [printed],
  );
}

/** What a hero uses: a card by its printed name, an ability by the one on the sheet. */
export function useOfferNames(): (offer: { readonly from: string; readonly name: string }) => string {
  const printed = usePrintedNames();
  return ({ from, name }) => gearNameIn(printed, from) ?? name;
}

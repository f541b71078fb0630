// The names on cards in the player's language, for everything below a page that has its content.

import { createContext, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { gearNameIn, printedIn, type NamedKind, type NameFinder, type PrintedNames } from '../../kernel';

const NamesContext = createContext<PrintedNames>({});

export const NamesProvider = NamesContext.Provider;

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

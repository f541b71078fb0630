// The door to the sentences: one writer and one reader for each language.

import type { Group } from '../../imperial';
import { inLanguage, type Language } from '../../kernel';
import { GERMAN } from './de/grammar';
import { ENGLISH } from './en/grammar';
import type { Grammar } from './grammar';
import type { Names } from './pieces';
import { createReader, type OrderReader } from './read';
import { RUSSIAN } from './ru/grammar';
import { createWriter, type OrderWriter } from './write';

export const GRAMMARS: Readonly<Record<Language, Grammar>> = { en: ENGLISH, de: GERMAN, ru: RUSSIAN };

export const orderWriter = (language: Language, names?: Names): OrderWriter =>
  createWriter(GRAMMARS[language], names);

export const orderReader = (language: Language): OrderReader => createReader(GRAMMARS[language]);

/** Lines and bonus effects go by the names their author gave them. */
export function groupNames(group: Group, language: Language, others: Names = () => undefined): Names {
  const lines = group.lists.flatMap((list) => list.lines);
  const own = new Map(
    [...lines, ...group.bonuses].flatMap(({ id, name }) =>
      id !== undefined && name !== undefined ? [[id, inLanguage(name, language)] as const] : [],
    ),
  );
  return (kind, id) => (kind === 'ability' ? own.get(id) : undefined) ?? others(kind, id);
}

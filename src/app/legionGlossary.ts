// The rules of Legion, one file per language.

import { ENGLISH } from '../kernel';
import type { GlossaryEntry, GlossarySource } from '../text';

const FILES = import.meta.glob<readonly GlossaryEntry[]>('../../content/text/*/legion-glossary.json', {
  import: 'default',
});
const fileOf = (language: string) => FILES[`../../content/text/${language}/legion-glossary.json`];

export const legionGlossary: GlossarySource = async (language) =>
  (await (fileOf(language) ?? fileOf(ENGLISH))?.()) ?? [];

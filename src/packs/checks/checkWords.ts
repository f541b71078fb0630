// The words of a mission or campaign: complete in every language that has any, no unused words, every blank filled.

import { ENGLISH, type Item } from '../../kernel';
import { blanksIn, EXPECTED, faultsIn } from '../missionChecks/texts';
import type { WordsEntry } from '../pack';
import { describeValue, type EntryProblem } from '../problem';

/** A key, where it is asked for, and which blanks are filled there; `null`: it is never shown. */
export type Use = { readonly path: EntryProblem['path']; readonly blanks: readonly string[] | null };
export type Uses = ReadonlyMap<string, readonly Use[]>;

type Report = (problem: EntryProblem) => void;
/** What one file says in one language, and how to tell its author. */
export type Translation = { readonly entry: WordsEntry; readonly report: Report };

/** By the id of a mission, campaign or guide: all its words, looked through once for all of them. */
export function translationsIn<Place extends { readonly entry: WordsEntry }>(
  words: readonly Place[],
  report: (place: Place, problem: EntryProblem) => void,
): (id: string) => readonly Translation[] {
  const known = new Map<string, Translation[]>();
  for (const place of words) {
    const { of } = place.entry;
    const own = known.get(of) ?? [];
    known.set(of, own);
    own.push({ entry: place.entry, report: (problem) => report(place, problem) });
  }
  return (id) => known.get(id) ?? [];
}

/** All texts of a document in which nothing fills blanks. */
export function plainUses(items: readonly Item<string>[]): Uses {
  const uses = new Map<string, Use[]>();
  for (const { type, value, path } of items) {
    if (type !== 'text') continue;
    const key = value as string;
    const known = uses.get(key) ?? [];
    uses.set(key, known);
    known.push({ path, blanks: [] });
  }
  return uses;
}

export function checkWords(uses: Uses, translations: readonly Translation[], report: Report): void {
  const languages = new Set([ENGLISH, ...translations.map(({ entry }) => entry.language)]);
  for (const language of languages) {
    const own = translations.filter(({ entry }) => entry.language === language);
    const keys = new Set(own.flatMap(({ entry }) => Object.keys(entry.words)));
    checkComplete(uses, keys, language, report);
  }
  checkTwice(translations);
  for (const translation of translations) checkTexts(translation, uses);
  checkBlanksKept(translations);
}

/** As i18next knows them: `found_one`, `found_other`. */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
const FORM = new RegExp(`^(.+)_(${FORMS.join('|')})$`);

/** The forms that whole numbers need in a language. */
function formsOf(language: string): readonly string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 201 }, (_, number) => rules.select(number)))];
}

function checkComplete(uses: Uses, keys: ReadonlySet<string>, language: string, report: Report): void {
  const forms = formsOf(language);
  for (const [key, [use]] of uses) {
    if (!use || keys.has(key)) continue;
    const missing = forms.filter((form) => !keys.has(`${key}_${form}`));
    if (missing.length === 0) continue;
    const wanted = missing.length === forms.length ? key : missing.map((form) => `${key}_${form}`).join(', ');
    const expected = `${wanted} among the words of "${language}"`;
    report({ path: use.path, code: 'missingWord', expected, found: 'nothing' });
  }
}

/** The same key in two files of one language: one of them would silently be lost. */
function checkTwice(translations: readonly Translation[]): void {
  const seen = new Set<string>();
  for (const { entry, report } of translations) {
    for (const key of Object.keys(entry.words)) {
      const name = `${entry.language} ${key}`;
      if (seen.has(name)) {
        const expected = 'a key that no other words of this language have';
        report({ path: ['words', key], code: 'duplicateId', expected, found: describeValue(key) });
      }
      seen.add(name);
    }
  }
}

function checkTexts({ entry, report }: Translation, uses: Uses): void {
  for (const [key, text] of Object.entries(entry.words)) {
    const path = ['words', key];
    for (const { code, found } of faultsIn(text)) report({ path, code, expected: EXPECTED[code], found });
    const [, base, form] = FORM.exec(key) ?? [];
    const asked = uses.get(key) ?? (base === undefined ? undefined : uses.get(base));
    if (!asked) {
      const expected = 'a key that something asks for';
      report({ path, code: 'unusedWord', expected, found: describeValue(key) });
      continue;
    }
    // A form by number needs the number, even where the text does not show it.
    const needed = form !== undefined && !uses.has(key) ? ['count', ...blanksIn(text)] : blanksIn(text);
    const unfilled = needed.find((name) => asked.some(({ blanks }) => blanks?.includes(name) === false));
    if (unfilled === undefined) continue;
    const expected = 'only blanks that are filled wherever the text is shown ("with")';
    report({ path, code: 'unfilledBlank', expected, found: `{{${unfilled}}}` });
  }
}

/** What English says with a number, other languages should say with it too. Forms by number may leave it out: "one". */
function checkBlanksKept(translations: readonly Translation[]): void {
  const english = new Map(
    translations
      .filter(({ entry }) => entry.language === ENGLISH)
      .flatMap(({ entry }) => Object.entries(entry.words)),
  );
  for (const { entry, report } of translations) {
    for (const [key, text] of Object.entries(entry.words)) {
      if (FORM.test(key)) continue;
      const kept = blanksIn(text);
      const lost = blanksIn(english.get(key) ?? '').find((name) => !kept.includes(name));
      if (lost === undefined) continue;
      const expected = `{{${lost}}}, as in English`;
      report({ path: ['words', key], code: 'lostBlank', expected, found: describeValue(text) });
    }
  }
}

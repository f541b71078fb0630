// The words of a mission: complete in every language that has any, nothing that no text asks for, every blank filled.

import type { Effect } from '../../mission';
import type { MissionWords } from '../pack';
import { describeValue } from '../problem';
import type { Facts, MissionProblem, Report } from './facts';
import { blanksIn, EXPECTED, faultsIn } from './texts';
import type { Item, Path } from './walk';

const ENGLISH = 'en';

/** What one file says in one language, and how to tell its author. */
type Translation = { readonly entry: MissionWords; readonly report: (problem: MissionProblem) => void };

export function checkWords(facts: Facts, translations: readonly Translation[], report: Report): void {
  const uses = usesOf(facts);
  const languages = new Set([ENGLISH, ...translations.map(({ entry }) => entry.language)]);
  for (const language of languages) {
    const own = translations.filter(({ entry }) => entry.language === language);
    const keys = new Set(own.flatMap(({ entry }) => Object.keys(entry.words)));
    checkComplete(uses, keys, language, report);
  }
  checkTwice(translations);
  for (const translation of translations) checkTexts(translation, uses);
}

/** A key, where it is asked for, and which blanks are filled there; `null`: it is never shown. */
type Use = { readonly path: Path; readonly blanks: readonly string[] | null };
type Uses = ReadonlyMap<string, readonly Use[]>;

function usesOf(facts: Facts): Uses {
  const uses = new Map<string, Use[]>();
  for (const item of facts.items) {
    if (item.type !== 'text') continue;
    const key = item.value as string;
    const known = uses.get(key) ?? [];
    uses.set(key, known);
    known.push({ path: item.path, blanks: blanksFor(item, facts) });
  }
  return uses;
}

/** Filled wherever a script shows a text that may have blanks. */
const ALWAYS_FILLED = ['heroes', 'round'];

function blanksFor({ parent }: Item, { effects }: Facts): Use['blanks'] {
  if (parent?.type === 'effect') return filledBy(parent.value as Effect);
  if (parent?.type === 'Outcome') {
    const around = parent.parent?.parent?.value as Effect;
    return around.kind === 'test' ? ['successes'] : ['entered'];
  }
  if (parent?.type !== 'Objective') return [];
  const { id } = parent.value as { readonly id: string };
  const shown = effects.flatMap(({ effect }) =>
    effect.kind === 'objective' && effect.objective === id ? [filledBy(effect)] : [],
  );
  const [first, ...others] = shown;
  return first === undefined ? null : first.filter((name) => others.every((blanks) => blanks.includes(name)));
}

const FILLING: ReadonlySet<Effect['kind']> = new Set<Effect['kind']>([
  'message',
  'question',
  'input',
  'test',
  'chooseHeroes',
  'objective',
]);

function filledBy(effect: Effect): readonly string[] {
  if (!FILLING.has(effect.kind)) return [];
  const own = 'with' in effect ? Object.keys(effect.with ?? {}) : [];
  return [...ALWAYS_FILLED, ...own];
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
      const expected = 'a key that the mission asks for';
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

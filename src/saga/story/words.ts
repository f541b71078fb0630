// The words of an imported mission, in every language that the source has: texts of the source, and the few sentences
// that an import adds itself.

import { BUDGETS, ENGLISH, inLanguage, type LocalText } from '../../kernel';
import type { Blanks, KitWords } from '../../mission';
import { makeAllowance, type Allowance } from '../allowance';
import { rawsFrom, type Raws } from './lines';
import { readSagaText, type SagaBlank, type SagaText } from '../source/text';

/** Texts of one other language, by where they belong: the id of an event, action, entity or button, and a field. */
export type TranslatedTexts = { readonly language: string; readonly texts: ReadonlyMap<string, string> };

/** Where a text stands in the source, so that its translations are found. */
export const wordPlace = (guid: string, field: string): string => `${guid}/${field}`;

/** Groups that are there at the start have no id that translations know, only their English name. */
export const initialGroup = (cardName: string): string => `initial ${cardName.trim().toLowerCase()}`;

/** A text of the source and where it stands. */
export type Placed = { readonly raw: string; readonly place: string };

/** As our files have it: long pages are cut, and the report says so. */
const MAX_TEXT = 3900;
/** In all languages and missions of one import: as much as a zip may hold that comes in again. */
export const MOST_WORD_LETTERS = BUDGETS.zip.most.unpacked;
/** Of a key, with room for a number behind it. */
const MAX_PREFIX = 70;

export type Said = { readonly key: string; readonly with?: Blanks };
/** Where a value is looked up when the text is shown; `null`: there is nothing of that name. */
export type BlankSource = (blank: SagaBlank) => {
  readonly name: string;
  readonly value: string;
  /** Where it cannot be filled in; `counter` then shows it elsewhere. */
  readonly word: string;
  readonly counter?: () => void;
} | null;

export type WordsDraft = {
  readonly languages: readonly string[];
  /** A text whose blanks are filled where it is shown. */
  readonly say: (prefix: string, raw: string, place: string) => Said;
  /** A text that is shown as it stands: blanks become words. */
  readonly write: (prefix: string, raw: string, place: string) => string;
  /** A sentence of the import's own. */
  readonly own: (phrase: Phrase, names?: Readonly<Record<string, string | Placed>>) => string;
  /** A name of the import's own. */
  readonly name: (text: LocalText) => string;
  /** A text and its translations, before anything is read in it. */
  readonly rawsOf: (raw: string, place: string) => Raws;
  /** The text itself in the languages of the app, for instruction lines. */
  readonly local: (raws: Raws) => Raws;
  readonly finish: () => KitWords;
};

export function makeWords(
  language: string,
  translations: readonly TranslatedTexts[],
  blankOf: BlankSource,
  onCut: (text: string) => void,
  letters: Allowance = makeAllowance(MOST_WORD_LETTERS),
): WordsDraft {
  const languages = [...new Set([ENGLISH, language, ...translations.map((one) => one.language)])];
  const words: Record<string, Record<string, string>> = Object.fromEntries(languages.map((one) => [one, {}]));
  const known = new Map<string, Said>();
  const numbers = new Map<string, number>();
  const textsIn = new Map(translations.map((one) => [one.language, one.texts]));
  const idOf = makeIds();

  const rawIn = (one: string, raw: string, place: string): string => textsIn.get(one)?.get(place) || raw;

  /** Our content is complete in every language that it has, so that what nobody translated stands there in English. */
  const store = (key: string, textFor: (one: string) => string): void => {
    for (const one of languages) {
      if (letters.isSpent()) return;
      const text = textFor(one);
      letters.take(text.length);
      (words[one] ??= {})[key] = text;
    }
  };

  const partsOf = (raw: string, one: string): SagaText['parts'] =>
    readSagaText(raw, one, (name) => blankOf({ kind: 'trigger', name }) !== null).parts;

  const keyFor = (wish: string): string => {
    const prefix = wish.slice(0, MAX_PREFIX);
    const number = (numbers.get(prefix) ?? 0) + 1;
    numbers.set(prefix, number);
    return number === 1 ? prefix : `${prefix}.${number}`;
  };

  const put = (prefix: string, raw: string, place: string, filled: boolean): Said => {
    const same = `${filled ? '1' : '0'}${raw}\u0000${translations.length > 0 ? place : ''}`;
    const before = known.get(same);
    if (before) return before;
    const key = keyFor(prefix);
    const blanks: Record<string, string> = {};
    store(key, (one) => {
      const text = partsOf(rawIn(one, raw, place), one)
        .map((part) => (typeof part === 'string' ? part : spell(part, filled, blanks)))
        .join('')
        .trim();
      if (text.length > MAX_TEXT && one === ENGLISH) onCut(text);
      return cut(text) || '…';
    });
    const said: Said = Object.keys(blanks).length > 0 ? { key, with: blanks } : { key };
    known.set(same, said);
    return said;
  };

  const spell = (blank: SagaBlank, filled: boolean, blanks: Record<string, string>): string => {
    const source = blankOf(blank);
    if (!source) return '';
    if (!filled) {
      source.counter?.();
      return source.word;
    }
    blanks[source.name] = source.value;
    return `{{${source.name}}}`;
  };

  /** With words in place of blanks. */
  const written = (raw: string, one: string): string =>
    partsOf(raw, one)
      .map((part) => (typeof part === 'string' ? part : spell(part, false, {})))
      .join('');

  /** Texts may be long, and stand in one sentence with the name of each group. */
  const idsOf = (of: string | Placed): string =>
    typeof of === 'string' ? `${idOf(of)}` : `${idOf(of.raw)}/${idOf(of.place)}`;

  const named = (name: string | Placed = '', one: string): string => {
    const raw = typeof name === 'string' ? name : rawIn(one, name.raw, name.place);
    // What is read again and again costs as much as what is written.
    letters.take(raw.length);
    return written(raw, one);
  };

  return {
    languages,
    say: (prefix, raw, place) => put(prefix, raw, place, true),
    write: (prefix, raw, place) => put(prefix, raw, place, false).key,
    own: (phrase, names = {}) => {
      const raw = PHRASES[phrase];
      const same = `own ${phrase} ${Object.entries(names)
        .map(([name, of]) => `${name} ${idsOf(of)}`)
        .join()}`;
      const before = known.get(same);
      if (before) return before.key;
      const key = keyFor(`import.${phrase}`);
      store(key, (one) =>
        cut(inLanguage(raw, one).replace(/<(\w+)>/g, (_, name: string) => named(names[name], one))),
      );
      known.set(same, { key });
      return key;
    },
    name: (text) => {
      const same = `name ${text.en}`;
      const before = known.get(same);
      if (before) return before.key;
      const key = keyFor('import.name');
      store(key, (one) => inLanguage(text, one));
      known.set(same, { key });
      return key;
    },
    rawsOf: (raw, place) => rawsFrom((one) => rawIn(one, raw, place)),
    local: (raws) =>
      rawsFrom((one) => {
        const text = written(raws[one], one).replaceAll('**', '').replace(/\s+/g, ' ').trim();
        if (text.length > MAX_LINE && one === ENGLISH) onCut(text);
        return text.slice(0, MAX_LINE) || '…';
      }),
    finish: () => words,
  };
}

/** A short number for each text. */
function makeIds(): (text: string) => number {
  const ids = new Map<string, number>();
  return (text) => {
    const id = ids.get(text) ?? ids.size;
    ids.set(text, id);
    return id;
  };
}

/** Of a line of orders. */
export const MAX_LINE = 390;

const cut = (text: string): string => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text);

type Phrase = keyof typeof PHRASES;

/** What an import has to say itself; `<name>` is filled in once and for all. */
const PHRASES = {
  won: {
    en: 'The heroes have won.',
    de: 'Die Helden haben gewonnen.',
    ru: 'Герои победили.',
  },
  lost: {
    en: 'The heroes have lost.',
    de: 'Die Helden haben verloren.',
    ru: 'Герои проиграли.',
  },
  whoWon: {
    en: 'The mission is over. Have the heroes won?',
    de: 'Die Mission ist zu Ende. Haben die Helden gewonnen?',
    ru: 'Миссия окончена. Победили ли герои?',
  },
  yes: { en: 'Yes', de: 'Ja', ru: 'Да' },
  no: { en: 'No', de: 'Nein', ru: 'Нет' },
  isOver: {
    en: 'Is the mission over, by its own rules?',
    de: 'Ist die Mission nach ihren eigenen Regeln zu Ende?',
    ru: 'Окончена ли миссия по её собственным правилам?',
  },
  notYet: { en: 'Not yet', de: 'Noch nicht', ru: 'Ещё нет' },
  isWon: { en: 'Yes, the heroes have won', de: 'Ja, die Helden haben gewonnen', ru: 'Да, герои победили' },
  isLost: { en: 'Yes, the heroes have lost', de: 'Ja, die Helden haben verloren', ru: 'Да, герои проиграли' },
  cancel: { en: 'Leave it', de: 'Lassen', ru: 'Оставить' },
  goOn: { en: 'Go on', de: 'Weiter', ru: 'Дальше' },
  countdown: { en: 'Countdown', de: 'Countdown', ru: 'Отсчёт' },
  joins: {
    en: '<name> joins the heroes. Put the figures on the map.',
    de: '<name> schließt sich den Helden an. Stellt die Figuren auf den Spielplan.',
    ru: '<name> присоединяется к героям. Поставьте фигурки на поле.',
  },
  leaves: {
    en: '<name> leaves the mission. Take the figures off the map.',
    de: '<name> verlässt die Mission. Nehmt die Figuren vom Spielplan.',
    ru: '<name> покидает миссию. Уберите фигурки с поля.',
  },
  noBriefing: {
    en: 'An imported mission.',
    de: 'Eine importierte Mission.',
    ru: 'Импортированная миссия.',
  },
  entrance: { en: 'Where the heroes begin', de: 'Hier beginnen die Helden', ru: 'Здесь начинают герои' },
  target: { en: '<who>: go for <target>.', de: '<who>: Ziel ist <target>.', ru: '<who>: цель — <target>.' },
  targetOfAll: {
    en: 'All Imperial groups go for <target>.',
    de: 'Alle imperialen Gruppen: Ziel ist <target>.',
    ru: 'Все имперские группы: цель — <target>.',
  },
  repositionOfAll: {
    en: 'Repositioning: <text>',
    de: 'Neu aufstellen: <text>',
    ru: 'Перегруппировка: <text>',
  },
  aimNow: {
    en: '<who>: this time go for <target>.',
    de: '<who>: Diesmal ist das Ziel <target>.',
    ru: '<who>: на этот раз цель — <target>.',
  },
  keepsReward: {
    en: 'You gain the reward card “<name>”. Keep it for the campaign and do what it says.',
    de: 'Ihr erhaltet die Belohnungskarte „<name>“. Behaltet sie für die Kampagne und tut, was darauf steht.',
    ru: 'Вы получаете карту награды «<name>». Сохраните её для кампании и делайте то, что на ней написано.',
  },
  modification: { en: '<who>: <text>', de: '<who>: <text>', ru: '<who>: <text>' },
  reposition: {
    en: 'Repositioning (<who>): <text>',
    de: 'Neu aufstellen (<who>): <text>',
    ru: 'Перегруппировка (<who>): <text>',
  },
} as const satisfies Readonly<Record<string, LocalText>>;

// Turns texts of the Saga format into ours: its codes for icons become our icons or words, its tags go, and signs that
// would have a meaning in our texts by accident are made harmless. The result is plain text with our little markup.

import { inLanguage, type LocalText } from '../../kernel';

/** A number that is looked up when the text is shown. */
export type SagaBlank =
  | { readonly kind: 'trigger'; readonly name: string }
  /** So many times the threat level. */
  | { readonly kind: 'threat'; readonly times: number };

export type SagaText = {
  /** With a private mark where each blank stands. */
  readonly parts: readonly (string | SagaBlank)[];
};

/** Maps, because authors write codes that an object of JavaScript would answer by itself, such as `{toString}`. */
const ICONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    A: '[action]',
    B: '[surge]',
    C: '[strain]',
    E: '[dodge]',
    F: '[evade]',
    G: '[block]',
    H: '[damage]',
    I: '[tech]',
    J: '[insight]',
    K: '[strength]',
    Q: '[attack]',
    '-': '•',
  }),
);

/** A power token, by what it shows: somebody who gains one suffers nothing. */
const token = (icon: string): LocalText => ({
  en: `${icon} power token`.trim(),
  de: `Verbesserungsmarker ${icon}`.trim(),
  ru: `жетон усиления ${icon}`.trim(),
});

/** Codes that we have no icon for, in the languages of the app; others read the English word. */
const WORDS: ReadonlyMap<string, LocalText> = new Map(
  Object.entries({
    D: { en: 'threat', de: 'Bedrohung', ru: 'угроза' },
    O: { en: 'ranged', de: 'Fernkampf', ru: 'дальний бой' },
    P: { en: 'melee', de: 'Nahkampf', ru: 'ближний бой' },
    R: { en: 'armor', de: 'Rüstung', ru: 'броня' },
    S: { en: 'equipment', de: 'Ausrüstung', ru: 'снаряжение' },
    U: { en: 'Imperial', de: 'imperial', ru: 'имперский' },
    V: { en: 'Rebel', de: 'Rebellen', ru: 'повстанцы' },
    W: { en: 'mercenary', de: 'Söldner', ru: 'наёмники' },
    X: { en: 'neutral', de: 'neutral', ru: 'нейтральный' },
    b: token('[surge]'),
    e: token(''),
    f: token('[evade]'),
    g: token('[block]'),
    h: token('[damage]'),
    c: { en: 'campaign', de: 'Kampagne', ru: 'кампания' },
    s: { en: 'skirmish', de: 'Scharmützel', ru: 'стычка' },
    R1: { en: 'the target', de: 'das Ziel', ru: 'цель' },
    rebel: { en: 'a Rebel', de: 'ein Rebell', ru: 'повстанец' },
    0: { en: 'Core', de: 'Core', ru: 'Core' },
    1: { en: 'Twin Shadows', de: 'Twin Shadows', ru: 'Twin Shadows' },
    2: { en: 'Hoth', de: 'Hoth', ru: 'Hoth' },
    3: { en: 'Bespin', de: 'Bespin', ru: 'Bespin' },
    4: { en: 'Jabba', de: 'Jabba', ru: 'Jabba' },
    5: { en: 'Empire', de: 'Empire', ru: 'Empire' },
    6: { en: 'Lothal', de: 'Lothal', ru: 'Lothal' },
  }),
);

const BOLD = /<\/?b>/gi;
const TAG = /<\/?[a-zA-Z][^<>]{0,200}>/g;
const CODE = /\{([A-Za-z0-9-]{1,8})\}/g;
/** `&name&` is the value of a trigger, `*2*` twice the threat level. */
const BLANK = /&([^&\n]{1,80})&|\*(\d{1,3})\*/g;

/** `isTrigger`: whether there is a trigger of that name; every other `&` stays as it stands. */
export function readSagaText(
  raw: string,
  language: string,
  isTrigger: (name: string) => boolean = () => false,
): SagaText {
  const parts: (string | SagaBlank)[] = [];
  const text = raw.replace(/\r\n?/g, '\n').replace(TAG, (tag) => (tag.match(BOLD) ? BOLD_MARK : ''));
  let end = 0;
  const blanks = new RegExp(BLANK);
  for (let found = blanks.exec(text); found; found = blanks.exec(text)) {
    const [whole, name, times] = found;
    if (name !== undefined && !isTrigger(name.trim())) {
      // Its second `&` may be the first of a blank.
      blanks.lastIndex = found.index + whole.length - 1;
      continue;
    }
    parts.push(plain(text.slice(end, found.index), language));
    parts.push(
      name === undefined ? { kind: 'threat', times: Number(times) } : { kind: 'trigger', name: name.trim() },
    );
    end = found.index + whole.length;
  }
  parts.push(plain(text.slice(end), language));
  return { parts: parts.filter((part) => part !== '') };
}

/** Stands for our own bold until everything that only looks like it is gone. */
const BOLD_MARK = '\u0001';

function plain(text: string, language: string): string {
  const harmless = text
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll('$t(', '$ t(')
    .replace(/\*{2,}/g, '*');
  return harmless
    .replace(CODE, (whole, code: string) => ICONS.get(code) ?? wordFor(code, language) ?? whole)
    .replace(/\{(?=\{)|\}(?=\})/g, (brace) => `${brace} `)
    .replaceAll(BOLD_MARK, '**');
}

function wordFor(code: string, language: string): string | undefined {
  const word = WORDS.get(code) ?? WORDS.get(code.toLowerCase() === 'rebel' ? 'rebel' : '');
  return word && inLanguage(word, language);
}

/** Nothing that anybody could read. */
export const isEmpty = (raw: string): boolean => raw.replace(TAG, '').trim() === '';

/** Without codes, tags and blanks: for names. */
export const nameOf = (raw: string): string =>
  readSagaText(raw, 'en')
    .parts.map((part) => (typeof part === 'string' ? part : part.kind === 'trigger' ? part.name : ''))
    .join('')
    .replaceAll('**', '')
    .replace(/\s+/g, ' ')
    .trim();

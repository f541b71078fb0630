// What players see on the table. Editors give every thing a name of their own ("Crate1 (Duplicate)", "New Door"), which
// says nothing to players; such a thing is called by its kind and the colour that it has.

import type { LocalText } from '../../kernel';
import type { Colour } from '../../mission';
import type { SagaEntity } from '../source/entity';

type Kind = SagaEntity['entityType'];

/** Words of editors, in any language they come in: kinds, colours, numbers, copies. */
const EDITOR_WORDS: ReadonlySet<string> = new Set(
  (
    'new copy duplicate crate crates door doors terminal terminals token tokens marker markers highlight highlights ' +
    'entity deployment point dp spawn tile red green blue yellow purple black gray grey white ' +
    'lightblue light'
  ).split(' '),
);
const COPY = /\((?:duplicate|copy)(?: ?\d+)?\)/gi;

/** Without what the editor adds to copies. */
const withoutCopy = (name: string): string => name.replace(COPY, ' ').trim();

/** "Crate1", "DP Green 2", "New Highlight": nothing that is not on the table. */
function isEditorName(name: string): boolean {
  const words = withoutCopy(name)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => word.match(/\p{L}+|\p{N}+/gu) ?? []);
  const known = words.filter((word) => EDITOR_WORDS.has(word));
  const rest = words.filter((word) => !EDITOR_WORDS.has(word) && !/^\p{N}+$/u.test(word));
  return rest.length === 0 || (known.length > 0 && rest.every((word) => word.length === 1));
}

/** The first name that says more than its kind; `null`: none does. */
export const ownNameOf = (...names: readonly string[]): string | null => {
  const own = names.find((name) => name.trim() !== '' && !isEditorName(name));
  return own === undefined ? null : withoutCopy(own);
};

type Noun = { readonly name: LocalText; readonly coloured?: Readonly<Record<Colour, LocalText>> };

const EN: Readonly<Record<Colour, string>> = {
  red: 'Red', blue: 'Blue', green: 'Green', yellow: 'Yellow', purple: 'Purple', grey: 'Grey',
}; // prettier-ignore
const DE: Readonly<Record<Colour, string>> = {
  red: 'Rot', blue: 'Blau', green: 'Grün', yellow: 'Gelb', purple: 'Lila', grey: 'Grau',
}; // prettier-ignore
const RU: Readonly<Record<Colour, string>> = {
  red: 'Красн', blue: 'Син', green: 'Зелён', yellow: 'Жёлт', purple: 'Фиолетов', grey: 'Сер',
}; // prettier-ignore

/** Endings of adjectives: German by gender; Russian too, and blue is soft. */
const coloured = (
  en: string,
  [de, deEnd]: readonly [string, string],
  [ru, ruEnd, ruSoft]: readonly [string, string, string],
): Readonly<Record<Colour, LocalText>> => {
  const of = (colour: Colour): LocalText => ({
    en: `${EN[colour]} ${en}`,
    de: `${DE[colour]}${colour === 'purple' ? '' : deEnd} ${de}`,
    ru: `${RU[colour]}${colour === 'blue' ? ruSoft : ruEnd} ${ru}`,
  });
  return {
    red: of('red'), blue: of('blue'), green: of('green'), yellow: of('yellow'), purple: of('purple'), grey: of('grey'),
  }; // prettier-ignore
};

const NOUNS: Readonly<Partial<Record<Kind, Noun>>> = {
  Terminal: {
    name: { en: 'Terminal', de: 'Terminal', ru: 'Терминал' },
    coloured: coloured('terminal', ['Terminal', 'es'], ['терминал', 'ый', 'ий']),
  },
  Crate: {
    name: { en: 'Crate', de: 'Kiste', ru: 'Ящик' },
    coloured: coloured('crate', ['Kiste', 'e'], ['ящик', 'ый', 'ий']),
  },
  Token: {
    name: { en: 'Token', de: 'Marker', ru: 'Жетон' },
    coloured: coloured('token', ['Marker', 'er'], ['жетон', 'ый', 'ий']),
  },
  Door: { name: { en: 'Door', de: 'Tür', ru: 'Дверь' } },
  Highlight: { name: { en: 'Marked spaces', de: 'Markierte Felder', ru: 'Отмеченные клетки' } },
  DeploymentPoint: { name: { en: 'Deployment point', de: 'Aufstellungspunkt', ru: 'Точка дислокации' } },
};

/** Grey is what things are that nobody coloured. */
export function tableName(kind: Kind, colour: Colour | undefined): LocalText | null {
  const noun = NOUNS[kind];
  if (!noun) return null;
  return (colour === undefined || colour === 'grey' ? undefined : noun.coloured?.[colour]) ?? noun.name;
}

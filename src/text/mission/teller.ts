// Speaks of one running mission in the player's language: its texts with their blanks filled, and the names of all
// figures and things in it.

import type { TFunction } from 'i18next';
import { gearNameIn, NO_NAMES, type NameFinder, type NoteError } from '../../kernel';
import {
  cardOfActor,
  figureId,
  type Colour,
  type FilledBlanks,
  type Game,
  type GroupState,
  type Kit,
  type Thing,
} from '../../mission';
import type { Text } from '../languages';
import { fillNames, missionWords } from './words';

/** What is needed to name a group: it may have left the tracker long ago. */
export type NamedGroup = Pick<GroupState, 'card' | 'colour'>;
/** Groups by their ids on the tracker, and figures of allies by their own. */
export type Cast = Readonly<Record<string, NamedGroup>>;

export type Teller = {
  readonly t: TFunction;
  readonly language: string;
  readonly kit: Kit;
  /** A text of the mission. */
  readonly says: (key: string, blanks?: FilledBlanks) => string;
  readonly list: (names: readonly string[]) => string;
  readonly hero: (id: string) => string;
  /** Its name, and whether it is the elite one. */
  readonly card: (id: string) => string;
  /** A class card, an item or a reward; `english`: its name, should the kit not know it. An ability is called as it is. */
  readonly gear: (id: string, english?: string) => string;
  /** A form card. */
  readonly form: (id: string) => string;
  /** An actor's id, or that of a figure which acts for itself. */
  readonly who: (id: string) => string;
  readonly colour: (colour: Colour) => string;
  readonly group: (named: NamedGroup) => string;
  /** A figure by its id: a hero, `ally-1`, or `troopers-1-2`. */
  readonly figure: (id: string, cast: Cast) => string;
  readonly thing: (id: string) => string;
  /** What the button beside a thing says. */
  readonly option: (thing: string, option: string) => string;
  readonly section: (id: string) => string;
  /** Keeps the error of a line that cannot be told. */
  readonly note: NoteError;
};

/** `allies`: the cards of those who are there beside the heroes, in the order in which they came. */
export function makeTeller(
  { t }: Text,
  kit: Kit,
  allies: readonly string[],
  language: string,
  printed: NameFinder = NO_NAMES,
  note: NoteError = () => undefined,
): Teller {
  const words = missionWords(kit.words, language);
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const list: Teller['list'] = (names) => lists.format(names);
  const hero: Teller['hero'] = (id) => printed('heroes', id) ?? kit.heroes[id]?.name ?? id;
  const gear: Teller['gear'] = (id, english = id) =>
    gearNameIn(printed, id) ?? kit.gear?.[id]?.name ?? kit.items[id] ?? kit.rewards?.[id] ?? english;
  const form: Teller['form'] = (id) => printed('companions', id) ?? kit.forms?.[id]?.name ?? id;
  const personName = (id: string) => kit.mission.persons?.find((person) => person.id === id)?.name;
  const card: Teller['card'] = (id) => {
    const person = personName(id);
    if (person !== undefined) return words(person, {});
    const found = kit.cards[id];
    if (!found) return id;
    const name = printed('cards', id) ?? printed('companions', id) ?? found.name;
    return found.elite && !found.unique ? t('mission.eliteName', { name }) : name;
  };
  const figuresOfAllies = allies.flatMap((of) =>
    Array.from({ length: kit.cards[of]?.groupSize ?? 0 }, (): NamedGroup => ({ card: of, colour: null })),
  );
  const ally = (id: string): NamedGroup | undefined =>
    figuresOfAllies.find((_, index) => figureId('ally', index) === id);
  const who: Teller['who'] = (id) => {
    if (kit.heroes[id]) return hero(id);
    if (personName(id) !== undefined) return card(id);
    return card(ally(id)?.card ?? cardOfActor(kit.cards, id));
  };
  const colour: Teller['colour'] = (of) => t(`mission.colours.${of}`);
  const group: Teller['group'] = (named) =>
    named.colour === null
      ? card(named.card)
      : t('mission.groupName', { name: card(named.card), colour: colour(named.colour) });
  const says: Teller['says'] = (key, blanks = {}) =>
    words(
      key,
      fillNames(
        blanks,
        (ids) => list(ids.map(who)),
        (ids) => list(ids.map(card)),
      ),
    );
  const thing: Teller['thing'] = (id) => {
    const found = kit.mission.things.find((one) => one.id === id);
    if (!found) return id;
    return found.name === undefined ? t(`mission.things.${found.kind}`) : says(found.name);
  };
  const nameOfSection = (id: string) => kit.mission.sections.find((one) => one.id === id)?.name;
  return {
    t,
    language,
    kit,
    says,
    list,
    hero,
    card,
    gear,
    form,
    who,
    colour,
    group,
    thing,
    figure: (id, cast) => {
      if (kit.heroes[id]) return hero(id);
      const cut = id.lastIndexOf('-');
      const of = id.slice(0, cut);
      const number = id.slice(cut + 1);
      const counted = (name: string, cardId: string): string =>
        kit.cards[cardId]?.groupSize === 1 || personName(cardId) !== undefined
          ? name
          : t('mission.figureName', { name, number });
      const named = cast[of] ?? cast[id] ?? ally(id);
      return named ? counted(group(named), named.card) : id;
    },
    option: (id, option) => {
      const found = kit.mission.things.find((one) => one.id === id);
      const written = found && optionsOf(found).find((one) => one.id === option);
      if (written) return says(written.text);
      return option === 'open' || option === 'retrieve' ? t(`mission.options.${option}`) : option;
    },
    section: (id) => {
      const name = nameOfSection(id);
      return name === undefined ? t('mission.section') : says(name);
    },
    note,
  };
}

const optionsOf = (thing: Thing) => ('options' in thing ? (thing.options ?? []) : []);

export const castOf = ({ groups, figures }: Pick<Game, 'groups' | 'figures'>): Cast =>
  Object.fromEntries([
    ...groups.map(({ id, card, colour }): [string, NamedGroup] => [id, { card, colour }]),
    ...castOfFigures(Object.values(figures).filter(({ id, actor }) => actor !== null && actor !== id)),
  ]);

const castOfFigures = (
  figures: readonly { readonly id: string; readonly of: string }[],
): [string, NamedGroup][] => figures.map(({ id, of }) => [id, { card: of, colour: null }]);

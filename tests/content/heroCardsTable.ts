// The table of docs/hero-cards.md: of each card of the heroes, which part the app counts, offers or leaves to the players.

import type { TFunction } from 'i18next';
import type { Ability, CardEffect, ClassCard, GearItemCard, Hero, Pack, Reward } from '../../src/packs';
import { handlingOf, type Handling } from '../../src/rules';
import {
  aidConditions,
  aidPhrase,
  attackPhrase,
  keywordPhrase,
  momentWord,
  numberPhrases,
  surgePhrase,
} from '../../src/text';

type Cells = Readonly<Record<Handling, readonly string[]>>;
type Card = ClassCard | GearItemCard | Reward;

/** "Attack, Attack, after the roll [ranged weapon]: Blast 1 (1 strain)". */
function told(t: TFunction, effect: CardEffect): string {
  const conditions = aidConditions(t, effect);
  const when = effect.moments.map((moment) => momentWord(t, moment)).join(' / ');
  const head = [when, ...(conditions === '' ? [] : [`[${conditions}]`])]
    .filter((part) => part !== '')
    .join(' ');
  const phrase = aidPhrase(t, effect);
  return head === '' ? phrase : `${head}: ${phrase}`;
}

function cellsOf(t: TFunction, always: readonly string[], effects: readonly CardEffect[]): Cells {
  const those = (handling: Handling) =>
    effects.filter((effect) => handlingOf(effect) === handling).map((effect) => told(t, effect));
  return { counted: [...always, ...those('counted')], offered: those('offered'), left: those('left') };
}

const alwaysOf = (t: TFunction, card: Card): readonly string[] => [
  ...(card.attack ? [attackPhrase(t, card.attack)] : []),
  ...card.keywords.map((keyword) => keywordPhrase(t, keyword)),
  ...numberPhrases(t, card.passives),
  ...('heroBonus' in card ? numberPhrases(t, card.heroBonus) : []),
  ...card.surges.map((surge) => surgePhrase(t, surge)),
];

const row = (name: string, { counted, offered, left }: Cells): string =>
  `| ${[name, ...[counted, offered, left].map((parts) => parts.join('<br>'))].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const HEAD = ['| card | counted | offered | left to the players |', '| --- | --- | --- | --- |'];

const table = (rows: readonly string[]): string => [...HEAD, ...rows].join('\n');

/** Abilities of a sheet by name; the wounded side often has fewer of them. */
function sheetRows(t: TFunction, { healthy, wounded }: Hero): readonly string[] {
  const names = [...new Set(healthy.abilities.map(({ name }) => name))];
  const of = (abilities: readonly Ability[], name: string) =>
    abilities.filter((ability) => ability.name === name);
  return names.flatMap((name) => {
    const [whole, hurt] = [of(healthy.abilities, name), of(wounded.abilities, name)];
    const isSame = JSON.stringify(whole) === JSON.stringify(hurt);
    if (isSame) return [row(`_${name}_`, cellsOf(t, [], whole))];
    return [
      row(`_${name}_ (healthy)`, cellsOf(t, [], whole)),
      ...(hurt.length === 0 ? [] : [row(`_${name}_ (wounded)`, cellsOf(t, [], hurt))]),
    ];
  });
}

const cardRow = (t: TFunction, card: Card): string =>
  row(card.name, cellsOf(t, alwaysOf(t, card), card.effects));

const INTRO = `# The heroes' cards

What the app does with each ability, class card, item and reward of the heroes:

- **counted**: it always holds, or with every weapon of a kind; the app adds it up.
- **offered**: the players decide; when its moment comes, one tap uses it, and the app pays its costs.
- **left to the players**: they carry it out; the app can remind them of it.

In brackets stands what must hold. Names of abilities on the hero's sheet are slanted. The card's own sentence decides; none
of it is repeated here.`;

export function heroCardsPage(t: TFunction, pack: Pack): string {
  const heroes = [...pack.heroes.values()].flatMap((hero) => {
    const cards = [...pack.classCards.values()].filter((card) => card.hero === hero.id);
    return [`## ${hero.name}`, table([...sheetRows(t, hero), ...cards.map((card) => cardRow(t, card))])];
  });
  const items = [...pack.items.values()].map((card) =>
    row(`${card.name} (tier ${card.tier})`, cellsOf(t, alwaysOf(t, card), card.effects)),
  );
  const rewards = [...pack.rewards.values()]
    .filter(({ side }) => side === 'rebel')
    .map((card) => cardRow(t, card));
  return [INTRO, ...heroes, '## Items', table(items), '## Rewards', table(rewards)].join('\n\n');
}

// The page docs/groups.md: for each deployment card its order lists and bonus effects, and what becomes of each ability that
// is printed on it.

import type { Group } from '../../src/imperial';
import type { DeploymentCard, Pack, Product } from '../../src/packs';

/** `rule`: the app carries it out; `clarified`: it explains how; `ignored`: it is not used. */
export const ANSWERS = ['rule', 'clarified', 'ignored'] as const;
export type Answer = (typeof ANSWERS)[number];
type Answered = { readonly ability: string; readonly is: Answer; readonly why: string };

const isFor =
  ({ id }: DeploymentCard) =>
  ({ cards }: { readonly cards?: readonly string[] }): boolean =>
    cards === undefined || cards.includes(id);

/** What is said of an ability; several clarifications may speak of one. */
const saidOf = ({ clarifications }: Group, name: string): string =>
  clarifications.flatMap(({ ability, text }) => (ability === name ? (text.en ?? '') : [])).join(' ');

/** Abilities of which nothing is said are missing in the answer; allies are played by the players. */
export function answersOf(card: DeploymentCard, group: Group): readonly Answered[] {
  const names = [...new Set(card.abilities.map(({ name }) => name))];
  return names.flatMap((ability): readonly Answered[] => {
    const said = saidOf(group, ability);
    const printed = card.abilities.filter(({ name }) => name === ability);
    const wording = printed.flatMap((one) => one.wording ?? []).map((word) => `“${word}”`);
    if (group.ignored.includes(ability)) {
      const choice = wording.length > 0 ? `says ${[...new Set(wording)].join(', ')} (row 104)` : '';
      return [{ ability, is: 'ignored', why: said === '' ? choice : said }];
    }
    if (group.abilities.some((one) => one.ability === ability) || printed.some(({ guard }) => guard))
      return [{ ability, is: 'rule', why: said }];
    return said === '' ? [] : [{ ability, is: 'clarified', why: said }];
  });
}

const told = ({ ability, is, why }: Answered): string =>
  `${ability}: **${is}**${why === '' ? '' : `, ${why}`}`;

function row(card: DeploymentCard, group: Group): string {
  const isAlly = card.affiliation === 'rebel';
  const count = (kind: 'lists' | 'bonuses'): string =>
    isAlly ? '–' : String(group[kind].filter(isFor(card)).length);
  const abilities = isAlly
    ? card.abilities.map(({ name }) => `${name}: the players`)
    : answersOf(card, group).map(told);
  const tier = card.unique ? 'unique' : card.elite ? 'elite' : 'regular';
  const cells = [card.name, tier, card.affiliation, count('lists'), count('bonuses'), abilities.join('<br>')];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}

const HEAD = [
  '| card | tier | side | order lists | bonus effects | printed abilities |',
  '| --- | --- | --- | --- | --- | --- |',
];

const INTRO = `# Groups

How the app plays each deployment card. **Order lists** and **bonus effects** say how many the card can draw from; the language
they are written in is explained in [instructions.md](instructions.md). Of each ability that is printed on a card:

- **rule**: the app carries it out by itself.
- **clarified**: the app says how it is played; after the word stands what it says.
- **ignored**: the Empire does not use it, for the reason that is given. Most of them are choices ("may", "choose"), which
  [row 104](spec/behaviours.md#row-104) leaves out.

Allies are moved by the players, who read their cards. \`npx vitest run tests/content/groups.test.ts -u\` writes this page
anew.`;

/** Boxes first, each card in the first product that brings it. */
export function groupsPage(pack: Pack): string {
  const ORDER = ['core', 'box', 'ally-pack', 'villain-pack'] as const;
  const shown = new Set<string>();
  const rowsOf = ({ cards }: Product): readonly string[] =>
    cards.flatMap(({ card: id }) => {
      const [card, group] = [pack.cards.get(id), pack.groups.get(id)];
      if (!card || !group || shown.has(id)) return [];
      shown.add(id);
      return [row(card, group)];
    });
  const products = [...pack.products.values()].toSorted(
    (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind),
  );
  const boxes = products.filter(({ kind }) => kind === 'core' || kind === 'box');
  const packs = products.filter((product) => !boxes.includes(product));
  const sections = [
    ...boxes.map((product) => ({ name: product.name, rows: rowsOf(product) })),
    { name: 'Ally and Villain Packs', rows: packs.flatMap(rowsOf) },
  ];
  return [INTRO, ...sections.flatMap(({ name, rows }) => [`## ${name}`, [...HEAD, ...rows].join('\n')])].join(
    '\n\n',
  );
}

// Every keyword and every printed ability of the deployment cards has somebody who sees to it; docs/deployment-cards.md lists them.

import { beforeAll, describe, expect, it } from 'vitest';
import type { DeploymentCard, Pack } from '../../src/packs';
import { handlerOf, KEYWORD_RULES, SEEN_TO } from './abilities';
import { builtIn } from './missions';

let pack: Pack;
let printed: readonly DeploymentCard[];
beforeAll(async () => {
  ({ pack } = await builtIn());
  printed = [...pack.cards.values()].filter(({ mission }) => mission === undefined);
});

const entriesOf = (
  card: DeploymentCard,
): readonly { readonly name: string; readonly by: string | undefined }[] => {
  const group = pack.groups.get(card.id);
  return [
    ...card.keywords.map(({ name, value }) => ({
      name: value === undefined ? name : `${name} ${value}`,
      by: KEYWORD_RULES[name],
    })),
    ...card.abilities.map((ability) => ({
      name: ability.name,
      by: group && handlerOf(card, ability, group),
    })),
  ];
};

describe('[content] keywords and abilities of the deployment cards', () => {
  it('[row 208] each of the 104 cards has an answer to all that is printed on it', () => {
    expect(printed).toHaveLength(104);
    const left = printed.flatMap((card) =>
      entriesOf(card).flatMap(({ name, by }) => (by === undefined ? [`${card.id}: ${name}`] : [])),
    );
    expect(left).toEqual([]);
  });

  it('[row 208] no answer is for an ability that no card has', () => {
    const names = new Set(printed.flatMap(({ abilities }) => abilities.map(({ name }) => name)));
    expect(Object.keys(SEEN_TO).filter((name) => !names.has(name))).toEqual([]);
  });

  it('[row 208] the page of the docs lists them', async () => {
    const lines = printed.map((card) => {
      const told = entriesOf(card).map(({ name, by }) => `  - ${name}: ${by}`);
      return [`- **${card.name}${card.elite && !card.unique ? ' (elite)' : ''}**`, ...told].join('\n');
    });
    const page = [
      '<!-- Made by tests/content/abilities.test.ts: npx vitest run tests/content/abilities.test.ts -u -->',
      '# Deployment cards',
      'Who sees to each keyword and each printed ability: the rules of the app, an instruction list, the players, or nobody.',
      lines.join('\n'),
    ];
    await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot('../../docs/deployment-cards.md');
  });
});

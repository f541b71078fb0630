// What a group of an expansion must have: enough lists and bonus effects for each of its cards, and an answer to each
// ability that is printed on them.

import { beforeAll, describe, expect, it } from 'vitest';
import { canonical, rulesWithTargets, type Group } from '../../src/imperial';
import type { DeploymentCard } from '../../src/packs';
import { CORE } from '../../src/packs/kits/box';
import { formatPieces, groupNames, LANGUAGES, orderReader, orderWriter } from '../../src/text';
import { builtIn } from './missions';

/** Villains come alone and stay long: they need more to do. */
const LEAST = { villain: { lists: 5, bonuses: 6 }, other: { lists: 3, bonuses: 4 } } as const;

type Played = { readonly card: DeploymentCard; readonly group: Group };
let played: readonly Played[];
beforeAll(async () => {
  const { pack } = await builtIn();
  const inCore = new Set(pack.products.get(CORE)?.cards.map(({ card }) => card));
  played = [...pack.groups].flatMap(([id, group]) => {
    const card = pack.cards.get(id);
    return card && !inCore.has(id) ? [{ card, group }] : [];
  });
});

const isFor =
  ({ id }: DeploymentCard) =>
  ({ cards }: { readonly cards?: readonly string[] }): boolean =>
    cards === undefined || cards.includes(id);

const tooFew = ({ card, group }: Played): readonly string[] => {
  const least = LEAST[card.unique ? 'villain' : 'other'];
  return (['lists', 'bonuses'] as const).flatMap((kind) => {
    const count = group[kind].filter(isFor(card)).length;
    return count < least[kind] ? [`${card.id}: ${count} ${kind}`] : [];
  });
};

const unanswered = ({ card, group }: Played): readonly string[] => {
  const answered = new Set([
    ...group.ignored,
    ...[...group.clarifications, ...group.abilities].map(({ ability }) => ability),
  ]);
  return card.abilities.flatMap(({ name }) => (answered.has(name) ? [] : [`${card.id}: ${name}`]));
};

describe('[content] minds of the expansions', () => {
  it('[content] every card of the Empire has lists and bonus effects enough, a villain more', () => {
    const imperial = played.filter(({ card }) => card.affiliation !== 'rebel');
    expect(imperial.length).toBeGreaterThan(20);
    expect(imperial.flatMap(tooFew)).toEqual([]);
  });

  it('[content] every printed ability is a rule, is explained, or is said to be ignored', () => {
    expect(played.flatMap(unanswered)).toEqual([]);
  });

  it.each(LANGUAGES)(
    '[content] rules of printed abilities are read back from their sentences in %s',
    (language) => {
      const reader = orderReader(language);
      for (const group of new Set(played.map((one) => one.group))) {
        const writer = orderWriter(language, groupNames(group, language));
        for (const rule of group.abilities.flatMap(({ rules }) => rulesWithTargets(rules, group.target))) {
          const pieces = writer.rule(rule);
          expect(reader.rule(pieces), formatPieces(pieces)).toEqual([canonical('rule', rule)]);
        }
      }
    },
  );
});

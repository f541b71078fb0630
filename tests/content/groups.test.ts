// What becomes of each deployment card and of each ability on it. `npx vitest run tests/content/groups.test.ts -u` writes
// docs/groups.md anew.

import { beforeAll, describe, expect, it } from 'vitest';
import type { Pack } from '../../src/packs';
import { builtIn } from './missions';
import { answersOf, groupsPage } from './groupsTable';
import { markdown } from '../markdown';

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

describe('[row 235] docs/groups.md', () => {
  it('[row 235] has each of the 104 cards once, as the content has them', async () => {
    const page = groupsPage(pack);
    const rows = page.split('\n').filter((line) => /\| (regular|elite|unique) \|/.test(line));
    expect(rows).toHaveLength(104);
    await expect(await markdown(page)).toMatchFileSnapshot('../../docs/groups.md');
  });

  it('[row 235] no ability of an enemy is left without an answer, and none is ignored without a reason', () => {
    const silent = [...pack.cards.values()].flatMap((card) => {
      const group = pack.groups.get(card.id);
      if (card.affiliation === 'rebel' || !group) return [];
      const answers = answersOf(card, group);
      const named = new Set(answers.map(({ ability }) => ability));
      return [
        ...card.abilities.filter(({ name }) => !named.has(name)).map(({ name }) => `${card.id}: ${name}`),
        ...answers
          .filter(({ is, why }) => is === 'ignored' && why === '')
          .map(({ ability }) => `${card.id}: ${ability}`),
      ];
    });
    expect(silent).toEqual([]);
  });
});

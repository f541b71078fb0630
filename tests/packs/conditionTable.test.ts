// The rules' own table of conditions and the condition cards of the content say the same.

import { describe, expect, it } from 'vitest';
import { CONDITION_TABLE, CONDITIONS, HARMFUL_CONDITIONS, HELPFUL_CONDITIONS } from '../../src/rules';
import { builtIn } from '../content/missions';

describe('[conditions] the table of the rules', () => {
  it.each(CONDITIONS)('[conditions] %s is as its card in the content says', async (id) => {
    const { pack } = await builtIn();
    const { verb: _, letter: __, ...traits } = CONDITION_TABLE[id];
    expect(pack.conditions.get(id)).toMatchObject(traits);
    // Nothing that the card says is missing in the table.
    const { ends } = pack.conditions.get(id) ?? {};
    expect('ends' in traits ? traits.ends : undefined).toBe(ends);
  });

  it('[conditions] those that harm and those that help, as printed', () => {
    expect(HARMFUL_CONDITIONS).toEqual(['stunned', 'bleeding', 'weakened']);
    expect(HELPFUL_CONDITIONS).toEqual(['focused', 'hidden']);
  });

  it('[conditions] every letter and every verb stands for one of them', () => {
    const rows = Object.values(CONDITION_TABLE);
    expect(new Set(rows.map(({ letter }) => letter)).size).toBe(rows.length);
    expect(new Set(rows.map(({ verb }) => verb)).size).toBe(rows.length);
  });
});

// Every position of the table, resolved and compared with the set of right answers.

import { describe, expect, it } from 'vitest';
import { contentPack } from '../../rules/combat/fighters';
import type { After, Expect } from './case';
import { answerTo, fateOf, followedIn, orderIn, play, sorted } from './play';
import { TABLE } from './table';

const pack = await contentPack();

const normal = ({ figure: _figure, line: _line, ...asked }: Expect): Expect => ({
  ...asked,
  ...(asked.targets ? { targets: sorted(asked.targets) } : {}),
  ...(asked.ends ? { ends: sorted(asked.ends) } : {}),
  ...(asked.attacks ? { attacks: sorted(asked.attacks) } : {}),
});
const normalFate = (asked: After): After => ({
  ...asked,
  ...(asked.conditions ? { conditions: sorted(asked.conditions) } : {}),
  ...(asked.powerTokens ? { powerTokens: sorted(asked.powerTokens) } : {}),
});
const listOf = (asked: Expect | readonly Expect[]): readonly Expect[] =>
  Array.isArray(asked) ? (asked as readonly Expect[]) : [asked as Expect];

describe.each(Object.entries(TABLE))('%s', (_, cases) => {
  it.each(cases.map((position) => [`[${position.rule}] ${position.name}`, position] as const))(
    '%s',
    (_name, position) => {
      const resolution = play(position, pack);
      for (const asked of listOf(position.expect)) {
        expect(answerTo(position, asked, resolution)).toEqual(normal(asked));
      }
      if (position.order) expect(orderIn(resolution)).toEqual(position.order);
      if (position.followed) expect(followedIn(resolution)).toEqual(position.followed);
      for (const [id, asked] of Object.entries(position.after ?? {})) {
        expect({ [id]: fateOf(id, asked, resolution) }).toEqual({ [id]: normalFate(asked) });
      }
    },
  );
});

describe('the table', () => {
  it('is large, and says every rule in one sentence of its own', () => {
    const names = Object.values(TABLE).flatMap((cases) => cases.map(({ name }) => name));
    expect(names.length).toBeGreaterThan(300);
    expect(new Set(names).size).toBe(names.length);
  });
});

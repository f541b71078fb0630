// Whoever owns the core box alone is never asked for a piece that lies in another box: what the groups of the core box
// hand out and speak of, their orders, bonus effects and surge abilities, is in there.

import { beforeAll, describe, expect, it } from 'vitest';
import { walk, type Group, type Line, type Rule, type Visitor } from '../../src/imperial';
import type { Pack, Product } from '../../src/packs';
import { CORE } from '../../src/packs/kits/box';
import type { Surge } from '../../src/rules';
import { builtIn } from './missions';

const POWER = 'power';

let groups: readonly Group[];
let core: Product;
beforeAll(async () => {
  const { pack } = await builtIn();
  core = coreOf(pack);
  groups = [...new Set(core.cards.flatMap(({ card }) => pack.groups.get(card) ?? []))];
});

function coreOf({ products }: Pack): Product {
  const found = products.get(CORE);
  if (!found) throw new Error('there is no core box');
  return found;
}

/** Conditions by their ids, and power tokens. */
function piecesIn(
  lines: readonly Line[],
  rules: readonly Rule[],
  surges: readonly Surge[],
): readonly string[] {
  const found = new Set<string>();
  const ofSurge = ({ effect: { inflict = [], become = [], powerToken } }: Surge): void => {
    for (const condition of [...inflict, ...become]) found.add(condition);
    if (powerToken) found.add(POWER);
  };
  const visitor: Visitor = {
    condition: (condition) => found.add(condition),
    keyword: (keyword) => keyword === 'weaken' && found.add('weakened'),
    powerToken: () => found.add(POWER),
    powerTokens: () => found.add(POWER),
    surge: ofSurge,
  };
  for (const line of lines) walk('line', line, visitor);
  for (const rule of rules) walk('rule', rule, visitor);
  surges.forEach(ofSurge);
  return [...found];
}

const usedBy = ({ lists, bonuses, surges }: Group): readonly string[] =>
  piecesIn(
    lists.flatMap(({ lines }) => lines),
    bonuses.flatMap(({ rules }) => rules),
    Object.values(surges).flat(),
  );

describe('[row 12] the core box alone', () => {
  it('[row 12] no group of the core box uses a token that the core box does not have', () => {
    const inside = new Set<string>([...core.conditions, ...core.tokens.map(({ token }) => token)]);
    const missing = groups.flatMap((group) =>
      usedBy(group)
        .filter((piece) => !inside.has(piece))
        .map((piece) => `${group.id}: ${piece}`),
    );
    expect(groups.length).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });

  it('[row 12] such a token is found wherever an order can hide it', () => {
    const given: Line = {
      do: [{ kind: 'if', if: { kind: 'hit' }, do: [{ kind: 'token', token: 'block', amount: 1 }] }],
    };
    const weakens: Rule = { kind: 'passive', with: [{ kind: 'keyword', is: 'weaken' }] };
    const hides: Surge = { cost: 1, effect: { become: ['hidden'] } };
    const lent: Rule = {
      kind: 'passive',
      with: [{ kind: 'surge', surge: { cost: 1, effect: { powerToken: ['damage'] } } }],
    };
    expect(piecesIn([given], [], [])).toEqual([POWER]);
    expect(piecesIn([], [weakens], [])).toEqual(['weakened']);
    expect(piecesIn([], [], [hides])).toEqual(['hidden']);
    expect(piecesIn([], [lent], [])).toEqual([POWER]);
  });
});

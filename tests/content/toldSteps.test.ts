// Groups that come with the app, in tracked play: no step of theirs is left to the players.

import { beforeAll, describe, expect, it } from 'vitest';
import { walk, type Group, type Step, type Visitor } from '../../src/imperial';
import { builtIn } from './missions';

/** Steps that the interpreter only names; the players carry them out. */
const TOLD: ReadonlySet<Step['kind']> = new Set<Step['kind']>([
  'through',
  'onlyToward',
  'route',
  'finishAttack',
  'ban',
  'substitute',
  'delayDefeat',
  'capCost',
  'blastRadius',
  'text',
  'escape',
  'blockAccess',
  'deploy',
  'deployTrait',
  'addToHand',
  'moreRounds',
  'chooseSpaces',
  'interact',
  'handle',
  'option',
]);
/** Moments outside of the activation of the group, which nothing brings about. */
const NEVER = new Set(['defending', 'otherGroup', 'redeployed', 'defeated']);

let groups: readonly Group[];
beforeAll(async () => {
  groups = [...new Set((await builtIn()).pack.groups.values())];
});

type Found = { readonly told: readonly string[]; readonly steps: number };

function foundIn(group: Group): Found {
  const told: string[] = [];
  let steps = 0;
  const visitor: Visitor = {
    steps: (list) => {
      steps += list.length;
      for (const { kind } of list) if (TOLD.has(kind)) told.push(`${group.id}: ${kind}`);
    },
    trigger: ({ kind }) => {
      if (NEVER.has(kind)) told.push(`${group.id}: when ${kind}`);
    },
  };
  for (const { lines } of group.lists) walk('lines', lines, visitor);
  for (const { rules } of [...group.bonuses, ...group.abilities])
    for (const rule of rules) walk('rule', rule, visitor);
  return { told, steps };
}

describe('[content] orders of the groups', () => {
  it('[row 209] each step of a list, a bonus effect or an ability is carried out by the app', () => {
    const found = groups.map(foundIn);
    // It did look: the groups have far more steps than this.
    expect(found.reduce((sum, { steps }) => sum + steps, 0)).toBeGreaterThan(500);
    expect(found.flatMap(({ told }) => told)).toEqual([]);
  });
});

// What a group remembers within a round, when it acts twice in it, and what is over when the next round begins.

import { describe, expect, it } from 'vitest';
import type { Line, Rule, Step } from '../../src/imperial';
import type { Kit, Script } from '../../src/mission';
import { SAMPLE_MISSION } from './sample';
import { tableDoing, type Table } from './table';

const HURT: Step = { kind: 'damage', amount: 1, who: { noun: 'hero', order: [{ kind: 'closest' }] } };
const ONCE: Line = { limit: 'round', do: [HURT] };
const WALK: Line = { cost: 'action', do: [{ kind: 'toward', points: 1 }] };
/** Hurts whom anybody attacked, then attacks. */
const FOLLOW_UP: readonly Line[] = [
  {
    do: [
      {
        kind: 'damage',
        amount: 1,
        who: { noun: 'hero', filter: [{ kind: 'attacked', during: 'round' }], take: 'all' },
      },
    ],
  },
  { cost: 'attack', do: [{ kind: 'attack', target: { noun: 'hero:ada', soft: true } }] },
];

/** Whoever searches the crate sets the captain off once more. */
const AGAIN: Script = {
  id: 'again',
  on: { kind: 'interacted', thing: 'crate', option: 'search' },
  runs: 'always',
  do: [{ kind: 'activate', group: 'boss' }],
};
const THINGS = SAMPLE_MISSION.things.map((thing) =>
  thing.id === 'crate'
    ? ({ ...thing, options: [{ id: 'search', text: 'search', again: true }] } as typeof thing)
    : thing,
);

/** The captain with these lists, who may act as soon as everybody stands on the map. */
function captain(lists: readonly (readonly Line[])[], rules: readonly Rule[] = []): Table {
  const prepare = (kit: Kit): Kit => {
    const { captain: orders } = kit.groups;
    if (!orders) throw new Error('no orders for captains');
    // An attack that never hits: what is counted comes from the orders alone.
    const harmless = { ...kit.cards, captain: { ...kit.cards['captain'], ...noDamage(kit) } } as Kit['cards'];
    const own = {
      ...orders,
      lists: lists.map((lines, index) => ({ id: `list${index}`, lines })),
      bonuses: orders.bonuses.slice(0, 1).map((bonus) => ({ ...bonus, rules })),
    };
    return { ...kit, cards: harmless, groups: { ...kit.groups, captain: own } };
  };
  return tableDoing(
    [
      { kind: 'reveal', section: 'cell' },
      { kind: 'open', door: 'door' },
      { kind: 'deploy', group: 'boss' },
    ],
    { groups: [{ id: 'boss', cards: [{ card: 'captain' }] }], things: THINGS, scripts: [AGAIN] },
    { tracked: true },
    prepare,
  );
}

function noDamage({ cards }: Kit): object {
  const figure = cards['captain']?.figure;
  if (!figure) throw new Error('no captain');
  return { figure: { ...figure, fighter: { ...figure.fighter, attack: { type: 'ranged', dice: [] } } } };
}

const again = (table: Table): Table =>
  table.do({ kind: 'interact', thing: 'crate', option: 'search', who: 'ada' }).read();

const damage = ({ game }: Table): number =>
  ['ada', 'bo'].reduce((sum, hero) => sum + (game.figures[hero]?.damage ?? 0), 0);

describe('once per round', () => {
  it('an order that a group has used stays used when it acts again, wherever it stands in the list', () => {
    const table = captain([[ONCE, WALK], [WALK, ONCE]]); // prettier-ignore
    expect(damage(table)).toBe(0);
    expect(damage(again(table))).toBe(1);
    expect(damage(again(table))).toBe(1);
    expect(damage(again(table))).toBe(1);
  });

  it('so does what answers to a moment', () => {
    const rule: Rule = {
      kind: 'reaction',
      when: { kind: 'start', of: 'figure' },
      do: [HURT],
      limit: 'round',
    };
    const table = captain([[WALK], [WALK, WALK]], [rule]);
    expect(damage(again(table))).toBe(1);
    expect(damage(again(table))).toBe(1);
  });

  it('limits of an activation are over with it', () => {
    const table = captain([[{ limit: 'groupActivation', do: [HURT] }, ONCE]]);
    expect(damage(again(table))).toBe(2);
    expect(damage(again(table))).toBe(3);
  });

  it('limits of a round are over with it: the next round knows nothing of them', () => {
    const table = captain([[ONCE]]);
    expect(damage(again(table))).toBe(1);
    expect(damage(table.endRound())).toBe(1);
    expect(table.game.round).toBe(2);
    expect(damage(again(table))).toBe(2);
    expect(damage(again(table.endRound()))).toBe(3);
  });

  it('what was attacked in the last round was not attacked in this one', () => {
    const table = captain([FOLLOW_UP]);
    expect(damage(again(table))).toBe(0);
    expect(damage(again(table))).toBe(1);
    table.endRound();
    // The captain acted once more before the round was over, and hurt ada once more.
    expect(damage(table)).toBe(2);
    expect(damage(again(table))).toBe(2);
  });
});

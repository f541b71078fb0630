// Companions of both sides: they come with whom they belong to, act beside them, and are nobody's target.

import { describe, expect, it } from 'vitest';
import type { Line } from '../../src/imperial';
import {
  actorIn,
  boardOf,
  callableBy,
  resolvedWindow,
  type Effect,
  type Kit,
  type KitCard,
  type Setup,
} from '../../src/mission';
import { impossibleIn } from '../../src/mission/integrity';
import { areAdjacent, theFigure, type FigureId, type Point } from '../../src/rules';
import { kitFor } from '../../src/packs';
import { builtIn } from '../content/missions';
import { tableDoing, type Table } from './table';

const TRACKED: Partial<Setup> = { tracked: true };

/** As large as the others, and a companion. */
function companionCard(kit: Kit, of: 'friend' | 'captain'): KitCard {
  const card = kit.cards[of];
  if (!card) throw new Error(`no ${of}`);
  const { figure } = card;
  return {
    ...card,
    name: 'droid',
    groupSize: 1,
    cost: 0,
    unboxed: true,
    family: 'droid',
    unique: false,
    figure: {
      ...figure,
      piece: { ...figure.piece, companion: true },
      facts: { ...figure.facts, card: of === 'friend' ? 'droid' : 'scrap' },
    },
  };
}
type Brought = NonNullable<Kit['companions']>[string];
const withDroid =
  (brought: Partial<Brought> = { heroes: ['ada'] }) =>
  (kit: Kit): Kit => ({
    ...kit,
    cards: { ...kit.cards, droid: companionCard(kit, 'friend') },
    companions: { droid: { heroes: [], gear: [], ...brought } },
  });

const GROUPS = [{ id: 'boss', cards: [{ card: 'captain' }] }] as const;
const BOSS: Effect = { kind: 'deploy', group: 'boss', at: [[3, 1]] };
const tableOf = (effects: readonly Effect[], setup: Partial<Setup>, prepare: (kit: Kit) => Kit): Table =>
  tableDoing(effects, { groups: GROUPS } as never, setup, prepare);
const droidIn = ({ game }: Table) => actorIn(game, 'droid');
const told = (table: Table, ...kinds: readonly string[]) =>
  table.events.flatMap((event) => {
    if (!kinds.includes(event.kind)) return [];
    if (event.kind === 'activationEnded') return [event.who];
    return event.kind === 'groupActivated' ? [event.group] : [event.kind];
  });
const put = (table: Table, places: Readonly<Record<string, Point>>): Table => {
  const figures = Object.entries(table.game.figures).map(([id, figure]) => [
    id,
    { ...figure, at: places[id] ?? figure.at },
  ]);
  table.game = { ...table.game, figures: Object.fromEntries(figures) };
  return table;
};

describe('companions of heroes', () => {
  it('[row 218] come with their hero at the start, or with whoever holds the card', () => {
    expect(droidIn(tableOf([], {}, withDroid()))).toMatchObject({
      kind: 'companion',
      with: 'ada',
      side: 'rebel',
    });
    const heroes = [{ id: 'ada' }, { id: 'bo', items: ['blaster'] }];
    const byItem = tableOf([], { party: { heroes } }, withDroid({ gear: ['blaster'] }));
    expect(droidIn(byItem)).toMatchObject({ kind: 'companion', with: 'bo' });
    expect(droidIn(tableOf([], {}, withDroid({ heroes: ['cy'] })))).toBeUndefined();
    const tracked = tableOf([], TRACKED, withDroid());
    expect(tracked.game.figures['companion-1']?.at).not.toBeNull();
    expect(impossibleIn(tracked.play, tracked.game)).toBeUndefined();
  });

  it('[row 219] act right before their hero: nobody follows, and only once a round', () => {
    const table = tableOf([BOSS], {}, withDroid());
    table.do({ kind: 'beginActivation', who: 'droid' }).do({ kind: 'endActivation', who: 'droid' });
    expect(table.has('groupActivated')).toBe(0);
    expect(table.game.stage).toBe('heroes');
    expect(table.refusal({ kind: 'beginActivation', who: 'droid' })).toBe('alreadyActivated');
    table.endRound();
    expect(told(table, 'activationEnded', 'groupActivated').filter((who) => who === 'droid')).toEqual([
      'droid',
    ]);
  });

  it('[row 219] act right after the last activation of their hero: then the Empire follows', () => {
    const table = tableOf([BOSS], {}, withDroid());
    table.do({ kind: 'endActivation', who: 'ada' }).read();
    expect(table.game.active).toBeNull();
    table.end('bo').do({ kind: 'endActivation', who: 'ada' });
    // Two heroes have two activations each; this was the second one.
    expect(table.game.active).toBe('droid');
    expect(table.game.window).toBeNull();
    expect(table.refusal({ kind: 'beginActivation', who: 'bo' })).toBe('companionActs');
    table.end('droid').end('bo');
    expect(told(table, 'activationEnded')).toEqual(['ada', 'bo', 'ada', 'droid', 'bo']);
    expect(table.game.round).toBe(2);
  });

  it('[row 219] not while their hero acts', () => {
    const table = tableOf([], {}, withDroid()).do({ kind: 'beginActivation', who: 'ada' });
    expect(table.refusal({ kind: 'beginActivation', who: 'droid' })).toBe('cannotAct');
  });

  it('[row 219] stay without their hero, and no longer act', () => {
    const table = tableOf([], {}, withDroid());
    table.do({ kind: 'wound', hero: 'ada' }).do({ kind: 'withdraw', hero: 'ada' }).read();
    expect(droidIn(table)?.gone).toBeNull();
    expect(table.refusal({ kind: 'beginActivation', who: 'droid' })).toBe('cannotAct');
    table.endRound();
    expect(table.game.round).toBe(2);
  });

  it('[row 220] do not interact', () => {
    const table = tableOf([], {}, withDroid()).do({ kind: 'beginActivation', who: 'droid' });
    expect(table.refusal({ kind: 'interact', thing: 'crate', option: 'search' })).toBe('cannotAct');
  });

  it('[row 220, D48] are nobody’s target, though they stand in front', () => {
    const table = tableOf([BOSS], TRACKED, (kit) => attacking(withDroid()(kit)));
    put(table, { 'companion-1': [2, 1], ada: [0, 1], bo: [0, 0] });
    table.do({ kind: 'endActivation', who: 'bo' });
    const acts = resolvedWindow(table.play, table.game)?.resolution.steps.flatMap(({ acts: done }) => done);
    const attack = acts?.find((act) => act.kind === 'attack');
    expect(attack?.kind === 'attack' && attack.target).toBe('ada');
  });

  it('[row 221] a hero calls one for strain: it stands beside the hero; called again, it is placed anew', () => {
    const table = tableOf([], TRACKED, withDroid({ heroes: ['ada'], strain: 2 }));
    expect(droidIn(table)).toBeUndefined();
    expect(table.refusal({ kind: 'bringCompanion', companion: 'droid' })).toBe('cannotAct');
    table
      .do({ kind: 'beginActivation', who: 'ada' })
      .do({ kind: 'bringCompanion', companion: 'droid' })
      .read();
    const { ada } = table.game.figures;
    expect(ada?.strain).toBe(2);
    const board = boardOf(table.play, table.game);
    const [hero, droid] = ['ada', 'companion-1'].map((id) => board?.figures.get(id as FigureId));
    if (!board || !hero || !droid) throw new Error('somebody is missing');
    expect(areAdjacent(board, theFigure(hero), theFigure(droid))).toBe(true);
    expect(droid.at).not.toEqual(hero.at);
    expect(callableBy(table.play, table.game, 'ada')).toEqual([
      { companion: 'droid', strain: 2, isThere: true },
    ]);
    table.do({ kind: 'bringCompanion', companion: 'droid' }).read();
    expect(table.game.figures['ada']?.strain).toBe(4);
    expect(table.game.actors.filter(({ of }) => of === 'droid')).toHaveLength(1);
    expect(Object.keys(table.game.figures).filter((id) => id.startsWith('companion'))).toEqual([
      'companion-1',
    ]);
  });

  it('[row 221] told play: the players are told where to place it', () => {
    const table = tableOf([], {}, withDroid({ heroes: ['ada'], strain: 2 }));
    table.do({ kind: 'beginActivation', who: 'ada' }).do({ kind: 'bringCompanion', companion: 'droid' });
    expect(table.game.prompt).toEqual({
      kind: 'figures',
      does: 'arrives',
      figures: [{ id: 'companion-1', of: 'droid', at: null }],
    });
  });
});

const ATTACK: Line = { cost: 'attack', do: [{ kind: 'attack' }] };
const WELD: Line = { cost: 'action', do: [{ kind: 'bring', companion: 'scrap' }] };
function withLists(kit: Kit, lines: readonly Line[]): Kit {
  const { captain } = kit.groups;
  if (!captain) throw new Error('no captain');
  const lists = [{ id: 'only', lines }];
  return { ...kit, groups: { ...kit.groups, captain: { ...captain, lists } } };
}
const attacking = (kit: Kit): Kit => withLists(kit, [ATTACK]);
function welding(kit: Kit): Kit {
  const able = withLists(kit, [WELD, ATTACK]);
  const { captain } = able.groups;
  if (!captain) throw new Error('no captain');
  const scrap = { ...captain, id: 'scrap', cards: ['scrap'], lists: [{ id: 'swing', lines: [ATTACK] }] };
  return {
    ...able,
    cards: { ...able.cards, scrap: companionCard(able, 'captain') },
    groups: { ...able.groups, scrap },
  };
}

describe('companions of groups', () => {
  it.each([{ tracked: false }, { tracked: true }])(
    '[row 222] come by an order of their group, act right after it, and never in its place ($tracked)',
    (setup) => {
      const table = tableOf([BOSS], setup, welding);
      if (setup.tracked) put(table, { ada: [0, 1], bo: [0, 0] });
      table.do({ kind: 'endActivation', who: 'ada' });
      expect(table.game.window?.group).toBe('boss-1');
      table.read();
      expect(table.game.groups.map(({ id, with: owner }) => [id, owner])).toEqual([
        ['boss-1', undefined],
        ['scrap-1', 'boss-1'],
      ]);
      expect(told(table, 'groupActivated')).toEqual(['boss-1', 'scrap-1']);
      expect(impossibleIn(table.play, table.game)).toBeUndefined();
      table.endRound();
      table.endRound();
      // Of each kind there is one.
      expect(table.game.groups).toHaveLength(2);
      expect(told(table, 'groupActivated')).toEqual(['boss-1', 'scrap-1', 'boss-1', 'scrap-1']);
    },
  );

  it('[row 222] stay without their group, and no longer act', () => {
    const table = tableOf([BOSS], {}, welding);
    table.end('ada').do({ kind: 'defeatGroup', group: 'boss-1' }).read();
    expect(table.game.groups.map(({ id }) => id)).toEqual(['scrap-1']);
    table.endRound();
    table.endRound();
    expect(told(table, 'groupActivated')).toEqual(['boss-1', 'scrap-1']);
  });

  it('[row 222] stand beside their group, and block nobody', () => {
    const table = put(tableOf([BOSS], TRACKED, welding), { ada: [0, 1], bo: [0, 0] });
    table.end('ada');
    const board = boardOf(table.play, table.game);
    const [boss, scrap] = ['boss-1-1', 'scrap-1-1'].map((id) => board?.figures.get(id as FigureId));
    expect(scrap).toMatchObject({ companion: true, side: 'imperial' });
    if (!board || !boss || !scrap) throw new Error('somebody is missing');
    expect(areAdjacent(board, theFigure(boss), theFigure(scrap))).toBe(true);
  });
});

describe('[content] companions of the boxes', () => {
  const kitOf = async (
    heroes: readonly { id: string; items?: readonly string[]; gear?: readonly { id: string; on: null }[] }[],
    products: readonly string[],
  ) => {
    const { pack } = await builtIn();
    const kit = kitFor(pack, 'first-steps', { heroes }, products);
    if (!kit.ok) throw new Error(JSON.stringify(kit.error));
    return { pack, kit: kit.value };
  };

  it('[row 218] J4X-7 belongs to Jarrod Kelvin, R5 to whoever has the item, the Cam Droid to whoever has the reward', async () => {
    const { kit } = await kitOf(
      [
        { id: 'jarrod-kelvin' },
        { id: 'diala-passil', items: ['r5-astromech'] },
        { id: 'murne-rin', gear: [{ id: 'reward-cam-droid', on: null }] },
      ],
      ['heart-of-the-empire', 'the-bespin-gambit'],
    );
    expect(kit.companions).toEqual({
      'j4x-7': { heroes: ['jarrod-kelvin'], gear: [], strain: 2 },
      'cam-droid': { heroes: [], gear: ['reward-cam-droid'] },
      'r5-astromech': { heroes: [], gear: ['r5-astromech'] },
    });
    expect(kit.cards['j4x-7']?.figure.piece.companion).toBe(true);
    expect(kit.cards['cam-droid']?.figure.fighter.passives).toEqual({ dodge: 1, accuracy: 2 });
    const plain = await kitOf([{ id: 'diala-passil' }, { id: 'gaarkhan' }], []);
    expect(plain.kit).not.toHaveProperty('companions');
  });

  it('[row 222] the Junk Droid has orders of its own, and the Tinkerer a list that welds it', async () => {
    const { pack } = await kitOf([{ id: 'diala-passil' }, { id: 'gaarkhan' }], []);
    expect(pack.groups.get('junk-droid' as never)?.lists.length).toBeGreaterThan(1);
    const lists = pack.groups.get('ugnaught-tinkerer' as never)?.lists ?? [];
    expect(lists.flatMap(({ lines }) => lines.flatMap((line) => line.do.map(({ kind }) => kind)))).toContain(
      'bring',
    );
  });
});

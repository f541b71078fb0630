import { describe, expect, it } from 'vitest';
import type { Group, Line } from '../../src/imperial';
import { seedRandom } from '../../src/kernel';
import { advance } from '../../src/mission';
import { heroesIn } from '../../src/mission/actors';
import type { Activation, Game } from '../../src/mission/game';
import type { Kit } from '../../src/mission/kit';
import {
  finishWindow,
  isResolvable,
  openWindow,
  ordersOf,
  resolvedWindow,
} from '../../src/mission/run/groups/activation';
import { applySituation } from '../../src/mission/run/groups/aftermath';
import { BOARD_EFFECTS } from '../../src/mission/run/effects/board';
import { GROUP_EFFECTS } from '../../src/mission/run/effects/groups';
import { update, updateFigure, updateHero, updateThing, type MissionRun } from '../../src/mission/run/run';
import { fighterInMission, situationOfGame } from '../../src/mission/run/groups/situation';
import { thingStateOf } from '../../src/mission/run/table/things';
import { setDoor, type DoorId, type FigureId } from '../../src/rules';
import { allyState, figureState, runOf, sampleGame, sampleKit, SCOPE, withTroopers } from './sample';

const HIT = { kind: 'dice', roll: { kind: 'totals', accuracy: 9, damage: 3, surge: 0, block: 0, evade: 0, dodge: 0 } } as const; // prettier-ignore

/** Tracked: ada and bo in the hall, three troopers in the cell, the door open. */
function start(change: Partial<Game> = {}, kit: Kit = sampleKit()): MissionRun {
  const heroes = {
    ada: figureState('ada', 'hero', { at: [1, 1] }),
    bo: figureState('bo', 'hero', { at: [0, 0] }),
  };
  const run = runOf(kit, withTroopers(sampleGame(kit, { tracked: true, figures: heroes, ...change })));
  BOARD_EFFECTS.reveal(run, { kind: 'reveal', section: 'cell' }, SCOPE);
  updateThing(run, 'door', { door: 'open' });
  return runOf(kit, { ...run.game, agenda: [] });
}

/** The group has but one list. */
function kitWith(lines: readonly Line[], change: Partial<Group> = {}): Kit {
  const kit = sampleKit();
  const { trooper } = kit.groups;
  if (!trooper) throw new Error('no orders for troopers');
  return { ...kit, groups: { trooper: { ...trooper, lists: [{ id: 'only', lines }], ...change } } };
}

const ATTACK: readonly Line[] = [{ cost: 'attack', do: [{ kind: 'attack' }] }];
const MOVE: readonly Line[] = [{ cost: 'action', do: [{ kind: 'toward', points: 4 }] }];

const windowOf = ({ game }: MissionRun): Activation => {
  if (!game.window) throw new Error('no window is open');
  return game.window;
};
const tellHits = (run: MissionRun, times: number): void => {
  for (let time = 0; time < times; time++) {
    const told = [...windowOf(run).told, { step: 0, answer: HIT }];
    update(run, { window: { ...windowOf(run), told } });
  }
};
const situation = ({ play, game }: MissionRun) => {
  const found = situationOfGame(play, game);
  if (!found) throw new Error('no map');
  return found;
};

describe('opening a window', () => {
  it('[row 60, L3] one bonus effect and one list, never the same pair twice in a row', () => {
    const run = start({ random: seedRandom('windows') });
    const pairs: string[] = [];
    for (let times = 0; times < 30; times++) {
      openWindow(run, 'troopers-1');
      pairs.push(`${windowOf(run).list} ${windowOf(run).bonus}`);
      update(run, { window: null });
    }
    expect(pairs.every((pair, index) => pair !== pairs[index - 1])).toBe(true);
    expect(new Set(pairs).size).toBe(4);
  });

  it('[row 52] the most recent window of a group is kept', () => {
    const run = start();
    openWindow(run, 'troopers-1');
    expect(run.game.windows).toEqual({ 'troopers-1': run.game.window });
  });

  it('a group that is gone, or has no orders, opens none', () => {
    const run = start({}, { ...sampleKit(), groups: {} });
    openWindow(run, 'troopers-1');
    openWindow(run, 'nobody-1');
    expect(run.game.window).toBeNull();
  });

  it('[orders] lines of the mission come before, after or in place of the list; targets are written out', () => {
    const run = start({}, kitWith(MOVE));
    const first: Line = { id: 'first', do: [{ kind: 'attack' }] };
    const last: Line = { id: 'last', do: [{ kind: 'attack' }] };
    GROUP_EFFECTS.orders(run, { kind: 'orders', group: 'troopers', put: 'before', lines: [first] }, SCOPE);
    GROUP_EFFECTS.orders(run, { kind: 'orders', group: 'troopers', put: 'after', lines: [last] }, SCOPE);
    GROUP_EFFECTS.prefer(
      run,
      { kind: 'prefer', group: 'troopers', target: { noun: 'thing:terminal' } },
      SCOPE,
    );
    openWindow(run, 'troopers-1');
    const drawn = ordersOf(run.play, run.game, windowOf(run));
    expect(drawn?.lines.map(({ id, do: [step] }) => [id, step])).toEqual([
      ['first', { kind: 'attack', target: { noun: 'thing:terminal' } }],
      [undefined, { kind: 'toward', points: 4, target: { noun: 'thing:terminal' } }],
      ['last', { kind: 'attack', target: { noun: 'thing:terminal' } }],
    ]);
    expect(drawn?.orders.figures).toEqual(['troopers-1-1', 'troopers-1-2', 'troopers-1-3']);
    GROUP_EFFECTS.orders(
      run,
      { kind: 'orders', group: 'troopers', put: 'instead', lines: ATTACK, once: true },
      SCOPE,
    );
    openWindow(run, 'troopers-1');
    expect(ordersOf(run.play, run.game, windowOf(run))?.lines).toHaveLength(3);
    expect(ordersOf(run.play, run.game, windowOf(run))?.lines[1]).toMatchObject({ cost: 'attack' });
    expect(finishTold(run)).toBeUndefined();
    expect(run.game.groups[0]?.orders.map(({ put }) => put)).toEqual(['before', 'after']);
  });

  it('[prefer] the target of the mission group holds until a script prefers another', () => {
    const kit = kitWith(MOVE);
    const groups = [
      { id: 'troopers', cards: [{ card: 'trooper' }], target: { noun: 'thing:crate' } },
    ] as const;
    const run = start({}, { ...kit, mission: { ...kit.mission, groups } });
    openWindow(run, 'troopers-1');
    expect(windowOf(run).target).toEqual({ noun: 'thing:crate' });
  });
});

/** Closes the window as in told play. */
function finishTold(run: MissionRun) {
  update(run, { tracked: false });
  return finishWindow(run);
}

describe('resolving a window', () => {
  it('[row 22] told play, or a figure whose place is unknown: the players see to it', () => {
    const run = start({}, kitWith(MOVE));
    openWindow(run, 'troopers-1');
    const window = windowOf(run);
    expect(isResolvable(run.play, run.game, window)).toBe(true);
    expect(isResolvable(run.play, { ...run.game, tracked: false }, window)).toBe(false);
    expect(isResolvable(run.play, run.game, { ...window, again: true })).toBe(false);
    updateFigure(run, 'troopers-1-2', { at: null });
    expect([isResolvable(run.play, run.game, window), resolvedWindow(run.play, run.game)]).toEqual([
      false,
      null,
    ]);
    expect(finishWindow(run)).toBeUndefined();
    expect(run.game.window).toBeNull();
  });

  it('[row 22] no Rebel whose place is known: nothing to resolve', () => {
    const run = start({}, kitWith(MOVE));
    updateFigure(run, 'ada', { at: null });
    updateFigure(run, 'bo', { at: null });
    openWindow(run, 'troopers-1');
    expect(isResolvable(run.play, run.game, windowOf(run))).toBe(false);
  });

  it('figures move where the orders send them, once it is finished', () => {
    const run = start({}, kitWith(MOVE));
    openWindow(run, 'troopers-1');
    const resolution = resolvedWindow(run.play, run.game)?.resolution;
    expect(resolution?.pending).toBeUndefined();
    // The same game is resolved once, whoever asks.
    expect(resolvedWindow(run.play, run.game)?.resolution).toBe(resolution);
    const before = run.game.figures;
    expect(finishWindow(run)).toBeUndefined();
    for (const id of ['troopers-1-1', 'troopers-1-2', 'troopers-1-3']) {
      expect(run.game.figures[id]?.at).not.toEqual(before[id]?.at);
      expect(run.game.figures[id]?.at).toEqual(resolution?.situation.board.figures.get(id as FigureId)?.at);
    }
    expect(run.events.filter(({ kind }) => kind === 'figureMoved')).toHaveLength(3);
    expect(run.game.window).toBeNull();
    expect(finishWindow(run)).toEqual({ code: 'noWindow' });
  });

  it('dice that are still missing keep the window open', () => {
    const run = start({}, kitWith(ATTACK));
    openWindow(run, 'troopers-1');
    expect(finishWindow(run)).toEqual({ code: 'activationUnfinished', of: 'troopers-1' });
    expect(run.game.window).not.toBeNull();
    tellHits(run, 3);
    expect(finishWindow(run)).toBeUndefined();
    expect(run.game.figures['ada']?.damage).toBe(9);
  });

  it('[D30] once the last hero is wounded it is over, whatever the list says', () => {
    const run = start({}, kitWith(ATTACK));
    updateHero(run, 'bo', { wounded: true });
    updateFigure(run, 'ada', { damage: 18 });
    openWindow(run, 'troopers-1');
    tellHits(run, 1);
    expect(resolvedWindow(run.play, run.game)?.resolution.pending).toBeDefined();
    expect(finishWindow(run)).toBeUndefined();
    expect(heroesIn(run.game).map(({ wounded }) => wounded)).toEqual([true, true]);
    expect(run.events.map(({ kind }) => kind)).toContain('heroWounded');
  });

  it('[D30] a hero whose place is unknown still stands', () => {
    const run = start({}, kitWith(ATTACK));
    updateFigure(run, 'bo', { at: null });
    updateFigure(run, 'ada', { damage: 18 });
    openWindow(run, 'troopers-1');
    tellHits(run, 1);
    expect(finishWindow(run)).toMatchObject({ code: 'activationUnfinished' });
  });

  it('breaks what it is sent to break', () => {
    const target = { noun: 'thing:terminal' } as const;
    const run = start({}, kitWith([{ cost: 'attack', do: [{ kind: 'attack', target }] }]));
    openWindow(run, 'troopers-1');
    tellHits(run, 1);
    expect(
      resolvedWindow(run.play, run.game)?.resolution.situation.things.get('terminal' as never)?.fighter
        ?.damage,
    ).toBe(3);
    tellHits(run, 2);
    expect(finishWindow(run)).toBeUndefined();
    expect(thingStateOf(run.play, run.game, 'terminal')).toMatchObject({ destroyed: true, onMap: false });
  });
});

describe('the situation of a game', () => {
  it('[row 47, row 57] health is the printed one and what heroes and mission add', () => {
    const run = start();
    update(run, { groups: run.game.groups.map((group) => ({ ...group, bonusHealth: 2 })) });
    const { fighters, facts } = situation(run);
    expect(fighters.get('troopers-1-1' as FigureId)?.health).toBe(5);
    expect(facts.get('troopers-1-1' as FigureId)?.printedHealth).toBe(3);
    expect(fighters.get('ada' as FigureId)).toMatchObject({
      health: 20,
      hero: { woundedSide: { health: 20 } },
    });
    expect(facts.get('ada' as FigureId)?.printedHealth).toBe(10);
  });

  it('[row 47] three heroes have 3 more each, four none', () => {
    const run = start();
    const ada = figureState('ada', 'hero');
    const [hero] = heroesIn(run.game);
    if (!hero) throw new Error('no heroes');
    const health = (heroes: number): number | undefined =>
      fighterInMission(run.play, { ...run.game, actors: Array.from({ length: heroes }, () => hero) }, ada)
        .health;
    expect([health(2), health(3), health(4)]).toEqual([20, 13, 10]);
  });

  it('tells wounds, strain, conditions, what is carried and who has had a turn', () => {
    const run = start({ round: 3 });
    updateHero(run, 'ada', { wounded: true, activated: 1 });
    updateHero(run, 'bo', { activated: 2 });
    updateFigure(run, 'ada', { damage: 2, strain: 3, conditions: ['stunned'], powerTokens: ['block'] });
    updateThing(run, 'plans', { onMap: false, carriedBy: 'ada' });
    GROUP_EFFECTS.exhaust(run, { kind: 'exhaust', group: 'troopers' }, SCOPE);
    const found = situation(run);
    expect(found).toMatchObject({ round: 3, heroes: 2, activations: 3 });
    expect(found.fighters.get('ada' as FigureId)).toMatchObject({
      damage: 2,
      conditions: ['stunned'],
      powerTokens: ['block'],
      hero: { wounded: true, strain: 3 },
    });
    const facts = (id: string) => found.facts.get(id as FigureId);
    expect(facts('ada')).toMatchObject({ activated: false, carrying: ['plans'], portrait: 0 });
    expect(facts('bo')).toMatchObject({ activated: true, carrying: [], portrait: 1 });
    expect(facts('troopers-1-1')).toMatchObject({ activated: true, group: 'troopers-1' });
    expect([...found.things.keys()]).not.toContain('plans');
  });

  it('[row 80] an ally counts as a Rebel, whatever the card says', () => {
    const run = start();
    update(run, {
      actors: [...run.game.actors, allyState('trooper', { activated: 1 })],
      figures: {
        ...run.game.figures,
        'ally-1': figureState('ally-1', 'ally', { of: 'trooper', at: [2, 2] }),
      },
    });
    const { board, fighters, facts } = situation(run);
    expect(board.figures.get('ally-1' as FigureId)?.side).toBe('rebel');
    expect(fighters.get('ally-1' as FigureId)?.side).toBe('rebel');
    expect(facts.get('ally-1' as FigureId)?.activated).toBe(true);
  });

  it('knows things, places and doors that orders can be aimed at', () => {
    const run = start();
    const kinds = () => [...situation(run).things.values()].map(({ id, kind }) => `${id} ${kind}`);
    expect(kinds()).toEqual([
      'start/0 entrance',
      'start/1 entrance',
      'start/2 entrance',
      'start/3 entrance',
      'crate crate',
      'terminal terminal',
      'corner/0 corner',
      'corner/1 corner',
      'plans token',
    ]);
    updateThing(run, 'door', { door: 'closed' });
    expect(kinds()).toContain('door door');
    const { fighter } = situation(run).things.get('terminal' as never) ?? {};
    expect(fighter).toMatchObject({ health: 4, damage: 0, object: true, defense: ['black'] });
  });

  it('[row 58] those that fell may be brought back by orders, as long as the box has figures', () => {
    const run = start({}, kitWith([{ do: [{ kind: 'reinforce', figures: 1 }] }]));
    const { 'troopers-1-2': _second, 'troopers-1-3': _third, ...left } = run.game.figures;
    update(run, { figures: left });
    expect(situation(run).fallen.map(({ piece }) => piece.id)).toEqual(['troopers-1-2', 'troopers-1-3']);
    openWindow(run, 'troopers-1');
    expect(finishWindow(run)).toBeUndefined();
    expect(run.game.figures['troopers-1-2']).toMatchObject({ group: 'troopers-1', of: 'trooper', damage: 0 });
    expect(run.game.figures['troopers-1-2']?.at).not.toBeNull();
    expect(run.events).toContainEqual({ kind: 'groupReinforced', group: 'troopers-1', figures: 1 });
  });

  it('without a map there is none', () => {
    const run = start();
    BOARD_EFFECTS.clearMap(run, { kind: 'clearMap' }, SCOPE);
    expect(situationOfGame(run.play, run.game)).toBeNull();
  });

  it('[D12] a door that orders opened is open in the game, and whoever waits for it knows', () => {
    const run = start();
    updateThing(run, 'door', { door: 'locked' });
    const before = situation(run);
    applySituation(
      run,
      before,
      { ...before, board: setDoor(before.board, 'door/0' as DoorId, false) },
      { steps: [] },
    );
    expect(thingStateOf(run.play, run.game, 'door').door).toBe('open');
    expect(run.game.agenda).toMatchObject([{ kind: 'script', script: 'door-opens' }]);
  });
});

describe('orders without an end', () => {
  it('[hostile] each repeat does all before it again: where that takes for ever, the players carry the orders out', () => {
    const repeats = Array.from({ length: 40 }, () => ({ kind: 'repeat' }) as const);
    const endless = start({}, kitWith([{ cost: 'action', do: [{ kind: 'toward', points: 1 }, ...repeats] }]));
    openWindow(endless, 'troopers-1');
    expect(isResolvable(endless.play, endless.game, windowOf(endless))).toBe(true);
    expect(resolvedWindow(endless.play, endless.game)).toBeNull();
    const { game } = runOf(endless.play.kit, { ...endless.game, stage: 'imperial', prompt: null });
    expect(advance(endless.play, game, { kind: 'wound', hero: 'ada' }).ok).toBe(true);
    expect(advance(endless.play, game, { kind: 'finishActivation' }).ok).toBe(true);
    const few = start(
      {},
      kitWith([{ cost: 'action', do: [{ kind: 'toward', points: 1 }, ...repeats.slice(38)] }]),
    );
    openWindow(few, 'troopers-1');
    expect(resolvedWindow(few.play, few.game)).not.toBeNull();
  });
});

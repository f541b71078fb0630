// From battle cards to the end of a round: commands by hand, expectations from the rules.

import { describe, expect, it } from 'vitest';
import { atActivation, begin, change, finishRound, refused, say, unit, withSeed } from './table';

/** Vader, Stormtroopers, Snowtroopers, AT-ST; Luke, Rebel Troopers, Fleet Troopers, AT-RT. */
const [VADER, STORM, SNOW, WALKER] = ['empire-1', 'empire-2', 'empire-3', 'empire-4'] as const;
const [LUKE, REBELS, FLEET, RT] = ['rebels-1', 'rebels-2', 'rebels-3', 'rebels-4'] as const;
const ROUND = 6;

describe('battle cards', () => {
  const { chosen: _, ...open } = begin().setup;

  it('[legion 3.2] from blue, each side removes twice or passes; the leftmost cards that are left count', () => {
    const played = { ...begin(), setup: open, state: begin({ chosen: undefined as never }).state };
    const { rows } = played.state;
    expect(rows.objective).toHaveLength(3);
    say(played, { kind: 'removeCard', row: 'objective' }, { kind: 'removeCard', row: 'condition' });
    say(played, { kind: 'removeCard', row: 'objective' });
    expect(refused(played, { kind: 'removeCard', row: 'objective' })).toBe('notPossible');
    say(played, { kind: 'removeCard', row: null });
    expect(played.state.stage).toBe('deploy');
    expect(played.state.choice).toEqual({
      objective: rows.objective[2],
      deployment: rows.deployment[0],
      condition: rows.condition[1],
    });
    expect(played.events.filter(({ kind }) => kind === 'cardRemoved')).toMatchObject([
      { army: 'rebels' },
      { army: 'empire' },
      { army: 'rebels' },
      { army: 'empire' },
    ]);
  });
});

describe('the command phase', () => {
  it('[legion 4.1, 4.2] cards stay hidden until both are chosen; fewer pips have priority', () => {
    const played = say(begin(), { kind: 'deployed' }, { kind: 'playCard', army: 'rebels', card: 'push' });
    expect(played.state.stage).toBe('command');
    expect(played.events.some(({ kind }) => kind === 'cardsShown')).toBe(false);
    say(played, { kind: 'playCard', army: 'empire', card: 'assault' });
    expect(played.state).toMatchObject({ stage: 'orders', priority: 'rebels' });
    expect(played.state.sides.rebels.hand).toEqual(['ambush', 'assault']);
  });

  it('[legion 4.2] a tie is rolled for by the owner of the counter', () => {
    const tie = (seed: string) =>
      say(
        begin({ seed }),
        { kind: 'deployed' },
        { kind: 'playCard', army: 'rebels', card: 'push' },
        { kind: 'playCard', army: 'empire', card: 'push' },
      );
    const winners = Array.from({ length: 200 }, (_, seed) => tie(`tie ${seed}`).state.priority);
    const share = winners.filter((army) => army === 'rebels').length / 200;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
  });

  it('[legion 2.3, 4.1] Standing Orders return; a card of a dead commander cannot be played', () => {
    const { cards } = begin().setup;
    const commands = {
      ...cards.commands,
      fear: { id: 'fear', name: 'Fear', pips: 2, orders: 2, of: 'darth-vader' },
    };
    const played = begin({ cards: { ...cards, commands }, hands: { empire: ['fear'], rebels: [] } });
    say(played, { kind: 'deployed' });
    expect(
      refused(change({ ...played }, VADER, { minis: [] }), {
        kind: 'playCard',
        army: 'empire',
        card: 'fear',
      }),
    ).toBe('noSuchCard');
    say(played, { kind: 'playCard', army: 'rebels', card: 'standing-orders' });
    expect(refused(played, { kind: 'playCard', army: 'rebels', card: 'standing-orders' })).toBe('notNow');
  });

  it('[legion 4.3, 4.4] as many orders as the card says; all other tokens form the pool', () => {
    const played = say(
      begin(),
      { kind: 'deployed' },
      { kind: 'playCard', army: 'empire', card: 'push' },
      { kind: 'playCard', army: 'rebels', card: 'assault' },
    );
    expect(refused(played, { kind: 'giveOrders', army: 'empire', units: [VADER, STORM, SNOW] })).toBe(
      'tooMany',
    );
    expect(refused(played, { kind: 'giveOrders', army: 'rebels', units: [] })).toBe('notNow');
    say(
      played,
      { kind: 'giveOrders', army: 'empire', units: [VADER, STORM] },
      { kind: 'giveOrders', army: 'rebels', units: [] },
    );
    expect(played.state.sides.empire.pool).toEqual(['corps', 'heavy']);
    expect(played.state.sides.rebels.pool).toEqual(['commander', 'corps', 'corps', 'support']);
  });
});

describe('activations', () => {
  it('[legion 5.1] sides alternate from priority; the one with more units finishes alone', () => {
    const played = change(change(atActivation(), SNOW, { minis: [] }), WALKER, { minis: [] });
    const order: string[] = [];
    while (played.state.stage === 'activation') {
      order.push(played.state.next);
      const next = played.state.units.find(
        ({ army, order: token, minis }) => army === played.state.next && token !== 'down' && minis.length > 0,
      );
      say(played, { kind: 'activate', unit: next?.id ?? '' }, { kind: 'endActivation' });
    }
    expect(order).toEqual(['empire', 'rebels', 'empire', 'rebels', 'rebels', 'rebels']);
  });

  it('[legion 5.2] a drawn rank names the unit; tokens of the dead leave the game', () => {
    const played = change(change(atActivation(), STORM, { minis: [] }), SNOW, { minis: [] });
    say(played, { kind: 'draw', army: 'empire' });
    expect(['commander', 'heavy']).toContain(played.state.drawn);
    const other = played.state.drawn === 'heavy' ? VADER : WALKER;
    expect(refused(played, { kind: 'activate', unit: other })).toBe('notYours');
  });

  it('[legion 5.3, 5.4] two actions, each but a move only once, then the token lies face down', () => {
    const played = say(atActivation(), { kind: 'activate', unit: STORM }, { kind: 'act', act: 'aim' });
    expect(refused(played, { kind: 'act', act: 'aim' })).toBe('doneAlready');
    say(played, { kind: 'act', act: 'move' });
    expect(refused(played, { kind: 'act', act: 'dodge' })).toBe('noActionLeft');
    say(played, { kind: 'endActivation' });
    expect(unit(played, STORM).order).toBe('down');
    expect(played.state.next).toBe('rebels');
  });

  it('[legion 5.4, 16.2] Relentless: a free attack after a move, and no second attack', () => {
    const played = say(
      atActivation(),
      { kind: 'activate', unit: VADER },
      { kind: 'act', act: 'move', engages: REBELS },
      { kind: 'attack', unit: VADER, target: REBELS, band: 0, cover: 0 },
      { kind: 'defend' },
    );
    expect(played.state.turn?.actions).toBe(1);
    expect(refused(played, { kind: 'attack', unit: VADER, target: REBELS, band: 0, cover: 0 })).toBe(
      'doneAlready',
    );
  });

  it('[legion 5.4] an attack that a card gives is no action: a second one, as Son of Skywalker has it', () => {
    const played = say(atActivation(), { kind: 'activate', unit: STORM }, { kind: 'endActivation' });
    const attack = { kind: 'attack', unit: LUKE, target: SNOW, band: 2, cover: 0 } as const;
    say(played, { kind: 'activate', unit: LUKE }, attack, { kind: 'defend' });
    expect(refused(played, attack)).toBe('doneAlready');
    say(played, { ...attack, given: true }, { kind: 'defend' });
    expect(played.state.turn?.actions).toBe(1);
  });

  it('[legion 5.6, 16.2] standby comes before Steady: who falls attacks no more', () => {
    const played = change(atActivation(), FLEET, { standby: true });
    change(played, SNOW, { minis: [{ role: 'leader', wounds: 0 }] });
    say(played, { kind: 'activate', unit: SNOW }, { kind: 'act', act: 'move' });
    expect(played.state.turn?.free).toBe('ranged');
    say(
      played,
      {
        kind: 'attack',
        unit: FLEET,
        target: SNOW,
        band: 2,
        cover: 0,
        standby: true,
        rolled: { hits: 3, crits: 1 },
      },
      { kind: 'defend', blocks: 0 },
    );
    expect(unit(played, SNOW).minis).toEqual([]);
    expect(refused(played, { kind: 'attack', unit: SNOW, target: FLEET, band: 2, cover: 0 })).toBe(
      'noSuchUnit',
    );
  });

  it('[legion 16.2] Charge needs contact, Steady a ranged attack', () => {
    const charge = change(atActivation(), VADER, { minis: [] });
    say(
      charge,
      { kind: 'activate', unit: STORM },
      { kind: 'endActivation' },
      { kind: 'activate', unit: LUKE },
      { kind: 'act', act: 'move' },
    );
    expect(charge.state.turn?.free).toBeNull();
    say(charge, { kind: 'act', act: 'move', engages: SNOW });
    expect(charge.state.turn?.free).toBe('any');
    const steady = say(atActivation(), { kind: 'activate', unit: SNOW }, { kind: 'act', act: 'move' });
    expect(steady.state.turn?.free).toBe('ranged');
  });

  it('[legion 5.5, 16.7] recover drops suppression and readies weapons', () => {
    const played = change(atActivation(), STORM, { exhausted: ['hh-12'] });
    say(played, { kind: 'activate', unit: STORM });
    change(played, STORM, { suppression: 2 });
    say(played, { kind: 'act', act: 'recover' });
    expect(unit(played, STORM)).toMatchObject({ suppression: 0, exhausted: [] });
  });

  it('[legion 5.6] standby answers an enemy at range 1 and 2, and goes with suppression', () => {
    const played = say(
      atActivation(),
      { kind: 'activate', unit: STORM },
      { kind: 'act', act: 'standby' },
      { kind: 'endActivation' },
    );
    say(played, { kind: 'activate', unit: FLEET }, { kind: 'act', act: 'move' });
    const shot = { kind: 'attack', unit: STORM, target: FLEET, cover: 0, standby: true } as const;
    expect(refused(played, { ...shot, band: 3 })).toBe('notPossible');
    say(played, { ...shot, band: 2 }, { kind: 'defend' });
    expect(unit(played, STORM).standby).toBe(false);
    expect(refused(played, { ...shot, band: 2 })).toBe('notPossible');
    const hit = change(atActivation(), STORM, { standby: true });
    say(hit, { kind: 'adjust', unit: STORM, what: 'suppression', by: 1 });
    expect(unit(hit, STORM).standby).toBe(false);
  });

  it('[legion 16.9] Ready 1: standby gives an aim', () => {
    const played = say(atActivation(), { kind: 'activate', unit: STORM }, { kind: 'endActivation' });
    say(played, { kind: 'activate', unit: FLEET }, { kind: 'act', act: 'standby' });
    expect(unit(played, FLEET)).toMatchObject({ standby: true, aims: 1 });
  });

  it('[legion 8.5] clambering: a white die per mini, a wound per block', () => {
    const climb = (seed: string) =>
      say(
        atActivation({ seed }),
        { kind: 'activate', unit: STORM },
        { kind: 'act', act: 'clamber', height: 1 },
      );
    expect(withSeed(climb, (played) => unit(played, STORM).minis.length < 5).state.turn?.actions).toBe(1);
    expect(withSeed(climb, (played) => unit(played, STORM).minis.length === 5)).toBeTruthy();
  });

  it('[legion 8.4, 11.1] a pivot is a move of a vehicle; contact is made by moving', () => {
    const played = say(atActivation(), { kind: 'activate', unit: WALKER }, { kind: 'act', act: 'pivot' });
    expect(played.state.turn?.moved).toBe(true);
    const trooper = say(atActivation(), { kind: 'activate', unit: STORM });
    expect(refused(trooper, { kind: 'act', act: 'pivot' })).toBe('notPossible');
    say(trooper, { kind: 'act', act: 'move', engages: REBELS });
    expect(unit(trooper, REBELS).engaged).toEqual([STORM]);
  });

  it('[legion 16.5] Spotter and Take Cover serve friends, Inspire calms them', () => {
    const played = atActivation({
      armies: {
        empire: [{ card: 'general-veers' }, { card: 'stormtroopers' }, { card: 'snowtroopers' }],
        rebels: [{ card: 'leia-organa' }],
      },
    });
    change(played, 'empire-2', { suppression: 2 });
    say(played, { kind: 'activate', unit: 'empire-1' });
    say(
      played,
      { kind: 'act', act: 'spotter', units: ['empire-2', 'empire-3'] },
      { kind: 'inspire', units: ['empire-2'] },
    );
    expect(unit(played, 'empire-2')).toMatchObject({ aims: 1, suppression: 1 });
    expect(refused(played, { kind: 'inspire', units: ['empire-2'] })).toBe('doneAlready');
  });
});

describe('morale in an activation', () => {
  it('[legion 6.4] a suppressed unit has one action, a panicked one none; a commander steadies', () => {
    const activated = (suppression: number, steadied?: boolean) => (seed: string) =>
      say(change(atActivation({ seed }), STORM, { suppression }), {
        kind: 'activate',
        unit: STORM,
        ...(steadied && { steadied }),
      });
    const suppressed = withSeed(activated(1), (played) => unit(played, STORM).suppression === 1);
    expect(suppressed.state.turn).toMatchObject({ nerve: 'suppressed', actions: 1 });
    const panicked = withSeed(activated(2), (played) => unit(played, STORM).suppression === 2);
    expect(panicked.state.turn).toMatchObject({ nerve: 'panicked', actions: 0 });
    expect(refused(panicked, { kind: 'attack', unit: STORM, target: REBELS, band: 2, cover: 0 })).toBe(
      'notYours',
    );
  });

  it('[legion 6.4] panic drops what was claimed and ends a melee; [legion 6.5] over the edge is defeat', () => {
    const flee = (seed: string) => {
      const played = atActivation({
        seed,
        chosen: { objective: 'recover', deployment: 'battleLines', condition: 'clear' },
      });
      change(change(played, STORM, { suppression: 4, engaged: [REBELS] }), REBELS, { engaged: [STORM] });
      played.state = { ...played.state, marks: [{ id: 'one', holder: STORM }] };
      return say(played, { kind: 'activate', unit: STORM });
    };
    const played = withSeed(flee, ({ state }) => state.turn?.nerve === 'panicked');
    expect(played.state.marks).toEqual([{ id: 'one', holder: null }]);
    expect(unit(played, REBELS).engaged).toEqual([]);
    say(played, { kind: 'endActivation', off: true });
    expect(unit(played, STORM).minis).toEqual([]);
  });
});

describe('the end of a round', () => {
  it('[legion 13.1, 13.2] tokens go, orders come back, the counter passes on', () => {
    const played = atActivation({
      chosen: { objective: 'breakthrough', deployment: 'battleLines', condition: 'clear' },
    });
    say(
      played,
      { kind: 'activate', unit: STORM },
      { kind: 'act', act: 'aim' },
      { kind: 'act', act: 'dodge' },
    );
    change(played, RT, { ion: 0 });
    change(played, VADER, { dodges: 2 });
    finishRound(change(played, STORM, { suppression: 2 }));
    expect(played.state).toMatchObject({ round: 2, stage: 'command', counter: 'empire' });
    expect(unit(played, STORM)).toMatchObject({ aims: 0, dodges: 0, suppression: 1, order: 'pool' });
  });

  it('[legion 13.2] without a commander a trooper is promoted', () => {
    const played = finishRound(change(atActivation(), VADER, { minis: [] }));
    expect(played.state.stage).toBe('promote');
    expect(refused(played, { kind: 'promote', unit: WALKER })).toBe('notPossible');
    expect(refused(played, { kind: 'promote', unit: LUKE })).toBe('notYours');
    say(played, { kind: 'promote', unit: SNOW });
    expect(unit(played, SNOW).rank).toBe('commander');
    expect(played.state.stage).toBe('command');
  });

  it('[legion 14.7] in a hostile environment only sheltered troopers lose suppression', () => {
    const played = atActivation({
      chosen: { objective: 'breakthrough', deployment: 'battleLines', condition: 'hostileEnvironment' },
    });
    finishRound(played);
    expect(played.state.stage).toBe('command');
    const shaken = atActivation({
      chosen: { objective: 'breakthrough', deployment: 'battleLines', condition: 'hostileEnvironment' },
    });
    say(shaken, { kind: 'activate', unit: VADER });
    change(change(shaken, STORM, { suppression: 1, order: 'down' }), SNOW, { suppression: 1, order: 'down' });
    finishRound(shaken);
    expect(shaken.state.stage).toBe('shelter');
    say(shaken, { kind: 'sheltered', units: [SNOW] });
    expect([unit(shaken, STORM).suppression, unit(shaken, SNOW).suppression]).toEqual([1, 0]);
  });

  it('[legion 14.2] Intercept: 1 each after round 2, 2 each at the end', () => {
    const at = (round: number) => {
      const played = atActivation();
      played.state = { ...played.state, round };
      return say(finishRound(played), {
        kind: 'score',
        control: { left: 'empire', centre: 'empire', right: null },
      });
    };
    expect(at(2).state.sides.empire.score).toBe(2);
    expect(at(ROUND).state.sides.empire.score).toBe(4);
    expect(finishRound(atActivation()).state.round).toBe(2);
  });

  it('[legion 14.1, 14.3, 14.4, 14.5] the other objectives are scored at the end', () => {
    const last = (objective: 'breakthrough' | 'recover' | 'keyPositions') => {
      const played = atActivation({ chosen: { objective, deployment: 'battleLines', condition: 'clear' } });
      played.state = { ...played.state, round: ROUND };
      return played;
    };
    const through = say(finishRound(last('breakthrough')), {
      kind: 'scoreZone',
      inside: { empire: 1, rebels: 3 },
    });
    expect(through.state.result).toEqual({ winner: 'rebels', by: 'score' });
    const recover = say(
      last('recover'),
      { kind: 'activate', unit: STORM },
      { kind: 'act', act: 'claim', mark: 'two' },
    );
    expect(refused(recover, { kind: 'act', act: 'claim', mark: 'two' })).toBe('doneAlready');
    expect(finishRound(recover).state.result).toEqual({ winner: 'empire', by: 'score' });
    const key = say(finishRound(last('keyPositions')), {
      kind: 'score',
      control: { left: 'rebels', centre: null, right: null },
    });
    expect(key.state.sides.rebels.score).toBe(1);
  });

  it('[legion 1.3] victory tokens, then points destroyed, then blue', () => {
    const end = (fallen: readonly string[]) => {
      const played = atActivation({
        chosen: { objective: 'recover', deployment: 'battleLines', condition: 'clear' },
      });
      for (const id of fallen) change(played, id, { minis: [] });
      played.state = { ...played.state, round: ROUND };
      return finishRound(played).state.result;
    };
    expect(end([])).toEqual({ winner: 'rebels', by: 'blue' });
    // Stormtroopers with a DLT-19 are worth 68 points, Rebel Troopers with a Z-6 62.
    expect(end([STORM, REBELS])).toEqual({ winner: 'rebels', by: 'points' });
    expect(end([SNOW, REBELS])).toEqual({ winner: 'empire', by: 'points' });
  });

  it('[legion 1.1] an army without units loses at once', () => {
    const played = atActivation();
    for (const id of [REBELS, FLEET, RT]) change(played, id, { minis: [] });
    change(played, LUKE, { minis: [{ role: 'leader', wounds: 5 }] });
    say(played, { kind: 'adjust', unit: LUKE, what: 'wounds', by: 1 });
    expect(played.state).toMatchObject({ stage: 'over', result: { winner: 'empire', by: 'defeat' } });
    expect(refused(played, { kind: 'endActivation' })).toBe('notNow');
  });
});

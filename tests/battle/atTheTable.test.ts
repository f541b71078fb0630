// Told play at a real table: dice of the players, few taps, nothing asked in vain.

import { describe, expect, it } from 'vitest';
import { impossibleInBattle, type BattleEvent, type BattleSetup } from '../../src/battle';
import type { UnitCard } from '../../src/legion';
import { battleSetup, CONTENT } from '../legion/content';
import { atActivation, begin, change, refused, say, unit, type Played } from './table';

const [VADER, STORM, SNOW] = ['empire-1', 'empire-2', 'empire-3'] as const;
const [LUKE, REBELS, FLEET] = ['rebels-1', 'rebels-2', 'rebels-3'] as const;

/** The players of the Rebels are next; nobody was ordered. */
const rebelsNext = (app: BattleSetup['app'] = null): Played => {
  const played = atActivation();
  const state = { ...played.state, next: 'rebels', priority: 'rebels' } as const;
  return { ...played, state, setup: { ...played.setup, app } };
};

const last = <K extends BattleEvent['kind']>(played: Played, kind: K) =>
  played.events.findLast((event) => event.kind === kind) as Extract<BattleEvent, { kind: K }> | undefined;

describe('dice of the players', () => {
  it('[legion 18.2] hits and criticals are entered, cover is counted, blocks are entered', () => {
    const played = say(rebelsNext(), { kind: 'activate', unit: REBELS });
    // Four hits and a critical: heavy cover stops two hits, two blocks stop two of the three left.
    say(played, {
      kind: 'attack',
      unit: REBELS,
      target: STORM,
      band: 3,
      cover: 2,
      rolled: { hits: 4, crits: 1 },
    });
    expect(played.state.fight).toMatchObject({ hits: 4, crits: 1 });
    say(played, { kind: 'defend', blocks: 2 });
    expect(last(played, 'defended')).toMatchObject({ covered: 2, blocks: 2, wounds: 1 });
    expect(last(played, 'wounded')).toMatchObject({ unit: STORM, by: 1, fallen: 1 });
    expect(unit(played, STORM)).toMatchObject({ suppression: 1 });
    expect(unit(played, STORM).minis).toHaveLength(4);
  });

  it('[legion 18.2] Pierce and Impact of weapons that the app does not know are entered', () => {
    const pierced = say(rebelsNext(), { kind: 'activate', unit: REBELS });
    say(pierced, {
      kind: 'attack',
      unit: REBELS,
      target: STORM,
      band: 3,
      cover: 0,
      rolled: { hits: 2, crits: 0, pierce: 1 },
    });
    say(pierced, { kind: 'defend', blocks: 2 });
    expect(last(pierced, 'defended')).toMatchObject({ wounds: 1 });
    const hammered = say(rebelsNext(), { kind: 'activate', unit: REBELS });
    say(hammered, {
      kind: 'attack',
      unit: REBELS,
      target: 'empire-4',
      band: 3,
      cover: 0,
      rolled: { hits: 3, crits: 0, impact: 2 },
    });
    say(hammered, { kind: 'defend', blocks: 0 });
    expect(last(hammered, 'defended')).toMatchObject({ armored: 1, wounds: 2 });
  });

  it('[legion 16.3, 18.2] surges among the blocks of a deflecting defender wound the shooter', () => {
    const played = change(atActivation(), LUKE, { dodges: 1 });
    say(played, { kind: 'activate', unit: STORM });
    say(played, {
      kind: 'attack',
      unit: STORM,
      target: LUKE,
      band: 3,
      cover: 0,
      rolled: { hits: 3, crits: 0 },
    });
    say(played, { kind: 'defend', dodges: 1, blocks: 2, surges: 2 });
    expect(unit(played, LUKE).minis).toEqual([{ role: 'leader', wounds: 0 }]);
    expect(unit(played, STORM).minis).toHaveLength(3);
  });

  it('[legion 18.2] the opponent waits for defence dice that players want to roll', () => {
    const played = say(rebelsNext('empire'), { kind: 'activate', unit: REBELS });
    const attack = { kind: 'attack', unit: REBELS, target: STORM, band: 3, cover: 0 } as const;
    say(played, { ...attack, rolled: { hits: 1, crits: 0 }, waits: true });
    expect(played.state.fight).not.toBeNull();
    say(played, { kind: 'defend', blocks: 1 });
    expect(last(played, 'defended')).toMatchObject({ wounds: 0 });
  });
});

describe('few taps', () => {
  it('[legion 18.3] a unit without tokens acts with one command, a shaken one rallies first', () => {
    const played = say(rebelsNext(), { kind: 'activate', unit: REBELS, done: true });
    expect(unit(played, REBELS).order).toBe('down');
    expect(played.state).toMatchObject({ turn: null, next: 'empire' });
    const shaken = change(rebelsNext(), REBELS, { suppression: 1 });
    expect(refused(shaken, { kind: 'activate', unit: REBELS, done: true })).toBe('notPossible');
  });

  it('[legion 18.3] an attack may end the activation', () => {
    const played = say(rebelsNext(), { kind: 'activate', unit: REBELS });
    const attack = { kind: 'attack', unit: REBELS, target: STORM, band: 3, cover: 0 } as const;
    say(played, { ...attack, rolled: { hits: 1, crits: 0 }, last: true }, { kind: 'defend' });
    expect(played.state).toMatchObject({ turn: null, next: 'empire' });
  });

  it('[legion 18.3] two equal moves are one order', () => {
    const played = toldTurn(STORM, []);
    expect(played.state.turn?.order).toMatchObject({ step: 'advance', times: 2 });
    say(played, { kind: 'carriedOut' });
    const moves = played.events.filter((event) => event.kind === 'acted' && event.unit === STORM);
    expect(moves).toHaveLength(2);
    // It was the last unit of the round.
    expect(played.state.round).toBe(2);
  });
});

/** The opponent's unit is about to act, and has been told what it sees. */
function toldTurn(
  id: string,
  contacts: readonly { readonly unit: string; readonly band: 0 | 1 | 2 | 3 | 4 }[],
) {
  const played = begin({ app: 'empire' });
  say(played, { kind: 'deployed' }, { kind: 'playCard', army: 'rebels', card: 'assault' });
  played.state = {
    ...played.state,
    stage: 'activation',
    next: 'empire',
    ask: null,
    drawn: null,
    units: played.state.units.map((one) => ({ ...one, order: one.id === id ? 'up' : 'down' })),
  };
  say(played, { kind: 'adjust', unit: id, what: 'aims', by: -1 });
  if (played.state.turn?.ask?.kind === 'looking') say(played, { kind: 'tellLooking', looking: { contacts } });
  return played;
}

describe('nothing is asked in vain', () => {
  it('[legion 18.4] an engaged unit is asked for nothing', () => {
    const played = begin({ app: 'empire' });
    say(played, { kind: 'deployed' }, { kind: 'playCard', army: 'rebels', card: 'assault' });
    change(played, VADER, { engaged: [LUKE] });
    change(played, LUKE, { engaged: [VADER] });
    played.state = {
      ...played.state,
      stage: 'activation',
      next: 'empire',
      ask: null,
      units: played.state.units.map((one) => ({ ...one, order: one.id === VADER ? 'up' : 'down' })),
    };
    say(played, { kind: 'adjust', unit: VADER, what: 'aims', by: -1 });
    expect(played.state.turn?.ask).toBeUndefined();
    expect(played.state.turn?.order).toMatchObject({ step: 'attack', target: LUKE, band: 0 });
  });

  it('[legion 18.4] who shot at a unit in this round is in its list', () => {
    const played = say(rebelsNext('empire'), { kind: 'activate', unit: FLEET });
    const attack = { kind: 'attack', unit: FLEET, target: SNOW, band: 2, cover: 0 } as const;
    say(played, { ...attack, rolled: { hits: 0, crits: 0 } });
    expect(unit(played, SNOW).seen).toMatchObject({
      round: 1,
      contacts: [{ unit: FLEET, band: 2 }],
      shots: [FLEET],
    });
  });
});

describe('standby after the last action', () => {
  it('[legion 5.6, 18.5] players may answer, and a unit that falls has finished', () => {
    const played = toldTurn(SNOW, []);
    const guarded = change(played, REBELS, { standby: true });
    say(guarded, { kind: 'carriedOut' });
    while (guarded.state.turn?.order) say(guarded, { kind: 'carriedOut' });
    expect(guarded.state.turn).toMatchObject({ unit: SNOW, pause: true });
    const attack = { kind: 'attack', unit: REBELS, target: SNOW, band: 2, cover: 0, standby: true } as const;
    say(guarded, { ...attack, rolled: { hits: 0, crits: 4, pierce: 4 } });
    expect(unit(guarded, SNOW).minis).toHaveLength(0);
    expect(guarded.state.turn?.unit).not.toBe(SNOW);
  });
});

describe('what players enter', () => {
  const GUARDS: UnitCard = {
    id: 'typed-1',
    name: 'Palace Guards',
    army: 'rebels',
    rank: 'corps',
    type: 'trooper',
    role: 'gunline',
    points: 50,
    minis: 3,
    wounds: 2,
    courage: 1,
    resilience: null,
    defence: 'white',
    surge: { attack: 'hit', block: false },
    speed: 2,
    weapons: [],
  };
  const cards = {
    ...CONTENT.cards,
    units: { ...CONTENT.cards.units, 'typed-1': GUARDS },
    commands: {
      ...CONTENT.cards.commands,
      'card-1': { id: 'card-1', name: 'Return of the Jedi', pips: 1, orders: 2, of: 'luke-skywalker' },
    },
  };

  it('[legion 18.7] a typed unit without weapons attacks with the dice of the players', () => {
    const armies = { empire: [{ card: 'stormtroopers' }], rebels: [{ card: 'typed-1' }] };
    const played = begin({ cards, armies, app: null });
    played.state = { ...played.state, stage: 'activation', next: 'rebels' };
    say(played, { kind: 'activate', unit: 'rebels-1' });
    const attack = { kind: 'attack', unit: 'rebels-1', target: 'empire-1', band: 3, cover: 0 } as const;
    expect(refused(played, attack)).toBe('outOfRange');
    say(played, { ...attack, rolled: { hits: 2, crits: 0 } }, { kind: 'defend', blocks: 0 });
    expect(unit(played, 'empire-1').minis).toHaveLength(2);
  });

  it('[legion 4.1, 18.7] the card of a character is dead with the character', () => {
    const hands = { empire: ['ambush'], rebels: ['ambush', 'card-1'] };
    const living = say(begin({ cards, hands }), { kind: 'deployed' });
    expect(refused(living, { kind: 'playCard', army: 'rebels', card: 'card-1' })).toBe('obeyed');
    const dead = change(say(begin({ cards, hands }), { kind: 'deployed' }), LUKE, { minis: [] });
    change(dead, FLEET, { rank: 'commander' });
    expect(refused(dead, { kind: 'playCard', army: 'rebels', card: 'card-1' })).toBe('noSuchCard');
  });
});

describe('states from files', () => {
  const setup = battleSetup();
  const { state } = begin();
  const [first, ...others] = state.units;

  it('[legion 18.1] a state of its own setup is sound', () =>
    expect(impossibleInBattle(setup, state)).toBeUndefined());

  it.each([
    ['a round that is none', { ...state, round: 9 }, 'round'],
    [
      'a unit that the setup does not know',
      { ...state, units: [{ ...first, card: 'death-star' }, ...others] },
      'figures',
    ],
    ['two units of one id', { ...state, units: [first, first] }, 'figures'],
    ['suppression below nothing', { ...state, units: [{ ...first, suppression: -1 }, ...others] }, 'numbers'],
    ['an objective that is none', { ...state, choice: { ...state.choice, objective: 'tea' } }, 'steps'],
    ['an end without a result', { ...state, stage: 'over' }, 'steps'],
    ['no units at all', { ...state, units: null }, 'figures'],
  ])('[legion 18.1] %s is not', (_, wrong, what) => expect(impossibleInBattle(setup, wrong)).toBe(what));
});

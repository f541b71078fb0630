// What players change by hand: each command in told and in tracked play, with undo, with a reload, and with a line in the log.

import { describe, expect, it } from 'vitest';
import { ok } from '../../src/kernel';
import { advance, impossibleIn, type Command, type Event, type Game, type Refusal } from '../../src/mission';
import { applyCommand, beginJournal, goToIndex, stateOf, type Journal, type Rules } from '../../src/saves';
import { corridor, withThreat } from './corridor';
import type { Table } from './table';

const HEROES = { ada: [11, 1], bo: [12, 1] } as const;
const begin = (tracked: boolean): Table =>
  withThreat(
    corridor({
      setup: { tracked },
      heroes: HEROES,
      scripts: [{ id: 'alarm', on: { kind: 'roundEnd', round: 5 }, if: '0', do: [{ kind: 'add', variable: 'alarm', by: 1 }] }], // prettier-ignore
    }),
    7,
  );

/** With troopers on the map. */
const fought = (tracked: boolean): Table =>
  begin(tracked).do({ kind: 'deployByHand', group: 'troopers' }).read();

const COMMANDS: readonly (readonly [
  string,
  (tracked: boolean) => Table,
  Command,
  (game: Game) => unknown,
])[] = [
  ['threat', begin, { kind: 'setThreat', amount: 12 }, (game) => game.threat?.amount === 12],
  ['its level', begin, { kind: 'setThreat', level: 1 }, (game) => game.threat?.level === 1],
  [
    'a group deployed',
    begin,
    { kind: 'deployByHand', group: 'boss', card: 'captain', at: 'east' },
    (game) => game.groups.some(({ of }) => of === 'boss') && !game.threat?.hand.includes('boss'),
  ],
  [
    'a group withdrawn',
    fought,
    { kind: 'withdrawGroup', group: 'troopers-1' },
    (game) => game.groups.length === 0,
  ],
  [
    'a group exhausted',
    fought,
    { kind: 'readyGroup', group: 'troopers-1', ready: false },
    (game) => game.groups[0]?.activated === true,
  ],
  [
    'a group defeated',
    fought,
    { kind: 'defeatGroup', group: 'troopers-1' },
    (game) => game.defeated['troopers'] === 1,
  ],
  [
    'the hand',
    begin,
    { kind: 'setHand', group: 'boss', to: 'reserve' },
    (game) => !game.threat?.hand.includes('boss'),
  ],
  [
    'a card left out',
    begin,
    { kind: 'leaveOut', card: 'captain', out: true },
    (game) => game.leftOut?.includes('captain'),
  ],
  ['the round', begin, { kind: 'setRound', round: 6 }, (game) => game.round === 6],
  ['an event', begin, { kind: 'fireScript', script: 'alarm' }, (game) => game.variables['alarm'] === 1],
  ['easy', begin, { kind: 'setDifficulty', to: 'easy' }, (game) => game.pressure?.now === 'easy'],
  ['hard', begin, { kind: 'setDifficulty', to: 'hard' }, (game) => game.difficulty === 'hard'],
  [
    'adaptive',
    begin,
    { kind: 'setDifficulty', to: 'adaptive' },
    (game) => game.pressure?.wish === 'adaptive',
  ],
  [
    'a hero wounded',
    begin,
    { kind: 'wound', hero: 'ada' },
    (game) => game.actors[0]?.kind === 'hero' && game.actors[0].wounded,
  ],
];

const rulesOf = ({ play }: Table): Rules<Game, Command, Event, Refusal> => ({
  advance: (state, command) => {
    const next = advance(play, state, command);
    return next.ok ? ok({ state: next.value.game, events: next.value.events }) : next;
  },
  isMilestone: () => false,
});

type Played = Journal<Game, Command, Event>;
function goneTo(journal: Played, rules: ReturnType<typeof rulesOf>, index: number): Played {
  const there = goToIndex(journal, rules, index);
  if (!there.ok) throw new Error(JSON.stringify(there.error));
  return there.value;
}

describe.each([
  ['told', false],
  ['tracked', true],
] as const)('by hand, %s', (_, tracked) => {
  it.each(COMMANDS)(
    '[row 330] %s: done, undone, redone, reloaded, and told',
    (_name, start, command, holds) => {
      const table = start(tracked);
      const rules = rulesOf(table);
      const done = applyCommand(beginJournal<Game, Command, Event>(table.game), rules, command);
      if (!done.ok) throw new Error(JSON.stringify(done.error));
      const { journal } = done.value;
      const after = stateOf(journal);
      expect(holds(after)).toBeTruthy();
      expect(holds(table.game)).toBeFalsy();
      expect(done.value.events.length).toBeGreaterThan(0);
      const back = goneTo(journal, rules, 0);
      expect(stateOf(back)).toEqual(table.game);
      expect(stateOf(goneTo(back, rules, 1))).toEqual(after);
      const reloaded = JSON.parse(JSON.stringify(after)) as Game;
      expect(reloaded).toEqual(after);
      expect(impossibleIn(table.play, reloaded)).toBeUndefined();
    },
  );
});

describe('by hand, refused', () => {
  it('[row 330] numbers that cannot be, and what nobody knows', () => {
    const table = begin(true);
    const refusals: readonly (readonly [Command, string])[] = [
      [{ kind: 'setThreat', amount: -1 }, 'badNumber'],
      [{ kind: 'setThreat', amount: 1.5 }, 'badNumber'],
      [{ kind: 'setThreat', level: 1000 }, 'badNumber'],
      [{ kind: 'setRound', round: 0 }, 'badNumber'],
      [{ kind: 'deployByHand', group: 'nobody' }, 'unknownGroup'],
      [{ kind: 'deployByHand', group: 'boss', card: 'trooper' }, 'noFigures'],
      [{ kind: 'deployByHand', group: 'boss', at: 'north' }, 'unknownThing'],
      [{ kind: 'withdrawGroup', group: 'boss-1' }, 'unknownGroup'],
      [{ kind: 'setHand', group: 'nobody', to: 'hand' }, 'unknownGroup'],
      [{ kind: 'leaveOut', card: 'nobody', out: true }, 'unknownCard'],
      [{ kind: 'fireScript', script: 'nobody' }, 'unknownScript'],
    ];
    for (const [command, code] of refusals)
      expect(table.refusal(command), JSON.stringify(command)).toBe(code);
    table.do({ kind: 'deployByHand', group: 'boss' }).read();
    // There is one captain.
    expect(table.refusal({ kind: 'deployByHand', group: 'boss' })).toBe('noFigures');
  });

  it('[row 330] a mission without threat has none to change', () => {
    const { deployment: _, ...mission } = begin(false).play.kit.mission;
    const table = corridor({ ...mission, threat: {} });
    const plain = { ...table.game };
    delete (plain as { threat?: unknown }).threat;
    table.game = plain;
    expect(table.refusal({ kind: 'setThreat', amount: 3 })).toBe('noThreat');
    expect(table.refusal({ kind: 'setHand', group: 'boss', to: 'hand' })).toBe('noThreat');
  });
});

describe('[row 331] groups that are left out', () => {
  it('do not come for threat, and come back into question', () => {
    const table = begin(true);
    for (const card of ['trooper', 'trooper-elite', 'captain'])
      table.do({ kind: 'leaveOut', card, out: true });
    table.endRound();
    expect(table.game.groups).toEqual([]);
    table.do({ kind: 'leaveOut', card: 'trooper', out: false }).endRound();
    expect(table.game.groups.map(({ of }) => of)).toEqual(['troopers']);
  });

  it('come where the mission has nobody else, and by hand', () => {
    const table = corridor({
      heroes: HEROES,
      scripts: [{ id: 'guard', on: { kind: 'roundEnd' }, runs: 'always', do: [{ kind: 'deploy', group: 'boss' }] }] as never, // prettier-ignore
    });
    table
      .do({ kind: 'leaveOut', card: 'captain', out: true })
      .do({ kind: 'fireScript', script: 'guard' })
      .read();
    expect(table.game.groups.map(({ card }) => card)).toEqual(['captain']);
    const byHand = begin(true).do({ kind: 'leaveOut', card: 'captain', out: true });
    byHand.do({ kind: 'deployByHand', group: 'boss' }).read();
    expect(byHand.game.groups.map(({ card }) => card)).toEqual(['captain']);
  });
});

describe('[row 332] difficulty in the middle of a mission', () => {
  it('easy: a threat less each round, at least 1, and large groups with a figure less', () => {
    const growth = (to: 'easy' | 'normal' | 'hard') => {
      const table = withThreat(corridor({ heroes: HEROES, threat: { hand: ['boss'], size: 1 } }), 0);
      return table
        .do({ kind: 'setDifficulty', to })
        .do({ kind: 'leaveOut', card: 'captain', out: true })
        .endRound().game.threat?.amount;
    };
    expect([growth('easy'), growth('normal'), growth('hard')]).toEqual([3, 4, 5]);
    const table = begin(true).do({ kind: 'setDifficulty', to: 'easy' });
    table.do({ kind: 'deployByHand', group: 'troopers' }).read();
    expect(table.game.groups[0]?.size).toBe(2);
  });

  it('adaptive: follows how the heroes fare at the end of each round', () => {
    const paused = () => {
      const table = begin(false);
      const { threat } = table.game;
      if (threat) table.game = { ...table.game, threat: { ...threat, paused: ['deployment'] } };
      return table.do({ kind: 'setDifficulty', to: 'adaptive' });
    };
    const well = paused();
    // 0.12 a round are expected: in round 3 it is 0.36, and nobody is hurt.
    well.endRound().endRound();
    expect(well.game.pressure?.now).toBe('normal');
    expect(well.endRound().game.pressure).toEqual({ wish: 'adaptive', now: 'hard' });
    const ill = paused().do({ kind: 'wound', hero: 'ada' });
    // One of two is wounded: 0.5 against 0.12.
    expect(ill.endRound().game.pressure).toEqual({ wish: 'adaptive', now: 'easy' });
    expect(ill.events).toContainEqual({ kind: 'byHand', did: 'adapted', to: 'easy' });
  });

  it('says nothing where nobody asked for it', () => {
    const table = begin(false);
    table.endRound();
    expect(table.game.pressure).toBeUndefined();
  });
});

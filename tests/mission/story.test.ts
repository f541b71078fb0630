// What stories need of the mission language: people who are led, figures that are pushed, swapped or bound by a duel, meters,
// decisions, injuries, memory of single heroes, easier tests. Told and tracked.

import { describe, expect, it } from 'vitest';
import {
  attackTargets,
  duelForbids,
  heroIn,
  ledNow,
  meterOf,
  numbersOf,
  testBonus,
  type Command,
  type Effect,
  type Mission,
  type Setup,
} from '../../src/mission';
import { attackSides } from '../../src/mission/run/heroAttack/sides';
import { situationOfGame } from '../../src/mission/run/groups/situation';
import { figuresOfActor } from '../../src/mission/actors';
import { tableDoing, type Table } from './table';

const TRACKED: Partial<Setup> = { tracked: true };
const PERSONS = [
  { id: 'witness', name: 'witness', health: 4, side: 'rebel', led: 'heroes + 1' },
  { id: 'clerk', name: 'clerk' },
] as const;
const WITNESS: Effect = { kind: 'personJoins', person: 'witness', at: [[2, 1]] };

const play = (effects: readonly Effect[], more: Partial<Mission> = {}, setup: Partial<Setup> = TRACKED) =>
  tableDoing(effects, { persons: PERSONS, scripts: [], ...more } as never, setup);
const at = ({ game }: Table, id: string) => (game.figures[id] ?? figuresOfActor(game, id)[0])?.at;
const lead = (to?: readonly [number, number]): Command => ({
  kind: 'lead',
  person: 'witness',
  ...(to && { to }),
});

describe('people who are led', () => {
  const ARRIVED = {
    id: 'there',
    on: { kind: 'endsInRegion', region: 'corner', who: 'person', ask: 'ask' },
    do: [{ kind: 'setFlag', flag: 'there' }],
  } as const;

  it('[row 441] a hero who acts leads them once a round, as far as the mission says', () => {
    const table = play([WITNESS]);
    expect(ledNow(table.play, table.game)).toEqual([
      { person: 'witness', figure: figuresOfActor(table.game, 'witness')[0]?.id, spaces: 3 },
    ]);
    expect(table.refusal(lead([3, 1]))).toBe('notLed');
    table.do({ kind: 'beginActivation', who: 'ada' }).do(lead([3, 1]));
    expect(at(table, 'witness')).toEqual([3, 1]);
    expect(table.refusal(lead([2, 1]))).toBe('notLed');
    table.endRound().do({ kind: 'beginActivation', who: 'bo' });
    expect(table.refusal(lead([2, 1]))).toBeUndefined();
  });

  it('[row 441] nobody leads those whom the mission does not let them lead', () => {
    const table = play([{ kind: 'personJoins', person: 'clerk', at: [[2, 1]] }]);
    table.do({ kind: 'beginActivation', who: 'ada' });
    expect(table.refusal({ kind: 'lead', person: 'clerk' })).toBe('notLed');
  });

  it('[row 442] where they are brought, the mission sees it in tracked play and asks in told play', () => {
    const seen = play([WITNESS], { scripts: [ARRIVED] as never });
    seen
      .do({ kind: 'beginActivation', who: 'ada' })
      .do(lead([3, 0]))
      .read();
    expect(seen.game.flags['there']).toBe(1);
    const told = play([WITNESS], { scripts: [ARRIVED] as never }, {});
    told.do({ kind: 'beginActivation', who: 'ada' }).do(lead());
    told.do({ kind: 'endActivation', who: 'ada' }).read();
    expect(told.game.prompt).toMatchObject({ kind: 'confirm', about: 'region' });
    told.answer({ kind: 'yes' }).read();
    expect(told.game.flags['there']).toBe(1);
  });

  it('[row 442] they are hurt and defeated like anybody else, and cannot be led then', () => {
    const table = play([WITNESS, { kind: 'suffer', who: 'person:witness', damage: 4 }]);
    expect(figuresOfActor(table.game, 'witness')).toEqual([]);
    expect(ledNow(table.play, table.game)).toEqual([]);
  });
});

describe('figures that are shifted', () => {
  it('[row 443] a push drives them away from a thing, as far as it can', () => {
    const table = play([
      { kind: 'moveFigures', who: 'hero:ada', to: [[1, 2]] },
      { kind: 'push', who: 'hero:ada', from: 'crate', by: 2 },
    ]);
    // The crate lies at [0, 2]: two spaces further along the wall, or into the far corner of the same distance.
    expect(at(table, 'ada')?.[0]).toBe(3);
    expect(table.shown.findLast(({ kind }) => kind === 'figures')).toMatchObject({
      does: 'driven',
      by: 2,
      from: 'crate',
    });
  });

  it('[row 443] in told play the players read it and do it', () => {
    const table = play([{ kind: 'push', who: 'hero:ada', from: [0, 2], by: 1 }], {}, {});
    expect(at(table, 'ada')).toBeNull();
    expect(table.shown.findLast(({ kind }) => kind === 'figures')).toMatchObject({ does: 'driven', by: 1 });
  });

  it('[row 444] two figures change places', () => {
    const before = play([WITNESS]);
    const table = play([WITNESS, { kind: 'swap', who: 'hero:ada', and: 'person:witness' }]);
    expect(at(table, 'ada')).toEqual([2, 1]);
    expect(at(table, 'witness')).toEqual(at(before, 'ada'));
  });

  it('[row 444] places may be named by regions and things', () => {
    const table = play([{ kind: 'moveFigures', who: 'eachHero', to: ['corner'] }]);
    expect([at(table, 'ada'), at(table, 'bo')]).toEqual(expect.arrayContaining([[2, 0], [3, 0]])); // prettier-ignore
  });
});

describe('a duel', () => {
  const GUARDS: readonly Effect[] = [
    { kind: 'reveal', section: 'cell' },
    { kind: 'open', door: 'door' },
    { kind: 'deploy', group: 'troopers', at: [[4, 1]] },
  ];
  const DUEL: Effect = { kind: 'duel', who: 'hero:ada', against: 'group:troopers' };
  const trooper = 'troopers-1-1';

  it('[row 445] those who fight it attack only one another, and nobody else attacks them', () => {
    const { game, play: of } = play([...GUARDS, DUEL]);
    expect(duelForbids(game, 'ada', trooper)).toBe(false);
    expect(duelForbids(game, trooper, 'ada')).toBe(false);
    expect(duelForbids(game, 'bo', trooper)).toBe(true);
    expect(duelForbids(game, trooper, 'bo')).toBe(true);
    expect(duelForbids(game, 'ada', 'terminal')).toBe(true);
    expect(situationOfGame(of, game)?.mayNotAttack?.(trooper as never, 'bo' as never)).toBe(true);
    expect(attackTargets(of, game, 'bo')).toContain(trooper);
    expect(attackSides(of, game, { attacker: 'bo', target: trooper })?.whyNot).toEqual({ code: 'duel' });
  });

  it('[row 445] it ends when a script says so, or when one side is gone', () => {
    const over = play([...GUARDS, DUEL, { ...DUEL, off: true }]);
    expect(duelForbids(over.game, 'bo', trooper)).toBe(false);
    const gone = play([...GUARDS, DUEL, { kind: 'withdraw', who: 'hero:ada' }]);
    expect(duelForbids(gone.game, 'bo', trooper)).toBe(false);
  });
});

describe('what the players see and decide', () => {
  it('[row 446] a meter knows how full it is and which of its marks it has reached', () => {
    const alert = {
      id: 'alert',
      shown: 'alert',
      meter: { most: 'heroes * 3', marks: [{ at: 4, text: 'search' }, { at: 1, text: 'hush' }] }, // prettier-ignore
    } as const;
    const { play: of, game } = play([{ kind: 'set', variable: 'alert', to: 2 }], { variables: [alert] });
    expect(meterOf(of, game, alert)).toEqual({
      value: 2,
      most: 6,
      marks: [
        { at: 1, text: 'hush', reached: true },
        { at: 4, text: 'search', reached: false },
      ],
    });
  });

  it('[row 447] a decision counts once, and only while it is offered', () => {
    const decisions = [{ id: 'retreat', text: 'retreat' }];
    const scripts = [
      {
        id: 'left',
        on: { kind: 'decided', decision: 'retreat' },
        do: [{ kind: 'lose', outcome: 'too-late' }],
      },
    ] as const;
    const closed = play([], { decisions, scripts } as never);
    expect(closed.refusal({ kind: 'decide', decision: 'retreat' })).toBe('notOffered');
    const open = play([{ kind: 'offer', decision: 'retreat' }], { decisions, scripts } as never, {});
    open.do({ kind: 'decide', decision: 'retreat' }).read();
    expect(open.game.result).toMatchObject({ outcome: 'too-late', won: false });
    const withdrawn = play(
      [{ kind: 'offer', decision: 'retreat' }, { kind: 'offer', decision: 'retreat', off: true }], // prettier-ignore
      { decisions, scripts } as never,
    );
    expect(withdrawn.refusal({ kind: 'decide', decision: 'retreat' })).toBe('notOffered');
  });
});

describe('heroes of their own', () => {
  it('[row 440] the campaign remembers single heroes, and scripts speak of them', () => {
    const table = play([
      { kind: 'setFlag', flag: 'owes', who: 'hero:bo' },
      { kind: 'message', story: 'objective', with: { who: { who: 'remembers:owes' } } },
    ]);
    expect(table.game.flags).toEqual({ 'owes-bo': 1 });
    expect(table.shown.findLast(({ kind }) => kind === 'message')).toMatchObject({
      with: { who: { heroes: ['bo'] } },
    });
  });

  it('[row 450] a test is easier for some heroes: they have successes in advance', () => {
    const test: Effect = {
      kind: 'test',
      who: 'eachHero',
      attributes: ['tech'],
      text: 'objective',
      easier: 'hero:bo',
      by: 2,
      outcomes: [{ from: 0 }],
    };
    const { play: of, game } = play([test]);
    expect(game.prompt).toMatchObject({ kind: 'test', easier: { heroes: ['bo'], by: 2 } });
    expect(testBonus(of, game, 'bo', 'tech')).toBe(2);
    expect(testBonus(of, game, 'ada', 'tech')).toBe(0);
    const nobody = play([{ ...test, easier: 'trait:wookiee' }]);
    expect(nobody.game.prompt).not.toHaveProperty('easier');
  });

  it('[row 448] a lasting injury changes numbers at once, once each, and healing gives them back', () => {
    const numbers = (...effects: readonly Effect[]) => {
      const table = play(effects);
      return numbersOf(table.play, table.game, 'ada');
    };
    const [sound, limping, healed] = [
      numbers(),
      numbers(
        { kind: 'injure', who: 'hero:ada', injury: 'limp' },
        { kind: 'injure', who: 'hero:ada', injury: 'limp' },
      ),
      numbers(
        { kind: 'injure', who: 'hero:ada', injury: 'limp' },
        { kind: 'injure', who: 'hero:ada', injury: 'burn-scars' },
        { kind: 'heal', who: 'hero:ada', injury: 'limp' },
      ),
    ];
    expect(limping?.speed).toBe((sound?.speed ?? 0) - 1);
    expect(healed?.speed).toBe(sound?.speed);
    expect(healed?.health).toBe((sound?.health ?? 0) - 2);
  });

  it('[row 448] injuries that were brought along count from the start; a rest with broken sleep recovers 2 less', () => {
    const party = {
      heroes: [{ id: 'ada', injuries: ['broken-sleep', 'cracked-ribs'] as const }, { id: 'bo' }],
    };
    const table = play([{ kind: 'suffer', who: 'hero:ada', strain: 3 }], {}, { tracked: true, party });
    expect(numbersOf(table.play, table.game, 'ada')?.endurance).toBe(3);
    expect(heroIn(table.game, 'ada')?.injuries).toEqual(['broken-sleep', 'cracked-ribs']);
    table.do({ kind: 'beginActivation', who: 'ada' }).do({ kind: 'takeAction', as: 'rest' });
    expect(table.game.figures['ada']?.strain).toBe(2);
  });
});

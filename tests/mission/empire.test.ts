// The Empire spends threat by what it reads from the board: what comes, where, what it saves for, and why.

import { describe, expect, it } from 'vitest';
import type { EmpireOption, EmpireStep, Mission } from '../../src/mission';
import { makeRun } from '../../src/mission/run/run';
import { choose } from '../../src/mission/run/empire/choose';
import type { Weighed } from '../../src/mission/run/empire/options';
import { spendByReading } from '../../src/mission/run/empire/spend';
import { empireStanceOf } from '../../src/mission/run/empire/stance';
import type { AttackDie } from '../../src/rules';
import { CONSOLE, corridor, POINTS, START, withThreat } from './corridor';
import { sampleKit } from './sample';
import { tableDoing, type Table } from './table';

const deciding = (table: Table): Table => {
  const run = makeRun(table.play, table.game);
  spendByReading(run);
  table.game = run.game;
  table.events.push(...run.events);
  return table;
};
const stepsOf = ({ game }: Table): readonly EmpireStep[] => game.threat?.latest?.steps ?? [];
const takenBy = ({ options, taken }: EmpireStep): EmpireOption | undefined =>
  taken === null ? undefined : options[taken];
const cameIn = (table: Table) => stepsOf(table).flatMap((step) => takenBy(step) ?? []);
/** Nothing more comes in. */
const pausing = (table: Table): Table => {
  const { threat } = table.game;
  if (threat) table.game = { ...table.game, threat: { ...threat, paused: ['threat'] } };
  return table;
};
/** A captain with these dice and this health. */
const armed = (dice: readonly AttackDie[], health: number) => {
  const { figure } = sampleKit().cards['captain'] ?? {};
  if (!figure) throw new Error('no captain');
  const { attack: _, ...fighter } = figure.fighter;
  const attack = dice.length > 0 && { attack: { type: 'ranged', dice } as const };
  return { ...figure, fighter: { ...fighter, health, ...attack } };
};
const HEROES = { ada: [11, 1], bo: [12, 1] } as const;
const near = (x: number) => ({ ada: [x, 1], bo: [x, 2] }) as const;

describe('what the Empire brings', () => {
  it('[classic 9.1] one decision after the other, each paid for, as long as it is worth something', () => {
    const table = deciding(withThreat(corridor({ heroes: HEROES }), 20));
    const spent = cameIn(table).reduce((sum, { price }) => sum + price, 0);
    expect(table.game.threat?.amount).toBe(20 - spent);
    expect(table.game.groups.map(({ of }) => of)).toEqual(cameIn(table).map(({ group }) => group));
    expect(table.game.threat?.hand).toHaveLength(3 - table.game.groups.length);
    // Elite troopers do as much damage as others here, and cost more: two groups are the most on normal difficulty.
    expect(table.game.groups).toHaveLength(2);
  });

  it('[classic 9.1] of equal damage the cheaper group comes, and the rest pays for another', () => {
    // Threat that does not grow is not saved.
    const table = deciding(pausing(withThreat(corridor({ heroes: HEROES }), 11)));
    expect(
      cameIn(table)
        .map(({ group }) => group)
        .toSorted(),
    ).toEqual(['boss', 'troopers']);
    expect(table.game.threat?.amount).toBe(0);
  });

  it('[classic 9.2] more damage counts; what hits nobody is worth nothing', () => {
    const cards = { captain: { figure: armed(['red', 'red', 'red', 'blue'], 40), cost: 6 } };
    const table = deciding(withThreat(corridor({ heroes: HEROES, cards }), 6));
    expect(cameIn(table).map(({ group }) => group)).toEqual(['boss']);
    const lame = deciding(
      withThreat(
        corridor({
          heroes: HEROES,
          threat: { hand: ['boss'], size: 1 },
          cards: { captain: { figure: armed([], 9) } },
        }),
        20,
      ),
    );
    expect(cameIn(lame)).toEqual([]);
    expect(stepsOf(lame)[0]).toMatchObject({ taken: null, why: 'weak' });
  });

  it('[classic 9.2] more health counts, as long as there are rounds to be fought', () => {
    const roundsOf = (health: number) =>
      cameIn(
        deciding(
          withThreat(
            corridor({
              heroes: near(6),
              threat: { hand: ['boss'], size: 1 },
              cards: { captain: { figure: armed(['blue', 'green'], health) } },
            }),
            5,
          ),
        ),
      )[0]?.rounds;
    expect(roundsOf(2)).toBeLessThan(roundsOf(4) ?? 0);
    expect(roundsOf(400)).toBe(30);
  });

  it('[classic 9.6] difficulty limits the groups of one round: 2, on hard 3', () => {
    const cheap = { trooper: { cost: 1 }, 'trooper-elite': { cost: 1 }, captain: { cost: 1 } };
    const landed = (difficulty: 'normal' | 'hard') =>
      deciding(withThreat(corridor({ heroes: HEROES, cards: cheap, setup: { difficulty } }), 20)).game.groups;
    expect(landed('normal')).toHaveLength(2);
    expect(landed('hard')).toHaveLength(3);
  });

  it('[classic 9.5] figures that a group has lost come back where that is worth more than a new group', () => {
    const table = corridor({ heroes: HEROES, cards: { trooper: { reinforceCost: 1 } } });
    table.game = { ...table.game };
    deciding(withThreat(table, 6)).read();
    const [group] = table.game.groups;
    if (group?.of !== 'troopers') return expect(group?.of).toBe('troopers');
    table.do({ kind: 'defeatFigure', figure: `${group.id}-1` });
    table.do({ kind: 'defeatFigure', figure: `${group.id}-2` });
    deciding(withThreat(table, 2));
    expect(cameIn(table)).toMatchObject([{ as: 'reinforce', group: group.id, figures: 2, price: 2 }]);
    expect(Object.values(table.game.figures).filter((figure) => figure.group === group.id)).toHaveLength(3);
    return expect(table.game.threat?.amount).toBe(0);
  });

  it('[classic 9.5] in told play the players first say how many have fallen', () => {
    const table = corridor({ setup: { tracked: false }, cards: { trooper: { reinforceCost: 1 } } });
    withThreat(table, 2).endRound();
    expect(table.game.groups).toHaveLength(1);
    table.endRound('asked');
    expect(table.game.prompt?.kind).toBe('fallen');
    const [group] = table.game.groups;
    table.answer({ kind: 'fallen', fallen: { [group?.id ?? '']: 2 } });
    expect(stepsOf(table)[0]?.options.map(({ as }) => as)).toContain('reinforce');
  });
});

describe('where they come', () => {
  it('[classic 9.3] at the point from which they reach the heroes first', () => {
    const landedAt = (x: number) => cameIn(deciding(withThreat(corridor({ heroes: near(x) }), 6)))[0]?.at;
    expect(landedAt(6)).toBe('west');
    expect(landedAt(17)).toBe('east');
  });

  it('[classic 9.3] the delay is counted: one move and an attack at first, two moves in each further round', () => {
    // Speed 4 and a shot of 4: 8 spaces in the first round, 8 more in each further one.
    const delays = (x: number) =>
      cameIn(
        deciding(withThreat(corridor({ heroes: near(x), things: [START, ...POINTS.slice(0, 1)] }), 6)),
      )[0]?.delay;
    expect(delays(8)).toBe(0);
    expect(delays(9)).toBe(1);
    expect(delays(16)).toBe(1);
    expect(delays(17)).toBe(2);
  });

  it('[classic 9.4] between the heroes and what they are after, where both points are as far from them', () => {
    const things = [START, ...POINTS, CONSOLE];
    const table = deciding(withThreat(corridor({ heroes: { ada: [11, 1], bo: [12, 1] }, things }), 6));
    expect(cameIn(table)[0]).toMatchObject({ at: 'east', holds: { thing: 'console', between: false } });
    const cut = deciding(
      withThreat(
        corridor({
          heroes: near(8),
          things: [
            START,
            { ...POINTS[0], at: [13, 1] } as never,
            CONSOLE,
            { ...POINTS[1], at: [3, 1] } as never,
          ],
        }),
        6,
      ),
    );
    expect(cameIn(cut)[0]).toMatchObject({ at: 'west', holds: { thing: 'console', between: true } });
  });

  it('[classic 9.4] in told play near the objective, by the map alone', () => {
    const table = deciding(
      withThreat(corridor({ setup: { tracked: false }, things: [START, ...POINTS, CONSOLE] }), 6),
    );
    expect(cameIn(table)[0]).toMatchObject({ at: 'east', delay: null, holds: { thing: 'console' } });
  });

  it('[classic 9.3] for a hero whom they can bring down', () => {
    const table = corridor({ heroes: { ada: [5, 1], bo: [18, 1] } });
    const bo = table.game.figures['bo'];
    if (bo) table.game = { ...table.game, figures: { ...table.game.figures, bo: { ...bo, damage: 17 } } };
    const [option] = cameIn(deciding(withThreat(table, 6)));
    expect(option).toMatchObject({ at: 'east', prey: 'bo', delay: 0 });
  });

  it('[classic 9.3] not at a point that is off, nor at one that keeps them out; without a point nobody comes', () => {
    const only = (things: Mission['things']) =>
      deciding(withThreat(corridor({ heroes: near(6), things }), 6));
    const [west, east] = POINTS;
    if (!west || !east) throw new Error('no points');
    expect(cameIn(only([START, { ...west, off: true } as never, east]))[0]?.at).toBe('east');
    const keeping = { ...west, keepsOut: ['troopers', 'boss', 'elite'] } as never;
    expect(cameIn(only([START, keeping, east]))[0]?.at).toBe('east');
    const none = only([START]);
    expect(none.game.groups).toEqual([]);
    expect(stepsOf(none)).toMatchObject([{ taken: null, why: 'nothing', options: [] }]);
  });
});

describe('what it saves for', () => {
  const weak = armed(['green'], 1);
  const villain = {
    captain: { cost: 12, figure: armed(['red', 'red', 'red', 'blue'], 60) },
    trooper: { figure: weak, groupSize: 1 },
    'trooper-elite': { figure: weak, groupSize: 1 },
  };

  it('[classic 9.7] a villain who is worth the wait', () => {
    const table = deciding(withThreat(corridor({ heroes: HEROES, cards: villain }), 10));
    expect(stepsOf(table)).toMatchObject([
      { threat: 10, taken: null, why: 'saves', saves: { group: 'boss', price: 12, rounds: 1 } },
    ]);
    expect(table.game.groups).toEqual([]);
  });

  it('[classic 9.7] not in the last rounds, when he would come too late', () => {
    const rounds = { limit: 2, outcome: 'too-late' };
    const table = deciding(withThreat(corridor({ heroes: near(6), cards: villain, rounds }), 10));
    expect(cameIn(table).map(({ group }) => group)).not.toContain('boss');
    expect(table.game.groups.length).toBeGreaterThan(0);
  });

  it('[classic 9.7] nor beyond what the dial shows, nor where threat does not grow', () => {
    const capped = corridor({ heroes: HEROES, cards: villain, threat: { most: 11 } });
    expect(cameIn(deciding(withThreat(capped, 10))).length).toBeGreaterThan(0);
    const paused = pausing(withThreat(corridor({ heroes: HEROES, cards: villain }), 10));
    expect(cameIn(deciding(paused)).length).toBeGreaterThan(0);
  });

  it('[classic 9.8] doctrines weigh differently: one waits where another strikes', () => {
    // 120 later or 10 now: 18 threat take 3 rounds, 5 if 6 are spent first. 120 * 0.6^3 is 26, 10 and 120 * 0.6^5 are 19;
    // 120 * 0.3^3 is 3, and less than 10.
    const option = (group: string, price: number, worth: number) =>
      ({ option: { as: 'land', group, card: group, price, worth, figures: 1 } }) as unknown as Weighed;
    const weighed = [option('villain', 18, 120), option('patrol', 6, 10)];
    const why = (doctrine: string) => {
      const { patience } = empireStanceOf({ doctrine });
      return choose(weighed, 6, { patience, level: 4, most: 20, rounds: Infinity }).why;
    };
    expect(why('quiet-hand')).toBe('saves');
    expect(why('iron-fist')).toBe('only');
  });

  it('[classic 9.8] the net closes: one doctrine would rather hold the objective than strike', () => {
    const landedAt = (doctrine: string) => {
      const things = [START, ...POINTS, CONSOLE];
      const kit = { imperial: { doctrine } };
      const threat = { hand: ['boss'], size: 1 };
      const cards = { captain: { figure: armed(['blue', 'green'], 30) } };
      const table = withThreat(corridor({ heroes: near(8), things, kit, threat, cards }), 6);
      return cameIn(deciding(table))[0]?.at;
    };
    expect(landedAt('iron-fist')).toBe('west');
    expect(landedAt('net-closes')).toBe('east');
  });

  it('[classic 9.9] an earned villain lies in the hand from the start', () => {
    for (let star = 0; star < 12; star++) {
      const kit = { imperial: { villains: ['boss'] } };
      const table = corridor({ kit, setup: { seed: `star ${star}` }, threat: { size: 1 } });
      expect(table.game.threat?.hand).toEqual(['boss']);
    }
  });
});

describe('its reasons', () => {
  it('[classic 9.10] lie in the game and in the log: every candidate with its worth, and what decided', () => {
    const table = deciding(withThreat(corridor({ heroes: HEROES }), 6));
    const told = table.events.flatMap((event) => (event.kind === 'deployment' ? [event] : []));
    expect(told).toEqual([{ kind: 'deployment', as: 'lands', why: stepsOf(table) }]);
    const [first] = stepsOf(table);
    expect(first?.options.map(({ group }) => group).toSorted()).toEqual(['boss', 'elite', 'troopers']);
    expect(first?.came).toBe(table.game.groups[0]?.id);
    expect(first?.options.map(({ worth }) => worth)).toEqual(
      first?.options.map(({ worth }) => worth).toSorted((a, b) => b - a),
    );
  });

  it('[classic 9.10] equals are drawn by the seed: each comes sometimes, and the same seed draws the same', () => {
    const cards = { 'trooper-elite': { cost: 6 } };
    const drawn = (seed: string) => {
      const hand = { hand: ['troopers', 'elite'], size: 2 };
      const table = deciding(
        withThreat(corridor({ heroes: HEROES, cards, threat: hand, setup: { seed } }), 6),
      );
      expect(stepsOf(table)[0]?.why).toBe('lot');
      return cameIn(table)[0]?.group;
    };
    const seeds = Array.from({ length: 20 }, (_, index) => `seed ${index}`);
    expect(new Set(seeds.map(drawn))).toEqual(new Set(['troopers', 'elite']));
    expect(seeds.map(drawn)).toEqual(seeds.map(drawn));
  });

  it('[classic 9.11] a game from before goes on with its die, and has no reasons', () => {
    const table = corridor({ kit: { imperial: undefined } as never }).endRound();
    expect(table.events.filter(({ kind }) => kind === 'deployment')).toMatchObject([
      { kind: 'deployment', as: expect.any(String) },
    ]);
    expect(table.events.some((event) => event.kind === 'deployment' && event.why)).toBe(false);
    expect(table.game.threat?.latest).toBeUndefined();
  });

  it('[classic 9.12] what a script has it land is chosen the same way, and never saved', () => {
    const table = tableDoing(
      [{ kind: 'land', free: true }],
      {
        things: [...sampleKit().mission.things, { id: 'front', kind: 'spawn', section: 'hall', at: [3, 0] }],
        groups: [
          { id: 'troopers', cards: [{ card: 'trooper' }] },
          { id: 'boss', cards: [{ card: 'captain' }] },
        ],
        deployment: { model: 'threat', level: 3, hand: ['troopers', 'boss'], size: 2 },
      },
      { tracked: true },
      (kit) => ({ ...kit, imperial: {} }),
    );
    expect(stepsOf(table)).toHaveLength(1);
    expect(table.game.groups).toHaveLength(1);
    expect(table.game.threat?.amount).toBe(0);
  });
});

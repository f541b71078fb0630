// Examples of the rulebook and rare answers at the table that no other test plays.

import { describe, expect, it } from 'vitest';
import { atActivation, begin, change, refused, say, unit, type Played } from './table';

const [VADER, STORM, SNOW] = ['empire-1', 'empire-2', 'empire-3'] as const;
const [LUKE, REBELS, FLEET] = ['rebels-1', 'rebels-2', 'rebels-3'] as const;

describe('standby', () => {
  const watched = (): Played => {
    const played = change(atActivation(), FLEET, { standby: true });
    return say(played, { kind: 'activate', unit: VADER }, { kind: 'act', act: 'move' });
  };

  it('[legion 5.6, 16.2] is spent before Relentless: the attack comes first, the free one stays', () => {
    const played = watched();
    const answer = { kind: 'attack', unit: FLEET, target: VADER, band: 2, cover: 0, standby: true } as const;
    say(played, { ...answer, rolled: { hits: 1, crits: 0 } }, { kind: 'defend', blocks: 1 });
    expect(unit(played, FLEET).standby).toBe(false);
    expect(refused(played, answer)).toBe('notPossible');
    expect(played.state.turn).toMatchObject({ unit: VADER, free: 'any' });
  });

  it('[legion 5.6] pays for a move as well, and only once', () => {
    const played = say(watched(), { kind: 'standbyMove', unit: FLEET });
    expect(unit(played, FLEET).standby).toBe(false);
    expect(refused(played, { kind: 'standbyMove', unit: FLEET })).toBe('notPossible');
    expect(played.events.at(-1)).toEqual({ kind: 'acted', unit: FLEET, act: 'move' });
  });

  it('[legion 5.6] answers enemies alone, and nobody outside an activation', () => {
    const friend = change(atActivation(), SNOW, { standby: true });
    expect(refused(friend, { kind: 'standbyMove', unit: SNOW })).toBe('notNow');
    say(friend, { kind: 'activate', unit: STORM });
    expect(refused(friend, { kind: 'standbyMove', unit: SNOW })).toBe('notPossible');
  });
});

describe('melee', () => {
  it('[legion 11.1, 11.2] a second unit fills up a melee; who leaves it frees only those with no other enemy', () => {
    const played = atActivation();
    say(played, { kind: 'activate', unit: STORM }, { kind: 'act', act: 'move', engages: REBELS });
    say(played, { kind: 'endActivation' }, { kind: 'activate', unit: LUKE }, { kind: 'endActivation' });
    say(played, { kind: 'activate', unit: SNOW }, { kind: 'act', act: 'move', engages: REBELS });
    expect(unit(played, REBELS).engaged).toEqual([STORM, SNOW]);
    say(played, { kind: 'endActivation' }, { kind: 'disengage', unit: STORM });
    expect(unit(played, STORM).engaged).toEqual([]);
    expect(unit(played, REBELS).engaged).toEqual([SNOW]);
  });

  it('[legion 11.2] a contact that a card broke is told by hand, between attacks', () => {
    const played = change(change(atActivation(), STORM, { engaged: [REBELS] }), REBELS, { engaged: [STORM] });
    say(played, { kind: 'disengage', unit: REBELS });
    expect([unit(played, STORM).engaged, unit(played, REBELS).engaged]).toEqual([[], []]);
    expect(refused(played, { kind: 'disengage', unit: REBELS })).toBe('notPossible');
  });
});

describe('keywords that players apply', () => {
  it('[legion 16.10] Guardian 2 against Pierce 3: the hits it takes are left out, its wounds are entered', () => {
    const played = say(atActivation(), { kind: 'activate', unit: STORM });
    // Four hits; Guardian takes two of them, and Pierce cancels both of its blocks.
    say(
      played,
      {
        kind: 'attack',
        unit: STORM,
        target: REBELS,
        band: 2,
        cover: 0,
        rolled: { hits: 2, crits: 0, pierce: 1 },
      },
      { kind: 'defend', blocks: 2 },
      { kind: 'adjust', unit: LUKE, what: 'wounds', by: 1 },
      { kind: 'adjust', unit: LUKE, what: 'wounds', by: 1 },
    );
    expect(unit(played, REBELS).minis).toHaveLength(4);
    expect(unit(played, LUKE).minis).toEqual([{ role: 'leader', wounds: 2 }]);
  });

  it('[legion 16.10] Jump 1 stands among the keywords to read from the card', () =>
    expect(atActivation().setup.cards.units['luke-skywalker']?.told).toContain('Jump 1'));
});

describe('the table', () => {
  it('[legion 3.3, 17.4] units are sent to objectives of the card that is left, not of the one removed', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const played = begin({ chosen: undefined as never, app: null, seed: `cards ${seed}` });
      say(played, { kind: 'removeCard', row: 'objective' });
      const marks = played.state.marks.map(({ id }) => id);
      for (const { goal } of played.state.units) if (goal !== undefined) expect(marks).toContain(goal);
    }
  });
});

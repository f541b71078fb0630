// The turn of whoever acts: what the app sees of it, what players tick off, and that none of it is lost on the way.

import { describe, expect, it } from 'vitest';
import { advance, makePlay, turnKey, turnOf, type Command, type Game } from '../../src/mission';
import type { Point } from '../../src/rules';
import { figureState, heroState as hero, sampleGame, sampleKit, withTroopers } from './sample';

const kit = sampleKit();
const crate = {
  id: 'crate',
  kind: 'crate',
  section: 'hall',
  at: [0, 2],
  options: [
    { id: 'search', text: 'search', again: true },
    { id: 'look', text: 'look', again: true, free: true },
  ],
} as const;
const mission = {
  ...kit.mission,
  things: kit.mission.things.map((thing) => (thing.id === 'crate' ? crate : thing)),
};
const play = makePlay({ ...kit, mission });

/** Both rooms, the door between them shut. */
function tracked(change: Partial<Game> = {}): Game {
  const { map } = sampleGame(kit);
  return withTroopers(
    sampleGame(kit, {
      tracked: true,
      map: { ...map, sections: ['hall', 'cell'] },
      figures: {
        ada: figureState('ada', 'hero', { at: [3, 1] }),
        bo: figureState('bo', 'hero', { at: [1, 1] }),
      },
      ...change,
    }),
  );
}

const begin: Command = { kind: 'beginActivation', who: 'ada' };
const end: Command = { kind: 'endActivation', who: 'ada' };
const move = (figure: string, to: Point | null): Command => ({ kind: 'moveFigure', figure, to });
const use = (option: string, who = 'ada'): Command => ({ kind: 'interact', thing: 'crate', option, who });
const tick = (actions: number): Command => ({ kind: 'spendActions', actions });

function told(start: Game, ...commands: readonly Command[]): Game {
  return commands.reduce((game, command) => {
    const next = advance(play, game, command);
    if (!next.ok) throw new Error(next.error.code);
    return next.value.game;
  }, start);
}
const spent = (...commands: readonly Command[]) => turnOf(play, told(tracked(), begin, ...commands))?.actions;
const points = (...commands: readonly Command[]) => turnOf(play, told(tracked(), begin, ...commands))?.points;

describe('actions', () => {
  it('a turn begins with two actions; nobody’s turn has none', () => {
    expect(turnOf(play, tracked())).toBeNull();
    expect(spent()).toEqual({ spent: 0, left: 2 });
  });

  it('[row 30] what is done with a thing spends one, never more than there are', () => {
    expect(spent(use('search'))).toEqual({ spent: 1, left: 1 });
    expect(spent(use('search'), use('search'), use('search'))).toEqual({ spent: 2, left: 0 });
  });

  it('[row 30] what is free spends none', () => {
    expect(spent(use('look'))).toEqual({ spent: 0, left: 2 });
    expect(spent(use('look'), use('search'), use('look'))).toEqual({ spent: 1, left: 1 });
  });

  it('what somebody else does in between is not counted', () => {
    expect(spent(use('search', 'bo'))).toEqual({ spent: 0, left: 2 });
  });

  it('players tick actions off and take ticks back, also those that the app saw', () => {
    expect(spent(tick(2))).toEqual({ spent: 2, left: 0 });
    expect(spent(tick(1), use('search'))).toEqual({ spent: 2, left: 0 });
    expect(spent(use('search'), tick(0))).toEqual({ spent: 0, left: 2 });
  });

  it.each([-1, 3, 0.5, Number.NaN])('%s actions are refused', (actions) => {
    expect(advance(play, told(tracked(), begin), tick(actions))).toEqual({
      ok: false,
      error: { code: 'badNumber' },
    });
  });

  it('nobody can tick for nobody', () => {
    expect(advance(play, tracked(), tick(1))).toEqual({ ok: false, error: { code: 'notYourTurn' } });
  });

  it('[row 39] a turn that ends leaves nothing for the next one, nor does one that is taken over', () => {
    const ended = told(tracked(), begin, tick(2), end);
    expect([ended.active, ended.turn]).toEqual([null, null]);
    expect(spent(tick(2), { kind: 'beginActivation', who: 'bo' })).toEqual({ spent: 0, left: 2 });
  });

  it('[row 44] the second turn of the same hero in a round begins anew', () => {
    const alone = sampleGame(kit, { actors: [hero('ada'), hero('bo', { wounded: true, gone: 'withdrew' })] });
    const second = told(alone, begin, tick(2), end, begin);
    expect(second.round).toBe(1);
    expect(turnOf(play, second)?.actions).toEqual({ spent: 0, left: 2 });
  });

  it('what is spent is plain data of the game: a reload shows the same', () => {
    const game = told(tracked(), begin, move('ada', [2, 1]), tick(1));
    const reloaded = JSON.parse(JSON.stringify(game)) as Game;
    expect(turnOf(play, reloaded)).toEqual(turnOf(play, game));
    expect(turnOf(play, reloaded)).toMatchObject({ who: 'ada', actions: { spent: 1 }, points: 1 });
  });
});

describe('movement points', () => {
  it('[tracked play] the ways of whoever acts are added up', () => {
    expect(points(move('ada', [2, 1]), move('bo', [0, 1]), move('ada', [1, 0]))).toBe(2);
    expect(turnOf(play, told(tracked(), move('ada', [2, 1]), begin))?.points).toBe(0);
  });

  it('[tracked play] a way costs what it cost on the board as it was', () => {
    const open = told(tracked(), begin, move('ada', [2, 1]), move('bo', [0, 2]));
    // Rubble that falls later makes no way dearer that was walked before.
    const rubble: Game = { ...open, map: { ...open.map, terrain: [{ at: [2, 1], terrain: 'difficult' }] } };
    expect(turnOf(play, rubble)?.points).toBe(1);
    expect(turnOf(play, told(rubble, move('ada', [3, 1]), move('ada', [2, 1])))?.points).toBe(4);
  });

  it('[tracked play] what is no way costs nothing: off the board, back on it, through a shut door', () => {
    expect(points(move('ada', null), move('ada', [3, 1]))).toBe(0);
    const { map } = tracked();
    const walled = tracked({
      map: {
        ...map,
        edges: [
          { between: [[3, 0], [4, 0]], kind: 'wall' },
          { between: [[3, 2], [4, 2]], kind: 'wall' },
        ], // prettier-ignore
      },
    });
    expect(turnOf(play, told(walled, begin, move('ada', [4, 1])))?.points).toBe(0);
  });
});

describe('the name of a turn', () => {
  it('[rows 44, 45] differs between two turns of the same hero, in one round or in two', () => {
    const game = tracked({ active: 'ada' });
    const again = { ...game, actors: [hero('ada', { activated: 1 }), hero('bo')] };
    expect(new Set([game, again, { ...game, round: 2 }, { ...game, active: 'bo' }].map(turnKey)).size).toBe(
      4,
    );
  });

  it('stays the same as long as the turn lasts', () => {
    const game = told(tracked(), begin);
    expect(turnKey(told(game, use('search'), tick(2), move('ada', [2, 1])))).toBe(turnKey(game));
  });
});

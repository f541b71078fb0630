// What is put on the table step by step, how far players have come, and what the board shows of it.

import { describe, expect, it } from 'vitest';
import { makePlay, type Command, type Game, type Prompt } from '../../src/mission';
import { missionView } from '../../src/ui/mission/boardView';
import { finish, goTo, isTick, resumed, stepBack, type Progress } from '../../src/ui/mission/build/progress';
import { rackOf, SHELVES } from '../../src/ui/mission/build/rack';
import { walkOf } from '../../src/ui/mission/build/steps';
import { labelOf } from '../../src/ui/tiles/TilePicture';
import { figureState, sampleGame, sampleKit, withTroopers } from '../mission/sample';

const kit = sampleKit();
const play = makePlay(kit);

const KEYS = ['a', 'b', 'c'];
const beginning = (keys: readonly string[]): Progress => resumed(keys, []);

describe('how far players have come', () => {
  it('[row 28] one step after the other, until nothing is left', () => {
    let progress = beginning(KEYS);
    const seen = [progress.current];
    while (progress.current !== null) {
      progress = finish(KEYS, progress, progress.current);
      seen.push(progress.current);
    }
    expect(seen).toEqual(['a', 'b', 'c', null]);
    expect([...progress.done]).toEqual(KEYS);
  });

  it('[row 28] what was skipped comes last, and nothing comes twice', () => {
    const skipped = finish(KEYS, goTo(beginning(KEYS), 'b'), 'b');
    expect(skipped.current).toBe('c');
    const last = finish(KEYS, skipped, 'c');
    expect(last.current).toBe('a');
    expect(finish(KEYS, last, 'a').current).toBeNull();
  });

  it('[row 28] a step back takes back its tick; before the first there is nothing', () => {
    const second = finish(KEYS, beginning(KEYS), 'a');
    expect(stepBack(second)).toEqual(beginning(KEYS));
    expect(stepBack(beginning(KEYS))).toBeNull();
    const all = KEYS.reduce((progress, key) => finish(KEYS, progress, key), beginning(KEYS));
    expect(stepBack(all)?.current).toBe('c');
  });

  it('[row 28] a step back takes back the last tick, as undo does, whatever is looked at', () => {
    const skipped = finish(KEYS, goTo(beginning(KEYS), 'c'), 'c');
    const both = goTo(finish(KEYS, skipped, 'a'), 'b');
    const once = stepBack(both);
    expect([once?.current, ...(once?.done ?? [])]).toEqual(['a', 'c']);
    expect(once && stepBack(once)).toEqual({ done: new Set(), current: 'c' });
  });

  it('[saves] after a reload it goes on with the first step that is not done', () => {
    expect(resumed(KEYS, ['a'])).toEqual({ done: new Set(['a']), current: 'b' });
    expect(resumed(KEYS, ['c', 'a']).current).toBe('b');
    expect(resumed(KEYS, KEYS).current).toBeNull();
  });

  it('[row 28] what is no step of the prompt any more does not count', () => {
    expect(resumed(KEYS, ['gone', 'a'])).toEqual({ done: new Set(['a']), current: 'b' });
  });

  it('[undo] only a tick is taken back by undo, not the way back to a step that was done', () => {
    const place = (...steps: readonly string[]): Command => ({ kind: 'place', steps });
    const answer: Command = { kind: 'answer', answer: { kind: 'done' } };
    expect(isTick([answer, place('a')])).toBe(true);
    expect(isTick([place('a'), place('a', 'b')])).toBe(true);
    expect(isTick([place('a', 'b'), place('b')])).toBe(false);
    expect(isTick([place('a'), answer])).toBe(false);
    expect(isTick([])).toBe(false);
  });

  it('[row 28] gone back to, a step is to be done again', () => {
    const all = KEYS.reduce((progress, key) => finish(KEYS, progress, key), beginning(KEYS));
    const again = goTo(all, 'b');
    expect(again.done.has('b')).toBe(false);
    expect(finish(KEYS, again, 'b').current).toBeNull();
  });
});

const building: Game = sampleGame(kit, {
  map: {
    ...sampleGame(kit).map,
    sections: ['hall', 'cell'],
    things: { ...sampleGame(kit).map.things, plans: { onMap: true } },
  },
  prompt: { kind: 'build', section: 'cell', things: ['plans'] },
});

const first: Game = sampleGame(kit, {
  prompt: { kind: 'build', section: 'hall', things: ['door', 'crate', 'terminal'] },
});

/** The board after so many steps. */
function viewAfter(game: Game, steps: number) {
  const walk = walkOf(play, game);
  const keys = walk.steps.map(({ key }) => key);
  let progress = beginning(keys);
  for (let step = 0; step < steps && progress.current !== null; step++)
    progress = finish(keys, progress, progress.current);
  return missionView(play, game, (colour) => colour.slice(0, 1), { ...walk, ...progress });
}

describe('building a section', () => {
  it('[rows 27, 28] tiles first, then doors and tokens', () => {
    expect(walkOf(play, first).steps.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
      'tile tile 0,0',
      'thing door',
      'thing crate',
      'thing terminal',
    ]);
  });

  it('[row 28] a tile knows where it joins what lies there', () => {
    const [tile] = walkOf(play, building).steps;
    expect(tile?.kind === 'tile' && tile.joins.map(({ side, edges }) => [side, edges.length])).toEqual([
      [3, 3],
    ]);
  });

  it('[row 28] the tile glows with its join lit, then lies there; its token comes with its own step', () => {
    const before = viewAfter(building, 0);
    expect(before.view.ghosts?.next?.spaces).toHaveLength(9);
    expect(before.view.lines.map(({ tone }) => tone)).toEqual(['join', 'join', 'join']);
    expect(before.view.tokens.map(({ id }) => id)).not.toContain('plans');
    expect(before.focus).toHaveLength(9);
    const after = viewAfter(building, 1);
    expect(after.view.ghosts).toEqual({});
    expect(after.view.lattice.spaces).toHaveLength(21);
    expect(after.view.tokens.map(({ id }) => id)).toContain('plans');
    expect(after.view.marks).toEqual([{ at: [5, 1], tone: 'deploy' }]);
    expect(after.focus).toEqual([[5, 1]]);
  });

  it('[saves] the board shows by itself what the game says is laid', () => {
    const view = (placed: readonly string[]) =>
      missionView(play, { ...first, placed }, (colour) => colour).view.tokens.map(({ id }) => id);
    expect(view(['tile 0,0', 'door'])).toEqual(['crate']);
    expect(view(['tile 0,0', 'door', 'crate'])).toEqual(['crate', 'terminal']);
  });

  it('[row 28] at the things, the next one glows and later ones are faint', () => {
    const door = viewAfter(first, 1);
    expect(door.view.lines).toEqual([{ from: [4, 1], to: [4, 2], tone: 'join' }]);
    expect(door.view.marks.map(({ tone }) => tone)).toEqual(['later', 'later']);
    expect(door.view.tokens).toEqual([]);
    const crate = viewAfter(first, 2);
    expect(crate.view.marks.map(({ tone }) => tone)).toEqual(['deploy', 'later']);
    expect(crate.view.tokens.map(({ id }) => id)).toEqual(['crate']);
  });

  it('[rows 27, 28] tiles by number: to lay down now, on the table, in the box', () => {
    const rackAfter = (game: Game, steps: number) => {
      const walk = walkOf(play, game);
      const keys = walk.steps.map(({ key }) => key);
      let progress = beginning(keys);
      for (let step = 0; step < steps; step++) progress = finish(keys, progress, keys[step] ?? '');
      const rack = rackOf(play, game, { ...walk, ...progress });
      return SHELVES.map((shelf) => rack[shelf].map(({ side }) => labelOf(side)).join());
    };
    expect(rackAfter(first, 0)).toEqual(['01A', '', '02A']);
    expect(rackAfter(first, 1)).toEqual(['', '01A', '02A']);
    expect(rackAfter(building, 0)).toEqual(['02A', '01A', '']);
    expect(rackAfter(building, 1)).toEqual(['', '01A,02A', '']);
  });
});

describe('tiles that leave', () => {
  const viewOf = (game: Game) => missionView(play, game, (colour) => colour);
  const prompts: readonly [string, Prompt][] = [
    ['a section', { kind: 'removeSection', section: 'cell' }],
    ['the whole map', { kind: 'clearMap', sections: ['cell'] }],
  ];

  it.each(prompts)('[row 20] lie there marked until they are taken away: %s', (_, prompt) => {
    const { view } = viewOf(sampleGame(kit, { prompt }));
    expect(view.lattice.spaces).toHaveLength(21);
    expect(view.ghosts?.leaving?.tiles?.map(({ side }) => labelOf(side))).toEqual(['02A']);
    expect(viewOf(sampleGame(kit)).view.lattice.spaces).toHaveLength(12);
  });

  it('[row 20] also before the players are told', () => {
    const waiting = sampleGame(kit, {
      prompt: { kind: 'message', with: {} },
      agenda: [{ kind: 'prompt', prompt: { kind: 'removeSection', section: 'cell' } }],
    });
    expect(viewOf(waiting).view.lattice.spaces).toHaveLength(21);
    expect(viewOf(waiting).view.ghosts).toBeUndefined();
  });

  it('[row 20] a map that was cleared before this was told says nothing of its tiles', () => {
    const old = sampleGame(kit, { prompt: { kind: 'clearMap' } });
    expect(viewOf(old).view.ghosts).toBeUndefined();
  });
});

describe('figures that come', () => {
  it('[rows 54, 55] each one who has a space of its own is a step; its mark goes when it stands', () => {
    const game = withTroopers(sampleGame(kit));
    const [group] = game.groups;
    const figures = Object.values(game.figures)
      .filter(({ group }) => group !== null)
      .map(({ id }, index) => ({ id, at: [index, 0] as const }));
    const deploying: Game = {
      ...game,
      prompt: { kind: 'deploy', group: group?.id ?? '', as: 'individuals', figures, near: [] },
    };
    const { steps } = walkOf(play, deploying);
    expect(steps.map(({ key }) => key)).toEqual(figures.map(({ id }) => id));
    expect(viewAfter(deploying, 0).view.marks).toHaveLength(figures.length);
    expect(viewAfter(deploying, 1).view.marks).toHaveLength(figures.length - 1);
    expect(viewAfter(deploying, 0).focus).toEqual(figures.map(({ at }) => at));
  });

  it('[row 15] heroes may go to any of the marked spaces, whoever stands already', () => {
    const game = sampleGame(kit, {
      figures: { ada: figureState('ada', 'hero'), bo: figureState('bo', 'hero') },
      prompt: { kind: 'enter', spaces: [[0, 0], [1, 0]] }, // prettier-ignore
    });
    expect(walkOf(play, game).steps.map(({ key }) => key)).toEqual(['ada', 'bo']);
    expect(viewAfter(game, 1).view.marks).toHaveLength(2);
  });

  it('[row 28] a door that a script turns is lit, a thing that goes is hatched', () => {
    const door = sampleGame(kit, { prompt: { kind: 'door', thing: 'door', door: 'open' } });
    expect(viewAfter(door, 0).view.lines).toHaveLength(1);
    expect(viewAfter(door, 0).focus).toHaveLength(2);
    const gone = sampleGame(kit, { prompt: { kind: 'removeThing', thing: 'crate' } });
    expect(viewAfter(gone, 0).view.marks).toEqual([{ at: [0, 2], tone: 'threat' }]);
  });
});

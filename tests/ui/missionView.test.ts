// What the board shows of a running mission.

import { describe, expect, it } from 'vitest';
import { makePlay, type Game } from '../../src/mission';
import { coverAt, doorAt, missionView } from '../../src/ui/mission/boardView';
import { figureState, sampleGame, sampleKit, withTroopers } from '../mission/sample';

const kit = sampleKit();
const play = makePlay(kit);
const viewOf = (game: Game) => missionView(play, game, (colour) => colour.slice(0, 1)).view;
const both: Partial<Game['map']> = { sections: ['hall', 'cell'] };

describe('the board of a mission', () => {
  it('[row 22] tiles that lie there, doors and things that can be tapped', () => {
    const game = sampleGame(kit);
    const view = viewOf(game);
    expect(view.lattice.spaces).toHaveLength(12);
    expect(view.lattice.edges.filter(({ kind }) => kind === 'door')).toEqual([
      { axis: 'v', x: 4, y: 1, kind: 'door' },
    ]);
    expect(view.tokens.map(({ id, shape }) => `${id} ${shape}`)).toEqual([
      'crate crate',
      'terminal terminal',
    ]);
    expect(doorAt(play, game, { axis: 'v', x: 4, y: 1 })).toBe('door');
    expect(doorAt(play, game, { axis: 'v', x: 4, y: 2 })).toBeUndefined();
  });

  it('[1.3, 4.5] rubble and shields lie on the board, each with a shape of its own, and a tap finds the space', () => {
    const { map } = sampleGame(kit);
    const covers = [
      { at: [1, 1], cover: 'rubble' },
      { at: [2, 1], cover: 'shield' },
    ] as const;
    const game = sampleGame(kit, { map: { ...map, covers } });
    const tokens = viewOf(game).tokens.filter(({ shape }) => shape === 'rubble' || shape === 'shield');
    expect(tokens.map(({ at, shape }) => [shape, at])).toEqual([['rubble', [1, 1]], ['shield', [2, 1]]]); // prettier-ignore
    expect(tokens.map(({ id }) => coverAt(game, id))).toEqual([[1, 1], [2, 1]]); // prettier-ignore
    expect(coverAt(game, 'crate')).toBeUndefined();
  });

  it('[row 28] a section that is being built glows; it lies there once it was laid down', () => {
    const before = sampleGame(kit);
    const map = { ...before.map, ...both };
    const building = sampleGame(kit, { map, prompt: { kind: 'build', section: 'cell', things: [] } });
    expect(viewOf(building).lattice.spaces).toHaveLength(12);
    expect(viewOf(building).ghosts?.next?.spaces).toHaveLength(9);
    const built = viewOf(sampleGame(kit, { map }));
    expect(built.lattice.spaces).toHaveLength(21);
    expect(built.ghosts).toBeUndefined();
  });

  it('[row 28] a section whose turn has not come yet is not shown at all', () => {
    const { map } = sampleGame(kit);
    const waiting = sampleGame(kit, {
      map: { ...map, ...both },
      prompt: { kind: 'message', with: {} },
      agenda: [{ kind: 'prompt', prompt: { kind: 'build', section: 'cell', things: [] } }],
    });
    expect(viewOf(waiting).lattice.spaces).toHaveLength(12);
    expect(viewOf(waiting).ghosts).toBeUndefined();
  });

  it('[row 55] told play shows figures only while they are put down', () => {
    const game = withTroopers(sampleGame(kit));
    const [group] = game.groups;
    if (!group) throw new Error('nobody was deployed');
    const figures = Object.values(game.figures)
      .filter(({ group }) => group !== null)
      .map(({ id }, index) => ({ id, at: [index, 0] as const }));
    const told = Object.fromEntries(
      Object.entries(game.figures).map(([id, figure]) => [id, { ...figure, at: null }]),
    );
    expect(viewOf({ ...game, figures: told }).figures).toEqual([]);
    const deploying = viewOf({
      ...game,
      figures: told,
      prompt: { kind: 'deploy', group: group.id, as: 'individuals', figures, near: [[3, 0]] },
    });
    expect(deploying.figures.map(({ at }) => at)).toEqual(figures.map(({ at }) => at));
    expect(deploying.marks.map(({ at }) => at)).toEqual(figures.map(({ at }) => at));
  });

  it('[row 56] figures of a marked group carry the letter of its colour', () => {
    const game = withTroopers(sampleGame(kit, { tracked: true }));
    const groups = game.groups.map((group) => ({ ...group, colour: 'grey' as const }));
    const labels = viewOf({ ...game, groups })
      .figures.filter(({ side }) => side === 'imperial')
      .map(({ label }) => label);
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.every((label) => /^T\dg$/.test(label))).toBe(true);
  });

  it('[row 15] the spaces where the heroes begin are marked, and heroes stand there in tracked play', () => {
    const game = sampleGame(kit, {
      tracked: true,
      figures: { ada: figureState('ada', 'hero', { at: [0, 0] }), bo: figureState('bo', 'hero') },
      prompt: { kind: 'enter', spaces: [[0, 0], [1, 0]] }, // prettier-ignore
    });
    const view = viewOf(game);
    expect(view.marks.map(({ tone }) => tone)).toEqual(['deploy', 'deploy']);
    expect(view.figures.map(({ id, side, shape }) => `${id} ${side} ${shape}`)).toEqual(['ada rebel hero']);
  });

  it('[row 37] what is carried is not on the board, what is used up is grey', () => {
    const { map } = sampleGame(kit);
    const things = {
      ...map.things,
      crate: { onMap: true, usedUp: true },
      plans: { onMap: true, carriedBy: 'ada' },
    };
    const view = viewOf(sampleGame(kit, { map: { ...map, ...both, things } }));
    expect(view.tokens.map(({ id }) => id)).toEqual(['crate', 'terminal']);
    expect(view.tokens[0]?.colour).toBe('#5c6672');
  });
});

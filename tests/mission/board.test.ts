import { describe, expect, it } from 'vitest';
import type { EffectOf } from '../../src/mission/language/nodes';
import type { Game } from '../../src/mission/game';
import type { Prompt } from '../../src/mission/prompt';
import { boardOf, mapOf } from '../../src/mission/run/table/board';
import { BOARD_EFFECTS } from '../../src/mission/run/effects/board';
import type { EffectHandler } from '../../src/mission/run/effects/handler';
import { makePlay } from '../../src/mission/run/play';
import { updateFigure, type MissionRun } from '../../src/mission/run/run';
import { thingStateOf } from '../../src/mission/run/table/things';
import {
  costTo,
  figureOf,
  hasSpace,
  reach,
  sight,
  theFigure,
  theSpace,
  type FigureId,
} from '../../src/rules';
import { figureState, runOf, sampleGame, sampleKit, SCOPE, withTroopers } from './sample';
import { tableDoing } from './table';

type BoardKind = keyof typeof BOARD_EFFECTS;

function carryOut(run: MissionRun, effect: EffectOf<BoardKind>): void {
  const handler = BOARD_EFFECTS[effect.kind] as EffectHandler<BoardKind>;
  handler(run, effect, SCOPE);
}

const prompts = ({ game }: MissionRun): readonly Prompt[] =>
  game.agenda.flatMap((task) => (task.kind === 'prompt' ? [task.prompt] : []));
const kinds = ({ events }: MissionRun): readonly string[] => events.map(({ kind }) => kind);
const scripts = ({ game }: MissionRun): readonly string[] =>
  game.agenda.flatMap((task) => (task.kind === 'script' ? [task.script] : []));
const state = (run: MissionRun, thing: string) => thingStateOf(run.play, run.game, thing);

/** Tracked, ada beside the door, both rooms on the table. */
function tracked(change: Partial<Game> = {}): MissionRun {
  const kit = sampleKit();
  const run = runOf(kit, sampleGame(kit, { tracked: true, ...change }));
  carryOut(run, { kind: 'reveal', section: 'cell' });
  updateFigure(run, 'ada', { at: [3, 1] });
  return runOf(kit, { ...run.game, agenda: [] });
}

const walks = (run: MissionRun, to: readonly [number, number], points = 8): number | undefined => {
  const board = boardOf(run.play, run.game);
  if (!board) return undefined;
  const ada = figureOf(board, 'ada' as FigureId);
  return costTo(reach(board, ada, points), { at: to, size: [1, 1] });
};

const sees = (run: MissionRun, to: readonly [number, number]): boolean => {
  const board = boardOf(run.play, run.game);
  return board !== null && sight(board, theFigure(figureOf(board, 'ada' as FigureId)), theSpace(to)) !== null;
};

/** Walls beside the door, so that there is no other way into the cell. */
const wallUp = (run: MissionRun): void =>
  carryOut(run, { kind: 'edge', between: [[[3, 0], [4, 0]], [[3, 2], [4, 2]]], kindOfEdge: 'wall' }); // prettier-ignore

describe('the board of a mission', () => {
  it('[row 27] only revealed sections lie on the table; with none there is no board', () => {
    const kit = sampleKit();
    const game = sampleGame(kit);
    const play = makePlay(kit);
    const board = boardOf(play, game);
    expect(board && [hasSpace(board, [3, 2]), hasSpace(board, [4, 2])]).toEqual([true, false]);
    expect(mapOf(play, game)?.tiles).toHaveLength(1);
    const bare = { ...game, map: { ...game.map, sections: [] } };
    expect([boardOf(play, bare), mapOf(play, bare)]).toEqual([null, null]);
  });

  it('[2.4] a door hangs on its edge while it is shut, and is gone when it is open', () => {
    const run = tracked();
    wallUp(run);
    expect([...(boardOf(run.play, run.game)?.doors.keys() ?? [])]).toEqual(['door/0']);
    expect(walks(run, [4, 1])).toBeUndefined();
    expect(sees(run, [5, 1])).toBe(false);
    carryOut(run, { kind: 'open', door: 'door' });
    expect(boardOf(run.play, run.game)?.doors.size).toBe(0);
    expect(walks(run, [4, 1])).toBe(1);
    expect(sees(run, [5, 1])).toBe(true);
  });

  it('a door whose other side is not revealed yet leads nowhere', () => {
    const kit = sampleKit();
    expect(boardOf(makePlay(kit), sampleGame(kit))?.doors.size).toBe(0);
  });

  it('[row 22] figures stand on it where their places are known, and only there', () => {
    const run = tracked();
    const board = boardOf(run.play, run.game);
    expect(board?.pieces.map(({ id, at }) => [id, at])).toEqual([['ada', [3, 1]]]);
    updateFigure(run, 'bo', { at: [3, 1] });
    expect(boardOf(run.play, run.game)?.pieces).toHaveLength(1);
  });

  it('is made once for the same map and figures', () => {
    const run = tracked();
    const board = boardOf(run.play, run.game);
    expect(boardOf(run.play, { ...run.game, round: 5 })).toBe(board);
    updateFigure(run, 'bo', { at: [0, 0] });
    expect(boardOf(run.play, run.game)).not.toBe(board);
    expect(boardOf(run.play, run.game)?.ground).toBe(board?.ground);
  });
});

describe('effects on the board', () => {
  it('[effect:reveal] [row 28] the section and its things, told as something to build, once', () => {
    const run = runOf(
      sampleKit({ scripts: [{ id: 'seen', on: { kind: 'revealed', section: 'cell' }, do: [] }] }),
    );
    carryOut(run, { kind: 'reveal', section: 'cell' });
    carryOut(run, { kind: 'reveal', section: 'cell' });
    expect(run.game.map.sections).toEqual(['hall', 'cell']);
    expect([state(run, 'plans').onMap, state(run, 'back').onMap]).toEqual([true, true]);
    expect(prompts(run)).toEqual([{ kind: 'build', section: 'cell', things: ['plans'] }]);
    expect(kinds(run)).toEqual(['sectionRevealed']);
    expect(scripts(run)).toEqual(['seen']);
  });

  it('[effect:removeSection] takes its things along, and nobody knows any more where its figures stand', () => {
    const run = tracked();
    updateFigure(run, 'bo', { at: [5, 0] });
    carryOut(run, { kind: 'removeSection', section: 'cell' });
    expect(run.game.map.sections).toEqual(['hall']);
    expect(state(run, 'plans').onMap).toBe(false);
    expect([run.game.figures['ada']?.at, run.game.figures['bo']?.at]).toEqual([[3, 1], null]);
    expect(prompts(run)).toEqual([{ kind: 'removeSection', section: 'cell' }]);
  });

  it('[effect:clearMap] [row 20] sections, things and groups are gone, without anybody being defeated', () => {
    const kit = sampleKit();
    const run = runOf(kit, withTroopers(tracked().game));
    carryOut(run, { kind: 'terrain', spaces: [[0, 0]], terrain: 'blocking' });
    carryOut(run, { kind: 'clearMap' });
    const { map, groups, figures, defeated } = run.game;
    expect(map).toMatchObject({ sections: [], terrain: [], edges: [], camera: null });
    expect(Object.values(map.things).filter(({ onMap }) => onMap)).toEqual([]);
    expect([groups, defeated]).toEqual([[], {}]);
    expect(Object.values(figures).map(({ id, at }) => [id, at])).toEqual([
      ['ada', null],
      ['bo', null],
    ]);
    expect(prompts(run)).toEqual([{ kind: 'clearMap', sections: ['hall', 'cell'] }]);
    expect(kinds(run)).toContain('groupRemoved');
    carryOut(run, { kind: 'reveal', section: 'cell' });
    expect(boardOf(run.play, run.game)).not.toBeNull();
  });

  it('[effect:place, move, remove] a thing comes, goes elsewhere, and goes', () => {
    const run = runOf(sampleKit());
    carryOut(run, { kind: 'place', thing: 'plans' });
    carryOut(run, { kind: 'move', thing: 'plans', at: [2, 2] });
    expect(state(run, 'plans')).toMatchObject({ onMap: true, at: [2, 2] });
    carryOut(run, { kind: 'remove', thing: 'plans' });
    carryOut(run, { kind: 'remove', thing: 'plans' });
    expect(state(run, 'plans').onMap).toBe(false);
    carryOut(run, { kind: 'move', thing: 'plans', at: [1, 1] });
    carryOut(run, { kind: 'place', thing: 'back' });
    expect(prompts(run).toReversed()).toEqual([
      { kind: 'placeThing', thing: 'plans', at: [5, 1] },
      { kind: 'placeThing', thing: 'plans', at: [2, 2] },
      { kind: 'removeThing', thing: 'plans' },
    ]);
  });

  it('[effect:open, close, lock, unlock] the door changes, and opening it is noticed once', () => {
    const run = runOf(sampleKit());
    const door = () => state(run, 'door').door;
    carryOut(run, { kind: 'lock', door: 'door' });
    expect(door()).toBe('locked');
    carryOut(run, { kind: 'close', door: 'door' });
    expect(door()).toBe('locked');
    carryOut(run, { kind: 'unlock', door: 'door' });
    expect(door()).toBe('closed');
    carryOut(run, { kind: 'open', door: 'door' });
    carryOut(run, { kind: 'open', door: 'door' });
    expect(door()).toBe('open');
    expect(scripts(run)).toEqual(['door-opens']);
    carryOut(run, { kind: 'close', door: 'door' });
    expect(door()).toBe('closed');
    expect(run.events).toHaveLength(4);
  });

  it('[effect:use] a thing is used up, and fresh again', () => {
    const run = runOf(sampleKit());
    carryOut(run, { kind: 'use', thing: 'crate' });
    expect(state(run, 'crate').usedUp).toBe(true);
    carryOut(run, { kind: 'use', thing: 'crate', undo: true });
    expect(state(run, 'crate')).toMatchObject({ usedUp: false, used: [] });
    expect(kinds(run)).toEqual(['thingUsed']);
  });

  it('[effect:highlight, camera, spawn] what is shown, and where others come from', () => {
    const run = runOf(sampleKit());
    carryOut(run, { kind: 'highlight', region: 'corner' });
    expect(state(run, 'corner').highlighted).toBe(true);
    carryOut(run, { kind: 'highlight', region: 'corner', off: true });
    expect(state(run, 'corner').highlighted).toBe(false);
    carryOut(run, { kind: 'camera', at: [2, 1] });
    expect(run.game.map.camera).toEqual([2, 1]);
    carryOut(run, { kind: 'spawn', spawn: 'back', off: true });
    expect(state(run, 'back').off).toBe(true);
    carryOut(run, { kind: 'spawn', spawn: 'back' });
    expect(state(run, 'back').off).toBe(false);
  });

  it('[effect:terrain] routes obey, and a later change counts', () => {
    const run = tracked();
    expect(walks(run, [2, 1])).toBe(1);
    carryOut(run, { kind: 'terrain', spaces: [[2, 1]], terrain: 'difficult' });
    expect(walks(run, [2, 1])).toBe(2);
    carryOut(run, { kind: 'terrain', spaces: [[2, 1]], terrain: 'blocking' });
    expect(walks(run, [2, 1])).toBeUndefined();
    expect(run.game.map.terrain).toHaveLength(1);
  });

  it('[effect:edge] routes and sight obey, from whichever side it is named; the outline stays shut', () => {
    const run = tracked();
    expect(walks(run, [4, 0])).toBe(1);
    wallUp(run);
    expect(walks(run, [4, 0])).toBeUndefined();
    carryOut(run, { kind: 'open', door: 'door' });
    carryOut(run, { kind: 'edge', between: [[[4, 1], [3, 1]]], kindOfEdge: 'wall' }); // prettier-ignore
    expect([walks(run, [4, 1]), sees(run, [4, 1])]).toEqual([undefined, false]);
    carryOut(run, { kind: 'edge', between: [[[3, 1], [4, 1]]], kindOfEdge: 'open' }); // prettier-ignore
    expect([walks(run, [4, 1]), sees(run, [4, 1])]).toEqual([1, true]);
    carryOut(run, { kind: 'edge', between: [[[0, 0], [-1, 0]]], kindOfEdge: 'open' }); // prettier-ignore
    expect(boardOf(run.play, run.game)).not.toBeNull();
  });

  it('[effect:carry, drop] [row 37] off the map onto a base, and back where the carrier stands', () => {
    const run = tracked();
    carryOut(run, { kind: 'carry', thing: 'plans', who: 'hero:ada' });
    expect(state(run, 'plans')).toMatchObject({ onMap: false, carriedBy: 'ada' });
    expect(scripts(run)).toEqual(['plans-found']);
    carryOut(run, { kind: 'drop', thing: 'plans' });
    carryOut(run, { kind: 'drop', thing: 'plans' });
    expect(state(run, 'plans')).toMatchObject({ onMap: true, carriedBy: null, at: [3, 1] });
    expect(prompts(run)).toEqual([{ kind: 'placeThing', thing: 'plans', at: [3, 1] }]);
    expect(kinds(run)).toEqual(['retrieved', 'dropped']);
  });

  it('[effect:carry] nobody there, nothing happens', () => {
    const run = runOf(sampleKit());
    carryOut(run, { kind: 'carry', thing: 'plans', who: 'ally' });
    expect(run.events).toEqual([]);
  });

  it('what was destroyed does not come back with its section', () => {
    const kit = sampleKit();
    const game = sampleGame(kit);
    const things = { ...game.map.things, plans: { onMap: false, destroyed: true } };
    const run = runOf(kit, {
      ...game,
      map: { ...game.map, things },
      figures: { ada: figureState('ada', 'hero') },
    });
    carryOut(run, { kind: 'reveal', section: 'cell' });
    expect(prompts(run)).toEqual([{ kind: 'build', section: 'cell', things: [] }]);
  });
});

it('[row 20] [effect:clearMap, reveal] heroes enter a new map as they entered the first one', () => {
  const table = tableDoing(
    [{ kind: 'message', rules: 'm' }],
    {
      things: [
        { id: 'start', kind: 'entry', section: 'hall', spaces: [[0, 0], [1, 0]] }, // prettier-ignore
        { id: 'landing', kind: 'entry', section: 'cell', spaces: [[5, 1], [6, 1]] }, // prettier-ignore
      ],
      also: [
        {
          id: 'jump',
          on: { kind: 'roundEnd' },
          do: [
            { kind: 'clearMap' },
            { kind: 'reveal', section: 'cell' },
            { kind: 'message', rules: 'after' },
          ],
        },
      ],
    },
    { tracked: true },
  ).endRound();
  const kinds = table.shown.map(({ kind }) => kind);
  expect(kinds.slice(-4)).toEqual(['clearMap', 'build', 'enter', 'message']);
  expect([table.game.figures['ada']?.at, table.game.figures['bo']?.at]).toEqual([[5, 1], [6, 1]]); // prettier-ignore
});

// Hero help: what a figure sees and reaches, and what threatens a space.

import { beforeAll, describe, expect, it } from 'vitest';
import { makePlay } from '../../src/mission';
import type { Pack } from '../../src/packs';
import {
  attackContextOf,
  moveFigure,
  oddsOf,
  reach,
  sight,
  theFigure,
  theSpace,
  type Board,
  type Fighter,
  type FigureId,
  type Point,
} from '../../src/rules';
import { heatMarks, placesToBe, sightMarks, toggled } from '../../src/ui/mission/lens/layers';
import { everybodyOn, onlooker } from '../../src/ui/mission/lens/onlookers';
import { chanceOfAtLeast, threatsTo } from '../../src/ui/mission/lens/threat';
import type { Onlooker } from '../../src/ui/sight/look';
import { builtIn } from '../content/missions';
import { figureState, sampleGame, sampleKit, withTroopers } from '../mission/sample';
import { guard, hero, open } from '../imperial/resolve/play';
import { randomFrom } from '../rules/randomBoards';
import { boardOf, setupOf } from '../rules/situate';
import { boardOfMission, populate, type Placed } from './lensBoards';

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

const first = ([figure]: readonly Onlooker[]): Onlooker => {
  if (!figure) throw new Error('nobody stands there');
  return figure;
};

/** The slow way: every place in reach is tried, and the attack from there resolved by the rules as a whole. */
function worstFrom(board: Board, foe: Onlooker, victim: Onlooker, at: Point): number {
  const there = moveFigure(board, victim.id, { at, size: victim.piece.size });
  const target = { ...victim.piece, at };
  const chances = reach(there, foe.piece, foe.speed).ends.map((place) => {
    const moved = moveFigure(there, foe.id, place);
    const piece = { ...foe.piece, at: place.at, size: place.size };
    return oddsOf(foe.fighter, victim.fighter, attackContextOf(moved, piece, foe.fighter, target))
      .expectedDamage;
  });
  return Math.max(0, ...chances);
}

describe('[danger] whoever has to pass the figure pays for it', () => {
  // f is behind its friend g, and may only stop beyond v. On the way there v costs one point more.
  const isThreat = (lines: readonly string[], speed: number): boolean => {
    const board = boardOf(setupOf(lines, { pieces: { v: { side: 'rebel' } } }));
    const onlookerOf = (of: string, fighter: Fighter): Onlooker => {
      const piece = board.figures.get(of as FigureId);
      if (!piece) throw new Error(`no ${of}`);
      return { id: of as FigureId, name: of, label: of, piece, fighter, speed };
    };
    const victim = onlookerOf('v', hero());
    return threatsTo(board, victim, [onlookerOf('f', guard)])(victim.piece.at).foes.length > 0;
  };

  it('[danger] a small one', () => {
    const lines = open('fgv.');
    expect(isThreat(lines, 3)).toBe(false);
    expect(isThreat(lines, 4)).toBe(true);
  });

  it('[danger] a large one, whichever of its spaces comes across the figure', () => {
    const lines = open('ffgg...', 'ffggv..');
    expect(isThreat(lines, 5)).toBe(false);
    expect(isThreat(lines, 8)).toBe(true);
  });
});

describe('what threatens a space', () => {
  it('[danger] is what the rules say of every place that an enemy can attack from', () => {
    const cards = ['stormtrooper', 'royal-guard', 'nexu', 'imperial-officer', 'at-st', 'trandoshan-hunter'];
    for (const [seed, mission] of ['first-steps', 'signal-fire', 'dead-reckoning'].entries()) {
      const random = randomFrom(seed + 1);
      const empty = boardOfMission(pack, mission);
      const somewhere = (): Point => {
        const { spaces } = empty.lattice;
        const space = spaces[Math.floor(random() * spaces.length)];
        return space ? [space.x, space.y] : [0, 0];
      };
      const wanted = ['gaarkhan', ...cards].map((of): Placed => [of, somewhere()]);
      const { board, figures } = populate(pack, empty, wanted);
      const victim = first(figures);
      const threatAt = threatsTo(board, victim, figures);
      for (const at of placesToBe(board, victim).filter((_, index) => index % 5 === 0)) {
        const { foes, expected } = threatAt(at);
        for (const foe of figures.slice(1)) {
          const told = foes.find(({ id }) => id === foe.id)?.odds.expectedDamage ?? 0;
          expect(told, `${mission}: ${foe.id} against ${at.join()}`).toBeCloseTo(
            worstFrom(board, foe, victim, at),
            9,
          );
        }
        expect(expected).toBeCloseTo(
          foes.reduce((sum, { odds }) => sum + odds.expectedDamage, 0),
          9,
        );
      }
    }
  });

  it('[danger] says who need not move, and that whoever is stunned cannot', () => {
    const empty = boardOfMission(pack, 'first-steps');
    const { board, figures } = populate(pack, empty, [
      ['gaarkhan', [1, 8]],
      ['royal-guard', [1, 9]],
      ['royal-guard', [6, 8]],
    ]);
    const [victim, near, far] = [first(figures), first(figures.slice(1)), first(figures.slice(2))];
    const { foes } = threatsTo(board, victim, figures)([1, 8]);
    expect(foes.find(({ id }) => id === near.id)?.how).toBe('now');
    expect(foes.find(({ id }) => id === far.id)?.how).toBe('moving');
    const stunned = { ...far, fighter: { ...far.fighter, conditions: ['stunned' as const] } };
    const held = threatsTo(board, victim, [victim, near, stunned])([1, 8]);
    expect(held.foes.map(({ id }) => id)).toEqual([near.id]);
  });

  it('[danger] the chance to fall adds up all attacks', () => {
    expect(chanceOfAtLeast([[0.5, 0.5]], 1)).toBe(0.5);
    expect(chanceOfAtLeast([[0.5, 0.5], [0.5, 0.5]], 2)).toBe(0.25); // prettier-ignore
    expect(chanceOfAtLeast([[0.5, 0.25, 0.25], [0.5, 0, 0.5]], 3)).toBe(0.25); // prettier-ignore
    expect(chanceOfAtLeast([], 3)).toBe(0);
    expect(chanceOfAtLeast([], 0)).toBe(1);
  });

  it('[danger] is told by a number, and by a colour besides', () => {
    const { figures } = populate(pack, boardOfMission(pack, 'first-steps'), [['gaarkhan', [1, 8]]]);
    const heat = [0, 2, 20].map((expected, x) => ({ at: [x, 0] as const, expected }));
    expect(heatMarks(heat, first(figures), String).map(({ tone, text }) => `${tone} ${text}`)).toEqual([
      'reach 0',
      'threat 2',
      'target 20',
    ]);
  });
});

describe('what the lens shows', () => {
  it('[lens] sight and range go together, reach and danger stand alone', () => {
    expect(toggled(['sight'], 'range')).toEqual(['sight', 'range']);
    expect(toggled(['sight', 'range'], 'sight')).toEqual(['range']);
    expect(toggled(['sight', 'range'], 'reach')).toEqual(['reach']);
    expect(toggled(['danger'], 'sight')).toEqual(['sight']);
  });

  it('[lens, 4.1] marks exactly the spaces that are seen, each with its distance', () => {
    const { board, figures } = populate(pack, boardOfMission(pack, 'signal-fire'), [['fenn-signis', [3, 9]]]);
    const viewer = first(figures);
    const seen = new Set(sightMarks(board, viewer, ['sight']).map(({ at }) => at.join()));
    const others = board.lattice.spaces.filter(({ x, y }) => `${x},${y}` !== viewer.piece.at.join());
    for (const { x, y } of others) {
      const isSeen = sight(board, theFigure(viewer.piece), theSpace([x, y])) !== null;
      expect(seen.has(`${x},${y}`), `${x},${y}`).toBe(isSeen);
    }
    const ranged = sightMarks(board, viewer, ['range']);
    expect(ranged.length).toBeGreaterThanOrEqual(seen.size);
    expect(ranged.every(({ text }) => Number(text) > 0)).toBe(true);
    expect(sightMarks(board, viewer, [])).toEqual([]);
  });

  it('[lens] knows nobody in told play, and in tracked play whoever has a place', () => {
    const play = makePlay(sampleKit());
    const names = {
      nameOf: (id: string) => id,
      shown: [],
      weapon: null,
    };
    const told = sampleGame(play.kit);
    expect(everybodyOn(play, told, names)).toBeNull();
    const both = { ...told.map, sections: ['hall', 'cell'] };
    const tracked = withTroopers(
      sampleGame(play.kit, {
        tracked: true,
        map: both,
        figures: { ada: figureState('ada', 'hero', { at: [0, 0] }), bo: figureState('bo', 'hero') },
      }),
    );
    const everybody = everybodyOn(play, tracked, names);
    expect(everybody?.figures.map(({ id }) => id)).toEqual([
      'ada',
      'troopers-1-1',
      'troopers-1-2',
      'troopers-1-3',
    ]);
    expect(everybody && onlooker(everybody, 'bo')).toBeUndefined();
  });
});

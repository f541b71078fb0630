// Who stands close enough to use a thing, and who controls a space.

import { describe, expect, it } from 'vitest';
import { closeRebels, controlOf, makePlay, type Game } from '../../src/mission';
import { controlOfThing } from '../../src/mission/run/table/near';
import { figureState, sampleGame, sampleKit, withTroopers } from './sample';

const kit = sampleKit();
const play = makePlay(kit);
const bare = sampleGame(kit);
const told: Game = sampleGame(kit, {
  map: {
    ...bare.map,
    sections: ['hall', 'cell'],
    things: Object.fromEntries(kit.mission.things.map(({ id }) => [id, { onMap: true }])),
  },
});
const standing = (ada: readonly [number, number], bo: readonly [number, number]): Game => ({
  ...told,
  tracked: true,
  figures: { ada: figureState('ada', 'hero', { at: ada }), bo: figureState('bo', 'hero', { at: bo }) },
});
const thing = (id: string) => {
  const found = play.things.get(id);
  if (!found) throw new Error(`no thing ${id}`);
  return found;
};

describe('who is close enough', () => {
  it('[row 31] a thing is used from its space or next to it', () => {
    expect(closeRebels(play, standing([0, 2], [1, 1]), thing('crate'))).toEqual(['ada', 'bo']);
    expect(closeRebels(play, standing([0, 0], [2, 2]), thing('crate'))).toEqual([]);
  });

  it('[row 31] a door only from a space with a side on it, on either side', () => {
    expect(closeRebels(play, standing([3, 0], [3, 2]), thing('door'))).toEqual([]);
    expect(closeRebels(play, standing([3, 1], [3, 2]), thing('door'))).toEqual(['ada']);
    expect(closeRebels(play, standing([3, 0], [4, 1]), thing('door'))).toEqual(['bo']);
  });
});

describe('control', () => {
  it('[1.7] an area belongs to who stands in it, whoever is beside it; a token to who is next to it', () => {
    // The corner is [2, 0] and [3, 0], the terminal lies in [3, 2].
    const beside = standing([1, 0], [2, 1]);
    expect(controlOfThing(play, beside, thing('corner'))).toBe('nobody');
    expect(controlOfThing(play, beside, thing('terminal'))).toBe('rebel');
    const inside = standing([2, 0], [0, 2]);
    expect(controlOfThing(play, inside, thing('corner'))).toBe('rebel');
    const hunter = figureState('hunter', 'imperial', { at: [3, 0], of: 'trooper', group: 'troopers-1' });
    const both = { ...inside, figures: { ...inside.figures, hunter } };
    expect(controlOfThing(play, both, thing('corner'))).toBe('nobody');
    const guarded = { ...beside, figures: { ...beside.figures, hunter } };
    expect(controlOfThing(play, guarded, thing('corner'))).toBe('imperial');
    // Who is incapacitated holds nothing.
    const ada = figureState('ada', 'hero', { at: [2, 0], incapacitated: true });
    expect(controlOfThing(play, { ...inside, figures: { ...inside.figures, ada } }, thing('corner'))).toBe(
      'nobody',
    );
    expect(controlOfThing(play, told, thing('corner'))).toBeNull();
  });

  it('[row 38] a side controls what only its own figures stand on or next to', () => {
    const alone = standing([5, 1], [0, 0]);
    expect(controlOf(play, alone, [5, 1])).toBe('rebel');
    expect(controlOf(play, alone, [4, 0])).toBe('rebel');
    expect(controlOf(play, alone, [3, 2])).toBe('nobody');
    expect(controlOf(play, withTroopers(alone), [5, 1])).toBe('nobody');
    expect(controlOf(play, withTroopers(standing([0, 1], [0, 0])), [5, 1])).toBe('imperial');
  });

  it('[row 38] of one game, each space has its own answer, and the same one however often it is asked for', () => {
    const game = withTroopers(standing([0, 1], [0, 0]));
    const asked = () => [controlOf(play, game, [5, 1]), controlOf(play, game, [0, 0])];
    expect(asked()).toEqual(['imperial', 'rebel']);
    expect(asked()).toEqual(['imperial', 'rebel']);
  });

  it('[row 38] who moves away gives it up', () => {
    expect(controlOf(play, standing([5, 1], [0, 0]), [5, 1])).toBe('rebel');
    expect(controlOf(play, standing([1, 1], [0, 0]), [5, 1])).toBe('nobody');
  });

  it('[row 38] told play cannot say', () => {
    expect(controlOf(play, told, [5, 1])).toBeNull();
  });
});

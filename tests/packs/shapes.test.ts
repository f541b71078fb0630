// Missions in several shapes: what is cut, what is checked, and what a kit is made from.

import { describe, expect, it } from 'vitest';
import { shapedMission, type Mission } from '../../src/mission';
import { collectionsFor } from '../../src/packs/missionChecks/shapes';
import { SAMPLE_MISSION } from '../mission/sample';
import { complaintsAbout, edited, GOOD_MISSION, GOOD_WORDS, type Edit } from './missionSamples';

const told = (...edits: readonly Edit[]) =>
  complaintsAbout(edited(GOOD_MISSION, ...edits), GOOD_WORDS).map(
    ({ code, path }) => `${code} ${path.replace('entries[0].', '')}`,
  );

describe('[row 455] the shape of a mission', () => {
  const mission: Mission = {
    ...SAMPLE_MISSION,
    sections: [
      { id: 'hall', start: true, tiles: [{ tile: 'a', at: [0, 0] }, { tile: 'b', at: [9, 0], shape: "owns('x')" }] }, // prettier-ignore
      { id: 'cell', tiles: [], shape: "owns('x') and not owns('y')" },
      { id: 'cell', tiles: [], shape: "not owns('x') or owns('y')", name: 'plain' },
    ],
  };

  it('has the parts that fit what is owned, tiles of a section included', () => {
    const shape = (...products: readonly string[]) =>
      shapedMission(mission, products).sections.map(({ name, tiles }) => [name ?? '', tiles.length]);
    expect(shape()).toEqual([['', 1], ['plain', 0]]); // prettier-ignore
    expect(shape('x')).toEqual([['', 2], ['', 0]]); // prettier-ignore
    expect(shape('x', 'y')).toEqual([['', 2], ['plain', 0]]); // prettier-ignore
  });

  it('is the mission itself where it has but one', () => {
    expect(shapedMission(SAMPLE_MISSION, ['x'])).toBe(SAMPLE_MISSION);
  });

  it('[row 456] is asked for in every combination of few boxes, and of many in the telling ones', () => {
    expect(collectionsFor(SAMPLE_MISSION)).toEqual([[]]);
    expect(collectionsFor(mission)).toEqual([[], ['x'], ['y'], ['x', 'y']]);
    const many = { ...mission, rules: ['a', 'b'].map((id) => ({ id, text: id, shape: `owns('${id}')` })) };
    expect(collectionsFor(many)).toHaveLength(2 + 4 + 4);
  });
});

describe('[row 456] checks look at every shape', () => {
  const sections = GOOD_MISSION['sections'] as readonly object[];
  const [, cell = {}] = sections;
  const RICH = { ...cell, shape: "owns('far')", tiles: [{ tile: 'far-01A', at: [4, 0] }] };

  it('nothing is wrong with the sample, nor with two parts of one id that exclude each other', () => {
    expect(told()).toEqual([]);
    expect(told([['sections', 1], { ...cell, shape: "not owns('far')" }], [['sections', 2], RICH])).toEqual(
      [],
    );
  });

  it('tiles of a box are wrong where the box is not owned; both parts together are told at their place', () => {
    const plain = { ...RICH, shape: "not owns('far')" };
    const found = told([['sections', 1], { ...cell, shape: "owns('far')" }], [['sections', 2], plain]);
    expect(found).toContain('notInBox sections[2].tiles[0].tile');
    expect(told([['sections', 2], RICH])).toContain('duplicateId sections[2].id');
  });

  it('what one shape lacks is told, unless it stands behind a condition on the box', () => {
    const shaped: Edit = [['objectives', 1], { id: 'more', text: 'title', shape: "owns('far')" }];
    const objective = { kind: 'objective', objective: 'more' };
    const effects = ['scripts', 0, 'do', 2];
    expect(told(shaped, [effects, objective])).toContain('unknownId scripts[0].do[2].objective');
    expect(told(shaped, [effects, { kind: 'if', if: "owns('far')", then: [objective] }])).toEqual([]);
    expect(
      told(shaped, [effects, { kind: 'if', if: { kind: 'owns', product: 'far' }, then: [objective] }]),
    ).toEqual([]);
  });

  it('a shape asks for boxes alone', () => {
    expect(told([['objectives', 0, 'shape'], 'alarm > 1'])).toContain('wrongValue objectives[0].shape');
    expect(told([['objectives', 0, 'shape'], "owns('nowhere')"])).toContain(
      'unknownName objectives[0].shape',
    );
  });
});

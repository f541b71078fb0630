// Missions in several shapes: what is cut, what is checked, and what a kit is made from.

import { describe, expect, it } from 'vitest';
import { shapedMission, type Mission } from '../../src/mission';
import { collectionsFor } from '../../src/packs/missionChecks/shapes';
import { SAMPLE_MISSION } from '../mission/sample';
import { complaintsAbout, edited, GOOD_MISSION, GOOD_WORDS, type Edit } from './missionSamples';

const told = (...edits: readonly Edit[]) =>
  complaintsAbout(edited(GOOD_MISSION, ...edits), GOOD_WORDS).map(({ code, path }) => `${code} ${path}`);
const section = (id: string, shape: string, tile = 'core-02A') => ({
  id,
  shape,
  tiles: [{ tile, at: [4, 0] }],
});

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
  const cell = GOOD_MISSION['sections'] as readonly { readonly id: string }[];
  const at = cell.findIndex(({ id }) => id === 'cell');

  it('nothing is wrong with the sample, nor with two parts of one id that exclude each other', () => {
    expect(told()).toEqual([]);
    const good = cell[at] as object;
    expect(
      told(
        [['sections', at], { ...good, shape: "not owns('core')" }],
        [['sections', cell.length], { ...good, shape: "owns('core')" }],
      ),
    ).toEqual([]);
  });

  it('two parts of one id that may lie together are told, at their place in the file', () => {
    const good = cell[at] as object;
    const found = told(
      [['sections', cell.length], section('spare', "owns('nothing-of-this-name')")],
      [['sections', cell.length + 1], { ...good, shape: "owns('core')" }],
    );
    expect(found).toContain(`duplicateId sections[${cell.length + 1}].id`);
  });

  it('what one shape lacks is told, unless it stands behind a condition on the box', () => {
    const shaped: Edit = [['rules'], [{ id: 'dark', text: 'title', shape: "owns('core')" }]];
    const rule = { kind: 'rule', rule: 'dark' };
    const effects = ['scripts', 0, 'do', 2];
    expect(told(shaped, [effects, rule])).toContain('unknownId scripts[0].do[2].rule');
    expect(told(shaped, [effects, { kind: 'if', if: "owns('core')", then: [rule] }])).toEqual([]);
  });
});

// A mission of the format with any of its fields replaced by something that no writer means: an answer comes, and no error.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../src/packs';
import { importSaga } from '../../src/saga';
import { anyMission } from './arbitrary';
import { contentPack, guid, mission } from './builder';
import { sized } from '../sized';

type Place = readonly (string | number)[];

const ODD: readonly unknown[] = [
  { toString: 1 },
  { valueOf: 1, toString: 1 },
  { length: 3 },
  [],
  [{ toString: 1, valueOf: 1 }],
  [[[1]]],
  {},
  null,
  true,
  1e308,
  -0.5,
  '',
  '__proto__',
  'constructor',
  '\u0000',
];

function placesIn(value: unknown, at: Place = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, held]) => placesIn(held, [...at, key]))];
}

function withAt(value: unknown, at: Place, odd: unknown): unknown {
  const [step, ...rest] = at;
  if (step === undefined) return odd;
  if (Array.isArray(value))
    return value.map((held, index) => (String(index) === step ? withAt(held, rest, odd) : held));
  const fields = Object.entries(value as object).map(([key, held]) => [
    key,
    key === step ? withAt(held, rest, odd) : held,
  ]);
  return Object.fromEntries(fields) as unknown;
}

/** What is wrong with the answer; nothing, hopefully. */
function faultOf(data: unknown, what: string, name = 'test.json'): string | null {
  try {
    const texts = new Map([
      ['m.json', JSON.stringify(mission())],
      [name, JSON.stringify(data)],
    ]);
    if (name === 'test.json') texts.delete('m.json');
    const made = importSaga(texts, { pack: contentPack() });
    if (made.ok) return null;
    return made.error.every((problem) => formatProblem(problem).length < 2000) ? null : `${what}: too long`;
  } catch (error) {
    return `${what}: ${String(error)}`;
  }
}

const samples = fc.sample(anyMission, { numRuns: sized(2, 6), seed: 7 });

const CHARACTER = {
  customCharacterGUID: guid('somebody'),
  cardName: 'Somebody',
  cardID: 'TC1',
  groupAttack: '1Blue',
  groupPriorityTraits: { incTrooper: true },
  deploymentCard: { name: 'x', traits: [1, 'Leader'], surges: ['{B}: Pierce 1'], preferredTargets: ['x'] },
  bonusEffect: { effects: ['A: b'] },
  cardInstruction: { content: [{ instruction: ['{A} Move'] }] },
  heroSkills: [{ name: 'x' }],
};
const CAMPAIGN = {
  GUID: guid('campaign'),
  campaignName: 'C',
  campaignInstructions: 'x',
  campaignMissionItems: [{ missionGUID: guid('test mission'), missionName: 'x' }],
  campaignStructure: [{ missionType: 0, missionID: guid('test mission'), threatLevel: 2, itemTier: ['1'] }],
  campaignTranslationItems: [{ fileName: 'm_DE.json', assignedMissionGUID: guid('test mission') }],
};
const TRANSLATION = {
  languageID: 'Deutsch (DE)',
  missionProperties: { missionName: 'Name' },
  events: [{ GUID: 'x', eventText: 'x', eventActions: [{ GUID: 'y', buttonList: [{ theText: 'z' }] }] }],
  mapEntities: [{ GUID: 'x', entityName: 'y' }],
  initialGroups: [{ cardName: 'x', customInstructions: 'y' }],
};

describe('[saga] any field may hold anything', () => {
  it('[hostile] of a mission', () => {
    const faults = samples.flatMap((data, sample) => {
      const places = placesIn(data);
      // Each place once, each odd value often: all of both would take minutes.
      const some = places.filter(
        (_, index) => index % Math.max(1, Math.floor(places.length / sized(40, 200))) === 0,
      );
      return some.flatMap((at, index) => {
        const odd = ODD[(index + sample) % ODD.length];
        const what = `${at.join('.')} = ${JSON.stringify(odd)}`;
        return faultOf(withAt(data, at, odd), what) ?? [];
      });
    });
    expect(faults).toEqual([]);
  });

  it.each([
    ['character.json', CHARACTER],
    ['campaign_package.json', CAMPAIGN],
    ['m_DE.json', TRANSLATION],
  ])('[hostile] of %s', (name, data) => {
    const faults = placesIn(data).flatMap((at, index) =>
      ODD.filter((_, odd) => (odd + index) % sized(6, 2) === 0).flatMap(
        (odd) => faultOf(withAt(data, at, odd), `${at.join('.')} = ${JSON.stringify(odd)}`, name) ?? [],
      ),
    );
    expect(faults).toEqual([]);
  });

  it('[hostile] of a character that goes along in the mission', () => {
    const faults = placesIn(CHARACTER).flatMap((at) =>
      [ODD[1], ODD[4]].flatMap((odd) => {
        const customCharacters = [withAt(CHARACTER, at, odd)];
        return faultOf(mission({ customCharacters }), at.join('.')) ?? [];
      }),
    );
    expect(faults).toEqual([]);
  });
});

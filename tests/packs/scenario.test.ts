// A scenario as authors write it: what players may tell in the middle of an activation is read as it stands there.

import { describe, expect, it } from 'vitest';
import type { Answer, Change } from '../../src/imperial';
import { loadPack, parseScenario } from '../../src/packs';
import type { DoorId, FigureId } from '../../src/rules';

const a = 'a' as FigureId;
const b = 'b' as FigureId;

function answersRead(answers: readonly unknown[]): unknown {
  const pack = loadPack([]);
  if (!pack.ok) throw new Error('nothing at all is no mistake');
  const scenario = {
    board: { drawing: ['+-+-+', '|. .|', '+-+-+'] },
    figures: [
      { id: 'a', side: 'imperial', at: [0, 0] },
      { id: 'b', side: 'rebel', at: [1, 0] },
    ],
    ask: { activate: 'a', instructions: [{ cost: 'attack', do: [{ kind: 'attack' }] }], answers },
  };
  const read = parseScenario(scenario, pack.value);
  if (!read.ok) return `${read.error.path}: ${read.error.message}`;
  return read.value.ask.kind === 'activate' ? read.value.ask.answers : read.value.ask.kind;
}

const ANSWERS: { readonly [K in Answer['kind']]: Extract<Answer, { kind: K }> } = {
  dice: { kind: 'dice', roll: { kind: 'totals', accuracy: 3, damage: 2, surge: 1, block: 1, evade: 0, dodge: 1 }, token: 'block' }, // prettier-ignore
  successes: { kind: 'successes', of: { b: 2 } },
  choice: { kind: 'choice', option: 1 },
  prefer: { kind: 'prefer', step: 2, choice: 1, option: 3 },
  order: { kind: 'order', figures: [b, a] },
  changed: { kind: 'changed', step: 1, during: 'attack', changes: [] },
};

const CHANGES: { readonly [K in Change['kind']]: Change & { readonly kind: K } } = {
  moved: { kind: 'moved', figure: b, to: { at: [1, 0], size: [1, 1] } },
  damage: { kind: 'damage', figure: b, amount: 2 },
  strain: { kind: 'strain', figure: b, amount: 1 },
  recovered: { kind: 'recovered', figure: b, amount: 3 },
  gone: { kind: 'gone', figure: b },
  gained: { kind: 'gained', figure: b, conditions: ['stunned'] },
  lost: { kind: 'lost', figure: b, conditions: ['focused'] },
  door: { kind: 'door', door: 'gate' as DoorId, closed: true },
  activated: { kind: 'activated', figure: b, activated: true },
};

describe('answers in a scenario', () => {
  it.each(Object.entries(ANSWERS))('[scenario 14] %s is read as it is written', (_, answer) => {
    expect(answersRead([answer])).toEqual([answer]);
  });

  it.each(Object.entries(CHANGES))('[scenario 14] a change: %s is read as it is written', (_, change) => {
    const answer: Answer = { kind: 'changed', step: 0, during: { place: 1 }, changes: [change] };
    expect(answersRead([answer])).toEqual([answer]);
  });

  it.each([
    ['ask.answers[0].option', { kind: 'prefer', step: 2 }],
    ['ask.answers[0].figures', { kind: 'order' }],
    ['ask.answers[0].kind', { kind: 'guess' }],
    ['ask.answers[0].changes[0].amount', { kind: 'changed', step: 0, changes: [{ kind: 'damage', figure: 'b' }] }], // prettier-ignore
  ])('[scenario 2] what is missing or unknown is named by its place: %s', (place, answer) => {
    expect(answersRead([answer])).toMatch(new RegExp(`^${place.replaceAll(/[[\]]/g, '\\$&')}: `));
  });
});

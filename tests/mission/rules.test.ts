// Rules of the mission that arrive: the card, the numbers of this party, and questions that repeat them.

import { describe, expect, it } from 'vitest';
import { reportsOf, ruleOf, type Effect, type Mission, type Script } from '../../src/mission';
import { SAMPLE_MISSION } from './sample';
import { tableDoing, tableWith } from './table';

const RULES: NonNullable<Mission['rules']> = [
  { id: 'lamp', title: 'lamp.title', text: 'lamp.rule', with: { last: { '2': 4, '3': 5, '4': 6 } } },
  { id: 'cold', text: 'cold.rule', start: true },
];
const ON: Effect = { kind: 'rule', rule: 'lamp', show: true };
const party = (count: number) => ({
  party: { heroes: ['ada', 'bo', 'cy', 'di'].slice(0, count).map((id) => ({ id })) },
});

describe('a rule that comes into force', () => {
  it('[effect:rule] [row 29] with `show` it is a card of its own, and holds', () => {
    const table = tableDoing([ON], { rules: RULES });
    expect(table.shown).toContainEqual({ kind: 'rule', rule: 'lamp' });
    expect(table.game.rules).toEqual(['cold', 'lamp']);
  });

  it('[effect:rule] is no card without `show`, when it ends, or when it holds already', () => {
    const cards = (...effects: readonly Effect[]) =>
      tableDoing(effects, { rules: RULES }).shown.filter(({ kind }) => kind === 'rule').length;
    expect(cards({ kind: 'rule', rule: 'lamp' })).toBe(0);
    expect(cards({ kind: 'rule', rule: 'cold', off: true, show: true })).toBe(0);
    expect(cards(ON, ON)).toBe(1);
    expect(cards({ kind: 'rule', rule: 'cold', show: true })).toBe(0);
  });

  it.each([
    [2, 4],
    [3, 5],
    [4, 6],
  ])('[row 29] a party of %i reads its own deadline: round %i', (heroes, last) => {
    const table = tableDoing([ON], { rules: RULES }, party(heroes));
    expect(ruleOf(table.play, table.game, 'lamp')).toMatchObject({
      title: 'lamp.title',
      text: 'lamp.rule',
      with: { heroes, last },
    });
    const told = table.events.find(({ kind }) => kind === 'rule');
    expect(told).toMatchObject({ rule: 'lamp', on: true, with: { last } });
  });

  it('[row 29] events of rules without blanks are as they were', () => {
    const table = tableDoing([{ kind: 'rule', rule: 'cold', off: true }], { rules: RULES });
    expect(table.events.filter(({ kind }) => kind === 'rule')).toEqual([
      { kind: 'rule', rule: 'cold', on: false },
    ]);
    expect(ruleOf(table.play, table.game, 'nothing')).toBeNull();
  });
});

describe('a question that comes from a rule', () => {
  it('[effect:question] [effect:input] names the rule and what to light', () => {
    const behind = { rule: 'lamp', light: ['crate'] } as const;
    const asked = (effect: Effect) => tableDoing([effect], { rules: RULES }).game.prompt;
    const options = [{ id: 'yes', text: 'y' }];
    expect(asked({ kind: 'question', text: 'q', options, ...behind })).toMatchObject(behind);
    expect(asked({ kind: 'input', text: 'q', most: 2, outcomes: [], ...behind })).toMatchObject(behind);
    const plain = asked({ kind: 'question', text: 'q', options });
    expect(Object.keys(plain ?? {}).toSorted()).toEqual(['kind', 'options', 'says']);
  });

  it('[told play] a question about a region lights its spaces, and has blanks of its own', () => {
    const table = tableDoing(
      [
        {
          kind: 'if',
          if: {
            kind: 'inRegion',
            who: 'hero',
            region: 'corner',
            ask: 'q',
            rule: 'lamp',
            with: { most: 'heroes * 3' },
          },
          then: [{ kind: 'add', variable: 'alarm', by: 1 }],
        },
      ],
      { rules: RULES },
    );
    expect(table.game.prompt).toEqual({
      kind: 'confirm',
      about: 'region',
      says: { text: 'q', with: { heroes: 2, round: 0, count: 1, most: 6 } },
      rule: 'lamp',
      light: ['corner'],
    });
  });

  it('[told play] [trigger:damaged] what players report has its numbers', () => {
    const hurt: Script = {
      id: 'hurt',
      on: {
        kind: 'damaged',
        who: 'eachHero',
        atLeast: 3,
        ask: 'hurt?',
        with: { limit: { '2': 5, '3': 6, '4': 8 } },
        rule: 'lamp',
      },
      do: [{ kind: 'add', variable: 'alarm', by: 1 }],
    };
    const table = tableWith({ rules: RULES, scripts: [...SAMPLE_MISSION.scripts, hurt] });
    const says = { text: 'hurt?', with: { heroes: 2, round: 1, limit: 5 } };
    expect(reportsOf(table.play, table.game)).toEqual([{ script: 'hurt', says }]);
    for (const who of ['ada', 'bo', 'ada', 'bo']) if (!table.game.prompt) table.end(who);
    expect(table.game.prompt).toMatchObject({ kind: 'confirm', about: 'damage', says, rule: 'lamp' });
  });
});

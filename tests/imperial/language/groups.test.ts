// Groups as authors write them: what loads, what is refused and with which words.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unboundInLines, type Line, type Step } from '../../../src/imperial';
import { fileOf, linesFor, card as plainCard } from '../../packs/samples';
import { loadPack } from '../../../src/packs';
import { orderLine as lineSchema, rule as ruleSchema } from '../../../src/packs/schemas/orders';
import { lines, rules } from '../../text/orders/arbitraries';

const SURGE = { effect: { damage: 1 } };
const card = plainCard({
  surges: [SURGE, { cost: 2, effect: { blast: 3 } }],
  abilities: [{ name: 'Volley', optional: true }, { name: 'Steady' }],
});
const toward: Step = { kind: 'toward', points: 4 };
const action = (...steps: readonly unknown[]) => ({ cost: 'action', do: steps });
const LINES = [{ cost: 'attack', do: [{ kind: 'moveAttack', points: 4 }] }, action(toward), action(toward)];
const list = (...more: readonly unknown[]) => ({ id: 'only', lines: [...LINES, ...more] });

const group = (fields: object = {}) => ({
  id: 'trooper',
  cards: ['trooper'],
  lists: [list()],
  surges: { trooper: [{ cost: 2, effect: { blast: 3 } }, SURGE] },
  ignored: ['Volley'],
  ...fields,
});
const told = (fields: object) => linesFor(fileOf('cards', card), fileOf('groups', group(fields)));
const AT = 'test/groups.json: entries[0].';

/** What is wrong, and what the author reads about it. */
const MISTAKES: readonly [what: string, fields: object, message: string][] = [
  [
    'a verb that does not exist',
    { lists: [list({ do: [{ kind: 'towards', points: 3 }] })] },
    'lists[0].lines[3].do[0].kind: expected one of "reposition", "toward", "engage",',
  ],
  [
    'a field that does not exist',
    { lists: [list({ do: [{ kind: 'toward', point: 3 }] })] },
    'lists[0].lines[3].do[0].point: expected a known field (did you mean "points"?), found "point"',
  ],
  [
    'a mistake deep inside a target',
    {
      lists: [list({ do: [{ kind: 'attack', target: { filter: [{ kind: 'damaged', nott: true }] } }] })],
    },
    'lists[0].lines[3].do[0].target.filter[0].nott: expected a known field (did you mean "not"?), found "nott"',
  ],
  [
    'the acting figure where it is meant anyway',
    { lists: [list({ do: [{ kind: 'recover', amount: 1, who: 'self' }] })] },
    'lists[0].lines[3].do[0].who: expected ',
  ],
  [
    'a hard range without a wish',
    { lists: [list({ do: [{ kind: 'attack', target: { must: [{ kind: 'within', spaces: 3 }] } }] })] },
    'lists[0].lines[3].do[0].target: expected "soft": true beside "must"',
  ],
  [
    'a filter beside a name',
    { target: { noun: 'hero:ada', soft: true, filter: [{ kind: 'healthy' }] } },
    'target: expected nothing but "soft", "must" and "as" beside a name',
  ],
  [
    'nothing to add',
    { lists: [list({ do: [{ kind: 'attack', with: [{ kind: 'add' }] }] })] },
    'lists[0].lines[3].do[0].with[0]: expected at least one result to add',
  ],
  [
    'no English',
    { bonuses: [{ id: 'b', name: { de: 'B', ru: 'B' }, rules: [{ kind: 'once', do: [toward] }] }] },
    'bonuses[0].name.en: expected text, found nothing',
  ],
  [
    'a language that is missing in one of the texts',
    {
      bonuses: [
        {
          id: 'b',
          name: { en: 'B', de: 'B' },
          rules: [{ kind: 'once', do: [{ kind: 'text', text: { en: 'T', de: 'T', ru: 'T' } }] }],
        },
      ],
    },
    'bonuses[0].name: expected "ru", as other texts of this group have it, found nothing',
  ],
  [
    'a card that does not exist',
    { cards: ['troper'] },
    'cards[0]: expected the id of an entry in "cards" or "companions" (did you mean "trooper"?), found "troper"',
  ],
  [
    'a hero that does not exist',
    { target: { noun: 'hero:ada', soft: true } },
    'target.noun: expected the id of an entry in "heroes", found "ada"',
  ],
  [
    'a list for a card of another group',
    { lists: [{ ...list(), cards: ['royal-guard'] }] },
    'lists[0].cards[0]: expected a card of this group, found "royal-guard"',
  ],
  [
    'an ability that is not printed',
    { lists: [list({ do: [{ kind: 'capCost', ability: 'Stedy', cost: 3 }] })] },
    'lists[0].lines[3].do[0].ability: expected an ability printed on a card of the group, or the id of a line or bonus effect (did you mean "Steady"?), found "Stedy"',
  ],
  [
    'an ignored ability that is not printed',
    { ignored: ['Volley', 'Fly'] },
    'ignored[1]: expected an ability printed on a card of the group, found "Fly"',
  ],
  [
    '[row 104] an ability with a choice that is not ignored',
    { ignored: [] },
    'ignored: expected "Volley", which leaves a choice, found nothing',
  ],
  [
    'a surge that is not printed',
    { surges: { trooper: [SURGE, { effect: { damage: 2 } }] } },
    'surges.trooper[1]: expected a surge ability printed on "trooper", each of them once, found 1 surge: damage 2',
  ],
  [
    'a surge that was forgotten',
    { surges: { trooper: [SURGE] } },
    'surges.trooper: expected 2 surge: blast 3 as well, which is printed there, found nothing',
  ],
  [
    'no priority at all',
    { surges: {} },
    'surges.trooper: expected the surge priority of this card, found nothing',
  ],
  [
    'a target where nobody was targeted',
    { lists: [{ id: 'only', lines: [{ do: [{ kind: 'strain', amount: 1, who: 'target' }] }, ...LINES] }] },
    'lists[0].lines[0].do[0].who: expected a word for something that an earlier step chose or set, found "target"',
  ],
  [
    'an X that was never set',
    {
      bonuses: [
        {
          id: 'b',
          name: { en: 'B', de: 'B', ru: 'B' },
          rules: [{ kind: 'once', do: [{ kind: 'recover', amount: 'X' }] }],
        },
      ],
    },
    'bonuses[0].rules[0].do[0].amount: expected a word for something that an earlier step chose or set, found "X"',
  ],
  [
    'the same id twice',
    { lists: [list(), list()] },
    'lists[1].id: expected an id of its own within the group, found "only"',
  ],
  [
    'a move before an attack that is too long',
    {
      lists: [
        {
          id: 'only',
          lines: [
            { cost: 'attack', do: [{ kind: 'moveAttack', points: 5 }] },
            action(toward),
            action(toward),
          ],
        },
      ],
    },
    'lists[0].lines[0].do[0].points: expected a move to attack of at most 4, the speed of "trooper", found 5',
  ],
  [
    'a double move that is too short',
    {
      lists: [
        {
          id: 'only',
          lines: [LINES[0], action(toward), action({ kind: 'reposition', points: 3, distance: 2 })],
        },
      ],
    },
    'lists[0].lines: expected two action moves of 8 together, twice the speed of "trooper", found 7',
  ],
  [
    'too few lines',
    { lists: [{ id: 'only', lines: LINES.slice(0, 2) }] },
    'lists[0].lines: expected 3 to 6 lines, found 2',
  ],
];

describe('groups', () => {
  it('[groups] a right one loads, for each of its cards', () => {
    const elite = { ...card, id: 'trooper-elite' };
    const cards = ['trooper', 'trooper-elite'];
    const surges = Object.fromEntries(cards.map((id) => [id, group().surges.trooper]));
    const loaded = loadPack([fileOf('cards', card, elite), fileOf('groups', group({ cards, surges }))]);
    expect(loaded.ok && [...loaded.value.groups.keys()]).toEqual(cards);
  });

  it('[groups] an ability with a name that costs surges has one place among them, if it leaves no choice', () => {
    const stalking = { effect: { powerToken: ['damage'] } };
    const told = (optional: boolean, ...more: readonly object[]) =>
      linesFor(
        fileOf('cards', { ...card, abilities: [{ name: 'Stalk', surgeCost: 1, optional }] }),
        fileOf(
          'groups',
          group({
            surges: { trooper: [...group().surges.trooper, ...more] },
            ignored: optional ? ['Stalk'] : [],
          }),
        ),
      );
    const refused = (place: number) => [
      `${AT}surges.trooper[${place}]: expected a surge ability printed on "trooper", each of them once, found 1 surge: powerToken damage`,
    ];
    expect(told(false, stalking)).toEqual([]);
    expect(told(false)).toEqual([]);
    expect(told(false, stalking, stalking)).toEqual(refused(3));
    expect(told(false, { ...stalking, cost: 2 })).toHaveLength(1);
    expect(told(true, stalking)).toEqual(refused(2));
  });

  it.each(MISTAKES)('[groups] %s', (_, fields, message) => {
    expect(told(fields).map((line) => line.replace(AT, ''))).toContainEqual(expect.stringContaining(message));
  });

  it('[groups] the same line may stand in two lists, but not twice in one', () => {
    const line = (list: string, ...ids: string[]) => ({
      id: list,
      lines: ids.map((id) => ({ ...LINES[0], id })),
    });
    const twice = (fields: object) => told(fields).filter((message) => message.includes('an id of its own'));
    expect(twice({ lists: [line('one', 'a'), line('two', 'a')] })).toEqual([]);
    expect(twice({ lists: [line('one', 'a', 'a')] })).toHaveLength(1);
  });

  it('[groups] no group has more than sixty of anything', () => {
    const cards = Array.from({ length: 61 }, (_, at) => `card-${at}`);
    expect(told({ cards })[0]).toContain(
      'expected at most 60 items, found "a list of 61"'.replaceAll('"', ''),
    );
  });

  it('[groups] no card has two groups', () => {
    const both = linesFor(fileOf('cards', card), fileOf('groups', group(), group({ id: 'again' })));
    expect(both).toEqual([
      'test/groups.json: entries[1].cards[0]: expected a card that no other group has, found "trooper"',
    ]);
  });
});

describe('schemas', () => {
  it('[schemas] whatever the language can say may be written', () => {
    fc.assert(
      fc.property(lines(3), (line) => {
        expect(lineSchema.safeParse(JSON.parse(JSON.stringify(line)))).toEqual({ success: true, data: line });
      }),
      { numRuns: 200, seed: 3 },
    );
    fc.assert(
      fc.property(rules(3), (rule) => {
        expect(ruleSchema.safeParse(JSON.parse(JSON.stringify(rule)))).toEqual({ success: true, data: rule });
      }),
      { numRuns: 200, seed: 3 },
    );
  });
});

describe('bindings', () => {
  const unbound = (...steps: readonly Step[]) =>
    unboundInLines([{ do: steps }] satisfies Line[]).map(({ word }) => word);

  it('[bindings] a step that aims brings a target, a choice brings that and those', () => {
    expect(unbound({ kind: 'attack' }, { kind: 'strain', amount: 1, who: 'target' })).toEqual([]);
    expect(
      unbound({ kind: 'damage', amount: 1, who: {} }, { kind: 'strain', amount: 1, who: 'that' }),
    ).toEqual([]);
    expect(
      unbound({ kind: 'damage', amount: 1, who: {} }, { kind: 'strain', amount: 1, who: 'those' }),
    ).toEqual(['those']);
    expect(
      unbound({ kind: 'damage', amount: 1, who: { take: 2 } }, { kind: 'strain', amount: 1, who: 'those' }),
    ).toEqual([]);
  });

  it('[bindings] names hold from where they are given', () => {
    const named: Step = { kind: 'damage', amount: 1, who: { as: 'first' } };
    const later: Step = { kind: 'strain', amount: 1, who: 'bound:first' };
    expect(unbound(named, later)).toEqual([]);
    expect(unbound(later, named)).toEqual(['bound:first']);
  });

  it('[bindings] what is set in a block is forgotten after it', () => {
    const set: Step = { kind: 'let', x: 'X', be: { kind: 'round' } };
    const use: Step = { kind: 'recover', amount: 'X' };
    expect(unbound(set, use)).toEqual([]);
    expect(unbound({ kind: 'if', if: { kind: 'hit' }, do: [set, use] }, use)).toEqual(['X']);
  });

  it('[bindings] rolls are known by name', () => {
    const read: Step = { kind: 'let', x: 'X', be: { kind: 'rolled', result: 'damage', roll: 'storm' } };
    expect(unbound({ kind: 'roll', dice: ['red'], as: 'storm' }, read)).toEqual([]);
    expect(unbound(read)).toEqual(['roll:storm']);
  });

  it('[bindings] what a line set holds in the lines below', () => {
    const below: Line = {
      do: [
        {
          kind: 'if',
          if: { kind: 'suffered', who: 'target', atLeast: 1 },
          do: [{ kind: 'recover', amount: 1 }],
        },
      ],
    };
    expect(unboundInLines([{ do: [{ kind: 'attack' }] }, below])).toEqual([]);
    expect(unboundInLines([below])).toEqual([{ path: [0, 'do', 0, 'if', 'who'], word: 'target' }]);
  });
});

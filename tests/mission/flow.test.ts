// Effects on the flow of a mission and what players gain: one test or more for each kind.

import { describe, expect, it } from 'vitest';
import { heroesIn, type Effect, type Kit, type Script } from '../../src/mission';
import { tableDoing, tableWith } from './table';

const called = (id: string, effects: readonly Effect[], more: Partial<Script> = {}): Script => ({
  id,
  do: effects,
  ...more,
});
const alarm = (by: number): Effect => ({ kind: 'add', variable: 'alarm', by });
const kinds = (prompts: readonly { readonly kind: string }[]) => prompts.map(({ kind }) => kind);

describe('words', () => {
  it('[effect:message] is shown with its blanks filled, and stays in the events', () => {
    const table = tableDoing([
      {
        kind: 'message',
        title: 't',
        story: 's',
        rules: 'r',
        with: { count: 'heroes * 2', who: { who: 'eachHero' } },
      },
    ]);
    expect(table.shown.at(-1)).toEqual({
      kind: 'message',
      title: 't',
      story: 's',
      rules: 'r',
      with: { heroes: 2, round: 0, count: 4, who: { heroes: ['ada', 'bo'] } },
    });
  });
});

describe('questions', () => {
  it('[effect:question] offers the buttons whose conditions hold, and does what the chosen one says', () => {
    const table = tableDoing([
      {
        kind: 'question',
        text: 'q',
        options: [
          { id: 'stay', text: 'a', do: [alarm(1)] },
          { id: 'never', text: 'b', if: 'heroes > 4' },
          { id: 'go', text: 'c', do: [alarm(5)] },
        ],
      },
      alarm(100),
    ]);
    expect(table.game.prompt).toMatchObject({ kind: 'question', options: [{ id: 'stay' }, { id: 'go' }] });
    expect(table.refusal({ kind: 'answer', answer: { kind: 'done' } })).toBe('wrongAnswer');
    expect(table.refusal({ kind: 'answer', answer: { kind: 'option', option: 'never' } })).toBe(
      'wrongAnswer',
    );
    table.answer({ kind: 'option', option: 'go' }).read();
    expect(table.game.variables['alarm']).toBe(105);
  });

  it('[effect:input] takes the outcome whose range holds the number', () => {
    const enter = (number: number) =>
      tableDoing([
        {
          kind: 'input',
          text: 'q',
          most: 'heroes * 5',
          outcomes: [
            { to: 2, do: [alarm(1)] },
            { from: 3, to: 5, text: 'middle', do: [{ kind: 'set', variable: 'alarm', to: 'entered * 10' }] },
            { from: 6, do: [alarm(3)] },
          ],
        },
      ]).answer({ kind: 'number', number });
    expect([0, 2, 3, 5, 6, 10].map((number) => enter(number).read().game.variables['alarm'])).toEqual([
      1, 1, 30, 50, 3, 3,
    ]);
    expect(enter(4).game.prompt).toMatchObject({ kind: 'message', rules: 'middle' });
    const asked = tableDoing([{ kind: 'input', text: 'q', most: 3, outcomes: [] }]);
    for (const number of [-1, 4, 1.5])
      expect(asked.refusal({ kind: 'answer', answer: { kind: 'number', number } })).toBe('wrongAnswer');
  });

  it('[effect:test] [row 34] the outcome depends on the number of successes', () => {
    const test: Effect = {
      kind: 'test',
      who: 'eachHero',
      attributes: ['tech', 'strength'],
      text: 'q',
      outcomes: [
        { to: 0, do: [alarm(1)] },
        { from: 1, to: 1, do: [alarm(2)] },
        { from: 2, do: [{ kind: 'set', variable: 'alarm', to: 'successes + 100' }] },
      ],
    };
    const results = [0, 1, 2, 4].map((successes) =>
      tableDoing([test]).answer({ kind: 'tested', hero: 'bo', attribute: 'strength', successes }).read(),
    );
    expect(results.map(({ game }) => game.variables['alarm'])).toEqual([1, 2, 102, 104]);
    const asked = tableDoing([test]);
    for (const [hero, attribute, successes] of [
      ['nobody', 'tech', 1],
      ['bo', 'insight', 1],
      ['bo', 'tech', -1],
    ] as const)
      expect(asked.refusal({ kind: 'answer', answer: { kind: 'tested', hero, attribute, successes } })).toBe(
        'wrongAnswer',
      );
  });

  it('[effect:test] successes accumulate in a variable', () => {
    const hack: Effect = {
      kind: 'test',
      who: 'eachHero',
      attributes: ['tech'],
      text: 'q',
      total: 'hacked',
      outcomes: [{ from: 3, do: [{ kind: 'win', outcome: 'escaped' }] }],
    };
    const table = tableDoing([hack, hack], { variables: [{ id: 'hacked' }] });
    table.answer({ kind: 'tested', hero: 'ada', attribute: 'tech', successes: 2 });
    expect(table.game.prompt).toMatchObject({ kind: 'test', before: 2 });
    table.answer({ kind: 'tested', hero: 'bo', attribute: 'tech', successes: 1 });
    expect(table.game.result?.outcome).toBe('escaped');
  });

  it('[row 35] an ally rolls nothing: elite passes once, another one fails', () => {
    const test: Effect = {
      kind: 'test',
      who: 'ally',
      attributes: ['tech'],
      text: 'q',
      outcomes: [
        { from: 1, do: [alarm(1)] },
        { to: 0, do: [alarm(10)] },
      ],
    };
    const party = { heroes: [{ id: 'ada' }, { id: 'bo' }], ally: 'friend' };
    const tested = (elite: boolean) => {
      const prepare = (kit: Kit): Kit => {
        const { friend } = kit.cards;
        if (!friend) throw new Error('there is no friend');
        return { ...kit, cards: { ...kit.cards, friend: { ...friend, elite } } };
      };
      const scripts: readonly Script[] = [{ id: 'start', on: { kind: 'missionStart' }, do: [test] }];
      return tableWith({ scripts }, { party }, prepare);
    };
    expect(tested(false).game.variables['alarm']).toBe(10);
    expect(tested(true).game.variables['alarm']).toBe(1);
    expect(tested(true).shown.map(({ kind }) => kind)).not.toContain('test');
  });

  it('[effect:chooseHeroes] players choose, and scripts speak of them later', () => {
    const table = tableDoing([
      { kind: 'chooseHeroes', text: 'q', count: 1, as: 'scout' },
      { kind: 'wound', who: 'chosen:scout' },
    ]);
    expect(table.game.prompt).toMatchObject({ kind: 'chooseHeroes', heroes: ['ada', 'bo'], count: 1 });
    for (const heroes of [[], ['ada', 'bo'], ['cy']])
      expect(table.refusal({ kind: 'answer', answer: { kind: 'heroes', heroes } })).toBe('wrongAnswer');
    table.answer({ kind: 'heroes', heroes: ['bo'] }).read();
    expect(heroesIn(table.game).map(({ wounded }) => wounded)).toEqual([false, true]);
  });

  it('[effect:chooseHeroes] nobody is asked where there is no choice', () => {
    const table = tableDoing([{ kind: 'chooseHeroes', text: 'q', count: 2, as: 'both' }]);
    expect(table.game.chosen).toEqual({ both: ['ada', 'bo'] });
  });
});

describe('numbers and order', () => {
  it('[effect:set] [effect:add] change a variable, which may set off scripts', () => {
    const table = tableDoing([{ kind: 'set', variable: 'alarm', to: 'heroes' }, alarm(1), alarm(0)], {
      also: [
        {
          id: 'loud',
          on: { kind: 'variableChanged', variable: 'alarm', when: 'alarm >= 3' },
          do: [{ kind: 'setFlag', flag: 'loud' }],
        },
      ],
    });
    expect(table.game.variables['alarm']).toBe(3);
    expect(table.has('variable')).toBe(2);
    expect(table.game.flags).toEqual({ loud: 1 });
  });

  it('[effect:if] goes one way or the other', () => {
    const table = tableDoing([
      { kind: 'if', if: 'heroes = 2', then: [alarm(1)], else: [alarm(50)] },
      { kind: 'if', if: 'heroes = 3', then: [alarm(50)], else: [alarm(2)] },
      { kind: 'if', if: 'heroes = 4', then: [alarm(50)] },
    ]);
    expect(table.game.variables['alarm']).toBe(3);
  });

  it('[effect:repeat] as often as told, with bounds', () => {
    expect(
      tableDoing([{ kind: 'repeat', times: 'heroes + 1', do: [alarm(2)] }]).game.variables['alarm'],
    ).toBe(6);
    expect(tableDoing([{ kind: 'repeat', times: 1e6, do: [alarm(1)] }]).game.variables['alarm']).toBe(100);
  });

  it('[effect:eachHero] once for everybody, by name', () => {
    const table = tableDoing([
      {
        kind: 'eachHero',
        as: 'who',
        do: [{ kind: 'message', rules: 'r', with: { who: { who: 'chosen:who' } } }],
      },
    ]);
    const told = table.shown.flatMap((prompt) => (prompt.kind === 'message' ? [prompt.with['who']] : []));
    expect(told).toEqual([{ heroes: ['ada'] }, { heroes: ['bo'] }]);
  });

  const lists = [1, 10, 100].map((by) => ({ do: [alarm(by)] }));
  const pick = (how: 'inOrder' | 'random' | 'noRepeat', times: number, seed = 'x') =>
    tableDoing([{ kind: 'repeat', times, do: [{ kind: 'pick', id: 'p', how, from: lists }] }], {}, { seed })
      .game;

  it('[effect:pick] in order, and then the last one again', () => {
    expect([1, 2, 3, 4].map((times) => pick('inOrder', times).variables['alarm'])).toEqual([1, 11, 111, 211]);
  });
  it('[effect:pick] at random without repetition: each once, then none', () => {
    expect(pick('noRepeat', 3).variables['alarm']).toBe(111);
    expect(pick('noRepeat', 9).variables['alarm']).toBe(111);
    const firsts = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => pick('noRepeat', 1, seed).variables['alarm']);
    expect(new Set(firsts).size).toBeGreaterThan(1);
  });
  it('[effect:pick] at random, with conditions', () => {
    const table = tableDoing([
      {
        kind: 'pick',
        id: 'p',
        how: 'random',
        from: [{ if: 'heroes = 3', do: [alarm(1)] }, { do: [alarm(7)] }],
      },
    ]);
    expect(table.game.variables['alarm']).toBe(7);
    expect(pick('random', 5).picked['p']).toHaveLength(5);
  });

  it('[effect:call] with parameters, [effect:return] with a value, whatever stood behind it is not done', () => {
    const table = tableDoing(
      [{ kind: 'call', script: 'double', with: { amount: 21 }, as: 'alarm' }, alarm(1)],
      {
        also: [
          called(
            'double',
            [
              { kind: 'if', if: 'amount > 20', then: [{ kind: 'return', value: 'amount * factor' }] },
              alarm(1000),
            ],
            { takes: { amount: 0, factor: 2 } },
          ),
        ],
      },
    );
    expect(table.game.variables['alarm']).toBe(43);
    expect(table.ran('double')).toBe(1);
  });

  it('a return at the end of a script that nobody called just ends it', () => {
    expect(tableDoing([alarm(1), { kind: 'return' }, alarm(1)]).game.variables['alarm']).toBe(1);
  });
});

describe('loops', () => {
  it('a script that calls itself for ever is stopped and named, and the round goes on', () => {
    const table = tableDoing([{ kind: 'call', script: 'again' }], {
      also: [called('again', [{ kind: 'call', script: 'again' }])],
    });
    expect(table.events.find(({ kind }) => kind === 'scriptStopped')).toEqual({
      kind: 'scriptStopped',
      script: 'again',
    });
    expect(table.game).toMatchObject({ stage: 'heroes', round: 1, prompt: null });
  });

  it('scripts that set each other off for ever are stopped and named', () => {
    const table = tableDoing([alarm(1)], {
      also: [
        { id: 'spin', on: { kind: 'variableChanged', variable: 'alarm' }, do: [alarm(1)], runs: 'always' },
      ],
    });
    expect(table.events.find(({ kind }) => kind === 'scriptStopped')).toMatchObject({ script: 'spin' });
    expect(table.game.stage).toBe('heroes');
  });
});

describe('objectives, rules, time', () => {
  it('[effect:objective] [row 16] only the current one is shown, [effect:achieve] [row 17] until it is done', () => {
    const table = tableDoing([{ kind: 'objective', objective: 'find-plans', with: { n: 3 } }]);
    expect(table.game.objective).toMatchObject({ id: 'find-plans', with: { n: 3 } });
    const done = tableDoing([
      { kind: 'objective', objective: 'find-plans' },
      { kind: 'achieve', objective: 'find-plans' },
      { kind: 'achieve', objective: 'find-plans' },
    ]);
    expect(done.game).toMatchObject({ objective: null, achieved: ['find-plans'] });
    expect(done.has('achieved')).toBe(1);
  });

  it('[effect:rule] [row 29] rules of the mission come and go', () => {
    const rules = [
      { id: 'dark', text: 'r' },
      { id: 'cold', text: 's', start: true },
    ] as const;
    expect(tableDoing([{ kind: 'rule', rule: 'dark' }], { rules }).game.rules).toEqual(['cold', 'dark']);
    expect(tableDoing([{ kind: 'rule', rule: 'cold', off: true }], { rules }).game.rules).toEqual([]);
  });

  it('[effect:countdown] [trigger:countdownOver] counts rounds down, [effect:stopCountdown] or is stopped', () => {
    const over: Script = {
      id: 'over',
      on: { kind: 'countdownOver', countdown: 'bomb' },
      do: [{ kind: 'lose', outcome: 'too-late' }],
    };
    const table = tableDoing([{ kind: 'countdown', countdown: 'bomb', rounds: 2, text: 'c' }], {
      also: [over],
    });
    expect(table.game.countdowns).toEqual({ bomb: { left: 2, text: 'c' } });
    table.endRound();
    expect(table.game.countdowns['bomb']?.left).toBe(1);
    expect(table.endRound().game.result?.outcome).toBe('too-late');
    const stopped = tableDoing(
      [
        { kind: 'countdown', countdown: 'bomb', rounds: 1 },
        { kind: 'stopCountdown', countdown: 'bomb' },
      ],
      { also: [over] },
    );
    expect(stopped.endRound().game.result).toBeNull();
  });

  it('[effect:roundLimit] can be set and lifted', () => {
    const table = tableDoing([{ kind: 'roundLimit', rounds: 1, outcome: 'too-late' }]);
    expect(table.endRound().game.result?.outcome).toBe('too-late');
    expect(tableDoing([{ kind: 'roundLimit' }]).game.roundLimit).toBeNull();
    expect(tableDoing([{ kind: 'roundLimit', rounds: 3 }]).game.roundLimit).toEqual({
      rounds: 3,
      outcome: 'too-late',
    });
  });

  it('[effect:win] [effect:lose] end the mission at once, nothing else is done', () => {
    const won = tableDoing([{ kind: 'win', outcome: 'escaped' }, alarm(1)]);
    expect(won.game).toMatchObject({ stage: 'over', result: { won: true }, variables: { alarm: 0 } });
    expect(tableDoing([{ kind: 'lose', outcome: 'too-late' }]).game.result?.won).toBe(false);
  });
});

describe('gains', () => {
  it('[effect:medpacs] [row 74] are counted, shown, used up', () => {
    const table = tableDoing([{ kind: 'medpacs', add: 2 }]);
    expect(table.shown.at(-1)).toEqual({ kind: 'gain', what: 'medpacs', amount: 2, of: [] });
    table.do({ kind: 'useMedpac', who: 'ada' }).do({ kind: 'useMedpac', who: 'bo' });
    expect(table.game.medpacs).toBe(0);
    expect(table.refusal({ kind: 'useMedpac', who: 'bo' })).toBe('noMedpac');
    expect(tableDoing([{ kind: 'medpacs', add: -3 }]).game.medpacs).toBe(0);
  });

  it('[row 74] a medpac heals five damage where damage is tracked', () => {
    const table = tableDoing([{ kind: 'medpacs', add: 1 }], {}, { tracked: true });
    table.do({ kind: 'setFigure', figure: 'ada', set: { damage: 7 } }).do({ kind: 'useMedpac', who: 'ada' });
    expect(table.game.figures['ada']?.damage).toBe(2);
  });

  it('[effect:supply] [effect:credits] [effect:fame] [effect:item] [effect:ally] [effect:classCard] [effect:setFlag]', () => {
    const table = tableDoing([
      { kind: 'supply', who: 'hero:ada', cards: 2 },
      { kind: 'credits', add: { '2': 50, '3': 75, '4': 100 } },
      { kind: 'fame', add: 4 },
      { kind: 'item', item: 'blaster' },
      { kind: 'item', item: 'blaster', lose: true },
      { kind: 'ally', card: 'friend', deployments: 2 },
      { kind: 'classCard', who: 'eachHero' },
      { kind: 'setFlag', flag: 'met', to: 2 },
    ]);
    expect(table.game).toMatchObject({
      supplies: 2,
      flags: { met: 2 },
      gains: {
        credits: 50,
        fame: 4,
        items: ['blaster'],
        lostItems: ['blaster'],
        allies: { friend: 2 },
        classCards: ['ada', 'bo'],
      },
    });
    expect(kinds(table.shown.slice(-6))).toEqual(Array.from({ length: 6 }, () => 'gain'));
  });
});

describe('things', () => {
  const OPTIONS = [
    { id: 'search', text: 's' },
    { id: 'kick', text: 'k', again: true, free: true },
    { id: 'magic', text: 'm', if: 'heroes > 3' },
  ] as const;
  const things = [
    { id: 'crate', kind: 'crate', section: 'hall', at: [0, 2], options: OPTIONS },
    { id: 'start', kind: 'entry', section: 'hall', spaces: [[0, 0], [1, 0]] }, // prettier-ignore
  ] as const;
  const searched: Script = {
    id: 'searched',
    on: { kind: 'interacted', thing: 'crate', option: 'search' },
    do: [{ kind: 'suffer', who: 'active', strain: 1 }],
  };

  it('[row 30] an option is used once, unless it says otherwise; the script knows who did it', () => {
    const table = tableDoing([], { things, also: [searched] });
    table.do({ kind: 'interact', thing: 'crate', option: 'kick', who: 'ada' });
    table.do({ kind: 'interact', thing: 'crate', option: 'kick', who: 'ada' });
    expect(table.refusal({ kind: 'interact', thing: 'crate', option: 'magic' })).toBe('unknownOption');
    table.do({ kind: 'interact', thing: 'crate', option: 'search', who: 'bo' });
    expect(table.game.prompt).toMatchObject({ kind: 'affect', effect: 'suffer', who: ['bo'], strain: 1 });
    table.read();
    expect(table.refusal({ kind: 'interact', thing: 'crate', option: 'search' })).toBe('unknownOption');
  });

  it('who is active counts as the one who interacts', () => {
    const table = tableDoing([], { things, also: [searched] });
    table.do({ kind: 'beginActivation', who: 'ada' });
    table.do({ kind: 'interact', thing: 'crate', option: 'search' });
    expect(table.game.prompt).toMatchObject({ who: ['ada'] });
  });
});

it('[row 21] end-of-round scripts are read before the next round begins', () => {
  const table = tableWith({
    also: [
      { id: 'dusk', on: { kind: 'roundEnd' }, do: [{ kind: 'message', story: 'dusk' }], runs: 'always' },
      { id: 'dawn', on: { kind: 'roundStart', round: 2 }, do: [{ kind: 'message', story: 'dawn' }] },
    ],
  });
  table.endRound().endRound();
  const told = table.events.flatMap((event): readonly (number | string | undefined)[] => {
    if (event.kind === 'roundStarted') return [event.round];
    return event.kind === 'shown' && event.prompt.kind === 'message' ? [event.prompt.story] : [];
  });
  expect(told).toEqual([1, 'dusk', 2, 'dawn', 'dusk', 3]);
});

describe('[authors] begun in the middle', () => {
  it('the mission starts as always; then what leads to the script, then the script', () => {
    const told: Script = {
      id: 'told',
      on: { kind: 'retrieved', thing: 'plans' },
      do: [{ kind: 'set', variable: 'alarm', to: 7 }],
    };
    const table = tableWith({ also: [told] }, { from: { script: 'told' } });
    expect(table.game.map.sections).toEqual(['hall', 'cell']);
    expect(table.game.map.things['door']?.door).toBe('open');
    expect(table.ran('door-opens')).toBe(1);
    expect(table.ran('told')).toBe(1);
    expect(table.game.variables['alarm']).toBe(7);
    expect(table.game.round).toBe(1);
  });
});

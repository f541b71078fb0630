// The linter of missions: a mission that nothing can be said against, broken in one place each.

import { describe, expect, it } from 'vitest';
import { formatProblem, MISSION_CODES, WARNING_CODES } from '../../src/packs';
import { TEXT_ICONS } from '../../src/packs/missionChecks/texts';
import { MISSION_ICONS } from '../../src/text/mission/markup';
import { ENCOUNTER_WORDS, GOOD_ENCOUNTER } from './campaignSamples';
import { complaintsAbout, edited, GOOD_MISSION, GOOD_WORDS, type Edit } from './missionSamples';

/** Indexes of the sample's lists. */
const BEGIN = 0;
const SIREN = 1;
const SEARCHED = 2;
const DOOR_OPENS = 4;
const CORNER = 5;
const FOUND = 6;

const script = (index: number, ...rest: readonly (string | number)[]) => ['scripts', index, ...rest];
const thing = (index: number, ...rest: readonly (string | number)[]) => ['things', index, ...rest];
/** One more script, or one more effect of the first script. */
const NEW_SCRIPT = script(7);
const NEW_EFFECT = script(BEGIN, 'do', 2);
const calls = (id: string, ...to: readonly string[]) => ({
  id,
  do: to.map((one) => ({ kind: 'call', script: one })),
});
const onStart = (id: string, ...effects: readonly object[]) => ({
  id,
  on: { kind: 'missionStart' },
  do: effects,
});
const TEST = { kind: 'test', who: 'active', attributes: ['tech'], text: 'test' };

type Row = readonly [code: string, path: string, ...edits: readonly Edit[]];

const ROWS: readonly Row[] = [
  // ids
  [
    'duplicateId',
    'sections[2].id',
    [['sections', 2], { id: 'cell', tiles: [{ tile: 'core-02B', at: [-3, 1], rotation: 180 }] }],
  ],
  ['duplicateId', 'things[7].id', [thing(7), { id: 'crate', kind: 'spawn', section: 'hall', at: [1, 1] }]],
  ['duplicateId', 'variables[1].id', [['variables', 1], { id: 'alarm', start: 1 }]],
  ['duplicateId', 'scripts[7].id', [NEW_SCRIPT, onStart('begin', { kind: 'clearMap' })]],
  ['duplicateId', 'outcomes[2].id', [['outcomes', 2], { id: 'escaped', won: true, text: 'escaped' }]],
  ['duplicateId', 'peril[1].id', [['peril', 1], { id: 'dust', round: 5, do: [{ kind: 'clearMap' }] }]],
  ['duplicateId', 'things[2].options[1].id', [thing(2, 'options', 1), { id: 'search', text: 'search' }]],
  [
    'duplicateId',
    'scripts[0].do[2].options[1].id',
    [
      NEW_EFFECT,
      {
        kind: 'question',
        text: 'test',
        options: [
          { id: 'a', text: 'test' },
          { id: 'a', text: 'test' },
        ],
      },
    ],
  ],
  [
    'wrongValue',
    'variables[0].id',
    [['variables', 0, 'id'], 'round'],
    [script(SIREN, 'do', 0, 'variable'), 'round'],
    [script(SEARCHED, 'if')],
    [script(CORNER, 'if')],
  ],
  ['wrongValue', 'scripts[3].takes.round', [script(3, 'takes', 'round'), 1]],
  // people
  ['missingField', 'persons[0]', [['persons'], [{ id: 'guide', name: 'title', side: 'rebel' }]]],
  ['wrongValue', 'persons[0].id', [['persons'], [{ id: 'trooper', name: 'title' }]]],
  ['unknownId', 'scripts[0].do[2].person', [NEW_EFFECT, { kind: 'personJoins', person: 'nobody' }]],
  ['unknownId', 'scripts[0].do[2].who', [NEW_EFFECT, { kind: 'escape', who: 'person:nobody' }]],
  // names
  ['unknownId', 'things[4].section', [thing(4, 'section'), 'hal']],
  [
    'unknownId',
    'scripts[4].do[0].section',
    [script(DOOR_OPENS, 'do', 3), { kind: 'reveal', section: 'cel' }],
    [script(DOOR_OPENS, 'do', 0), { kind: 'reveal', section: 'cellar' }],
    [script(DOOR_OPENS, 'do', 3, 'section'), 'cell'],
  ],
  ['unknownId', 'scripts[0].do[2].door', [NEW_EFFECT, { kind: 'lock', door: 'crate' }]],
  ['unknownId', 'scripts[0].do[2].region', [NEW_EFFECT, { kind: 'highlight', region: 'back' }]],
  ['unknownId', 'scripts[0].do[2].spawn', [NEW_EFFECT, { kind: 'spawn', spawn: 'front' }]],
  ['unknownId', 'scripts[0].do[2].group', [NEW_EFFECT, { kind: 'ready', group: 'trooper' }]],
  ['unknownId', 'scripts[0].do[2].objective', [NEW_EFFECT, { kind: 'achieve', objective: 'none' }]],
  ['unknownId', 'scripts[0].do[2].rule', [NEW_EFFECT, { kind: 'rule', rule: 'none' }]],
  ['unknownId', 'scripts[0].do[2].variable', [NEW_EFFECT, { kind: 'set', variable: 'alram', to: 1 }]],
  ['unknownId', 'scripts[0].do[2].script', [NEW_EFFECT, { kind: 'call', script: 'none' }]],
  ['unknownId', 'scripts[0].do[2].countdown', [NEW_EFFECT, { kind: 'stopCountdown', countdown: 'none' }]],
  ['unknownId', 'scripts[0].do[2].outcome', [NEW_EFFECT, { kind: 'lose', outcome: 'none' }]],
  ['unknownId', 'rounds.outcome', [['rounds', 'outcome'], 'none'], [['outcomes', 1]]],
  ['unknownId', 'rewards[0].outcome', [['rewards', 0, 'outcome'], 'none']],
  ['unknownId', 'scripts[0].do[2].who', [NEW_EFFECT, { kind: 'wound', who: 'chosen:scout' }]],
  ['unknownId', 'scripts[0].do[2].who', [NEW_EFFECT, { kind: 'wound', who: 'hero:nobody' }]],
  [
    'unknownId',
    'scripts[0].do[2].with.count.who',
    [NEW_EFFECT, { kind: 'message', rules: 'found', with: { count: { who: 'hero:nobody' } } }],
  ],
  ['unknownId', 'scripts[4].do[1].at[0]', [script(DOOR_OPENS, 'do', 1, 'at', 0), 'front']],
  ['unknownId', 'scripts[2].on.option', [script(SEARCHED, 'on', 'option'), 'serch']],
  [
    'unknownId',
    'scripts[0].do[2].with.more',
    [NEW_EFFECT, { kind: 'call', script: 'reward', with: { more: 1 } }],
  ],
  ['unknownId', 'groups[0].target.noun', [['groups', 0, 'target'], { noun: 'thing:none', soft: true }]],
  [
    'unknownId',
    'scripts[0].do[2].lines[0].do[0].who',
    [
      NEW_EFFECT,
      {
        kind: 'orders',
        group: 'troopers',
        put: 'before',
        lines: [{ do: [{ kind: 'damage', amount: 1, who: 'target' }] }],
      },
    ],
  ],
  ['unknownId', 'sections[0].tiles[0].tile', [['sections', 0, 'tiles', 0, 'tile'], 'core-01C']],
  ['unknownId', 'groups[0].cards[1].card', [['groups', 0, 'cards', 1], { card: 'troper' }]],
  ['unknownId', 'rewards[0].items[0]', [['rewards', 0, 'items'], ['none']]],
  ['unknownId', 'needs[0]', [['needs'], ['none']]],
  // expressions
  ['expression', 'scripts[2].if', [script(SEARCHED, 'if'), 'alarm <']],
  ['expression', 'groups[0].bonusHealth.hard', [['groups', 0, 'bonusHealth', 'hard'], '1 +']],
  ['unknownName', 'scripts[2].if', [script(SEARCHED, 'if'), 'alrm < 3']],
  ['unknownName', 'scripts[0].do[2].add', [NEW_EFFECT, { kind: 'medpacs', add: 'many' }]],
  ['unknownName', 'scripts[0].do[2].add', [NEW_EFFECT, { kind: 'medpacs', add: "defeated('nobody')" }]],
  ['unknownName', 'scripts[0].do[2].add', [NEW_EFFECT, { kind: 'medpacs', add: "owns('no-such-box')" }]],
  // the map
  ['noStart', 'sections', [['sections', 0, 'start']], [NEW_EFFECT, { kind: 'reveal', section: 'hall' }]],
  ['noEntry', 'things', [thing(0)]],
  [
    'wrongValue',
    'sections[1].map',
    [['sections', 1, 'map'], 'other'],
    [['sections', 1, 'start'], true],
    [thing(1)],
    [script(DOOR_OPENS, 'on'), { kind: 'missionStart' }],
    [script(CORNER, 'if'), 'alarm >= 1'],
  ],
  [
    'tilesOverlap',
    'sections[2].tiles[0]',
    [['sections', 2], { id: 'more', tiles: [{ tile: 'core-02B', at: [3, 0] }] }],
    [NEW_EFFECT, { kind: 'reveal', section: 'more' }],
    [['sections', 1, 'tiles', 0, 'tile'], 'core-02A'],
  ],
  ['outsideMap', 'things[2].at', [thing(2, 'at'), [0, 3]]],
  ['outsideMap', 'things[4].spaces[1]', [thing(4, 'spaces', 1), [2, 9]]],
  ['outsideMap', 'scripts[0].do[2].at', [NEW_EFFECT, { kind: 'camera', at: [50, 0] }]],
  [
    'outsideMap',
    'scripts[0].do[2].spaces[1]',
    [
      NEW_EFFECT,
      {
        kind: 'terrain',
        terrain: 'blocking',
        spaces: [
          [0, 0],
          [0, 5],
        ],
      },
    ],
  ],
  ['outsideMap', 'scripts[4].do[1].at[0]', [script(DOOR_OPENS, 'do', 1, 'at', 0), [9, 9]]],
  ['blockedSpace', 'things[2].at', [thing(2, 'at'), [2, 2]]],
  ['blockedSpace', 'things[0].spaces[0]', [thing(0, 'spaces', 0), [2, 2]]],
  [
    'doorEdge',
    'things[1].between[0]',
    [
      thing(1, 'between', 0),
      [
        [3, 1],
        [5, 1],
      ],
    ],
  ],
  [
    'doorEdge',
    'things[1].between[1]',
    [
      thing(1, 'between', 1),
      [
        [3, 0],
        [4, 0],
      ],
    ],
  ],
  [
    'doorEdge',
    'scripts[0].do[2].between[0]',
    [
      NEW_EFFECT,
      {
        kind: 'edge',
        kindOfEdge: 'open',
        between: [
          [
            [0, 0],
            [2, 2],
          ],
        ],
      },
    ],
  ],
  // the boxes
  ['tooManyPieces', 'things[7]', [thing(7), { id: 'second', kind: 'terminal', section: 'cell', at: [4, 0] }]],
  ['tooManyPieces', 'groups[0].cards[1]', [['groups', 0, 'cards', 1], { card: 'mob' }]],
  ['notInBox', 'sections[1].tiles[0].tile', [['sections', 1, 'tiles', 0, 'tile'], 'far-01A']],
  ['noCards', 'groups[0].cards', [['groups', 0, 'cards'], [{ card: 'far-off' }]]],
  // the course
  [
    'endlessLoop',
    'scripts[8].do[0]',
    [NEW_SCRIPT, calls('one', 'two')],
    [script(8), calls('two', 'one')],
    [NEW_EFFECT, { kind: 'call', script: 'one' }],
  ],
  [
    'endlessLoop',
    'scripts[7].do[0]',
    [
      NEW_SCRIPT,
      {
        id: 'echo',
        on: { kind: 'variableChanged', variable: 'alarm' },
        runs: 'always',
        do: [{ kind: 'set', variable: 'alarm', to: 'alarm + 1' }],
      },
    ],
  ],
  ['noWin', 'outcomes', [script(FOUND, 'do'), [{ kind: 'medpacs', add: 1 }]], [['outcomes', 0]]],
  ['wrongOutcome', 'scripts[0].do[2].outcome', [NEW_EFFECT, { kind: 'lose', outcome: 'escaped' }]],
  [
    'wrongValue',
    'peril[0].again',
    [['peril', 0, 'again'], true],
    [['peril', 1], { id: 'more', round: 5, do: [{ kind: 'clearMap' }] }],
  ],
  // warnings
  ['looseTile', 'sections[0].tiles[1]', [['sections', 0, 'tiles', 1], { tile: 'core-02B', at: [20, 0] }]],
  [
    'unreachable',
    'sections[2]',
    [
      ['sections', 2],
      {
        id: 'isle',
        tiles: [
          { tile: 'core-02A', at: [20, 0], rotation: 180 },
          { tile: 'core-02A', at: [23, -1] },
        ],
      },
    ],
    [NEW_EFFECT, { kind: 'reveal', section: 'isle' }],
  ],
  [
    'neverHappens',
    'scripts[7].on',
    [NEW_SCRIPT, { id: 'late', on: { kind: 'interacted', thing: 'terminal' }, do: [{ kind: 'clearMap' }] }],
  ],
  [
    'neverHappens',
    'scripts[7].on[1]',
    [
      NEW_SCRIPT,
      {
        id: 'late',
        on: [{ kind: 'missionStart' }, { kind: 'destroyed', thing: 'crate' }],
        do: [{ kind: 'clearMap' }],
      },
    ],
  ],
  ['neverRuns', 'scripts[7]', [NEW_SCRIPT, calls('alone', 'reward')]],
  ['neverUsed', 'objectives[1]', [['objectives', 1], { id: 'other', text: 'objective' }]],
  ['neverUsed', 'groups[1]', [['groups', 1], { id: 'reserve', cards: [{ card: 'trooper' }] }]],
  ['neverUsed', 'rules[0]', [['rules', 0, 'start']]],
  ['neverUsed', 'groups[0].cards[1]', [['groups', 0, 'cards', 1], { card: 'mute' }]],
  ['neverTrue', 'scripts[2].if', [script(SEARCHED, 'if'), 'alarm < 3 and alarm > 5']],
  ['neverTrue', 'scripts[2].if', [script(SEARCHED, 'if'), 'heroes = 5 or heroes < 2']],
  ['neverTrue', 'scripts[2].if', [script(SEARCHED, 'if'), 'round < 1']],
  ['neverTrue', 'scripts[2].if', [script(SEARCHED, 'if'), { kind: 'compare', left: 1, is: '>', right: 2 }]],
  [
    'neverTrue',
    'scripts[2].if',
    [
      script(SEARCHED, 'if'),
      {
        kind: 'all',
        of: [
          { kind: 'difficulty', is: 'hard' },
          { kind: 'difficulty', is: 'normal' },
        ],
      },
    ],
  ],
  [
    'neverTrue',
    'scripts[2].if',
    [script(SEARCHED, 'if'), { kind: 'not', of: { kind: 'between', value: 'heroes', from: 2, to: 4 } }],
  ],
  [
    'neverTrue',
    'scripts[7].on.round',
    [NEW_SCRIPT, { id: 'early', on: { kind: 'roundStart', round: 0 }, do: [{ kind: 'clearMap' }] }],
  ],
  ['neverRead', 'variables[1]', [['variables', 1], { id: 'unread', start: 1 }]],
  ['neverSet', 'variables[1]', [['variables', 1], { id: 'unset', shown: 'alarm' }]],
  ['outcomeGap', 'scripts[0].do[2].outcomes', [NEW_EFFECT, { ...TEST, outcomes: [{ from: 2 }, { to: 0 }] }]],
  [
    'outcomeGap',
    'scripts[0].do[2].outcomes',
    [NEW_EFFECT, { kind: 'input', text: 'test', most: 'heroes', outcomes: [{ to: 3 }] }],
  ],
  [
    'outcomeOverlap',
    'scripts[0].do[2].outcomes[1]',
    [NEW_EFFECT, { ...TEST, outcomes: [{ from: 1 }, { to: 1 }] }],
  ],
  ['unseen', 'scripts[5].on', [script(CORNER, 'on', 'ask')]],
];

/** Rows that take a text away leave its words unused; what this test is about comes first. */
const isAboutWords = ({ code }: { readonly code: string }): boolean => code === 'unusedWord';

describe('[content] a mission that nothing can be said against', () => {
  it('[content] is told nothing', () => {
    expect(complaintsAbout()).toEqual([]);
  });

  for (const [code, path, ...edits] of ROWS) {
    it(`[content] ${code} at ${path}`, () => {
      const found = complaintsAbout(edited(GOOD_MISSION, ...edits)).filter(
        (problem) => !isAboutWords(problem),
      );
      expect(found.map((problem) => [problem.code, problem.path.replace('entries[0].', '')])).toEqual([
        [code, path],
      ]);
      for (const problem of found) expect(formatProblem(problem)).not.toMatch(/undefined|NaN|\[object/);
    });
  }
});

const WORD_ROWS: readonly Row[] = [
  ['missingWord', 'missions entries[0].title', [['words', 'title']]],
  ['missingWord', 'missions entries[0].scripts[4].do[2].rules', [['words', 'found_one']]],
  ['unknownIcon', 'words entries[0].words.title', [['words', 'title'], 'Sample [laser]']],
  ['badBlank', 'words entries[0].words.title', [['words', 'title'], 'Sample {{heroes']],
  ['badBlank', 'words entries[0].words.title', [['words', 'title'], 'Sample {{ }}']],
  ['unfilledBlank', 'words entries[0].words.title', [['words', 'title'], 'Sample {{heroes}}']],
  ['unfilledBlank', 'words entries[0].words.objective', [['words', 'objective'], '{{right}} plans']],
  [
    'unfilledBlank',
    'words entries[0].words.test_one',
    [['words', 'test']],
    [['words', 'test_one'], 'a'],
    [['words', 'test_other'], '{{round}}'],
  ],
  ['nesting', 'words entries[0].words.title', [['words', 'title'], '$t(briefing)']],
  ['unusedWord', 'words entries[0].words.extra', [['words', 'extra'], 'Nobody reads this.']],
];

describe('[content] the words of a mission', () => {
  for (const [code, place, ...edits] of WORD_ROWS) {
    it(`[content] ${code} at ${place}`, () => {
      const [first] = complaintsAbout(GOOD_MISSION, edited(GOOD_WORDS, ...edits));
      expect([first?.code, `${first?.file.replace(/^test\/|\.json$/g, '')} ${first?.path}`]).toEqual([
        code,
        place,
      ]);
    });
  }

  it('[content] a language is complete or not there at all; its plural forms are its own', () => {
    const russian = { ...GOOD_WORDS, id: 'sample-ru', language: 'ru' };
    expect(complaintsAbout(GOOD_MISSION, GOOD_WORDS, russian).map(formatProblem)).toEqual([
      'test/missions.json: entries[0].scripts[4].do[2].rules: expected found_many, found_few among the words of "ru", found nothing',
    ]);
    const complete = edited(russian, [['words', 'found_few'], 'a'], [['words', 'found_many'], 'b']);
    expect(complaintsAbout(GOOD_MISSION, GOOD_WORDS, complete)).toEqual([]);
  });

  it('[content] a translation keeps the blanks that English has', () => {
    const german = edited(GOOD_WORDS, [['id'], 'sample-de'], [['language'], 'de'], [['words', 'objective'], 'Findet sie.']); // prettier-ignore
    expect(complaintsAbout(GOOD_MISSION, GOOD_WORDS, german)).toMatchObject([
      { code: 'lostBlank', path: 'entries[1].words.objective', expected: '{{left}}, as in English' },
    ]);
  });

  it('[content] may come in several files, but every key once', () => {
    const { title, ...others } = GOOD_WORDS['words'] as Record<string, string>;
    const first = { ...GOOD_WORDS, words: others };
    const second = { ...GOOD_WORDS, id: 'more', words: { title } };
    expect(complaintsAbout(GOOD_MISSION, first, second)).toEqual([]);
    expect(complaintsAbout(GOOD_MISSION, GOOD_WORDS, second)).toMatchObject([
      { code: 'duplicateId', path: 'entries[1].words.title' },
    ]);
  });

  it('[content] belong to a mission that exists', () => {
    expect(complaintsAbout(GOOD_MISSION, GOOD_WORDS, { ...GOOD_WORDS, id: 'x', of: 'other' })).toMatchObject([
      { code: 'unknownId', path: 'entries[1].of' },
    ]);
  });

  it('[content] icons are those that the screens can show', () => {
    expect(new Set(TEXT_ICONS)).toEqual(new Set(MISSION_ICONS));
  });
});

const TALK = ['scripts', 0, 'do', 1];
const ENCOUNTER_ROWS: readonly Row[] = [
  [
    'notInEncounter',
    'sections',
    [['sections'], [{ id: 'hall', start: true, tiles: [{ tile: 'core-01A', at: [0, 0] }] }]],
  ],
  ['notInEncounter', 'rounds', [['rounds'], { limit: 3, outcome: 'late' }], [['outcomes'], [{ id: 'late', won: false, text: 'no' }]]], // prettier-ignore
  ['notInEncounter', 'medpacs', [['medpacs'], 2]],
  ['notInEncounter', 'ally', [['ally'], 'none']],
  ['notInEncounter', 'peril', [['peril'], [{ id: 'dust', round: 1, do: [{ kind: 'fame', add: 1 }] }]]],
  ['notInEncounter', 'scripts[0].do[1]', [TALK, { kind: 'clearMap' }]],
  ['notInEncounter', 'scripts[0].do[1]', [TALK, { kind: 'camera', at: [0, 0] }]],
  [
    'notInEncounter',
    'scripts[0].do[1].then[0]',
    [TALK, { kind: 'if', if: 'hard', then: [{ kind: 'peril' }] }],
  ],
  ['neverHappens', 'scripts[1].on', [['scripts', 1], { id: 'late', on: { kind: 'roundEnd' }, do: [{ kind: 'fame', add: 1 }] }]], // prettier-ignore
  ['neverUsed', 'outcomes[0]', [['outcomes'], [{ id: 'kept', won: true, text: 'yes' }]]],
  ['wrongOutcome', 'scripts[0].do[1].outcome', [TALK, { kind: 'lose', outcome: 'kept' }], [['outcomes'], [{ id: 'kept', won: true, text: 'yes' }]]], // prettier-ignore
  ['expression', 'rewards[0].gear', [['rewards', 0, 'gear'], 'heroes -']],
];

describe('[row 85] an encounter', () => {
  const about = (...edits: readonly Edit[]) =>
    complaintsAbout(edited(GOOD_ENCOUNTER, ...edits), ENCOUNTER_WORDS).map(({ code, path }) => [
      code,
      path.replace('entries[0].', ''),
    ]);

  it('[row 85] needs neither map nor outcomes', () => {
    expect(about()).toEqual([]);
    const ended = { id: 'encounter-over', won: true, text: 'yes' };
    expect(about([['outcomes'], [ended]], [['rewards', 0, 'outcome'], 'encounter-over'])).toEqual([]);
  });

  for (const [code, path, ...edits] of ENCOUNTER_ROWS) {
    it(`[row 85] ${code} at ${path}`, () => {
      expect(about(...edits)).toEqual([[code, path]]);
    });
  }

  it('[content] everybody else needs a map', () => {
    expect(about([['encounter']])).toEqual([
      ['noWin', 'outcomes'],
      ['noStart', 'sections'],
    ]);
  });
});

describe('[content] what is no mistake', () => {
  const rows: readonly [what: string, ...edits: readonly Edit[]][] = [
    ['a last outcome without bounds, for all others', [NEW_EFFECT, { ...TEST, outcomes: [{ from: 2 }, {}] }]],
    [
      'outcomes by the number of heroes',
      [NEW_EFFECT, { kind: 'input', text: 'test', most: 'heroes', outcomes: [{ to: 2 }, { from: 3 }] }],
    ],
    ['a round before the first, at the start', [script(BEGIN, 'if'), 'round < 1']],
    ['halves that exclude each other, as alternatives', [script(SEARCHED, 'if'), 'alarm < 1 or alarm > 5']],
    [
      'a loop with a condition on the way',
      [
        NEW_SCRIPT,
        onStart('again', { kind: 'if', if: 'alarm < 3', then: [{ kind: 'call', script: 'again' }] }),
      ],
    ],
    [
      'a variable set to the same number again',
      [
        NEW_SCRIPT,
        {
          id: 'echo',
          on: { kind: 'variableChanged', variable: 'alarm' },
          runs: 'always',
          do: [{ kind: 'set', variable: 'alarm', to: 2 }],
        },
      ],
    ],
    [
      'a variable that is a constant with a name',
      [['variables', 1], { id: 'base', start: { '2': 1, '3': 2, '4': 3 } }],
      [NEW_EFFECT, { kind: 'medpacs', add: 'base' }],
    ],
    [
      'a section in the place of one that is removed',
      [['sections', 2], { id: 'ruin', tiles: [{ tile: 'core-02B', at: [4, 0] }] }],
      [NEW_EFFECT, { kind: 'reveal', section: 'ruin' }],
      [script(BEGIN, 'do', 3), { kind: 'removeSection', section: 'cell' }],
    ],
    ['a reward for an outcome that the app knows by itself', [['rewards', 0, 'outcome'], 'all-wounded']],
    [
      'an option that the app offers by itself',
      [
        NEW_SCRIPT,
        {
          id: 'pulled',
          on: { kind: 'interacted', thing: 'door', option: 'open' },
          do: [{ kind: 'clearMap' }],
        },
      ],
    ],
    [
      'another map, built after the first one is cleared',
      [['sections', 2], { id: 'roof', map: 'roof', tiles: [{ tile: 'core-01A', at: [0, 0] }] }],
      [NEW_EFFECT, { kind: 'reveal', section: 'roof' }],
    ],
  ];
  for (const [what, ...edits] of rows) {
    it(`[content] ${what}`, () => {
      expect(complaintsAbout(edited(GOOD_MISSION, ...edits)).map(formatProblem)).toEqual([]);
    });
  }
});

describe('[content] the list of codes', () => {
  it('[content] every code of missions has a sample here', () => {
    const rows = [...ROWS, ...WORD_ROWS, ...ENCOUNTER_ROWS].map(([code]) => code);
    // It takes two languages, so it has a test of its own.
    const shown = new Set([...rows, 'lostBlank']);
    const own = [...MISSION_CODES, ...WARNING_CODES];
    expect(own.filter((code) => !shown.has(code))).toEqual([]);
  });
});

// A small content with one mission that nothing can be said against. Tests break it in one place each.
//
//   hall (core-01A)   cell (core-02A)
//   e e . .           . . .      e entry, C crate, T terminal, D door, t token, s spawn, B blocking
//   e e . .  D        . t s
//   C . B T  D        . . .

import { checkContent, type ContentFile, type Pack, type Problem } from '../../src/packs';
import { card, fileOf, hero, product, tile } from './samples';

/** Plain JSON, as it would come from a file. */
export type Json = Readonly<Record<string, unknown>>;

export const GOOD_MISSION: Json = {
  id: 'sample',
  version: 1,
  title: 'title',
  briefing: 'briefing',
  sections: [
    { id: 'hall', start: true, tiles: [{ tile: 'core-01A', at: [0, 0] }] },
    { id: 'cell', story: 'cell.story', tiles: [{ tile: 'core-02A', at: [4, 0] }] },
  ],
  things: [
    { id: 'start', kind: 'entry', section: 'hall', spaces: [[0, 0], [1, 0]] }, // prettier-ignore
    { id: 'door', kind: 'door', section: 'hall', between: [[[3, 1], [4, 1]], [[3, 2], [4, 2]]] }, // prettier-ignore
    { id: 'crate', kind: 'crate', section: 'hall', at: [0, 2], options: [{ id: 'search', text: 'search' }] },
    { id: 'terminal', kind: 'terminal', section: 'hall', at: [3, 2], health: 4, defense: ['black'] },
    { id: 'corner', kind: 'region', section: 'hall', spaces: [[2, 0], [3, 0]] }, // prettier-ignore
    { id: 'plans', kind: 'token', section: 'cell', at: [5, 1], colour: 'blue', carried: true },
    { id: 'back', kind: 'spawn', section: 'cell', at: [6, 1] },
  ],
  groups: [{ id: 'troopers', cards: [{ card: 'trooper' }], bonusHealth: { normal: 0, hard: 2 } }],
  objectives: [{ id: 'find-plans', text: 'objective' }],
  rules: [{ id: 'dark', text: 'dark', start: true }],
  variables: [{ id: 'alarm', shown: 'alarm' }],
  scripts: [
    {
      id: 'begin',
      on: { kind: 'missionStart' },
      do: [
        { kind: 'objective', objective: 'find-plans', with: { left: 'heroes + 1' } },
        { kind: 'countdown', countdown: 'siren', rounds: 3 },
      ],
    },
    {
      id: 'siren',
      on: { kind: 'countdownOver', countdown: 'siren' },
      do: [{ kind: 'add', variable: 'alarm', by: 1 }],
    },
    {
      id: 'searched',
      on: { kind: 'interacted', thing: 'crate', option: 'search' },
      if: 'alarm < 3',
      do: [
        {
          kind: 'test',
          who: 'active',
          attributes: ['tech'],
          text: 'test',
          outcomes: [
            { to: 0, text: 'failed' },
            { from: 1, do: [{ kind: 'call', script: 'reward', with: { many: 2 } }] },
          ],
        },
      ],
    },
    { id: 'reward', takes: { many: 1 }, do: [{ kind: 'medpacs', add: 'many' }] },
    {
      id: 'door-opens',
      on: { kind: 'opened', door: 'door' },
      do: [
        { kind: 'reveal', section: 'cell' },
        { kind: 'deploy', group: 'troopers', at: ['back'] },
        { kind: 'message', rules: 'found', with: { count: 'figures("troopers")' } },
      ],
    },
    {
      id: 'corner',
      on: { kind: 'endsInRegion', region: 'corner', ask: 'corner.ask' },
      if: { kind: 'all', of: ['alarm >= 1', { kind: 'thing', thing: 'door', is: 'closed' }] },
      do: [{ kind: 'suffer', who: 'active', strain: 1 }],
    },
    {
      id: 'plans-found',
      on: { kind: 'retrieved', thing: 'plans' },
      do: [{ kind: 'win', outcome: 'escaped' }],
    },
  ],
  peril: [{ id: 'dust', round: 4, do: [{ kind: 'suffer', who: 'eachHero', strain: 1 }] }],
  outcomes: [
    { id: 'escaped', won: true, text: 'escaped' },
    { id: 'too-late', won: false, text: 'tooLate' },
  ],
  rewards: [{ id: 'pay', won: true, credits: 100 }],
  rounds: { limit: { '2': 6, '3': 7, '4': 8 }, outcome: 'too-late' },
};

export const GOOD_WORDS: Json = {
  id: 'sample-en',
  of: 'sample',
  language: 'en',
  words: {
    title: 'Sample',
    briefing: 'Fetch the **plans**.',
    'cell.story': 'The door slides open.',
    search: 'Search [action]',
    objective: 'Find the plans: {{left}} rounds.',
    dark: 'It is dark.',
    alarm: 'Alarm',
    test: 'Pick the lock [tech].',
    failed: 'Nothing, after {{successes}}.',
    found_one: '{{count}} trooper.',
    found_other: '{{count}} troopers, {{heroes}} heroes.',
    'corner.ask': 'Is somebody in the corner?',
    escaped: 'You got away with them.',
    tooLate: 'Too late.',
  },
};

type Path = readonly (string | number)[];
/** A place in a value and what comes to stand there; nothing: it is taken out. */
export type Edit = readonly [path: Path, value?: unknown];

export const edited = (value: Json, ...edits: readonly Edit[]): Json =>
  edits.reduce<unknown>((before, [path, to]) => put(before, path, to), value) as Json;

function put(value: unknown, [step, ...rest]: Path, to: unknown): unknown {
  if (step === undefined) return to;
  const inner = put(Reflect.get(Object(value), step), rest, to);
  if (Array.isArray(value))
    return inner === undefined ? value.toSpliced(Number(step), 1) : withItem(value, Number(step), inner);
  const { [step]: _old, ...others } = value as Record<string, unknown>;
  return inner === undefined ? others : { ...others, [step]: inner };
}

const withItem = (list: readonly unknown[], index: number, item: unknown): readonly unknown[] =>
  index < list.length ? list.with(index, item) : [...list, item];

const open = (id: string, fields: object = {}) =>
  tile(id, {
    width: 3,
    height: 3,
    spaces: ['...', '...', '...'],
    lines: [],
    openings: ['v 1 0', 'v 2 0'],
    ...fields,
  });
const HALL = { width: 4, spaces: ['....', '....', '..B.'], openings: ['v 1 0', 'v 2 0', 'v 1 4', 'v 2 4'] };

const lines = [{ kind: 'attack' }, { kind: 'toward', points: 4 }, { kind: 'attack' }].map((step) => ({
  do: [step],
}));
const ordersFor = (id: string) => ({ id, cards: [id], surges: { [id]: [] }, lists: [{ id: 'only', lines }] });

const piece = (id: string, count: number) => ({ id, name: id, product: 'core', category: 'token', count });

/** Everything but the mission. */
export const CONTENT: readonly ContentFile[] = [
  fileOf(
    'tiles',
    open('core-01A', HALL),
    open('core-01B'),
    open('core-02A', { copies: 3 }),
    open('core-02B', { copies: 3 }),
    open('far-01A'),
    open('far-01B'),
  ),
  fileOf(
    'cards',
    card({ groupSize: 3 }),
    card({ id: 'mob', groupSize: 9 }),
    card({ id: 'mute' }),
    card({ id: 'far-off' }),
  ),
  fileOf('groups', ordersFor('trooper'), ordersFor('mob'), ordersFor('far-off')),
  fileOf('heroes', hero(), hero({ id: 'bo', name: 'Bo' }), hero({ id: 'cy', name: 'Cy' })),
  fileOf('items', { id: 'blaster', name: 'Blaster', type: 'ranged-weapon', tier: 1, credits: 100 }),
  fileOf(
    'products',
    product({
      id: 'core',
      kind: 'core',
      tileSet: 'core',
      heroes: ['ada', 'bo', 'cy'],
      cards: ['trooper', 'mob', 'mute'].map((id) => ({ card: id, figures: 6 })),
      items: ['blaster'],
    }),
    product({ id: 'far', tileSet: 'far', cards: [{ card: 'far-off', figures: 1 }] }),
  ),
  fileOf(
    'components',
    piece('door-tokens', 1),
    piece('crate-tokens', 2),
    piece('terminal-tokens', 1),
    piece('mission-tokens', 1),
  ),
];

export const missionFiles = (
  mission: Json = GOOD_MISSION,
  ...words: readonly Json[]
): readonly ContentFile[] => [
  ...CONTENT,
  fileOf('missions', mission),
  fileOf('words', ...(words.length === 0 ? [GOOD_WORDS] : words)),
];

/** All that is wrong with it, errors before warnings. */
export function complaintsAbout(mission: Json = GOOD_MISSION, ...words: readonly Json[]): readonly Problem[] {
  const { pack, warnings } = checkContent(missionFiles(mission, ...words));
  return [...(pack.ok ? [] : pack.error), ...warnings];
}

export function packWith(mission: Json = GOOD_MISSION, ...words: readonly Json[]): Pack {
  const { pack } = checkContent(missionFiles(mission, ...words));
  if (!pack.ok) throw new Error('expected it to load');
  return pack.value;
}

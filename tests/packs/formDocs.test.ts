// The tables of fields in the guides for authors are made from the tables of forms.
// `npx vitest run tests/packs/formDocs.test.ts -u` writes them anew.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CAMPAIGN_FORMS, CAMPAIGN_SIZES, PLACE_LOOKS, REWARD_MOMENTS } from '../../src/campaign';
import { fieldsOfForm, parseShape, type Alias, type Form, type FormField } from '../../src/kernel';
import { ALIASES, FORMS, RUNS, SCENES, SCRIPT_WORDS } from '../../src/mission';
import { MISSION_FORMS, THING_FORMS } from '../../src/mission/forms';
import { PARTS } from '../../src/mission/language/parts';
import { GUIDE_FORMS, GUIDE_HURTS, GUIDE_ORDERS, GUIDE_PLAYS, GUIDE_THINGS } from '../../src/packs/guide';
import { PACK_FORMS } from '../../src/packs/pack';
import {
  ATTACK_DICE,
  ATTRIBUTES,
  CONDITIONS,
  DEFENSE_DICE,
  FIGURE_TRAITS,
  GEAR_TYPES,
  MOMENTS,
  NEEDS,
  ROTATIONS,
} from '../../src/rules';
import { markdown } from '../markdown';

type Forms = Readonly<Record<string, Form<string>>>;
type Guide = {
  readonly file: string;
  readonly forms: Forms;
  /** The first stands for the whole document; `Thing`: one table for all kinds. */
  readonly tables: readonly string[];
  readonly words: Readonly<Record<string, readonly (string | number)[]>>;
};

const GUIDES: readonly Guide[] = [
  {
    file: 'docs/missions.md',
    forms: FORMS,
    tables: [...Object.keys(MISSION_FORMS).filter((form) => !(form in THING_FORMS)), ...Object.keys(PARTS)],
    words: { ...SCRIPT_WORDS, runs: RUNS, rotation: ROTATIONS, defenseDie: DEFENSE_DICE },
  },
  {
    file: 'docs/campaigns.md',
    forms: CAMPAIGN_FORMS,
    tables: Object.keys(CAMPAIGN_FORMS),
    words: { size: CAMPAIGN_SIZES, look: PLACE_LOOKS, scene: SCENES, tier: [1, 2, 3] },
  },
  {
    file: 'docs/guides.md',
    forms: GUIDE_FORMS,
    tables: Object.keys(GUIDE_FORMS),
    words: {
      play: GUIDE_PLAYS,
      orders: GUIDE_ORDERS,
      hurt: GUIDE_HURTS,
      thing: GUIDE_THINGS,
      heroes: [2, 3, 4],
    },
  },
  {
    file: 'docs/content.md',
    forms: PACK_FORMS,
    tables: Object.keys(PACK_FORMS),
    words: {
      trait: FIGURE_TRAITS,
      gearType: GEAR_TYPES,
      rewardMoment: REWARD_MOMENTS,
      itemType: GEAR_TYPES.filter((type) => type !== 'feat'),
      attackDie: ATTACK_DICE,
      defenseDie: DEFENSE_DICE,
      attribute: ATTRIBUTES,
      moment: MOMENTS,
      need: NEEDS,
      condition: CONDITIONS,
      conditionId: CONDITIONS,
      tier: [1, 2, 3],
    },
  },
];

/** What authors call the types that have a short name in the tables. */
const CALLED: Readonly<Record<string, string>> = {
  text: 'key of a text',
  cond: 'condition',
  expression: 'condition',
  effects: 'list of effects',
  boolean: '`true` or `false`',
  true: '`true`',
  name: 'name',
  sides: 'edge',
  point: '`[x, y]`',
  mapPoint: '`[x, y]`',
  selector: 'selector',
  version: 'number',
  priority: 'number',
  amount: 'number',
  count: 'number',
  route: 'pair of places',
  fameTiers: 'two numbers',
  sight: 'see below',
  anchor: 'see below',
  printed: 'name',
  gearTrait: 'trait of gear',
  missionName: 'mission',
  unsure: 'list of fields',
  passives: 'numbers, see above',
  attack: 'attack',
  size: '`[width, height]`',
  pieces: 'number',
  gearSurge: 'surge',
};

function held(shape: string, guide: Guide): string {
  const parsed = parseShape(shape);
  const inner = (name: string): string => held(name, guide);
  switch (parsed.kind) {
    case 'word':
      return `\`"${parsed.word}"\``;
    case 'oneOf':
      return parsed.of.map(inner).join(' or ');
    case 'list':
      return `list of ${inner(parsed.of)}`;
    case 'oneOrList':
      return `${inner(parsed.of)}, or a list`;
    case 'byName':
      return `${inner(parsed.of)} by ${inner(parsed.key)}`;
    case 'name':
      return typeName(parsed.name, guide);
  }
}

function typeName(name: string, guide: Guide): string {
  const { forms, words } = guide;
  const alias =
    guide.file === 'docs/missions.md' ? (ALIASES as Readonly<Record<string, Alias>>)[name] : undefined;
  if (name === 'Thing' || forms[name]) return `**${name}**`;
  const own = words[name]?.map((word) => `\`${word}\``).join(', ');
  if (own !== undefined) return own;
  if (CALLED[name] !== undefined) return CALLED[name];
  if (alias) return held(alias[0], guide);
  return name.endsWith('Id') ? 'id' : name;
}

const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const fieldRow = ({ name, is, optional, help, bounds }: FormField, guide: Guide): readonly string[] => [
  `\`${name}\`${optional || (bounds && 'or' in bounds) ? '?' : ''}`,
  held(is, guide),
  // `"yes"` in the help of an editor is code here.
  help.replace(/"([\w<>-]+)"/g, '`$1`'),
];

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const HEAD = ['field', 'holds', 'what it is'];

const formTable = (name: string, guide: Guide): string =>
  [
    `**${name}**`,
    '',
    table(
      HEAD,
      fieldsOfForm(guide.forms[name] ?? {}).map((field) => fieldRow(field, guide)),
    ),
  ].join('\n');

/** Forms that are told apart by `kind`: one table, which says which of them have a field. */
function thingTable(guide: Guide): string {
  const kinds = Object.values(THING_FORMS);
  const kindOf = (form: (typeof kinds)[number]): string => form.kind[0].slice(1);
  const rows = new Map<string, { readonly cells: readonly string[]; readonly of: string[] }>();
  for (const form of kinds)
    for (const field of fieldsOfForm(form)) {
      const known = rows.get(field.name) ?? {
        cells:
          field.name === 'kind'
            ? ['`kind`', kinds.map((one) => `\`${kindOf(one)}\``).join(', '), 'What it is.']
            : fieldRow(field, guide),
        of: [],
      };
      known.of.push(kindOf(form));
      rows.set(field.name, known);
    }
  const which = (of: readonly string[]): string => (of.length === kinds.length ? 'all' : of.join(', '));
  return [
    '**Thing**',
    '',
    table(
      [...HEAD, 'which things'],
      [...rows.values()].map(({ cells, of }) => [...cells, which(of)]),
    ),
  ].join('\n');
}

const BEGIN = '<!-- Made by tests/packs/formDocs.test.ts from the tables of forms: change those. -->';
const END = '<!-- Until here. -->';

describe.each(GUIDES)('[docs] $file', (guide) => {
  it('[docs] says of every field what it holds and what it is', async () => {
    const text = readFileSync(guide.file, 'utf8');
    const [head = '', rest = ''] = text.split(BEGIN);
    const [, tail = ''] = rest.split(END);
    const tables = guide.tables.flatMap((name) =>
      name === 'Section' && guide.forms === FORMS
        ? [formTable(name, guide), thingTable(guide)]
        : [formTable(name, guide)],
    );
    const made = [
      head.trimEnd(),
      BEGIN,
      'A `?` marks what may be left out.',
      ...tables,
      END,
      tail.trimStart(),
    ];
    await expect(await markdown(made.join('\n\n'))).toMatchFileSnapshot(`../../${guide.file}`);
  });
});

// Goes through a mission and lists everything in it, with its place and what it is. All checks of missions read this
// list, so that a new kind of the language needs no change in any of them.

import { fieldsOf, TABLES, type FieldName, type Mission, type TableName } from '../../mission';

export type Path = readonly (string | number)[];

/** Parts of a mission have a capital; the types of fields are those of the language. */
export type ItemType = FieldName | PartName | 'expression' | 'blank' | 'place' | 'tile' | TableName;

export type Item = {
  readonly type: ItemType;
  readonly value: unknown;
  readonly path: Path;
  /** What it is a part of; `null` for the mission itself. */
  readonly parent: Item | null;
};

/** `[]` is a list of them, `{}` any number of them by name. */
type Form = ItemType | `${ItemType}[]` | `${ItemType}{}`;
type Fields = Readonly<Record<string, Form>>;

type PartName =
  | 'Mission'
  | 'Section'
  | 'Tile'
  | 'Thing'
  | 'ThingOption'
  | 'Group'
  | 'GroupCard'
  | 'Objective'
  | 'Rule'
  | 'Variable'
  | 'Script'
  | 'PerilStep'
  | 'Ending'
  | 'Reward'
  | 'RoundLimit'
  | 'Deployment'
  | 'Ally'
  | 'QuestionOption'
  | 'Outcome'
  | 'PickList';

const PARTS: Readonly<Record<PartName, Fields>> = {
  Mission: {
    title: 'text',
    briefing: 'text',
    needs: 'product[]',
    sections: 'Section[]',
    things: 'Thing[]',
    groups: 'Group[]',
    objectives: 'Objective[]',
    rules: 'Rule[]',
    variables: 'Variable[]',
    scripts: 'Script[]',
    peril: 'PerilStep[]',
    outcomes: 'Ending[]',
    rewards: 'Reward[]',
    rounds: 'RoundLimit',
    medpacs: 'number',
    ally: 'Ally',
    deployment: 'Deployment',
  },
  Section: { name: 'text', story: 'text', tiles: 'Tile[]' },
  Tile: { tile: 'tile' },
  Thing: {
    section: 'section',
    name: 'text',
    examine: 'text',
    options: 'ThingOption[]',
    health: 'number',
    keepsOut: 'group[]',
  },
  ThingOption: { text: 'text', if: 'cond' },
  Group: { cards: 'GroupCard[]', bonusHealth: 'number', target: 'selector' },
  GroupCard: { card: 'card', if: 'cond' },
  Objective: { text: 'text' },
  Rule: { text: 'text' },
  Variable: { start: 'number', shown: 'text' },
  Script: { on: 'trigger[]', if: 'cond', do: 'effects', takes: 'numbers' },
  PerilStep: { round: 'number', story: 'text', rules: 'text', do: 'effects' },
  Ending: { text: 'text' },
  Reward: {
    text: 'text',
    outcome: 'outcome',
    if: 'cond',
    credits: 'number',
    fame: 'number',
    items: 'item[]',
    gear: 'number',
    flags: 'numbers',
  },
  RoundLimit: { limit: 'number', outcome: 'outcome', script: 'script' },
  Deployment: { level: 'number', start: 'number', hand: 'group[]', size: 'number' },
  Ally: { card: 'card' },
  QuestionOption: { text: 'text', if: 'cond', do: 'effects' },
  Outcome: { from: 'number', to: 'number', text: 'text', do: 'effects' },
  PickList: { if: 'cond', do: 'effects' },
};

/** Fields that hold several of something. */
const SEVERAL: Readonly<Partial<Record<ItemType, Form>>> = {
  numbers: 'number{}',
  blanks: 'blank{}',
  points: 'point[]',
  places: 'place[]',
  conds: 'cond[]',
  effects: 'effect[]',
  options: 'QuestionOption[]',
  outcomes: 'Outcome[]',
  lists: 'PickList[]',
  groups: 'group[]',
  things: 'thing[]',
};

/** Everything in the mission, outside first, in the order in which it is written. */
export function itemsIn(mission: Mission): readonly Item[] {
  const items: Item[] = [];
  const visit = (type: ItemType, value: unknown, path: Path, parent: Item | null): void => {
    const item: Item = { type, value, path, parent };
    items.push(item);
    for (const { step, type: inner, value: held } of childrenOf(type, value))
      visit(inner, held, step === undefined ? path : [...path, ...step], item);
  };
  visit('Mission', mission, [], null);
  return items;
}

type Child = { readonly step?: Path; readonly type: ItemType; readonly value: unknown };

function childrenOf(type: ItemType, value: unknown): readonly Child[] {
  const several = SEVERAL[type];
  if (several) return inForm(several, [], value);
  if (type === 'blank') return isNamed(value) ? inFields({ who: 'who' }, value) : [{ type: 'number', value }];
  if (typeof value === 'string')
    return type === 'number' || type === 'cond' ? [{ type: 'expression', value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (isPart(type)) return inFields(PARTS[type], value);
  if (type === 'number') return inForm('number{}', [], value);
  return isTable(type) ? inFields(fieldsOfNode(type, value), value) : [];
}

const isNamed = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'who' in value;
const isPart = (type: ItemType): type is PartName => Object.hasOwn(PARTS, type);
const isTable = (type: ItemType): type is TableName => Object.hasOwn(TABLES, type);

const fieldsOfNode = (table: TableName, node: object): Fields =>
  Object.fromEntries(
    fieldsOf(table, String(Reflect.get(node, 'kind'))).map(({ name, type }) => [name, type]),
  );

const inFields = (fields: Fields, value: object): readonly Child[] =>
  Object.entries(fields).flatMap(([field, form]) => {
    const held: unknown = Reflect.get(value, field);
    return held === undefined ? [] : inForm(form, [field], held);
  });

function inForm(form: Form, step: Path, value: unknown): readonly Child[] {
  const type = form.replace(/\[\]$|\{\}$/, '') as ItemType;
  if (form === type) return [{ step, type, value }];
  // A list of one may be written without the brackets.
  if (form.endsWith('[]') && !Array.isArray(value)) return [{ step, type, value }];
  return Object.entries(value as object).map(([key, held]) => ({
    step: [...step, Array.isArray(value) ? Number(key) : key],
    type,
    value: held as unknown,
  }));
}

/** The nearest part of that type around an item, or the item itself. */
export function enclosing(item: Item, ...types: readonly ItemType[]): Item | null {
  let here: Item | null = item;
  while (here && !types.includes(here.type)) here = here.parent;
  return here;
}

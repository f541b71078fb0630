// Whether a prompt can be one of this mission: all that a screen draws of it is there, and it names only what the mission has.

import { isFields, textUpTo } from '../kernel';
import { CONDITIONS, POWER_TOKENS } from '../rules';
import { areBlanks, isBounded, isTally, isNumber, isPoint } from './bounds';
import { COLOURS, SCRIPT_WORDS } from './language/words';
import { AFFECTS, FIGURES_DO, GAINED, type Prompt, type PromptKind } from './prompt';
import type { Play } from './run/play';

/** Texts of an author's; all else is shorter. */
const LONGEST_TEXT = 5000;

type Check = (value: unknown, play: Play) => boolean;
type Fields<Form> = { readonly [Field in keyof Form]-?: Check };

const text: Check = textUpTo(LONGEST_TEXT);
const count: Check = (value) => isTally(value);
const number: Check = (value) => isNumber(value);
const isGiven: Check = (value) => value === true;
const section: Check = (value, { sections }) => sections.has(value as string);
const thing: Check = (value, { things }) => things.has(value as string);
const card: Check = (value, { kit }) => Object.hasOwn(kit.cards, value as string);
const oneOf =
  (...words: readonly unknown[]): Check =>
  (value) =>
    words.includes(value);
const left =
  (check: Check): Check =>
  (value, play) =>
    value === undefined || check(value, play);
const orNull =
  (check: Check): Check =>
  (value, play) =>
    value === null || check(value, play);
const list =
  (check: Check): Check =>
  (value, play) =>
    isBounded(value) && value.every((one) => check(one, play));
const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value, play) =>
    isFields(value) &&
    Object.entries(checks).every(([field, check]) =>
      check(Object.hasOwn(value, field) ? value[field] : undefined, play),
    );

const says = fields({ text, with: areBlanks });
const point: Check = (value) => isPoint(value);
const points = list(point);
const BEHIND = { rule: left(text), light: left(list(text)) };

const PROMPTS: { readonly [K in PromptKind]: Fields<Omit<Extract<Prompt, { kind: K }>, 'kind'>> } = {
  message: { title: left(text), story: left(text), rules: left(text), with: areBlanks, peril: left(isGiven) },
  rule: { rule: text },
  build: { section, things: list(thing) },
  clearMap: { sections: left(list(section)) },
  removeSection: { section },
  placeThing: { thing, at: orNull(point) },
  removeThing: { thing },
  door: { thing, door: oneOf('open', 'closed', 'locked') },
  cover: { cover: oneOf(...SCRIPT_WORDS.cover), spaces: points, off: left(isGiven) },
  figures: {
    does: oneOf(...FIGURES_DO),
    figures: list(fields({ id: text, of: text, at: orNull(point) })),
    by: left(count),
    from: left(text),
  },
  removeGroup: { card, colour: orNull(oneOf(...COLOURS)) },
  enter: { spaces: points },
  deploy: {
    group: text,
    as: oneOf('group', 'individuals'),
    figures: list(fields({ id: text, at: orNull(point) })),
    near: points,
    again: left(isGiven),
    exact: left(isGiven),
    story: left(text),
  },
  noFigures: { group: text, card },
  colour: { group: text, colours: list(oneOf(...COLOURS)) },
  fallen: { groups: list(fields({ group: text, most: count, told: count })) },
  question: { says, options: list(fields({ id: text, text })), ...BEHIND },
  input: { says, most: count, ...BEHIND },
  test: {
    says,
    attributes: list(oneOf(...SCRIPT_WORDS.attribute)),
    heroes: list(text),
    before: number,
    easier: left(fields({ heroes: list(text), by: count })),
  },
  chooseHeroes: { says, heroes: list(text), count, as: text },
  confirm: { says, about: oneOf('region', 'damage'), ...BEHIND },
  affect: {
    effect: oneOf(...AFFECTS),
    who: list(text),
    region: orNull(text),
    damage: number,
    strain: number,
    conditions: list(oneOf(...CONDITIONS)),
    tokens: left(list(oneOf(...POWER_TOKENS))),
  },
  gain: { what: oneOf(...GAINED), amount: number, of: list(text) },
  over: { outcome: text },
};

export const isPrompt = (play: Play, prompt: unknown): boolean => {
  if (!isFields(prompt)) return false;
  const kind: unknown = Reflect.get(prompt, 'kind');
  return (
    typeof kind === 'string' &&
    Object.hasOwn(PROMPTS, kind) &&
    fields(PROMPTS[kind as PromptKind] as Readonly<Record<string, Check>>)(prompt, play)
  );
};

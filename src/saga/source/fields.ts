// The small parts that the schemas of the Saga format are made of. Its writers are not strict: a field may be missing
// or null (which is removed before) and then has its usual value, a word of a closed list may be its number, unknown
// fields mean nothing to us. Fields that are there must have the right type and a reasonable size; `mend.ts` repairs
// values that are wrong but clear.

import { z } from 'zod';
import { NO_GUID, TRAITS } from './enums';

/** More than any real mission has, by far: the largest known one has 89 tiles, 162 entities and 294 actions. */
export const SAGA_MOST = {
  text: 20_000,
  name: 400,
  number: 1_000_000,
  sections: 100,
  tiles: 400,
  entities: 400,
  events: 400,
  actions: 100,
  allActions: 4000,
  allConditions: 4000,
  triggers: 150,
  characters: 200,
  list: 100,
} as const;

export const sagaText = z.string().max(SAGA_MOST.text).default('');
/** Authors break lines in names; a name is one line wherever it is shown. */
const inOneLine = (value: string): string => value.replace(/[\t\n\r\u2028\u2029]+/g, ' ');
export const sagaName = z.string().max(SAGA_MOST.name).default('').overwrite(inOneLine);
export const sagaFlag = (usual: boolean) => z.boolean().default(usual);
export const number = (usual: number) =>
  z.number().min(-SAGA_MOST.number).max(SAGA_MOST.number).default(usual);
/** Small letters, because writers differ; what is missing or empty is no id. */
export const guid = z
  .string()
  .max(100)
  .default(NO_GUID)
  .overwrite((value) => (value === '' ? NO_GUID : inOneLine(value).toLowerCase()));
/** Counted before anything in it is looked at: a file has room for millions of empty items. */
export const list = <Item extends z.ZodType>(item: Item, most: number = SAGA_MOST.list) =>
  z
    .array(z.unknown())
    .max(most)
    .pipe(z.array(item as Item & z.ZodType<z.output<Item>, unknown>))
    .default([]);

/** One of a closed list, by its number or by its word. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  usual: Words[number],
) =>
  z
    .union([z.literal([...words.keys()]), z.enum(words)])
    .optional()
    .transform((value): Words[number] => {
      if (value === undefined) return usual;
      return typeof value === 'number' ? (words[value] ?? usual) : (value as Words[number]);
    });

/** Writers keep numbers of tiles and the like as text. */
export const looseText = z
  .union([z.string().max(SAGA_MOST.name), z.number().transform(String)])
  .optional()
  .transform((value) => inOneLine(value ?? ''));

/** A place as it is written: "980,1020". */
export const position = z
  .string()
  .max(60)
  .regex(/^\s*-?\d{1,7}(\.\d{1,6})?\s*,\s*-?\d{1,7}(\.\d{1,6})?\s*$/, 'two numbers like "980,1020"')
  .transform((value) => {
    const [x = 0, y = 0] = value.split(',').map(Number);
    return { x, y };
  });

/** A group as lists name it. */
export const named = z.object({ name: sagaName, id: sagaName });

/** `incTrooper` and its fellows: which traits are meant. */
const traitFlags = Object.fromEntries(TRAITS.map((trait) => [`inc${trait}`, sagaFlag(false)])) as {
  readonly [T in (typeof TRAITS)[number] as `inc${T}`]: ReturnType<typeof sagaFlag>;
};

export const priorityTraits = z
  .object({ ...traitFlags, useDefaultPriority: sagaFlag(true) })
  .optional()
  .transform((value) => ({
    usual: value?.useDefaultPriority ?? true,
    traits: TRAITS.filter((trait) => value?.[`inc${trait}`] === true),
  }));

/** Which cards a deployment point is for; what a writer left out is included. */
const pointFlags = Object.fromEntries(
  TRAITS.map((trait) => [`inc${trait}`, sagaFlag(true)]),
) as typeof traitFlags;
const POINT_SIZES = ['Small', 'Medium', 'Large', 'Huge'] as const;
const sizeFlags = Object.fromEntries(POINT_SIZES.map((size) => [`inc${size}`, sagaFlag(true)])) as {
  readonly [S in (typeof POINT_SIZES)[number] as `inc${S}`]: ReturnType<typeof sagaFlag>;
};

export const pointFilter = z
  .object({ ...pointFlags, ...sizeFlags, incImperial: sagaFlag(true), incMercenary: sagaFlag(true) })
  .optional()
  .transform((value) => ({
    imperial: value?.incImperial ?? true,
    mercenary: value?.incMercenary ?? true,
    sizes: POINT_SIZES.map((size) => value?.[`inc${size}`] ?? true),
    traits: TRAITS.filter((trait) => value?.[`inc${trait}`] ?? true),
  }));

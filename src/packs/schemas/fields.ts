// The small parts that all schemas are made of. Every field has a description for authors, which editors show as help.

import { z } from 'zod';
import type { Brand } from '../../kernel';

/** An object that knows all of its fields. The message hands their names on, to guess which one was meant. */
export const strict = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? Object.keys(shape).join(' ') : undefined),
  });

/** An object that can say which of its own fields are in doubt. */
export const withDoubts = <Shape extends z.core.$ZodLooseShape>(shape: Shape, ...others: string[]) =>
  strict({
    ...shape,
    unsure: z
      .array(z.enum([...Object.keys(shape), ...others]))
      .default([])
      .describe('Fields whose value could not be confirmed on a printed component.'),
  });

/** Text that was checked against a pattern may carry a brand: the one place where it is given. */
const branded = <Id extends string>(schema: z.ZodType<string, string>) =>
  schema as unknown as z.ZodType<Id, string>;

/** Fields that each object has without being told; no save may hold them as a field. */
const TAKEN: ReadonlySet<string> = new Set(['constructor', 'prototype']);
export const untaken = (text: z.ZodString): z.ZodString =>
  text.refine((word) => !TAKEN.has(word), 'another id: JavaScript takes this one for its own');

const plainId = untaken(
  z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id of small letters and digits, with single hyphens between'),
);

export const id = <Id extends Brand<string, string>>(what: string) => branded<Id>(plainId).describe(what);

export const tileId = <Id extends Brand<string, string>>() =>
  branded<Id>(
    z
      .string()
      .max(80)
      .regex(/^[a-z]+-[0-9]{2}[AB]$/, 'an id like "core-01A": set, number of two digits, side A or B'),
  ).describe('Set, printed number and side, like "core-01A".');

export const name = (what: string) => z.string().min(1).max(120).describe(what);
export const word = (what: string) => plainId.describe(what);
export const count = (what: string, least = 0, most = 999) => z.int().min(least).max(most).describe(what);
export const flag = (what: string) => z.boolean().default(false).describe(what);

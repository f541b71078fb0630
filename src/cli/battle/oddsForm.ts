// The form of `redcell battle odds`: one attack, or a list of them, as JSON.

import { z } from 'zod';
import { err, ok, type Result } from '../../kernel';
import { joinPools, legionOdds, type LegionAttack, type LegionOdds } from '../../legion';
import { problemsOf } from '../../packs';
import { mistakeIn, type Mistake } from '../mistake';

const few = z.int().min(0).max(20).default(0);
const flag = z.boolean().default(false);

const attackForm = z.strictObject({
  pools: z
    .array(
      z.strictObject({
        dice: z.strictObject({ red: few, black: few, white: few }),
        keywords: z.strictObject({ impact: few, pierce: few, sharpshooter: few, blast: flag }).prefault({}),
      }),
    )
    .min(1)
    .max(12),
  attacker: z
    .strictObject({
      surge: z.enum(['hit', 'crit']).nullable().default(null),
      aims: z.int().min(0).max(4).default(0),
      precise: z.int().min(0).max(4).default(0),
    })
    .prefault({}),
  defender: z.strictObject({
    die: z.enum(['red', 'white']),
    surge: z.literal('block').nullable().default(null),
    cover: z.int().min(0).max(2).default(0),
    dodges: few,
    armor: flag,
    immunePierce: flag,
    deflect: flag,
  }),
});

/** More dice than any unit brings would only keep the machine busy. */
const MOST_DICE = 30;
const MOST_ATTACKS = 200;

type AttackProblem = { readonly path: string; readonly message: string };

function readAttack(value: unknown): Result<LegionAttack, AttackProblem> {
  const parsed = attackForm.safeParse(value);
  if (!parsed.success) {
    const [problem] = problemsOf(parsed.error.issues, '', [], value);
    return err(
      problem
        ? { path: problem.path, message: `expected ${problem.expected}, found ${problem.found}` }
        : { path: '', message: 'no attack' },
    );
  }
  const { pools, attacker, defender } = parsed.data;
  const pool = joinPools(pools.map(({ dice, keywords }) => ({ dice, ...keywords })));
  const dice = pool.dice.red + pool.dice.black + pool.dice.white;
  if (dice > MOST_DICE)
    return err({ path: 'pools', message: `expected at most ${MOST_DICE} dice, found ${dice}` });
  const { surge, ...rest } = defender;
  return ok({ pool, attacker, defender: { ...rest, blockSurge: surge === 'block' } });
}

/** One answer for one attack, a list for a list; the first mistake ends it all. */
export function answerOdds(input: unknown): Result<LegionOdds | readonly LegionOdds[], Mistake> {
  if (!Array.isArray(input)) {
    const attack = readAttack(input);
    return attack.ok ? ok(legionOdds(attack.value)) : err(mistakeIn('attack', attack.error));
  }
  if (input.length > MOST_ATTACKS)
    return err({ path: '', words: `expected at most ${MOST_ATTACKS} attacks, found ${input.length}` });
  const answers: LegionOdds[] = [];
  for (const [index, value] of input.entries()) {
    const attack = readAttack(value);
    if (!attack.ok) return err(mistakeIn('attack', attack.error, index));
    answers.push(legionOdds(attack.value));
  }
  return ok(answers);
}

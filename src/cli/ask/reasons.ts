// Why a step came out as it did, in a short English sentence. The app has its own words; these are for the command line.

import {
  kindsOf,
  type Act,
  type Choice,
  type Key,
  type Pred,
  type Rung,
  type SkipReason,
  type StepResult,
} from '../../imperial';
import type { Place } from '../../rules';
import { formatPieces, orderWriter } from '../../text';

type Name = (id: string) => string;

const SKIPPED: { readonly [C in SkipReason['code']]: (reason: Extract<SkipReason, { code: C }>) => string } =
  {
    noActions: ({ needed, left }) => `it costs ${needed} actions and ${left} are left`,
    attackUsed: () => 'the attack action is used up',
    noEffect: () => 'it would change nothing',
    noCandidate: () => 'there is no valid target',
    stunned: () => 'a Stunned figure neither moves nor attacks outside its own activation',
    notYetMet: () => 'its condition does not hold',
    limitUsed: ({ limit }) => `it may be done only once per ${limit}`,
    noLegalTarget: () => 'no target can be reached or attacked',
    outOfRange: () => 'nobody is in the range that it names',
    tooFew: ({ needed, found }) => `it needs ${needed} of them and finds ${found}`,
    wouldBeDefeated: () => 'it would defeat the figure before any Rebel is affected',
  };

type Illegal = NonNullable<Rung['refused']>[number]['why'];

const ILLEGAL: Readonly<Record<Illegal['code'], string>> = {
  noAttack: 'it has no attack',
  noSight: 'no line of sight',
  noDistance: 'no spaces to count',
  outOfReach: 'too far for melee',
  tokenNotHeld: 'no such power token',
  tokenDoesNotFit: 'the power token does not fit',
  unreachable: 'no space next to it can be reached',
  noWay: 'no way there',
  outOfRange: 'outside the range of the order',
  limitUsed: 'the limit of the order is used up',
  duel: 'somebody fights a duel',
  lineIncomplete: 'the rest of the line could not be done',
};

const writer = orderWriter('en');
const KEYS: ReadonlySet<string> = new Set(kindsOf('key'));
const PREDS: ReadonlySet<string> = new Set(kindsOf('pred'));
const isKey = (by: Rung['by']): by is Key => KEYS.has(by.kind);
const isPred = (by: Rung['by']): by is Pred => PREDS.has(by.kind);

/** One step of the ladder, in words; nothing where it says no more than the order does. */
function sayRung({ by, refused = [] }: Rung, taken: string | undefined, name: Name): readonly string[] {
  if (isKey(by)) return [formatPieces(writer.selector({ noun: 'figure', order: [by] }))];
  if (isPred(by)) return [formatPieces(writer.selector({ noun: 'figure', filter: [by] }))];
  if (by.kind === 'fallback') return ['no preferred target, so any Rebel will do'];
  if (by.kind === 'closestOfEqual') return ['the closest of equals'];
  if (by.kind !== 'legal') return [];
  if (refused.some(({ target }) => target === taken)) return ['no way to any target'];
  return refused.map(({ target, why }) => `not ${name(target)} (${ILLEGAL[why.code]})`);
}

const RANKS: Readonly<Record<Choice['ranking'][number]['by'], string>> = {
  winsNow: 'the last healthy hero has no more health left than the dice do damage on average',
  completesLine: 'the whole line can be done',
  woundsHero: 'a healthy hero has no more health left than the dice do damage on average',
  mostAffected: 'it affects the most Rebels',
  healthyFirst: 'healthy heroes come before wounded ones',
  carrierFirst: 'it carries something',
  keepsAttack: 'an attack stays possible from there',
  leastExposed: 'the fewest Rebels can attack it there',
  portraitOrder: 'its portrait comes first',
  lowestPlace: 'it is the first in reading order',
};

/** How the target was found: each filter, then what told the equals apart. */
function whyTarget({ ladder, options, ranking, taken }: Choice, name: Name): string {
  const telling = ladder.flatMap((rung) => sayRung(rung, options[taken]?.target, name));
  const last = ranking.at(-1);
  if (options.length > 1 && last)
    telling.push(`one of ${options.length} equally good options, because ${RANKS[last.by]}`);
  return telling.join(', ');
}

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
const spaceOf = ({ at }: Place): string => `(${at.join(',')})`;

/** How a figure got there. */
function sayWay({ verb, route, spent, end }: Extract<Act, { kind: 'move' }>): string {
  if (route.length < 2) return 'stays where it is';
  if (verb === 'push') return `is pushed to ${spaceOf(end)}`;
  return verb === 'place'
    ? `is placed at ${spaceOf(end)}`
    : `goes to ${spaceOf(end)} for ${spent} point${spent === 1 ? '' : 's'}`;
}

const ACTS: { readonly [K in Act['kind']]: (act: Extract<Act, { kind: K }>, name: Name) => string } = {
  move: (act, name) => {
    const { verb, figure, target, choice, displaced = [] } = act;
    const aim = target === undefined ? '' : ` (${verb} ${name(target)})`;
    const why = whyTarget(choice, name);
    const pushed = displaced.map((other) => `, ${name(other.figure)} is pushed to ${spaceOf(other.to)}`);
    return `${name(figure)} ${sayWay(act)}${aim}${pushed.join('')}${why === '' ? '' : `: ${why}`}`;
  },
  attack: ({ figure, target, distance, odds, result, choice }, name) => {
    const why = choice ? whyTarget(choice, name) : '';
    const wounds = odds.wounds > 0 ? `, ${percent(odds.wounds)} to wound` : '';
    const chance = `${percent(odds.hit)} to hit${wounds}, ${odds.expectedDamage.toFixed(2)} damage expected`;
    const came = result ? `, ${result.hit ? `${result.damage} damage` : `missed (${result.miss})`}` : '';
    return `${name(figure)} attacks ${name(target)} from ${distance ?? 'no'} spaces, ${chance}${came}${why === '' ? '' : `: ${why}`}`;
  },
  effect: ({ verb, on, amount, conditions, token }, name) =>
    [verb, amount, ...(conditions ?? []), token, ...on.map(name)]
      .filter((part) => part !== undefined)
      .join(' '),
  roll: ({ dice, totals }) => `rolls ${dice.join(', ')}${totals ? `: ${JSON.stringify(totals)}` : ''}`,
  test: ({ attribute, passed, failed }, name) =>
    `${attribute} test: passed ${passed.map(name).join(', ') || 'nobody'}, failed ${failed.map(name).join(', ') || 'nobody'}`,
  told: ({ step, on }, name) => `for the players to do: ${[step.kind, ...on.map(name)].join(' ')}`,
};

export const sayAct = (act: Act, name: Name): string =>
  (ACTS[act.kind] as (act: Act, name: Name) => string)(act, name);

export function reasonFor({ status, reason, acts, voided }: StepResult, name: Name): string {
  if (status === 'skipped') {
    return reason
      ? `skipped: ${(SKIPPED[reason.code] as (reason: SkipReason) => string)(reason)}`
      : 'skipped';
  }
  const done = acts.map((act) => sayAct(act, name)).join('; ');
  return voided ? `${done}; what was left of it came to nothing` : done;
}

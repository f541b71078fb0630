// Why a step came out as it did, in a short English sentence. The app has its own words; these are for the command line.

import type { Act, Choice, Rung, SkipReason, StepResult } from '../../imperial';

type Name = (id: string) => string;

const SKIPPED: { readonly [C in SkipReason['code']]: (reason: Extract<SkipReason, { code: C }>) => string } =
  {
    noActions: ({ needed, left }) => `it costs ${needed} actions and ${left} are left`,
    attackUsed: () => 'the attack action is used up',
    noEffect: () => 'it would change nothing',
    noCandidate: () => 'there is nobody it could be about',
    stunned: () => 'a Stunned figure neither moves nor attacks outside its own activation',
    notYetMet: () => 'its condition does not hold',
    limitUsed: ({ limit }) => `it may be done only once per ${limit}`,
    noLegalTarget: () => 'no target is legal',
    outOfRange: () => 'nobody is in the range that it names',
    tooFew: ({ needed, found }) => `it needs ${needed} of them and finds ${found}`,
    wouldBeDefeated: () => 'it would defeat the figure before any Rebel is affected',
  };

const RUNGS: Readonly<Partial<Record<Rung['by']['kind'], string>>> = {
  fallback: 'nobody else is what the order asks for, so any Rebel will do',
  legal: 'the others are not legal',
  closestOfEqual: 'the closest of equals',
  closest: 'the closest',
};

const RANKS: Readonly<Record<Choice['ranking'][number]['by'], string>> = {
  winsNow: 'it may end the mission',
  completesLine: 'the whole line can be done',
  woundsHero: 'it should wound a healthy hero',
  mostAffected: 'it affects the most Rebels',
  healthyFirst: 'healthy heroes come before wounded ones',
  carrierFirst: 'it carries something',
  keepsAttack: 'an attack stays possible from there',
  leastExposed: 'the fewest Rebels can attack it there',
  portraitOrder: 'its portrait comes first',
  lowestPlace: 'it is the first in reading order',
};

/** The rung that left the fewest says best why it was this one. */
function whyTarget({ ladder, options, ranking }: Choice): string {
  const telling = ladder
    .filter(({ by }) => by.kind !== 'noun' && by.kind !== 'excluded')
    .map(
      ({ by }) =>
        RUNGS[by.kind] ?? ('of' in by && typeof by.of === 'string' ? `${by.kind} ${by.of}` : by.kind),
    );
  const last = ranking.at(-1);
  if (options.length > 1 && last)
    telling.push(`one of ${options.length} equally good options, because ${RANKS[last.by]}`);
  return telling.join(', ');
}

const ACTS: { readonly [K in Act['kind']]: (act: Extract<Act, { kind: K }>, name: Name) => string } = {
  move: ({ verb, figure, target, choice, spent, end, route }, name) => {
    const aim = target === undefined ? '' : ` (${verb} ${name(target)})`;
    const why = whyTarget(choice);
    const where =
      route.length < 2 ? 'stays where it is' : `goes to (${end.at.join(',')}) for ${spent} points`;
    return `${name(figure)} ${where}${aim}${why === '' ? '' : `: ${why}`}`;
  },
  attack: ({ figure, target, distance, odds, result, choice }, name) => {
    const why = choice ? whyTarget(choice) : '';
    const chance = `${Math.round(odds.hit * 100)} % to hit, ${odds.expectedDamage.toFixed(2)} damage expected`;
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

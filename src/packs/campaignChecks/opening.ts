// Finds missions and encounters that never come up. Begins with those that are open at the start, adds those they may
// lead to, and so on until nothing new comes. Conditions that depend on chance or skill count as true.

import type { Campaign, EndingPart } from '../../campaign';
import type { Expression } from '../../mission';
import { canBeTrue, wholeNumbers, type MissionBounds } from '../missionChecks/bounds';
import { logicOfExpression } from '../missionChecks/logic';
import { describeValue } from '../problem';
import type { CampaignFacts, Check, ContentPath, MapStop } from './facts';
import { flagsAskedIn, flagsRaisedIn, startFlags } from './flags';

export const checkOpening: Check = (facts, report) => {
  const { campaign, stops } = facts;
  const raised = flagsRaisedIn(facts);
  if (!raised) return;
  // A flag that nothing raises is told elsewhere; nothing else is said about what waits for it.
  const unknown = flagsAskedIn(facts).flatMap(({ flag }) => (raised.has(flag) ? [] : flag));
  const reached = reachedIn(facts, [...startFlags(facts), ...unknown]);
  for (const stop of stops) {
    if (reached.includes(stop)) continue;
    const { entry, path } = stop;
    const code = 'neverOpens';
    if (entry.if === undefined)
      report({
        path,
        code,
        expected: 'a story mission before it that does not end the campaign',
        found: 'none',
      });
    else
      report({
        path: [...path, 'if'],
        code,
        expected: 'a condition that can hold by then',
        found: describeValue(entry.if),
      });
  }
  // As if everything could be played: what cannot has been told above.
  const all = new Set([...raised, ...unknown]);
  for (const { path, condition } of conditionsAtTheEnd(campaign)) {
    if (canHold(facts, all, condition, [1, stops.filter(isStory).length])) continue;
    const expected = 'a condition that can hold when the campaign ends';
    report({ path: [...path, 'if'], code: 'neverTrue', expected, found: describeValue(condition) });
  }
};

type EndCondition = { readonly path: ContentPath; readonly condition: string | undefined };

/** Of endings, their parts, and the epilogue. */
function conditionsAtTheEnd({ endings, epilogue = [] }: Campaign): readonly EndCondition[] {
  const inside = (path: ContentPath, parts: readonly EndingPart[] = []): readonly EndCondition[] =>
    parts.map((part, at) => ({ path: [...path, at], condition: part.if }));
  return [
    ...endings.flatMap((ending, at) => [
      { path: ['endings', at], condition: ending.if },
      ...inside(['endings', at, 'parts'], ending.parts),
      ...inside(['endings', at, 'last'], ending.last),
    ]),
    ...inside(['epilogue'], epilogue),
  ];
}

function reachedIn(facts: CampaignFacts, given: readonly string[]): readonly MapStop[] {
  let reached: readonly MapStop[] = [];
  for (;;) {
    const next = facts.stops.filter((stop) => reached.includes(stop) || canOpen(facts, reached, given, stop));
    if (next.length === reached.length) return reached;
    reached = next;
  }
}

/** Nothing opens after a finale; encounters come after a story mission. */
function canOpen(
  facts: CampaignFacts,
  reached: readonly MapStop[],
  given: readonly string[],
  stop: MapStop,
): boolean {
  const before = reached.filter((other) => other !== stop && !other.finale);
  const raised = new Set([...given, ...before.flatMap(({ flags }) => flags)]);
  const missions = before.filter(isStory).length;
  const least = stop.encounter ? 1 : 0;
  return missions >= least && canHold(facts, raised, stop.entry.if, [least, missions]);
}

const isStory = ({ encounter }: MapStop): boolean => !encounter;

function canHold(
  { expressions }: CampaignFacts,
  raised: ReadonlySet<string>,
  condition: string | undefined,
  [least, most]: readonly [number, number],
): boolean {
  const parsed = expressions.find(({ text }) => text === condition)?.parsed;
  if (!parsed?.ok) return true;
  const bounds = new Map<string, MissionBounds>([
    ['missions', wholeNumbers(least, most)],
    ['heroes', wholeNumbers(2, 4)],
    ['hard', wholeNumbers(0, 1)],
    ['fame', wholeNumbers(0, Infinity)],
    ['credits', wholeNumbers(0, Infinity)],
  ]);
  return canBeTrue(logicOfExpression(withFlags(parsed.value, raised)), bounds);
}

/** Flags as numbers: 0 where nothing has raised them yet, else a name of their own that may be anything. */
function withFlags(expression: Expression, raised: ReadonlySet<string>): Expression {
  const inside = (inner: Expression): Expression => withFlags(inner, raised);
  switch (expression.kind) {
    case 'game':
      return expression.function === 'flag' && !raised.has(expression.id)
        ? { kind: 'number', value: 0 }
        : { kind: 'name', name: `${expression.function} ${expression.id}` };
    case 'not':
    case 'negate':
      return { ...expression, of: inside(expression.of) };
    case 'binary':
      return { ...expression, left: inside(expression.left), right: inside(expression.right) };
    case 'maths':
      return { ...expression, of: expression.of.map(inside) };
    default:
      return expression;
  }
}

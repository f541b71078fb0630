// Finds scripts that call each other in circles. A running game stops them too, but then the story is already broken.

import { parseExpression, namesIn, triggersOf, type Effect, type Num, type Script } from '../../mission';
import type { Check } from './facts';
import type { Path } from './walk';

/** From one script to another that it sets off whatever happens. */
type Edge = { readonly to: string; readonly path: Path };

export const checkLoops: Check = ({ mission }, report) => {
  const followers: Followers = (variable) =>
    mission.scripts.filter((script) => alwaysFollows(script, variable)).map(({ id }) => id);
  const edges = new Map(
    mission.scripts.map((script, index) => [script.id, edgesOf(script, index, followers)]),
  );
  const states = new Map<string, 'under way' | 'done'>();
  const follow = (id: string): void => {
    states.set(id, 'under way');
    for (const { to, path } of edges.get(id) ?? []) {
      const state = states.get(to);
      if (state === undefined) follow(to);
      if (state !== 'under way') continue;
      const expected = 'a condition somewhere on the way: nothing ends this';
      report({ path, code: 'endlessLoop', expected, found: `"${to}" again and again` });
    }
    states.set(id, 'done');
  };
  for (const id of edges.keys()) if (!states.has(id)) follow(id);
};

/** The first way to each of the others is enough. */
function edgesOf(script: Script, index: number, followers: Followers): readonly Edge[] {
  const edges = new Map<string, Edge>();
  const seen = new Set<string>();
  for (const { effect, path } of certain(script.do, ['scripts', index, 'do'])) {
    const changed = neverSettles(effect);
    const targets = effect.kind === 'call' ? [effect.script] : followersOf(changed, followers, seen);
    for (const to of targets) if (!edges.has(to)) edges.set(to, { to, path });
  }
  return [...edges.values()];
}

/** By variable: the scripts that run at every change of it. */
type Followers = (variable: string) => readonly string[];

function followersOf(
  variable: string | undefined,
  followers: Followers,
  seen: Set<string>,
): readonly string[] {
  if (variable === undefined || seen.has(variable)) return [];
  seen.add(variable);
  return followers(variable);
}

/** A script that runs at every change of the variable, without asking anything. */
const alwaysFollows = (script: Script, variable: string): boolean =>
  script.runs === 'always' &&
  script.if === undefined &&
  triggersOf(script).some(
    (trigger) =>
      trigger.kind === 'variableChanged' && trigger.variable === variable && trigger.when === undefined,
  );

/** A variable that has another value after each time; one that is set to the same number again has not. */
function neverSettles(effect: Effect): string | undefined {
  if (effect.kind === 'add') return effect.by === 0 ? undefined : effect.variable;
  return effect.kind === 'set' && speaksOf(effect.to, effect.variable) ? effect.variable : undefined;
}

function speaksOf(num: Num, variable: string): boolean {
  if (typeof num === 'object') return Object.values(num).some((inner: Num) => speaksOf(inner, variable));
  const parsed = typeof num === 'string' ? parseExpression(num) : undefined;
  return parsed?.ok === true && namesIn(parsed.value).variables.includes(variable);
}

type At = { readonly effect: Effect; readonly path: Path };

/** The effects that come whatever the players do, whatever chance decides. */
function certain(effects: readonly Effect[], path: Path): readonly At[] {
  const found: At[] = [];
  for (const [index, effect] of effects.entries()) {
    if (ENDS.has(effect.kind)) return found;
    const here = [...path, index];
    found.push({ effect, path: here }, ...certainInside(effect, here));
  }
  return found;
}

const ENDS: ReadonlySet<Effect['kind']> = new Set<Effect['kind']>(['return', 'win', 'lose']);

function certainInside(effect: Effect, path: Path): readonly At[] {
  if (effect.kind === 'eachHero') return certain(effect.do, [...path, 'do']);
  if (effect.kind === 'repeat')
    return typeof effect.times === 'number' && effect.times >= 1 ? certain(effect.do, [...path, 'do']) : [];
  if (effect.kind !== 'pick' || effect.how === 'noRepeat' || effect.from.length > 1) return [];
  const [list] = effect.from;
  return list && list.if === undefined ? certain(list.do, [...path, 'from', 0, 'do']) : [];
}

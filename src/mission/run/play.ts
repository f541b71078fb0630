// A kit made ready for play: every list of effects has a number, so that a game can remember as data where a script
// stopped; scripts are found by what sets them off; expressions are parsed once.

import { memo } from '../../kernel';
import { parseExpression, type Expression } from '../language/expression';
import type { Mission, MissionGroup, Person, Script, Section, Thing } from '../definition';
import type { Effect, ScriptTrigger, TriggerKind } from '../language/nodes';
import { SCRIPT_TRIGGERS } from '../language/triggers';
import type { Kit } from '../kit';
import { withPersons } from '../persons';

/** A script and one of the triggers that set it off. */
export type ArmedScript = {
  readonly script: Script;
  readonly trigger: ScriptTrigger;
  readonly index: number;
};

export type Play = {
  readonly kit: Kit;
  readonly mission: Mission;
  readonly scripts: ReadonlyMap<string, Script>;
  readonly sections: ReadonlyMap<string, Section>;
  readonly things: ReadonlyMap<string, Thing>;
  readonly groups: ReadonlyMap<string, MissionGroup>;
  readonly persons: ReadonlyMap<string, Person>;
  /** In the order in which they run: by priority, then as they are written. */
  readonly armed: ReadonlyMap<TriggerKind, readonly ArmedScript[]>;
  /** Every list of effects, by number. */
  readonly blocks: readonly (readonly Effect[])[];
  readonly blockOf: (effects: readonly Effect[]) => number;
  readonly expressionOf: (text: string) => Expression;
};

/** Most of it follows from the mission alone, and serves all its games. */
export const makePlay = (kit: Kit): Play => ({ kit: withPersons(kit), ...bookOf(kit.mission) });

const bookOf = memo((mission: Mission): Omit<Play, 'kit'> => {
  const blocks: (readonly Effect[])[] = [];
  const numbers = new Map<readonly Effect[], number>();
  const add = (effects: readonly Effect[]): void => {
    numbers.set(effects, blocks.push(effects) - 1);
    for (const effect of effects) for (const inner of listsIn(effect)) add(inner);
  };
  for (const { do: effects } of mission.scripts) add(effects);
  for (const { do: effects } of mission.peril ?? []) add(effects);
  const expressions = new Map<string, Expression>();
  return {
    mission,
    scripts: byId(mission.scripts),
    sections: byId(mission.sections),
    things: byId(mission.things),
    groups: byId(mission.groups),
    persons: byId(mission.persons ?? []),
    armed: armedScripts(mission.scripts),
    blocks,
    blockOf: (effects) => {
      const number = numbers.get(effects);
      if (number === undefined) throw new Error('a list of effects that is no part of the mission');
      return number;
    },
    expressionOf: (text) => {
      const known = expressions.get(text);
      if (known) return known;
      const parsed = parseExpression(text);
      if (!parsed.ok) throw new Error(`not an expression: ${text}`);
      expressions.set(text, parsed.value);
      return parsed.value;
    },
  };
});

/** The lists of effects that an effect holds. */
export function listsIn(effect: Effect): readonly (readonly Effect[])[] {
  switch (effect.kind) {
    case 'if':
      return effect.else ? [effect.then, effect.else] : [effect.then];
    case 'repeat':
    case 'eachHero':
      return [effect.do];
    case 'pick':
      return effect.from.map((list) => list.do);
    case 'question':
      return effect.options.flatMap((option) => (option.do ? [option.do] : []));
    case 'input':
    case 'test':
      return effect.outcomes.flatMap((outcome) => (outcome.do ? [outcome.do] : []));
    default:
      return [];
  }
}

export const triggersOf = ({ on }: Script): readonly ScriptTrigger[] =>
  on === undefined ? [] : Array.isArray(on) ? on : [on as ScriptTrigger];

const byId = <T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((entry) => [entry.id, entry]));

function armedScripts(scripts: readonly Script[]): Play['armed'] {
  const all = scripts
    .toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0))
    .flatMap((script) =>
      triggersOf(script).map((trigger, index): ArmedScript => ({ script, trigger, index })),
    );
  return new Map(
    (Object.keys(SCRIPT_TRIGGERS) as TriggerKind[]).map((kind) => [
      kind,
      all.filter(({ trigger }) => trigger.kind === kind),
    ]),
  );
}

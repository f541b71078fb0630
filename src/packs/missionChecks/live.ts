// Finds all that can happen in a mission. Begins with what the app does by itself, adds the scripts that this sets off,
// then those that they set off, until nothing new comes.

import {
  ALL_ESCAPED,
  ALL_WOUNDED,
  ENCOUNTER_OVER,
  GIVEN_UP,
  triggersOf,
  type Effect,
  type Mission,
  type Script,
  type Thing,
  type ScriptTrigger,
  type TriggerKind,
  type TriggerOf,
} from '../../mission';
import { ENCOUNTER_TRIGGERS } from './encounter';
import type { EffectAt, Facts, Live, World } from './facts';
import { optionsOfThing } from './names';

/** All that is known of a mission before this is worked out. */
type Known = Omit<Facts, 'live'>;

export function liveIn(facts: Known): Live {
  let scripts: ReadonlySet<string> = new Set();
  for (;;) {
    const effects = effectsOf(facts, scripts);
    const world = worldOf(facts.mission, effects);
    const next = new Set(
      facts.mission.scripts
        .filter(
          (script) => scripts.has(script.id) || world.script.has(script.id) || isSetOff(script, world, facts),
        )
        .map(({ id }) => id),
    );
    if (next.size === scripts.size) return { scripts, effects, world };
    scripts = next;
  }
}

const isSetOff = (script: Script, world: World, facts: Known): boolean =>
  triggersOf(script).some((trigger) => canHappen(trigger, world, facts));

/** Effects of these scripts, and of peril, which comes by itself. */
const effectsOf = ({ effects }: Known, scripts: ReadonlySet<string>): readonly EffectAt[] =>
  effects.filter(({ script }) => script === null || scripts.has(script));

function worldOf(mission: Mission, live: readonly EffectAt[]): World {
  const effects = live.map(({ effect }) => effect);
  const from = (pick: (effect: Effect) => string | readonly string[] | undefined): ReadonlySet<string> =>
    new Set(effects.flatMap((effect) => pick(effect) ?? []));
  const section = new Set([
    ...mission.sections.filter(({ start }) => start).map(({ id }) => id),
    ...from((effect) => (effect.kind === 'reveal' ? effect.section : undefined)),
  ]);
  const placed = from((effect) =>
    effect.kind === 'place' || effect.kind === 'carry' ? effect.thing : undefined,
  );
  return {
    section,
    thing: new Set(
      mission.things
        .filter((thing) => placed.has(thing.id) || comesWith(thing, section, mission))
        .map(({ id }) => id),
    ),
    group: new Set([
      ...(mission.deployment?.hand ?? []),
      ...from((effect) =>
        effect.kind === 'deploy' || (effect.kind === 'hand' && !effect.off)
          ? effect.group
          : effect.kind === 'deployBudget'
            ? effect.from
            : undefined,
      ),
    ]),
    person: from((effect) => (effect.kind === 'personJoins' ? effect.person : undefined)),
    countdown: from((effect) => (effect.kind === 'countdown' ? effect.countdown : undefined)),
    variable: from(changedBy),
    script: new Set([
      ...(mission.rounds && 'script' in mission.rounds ? [mission.rounds.script] : []),
      ...from((effect) =>
        effect.kind === 'call' || effect.kind === 'queue' || effect.kind === 'roundLimit'
          ? effect.script
          : undefined,
      ),
    ]),
    objective: from((effect) => (effect.kind === 'objective' ? effect.objective : undefined)),
    decision: new Set([
      ...(mission.decisions ?? []).filter(({ start }) => start).map(({ id }) => id),
      ...from((effect) => (effect.kind === 'offer' && !effect.off ? effect.decision : undefined)),
    ]),
    rule: new Set([
      ...(mission.rules ?? []).filter(({ start }) => start).map(({ id }) => id),
      ...from((effect) => (effect.kind === 'rule' && !effect.off ? effect.rule : undefined)),
    ]),
    outcome: new Set([
      ALL_ESCAPED,
      ALL_WOUNDED,
      GIVEN_UP,
      ...(mission.encounter ? [ENCOUNTER_OVER] : []),
      ...(mission.rounds && 'outcome' in mission.rounds ? [mission.rounds.outcome] : []),
      ...from((effect) =>
        effect.kind === 'win' || effect.kind === 'lose' || effect.kind === 'roundLimit'
          ? effect.outcome
          : undefined,
      ),
    ]),
  };
}

/** A section that does not exist is told elsewhere. */
const comesWith = ({ section }: Thing, live: ReadonlySet<string>, { sections }: Mission): boolean =>
  section !== undefined && (live.has(section) || !sections.some(({ id }) => id === section));

/** The variable that an effect gives another value. */
export function changedBy(effect: Effect): string | undefined {
  if (effect.kind === 'set' || effect.kind === 'add') return effect.variable;
  if (effect.kind === 'test') return effect.total;
  return effect.kind === 'call' ? effect.as : undefined;
}

/** What has to be there for a trigger; whatever is not in the table can always happen. */
type Needs<K extends TriggerKind> = (
  trigger: TriggerOf<K>,
  world: World,
  facts: Pick<Facts, 'mission' | 'things'>,
) => boolean;

const onMap =
  (test: (thing: Mission['things'][number], trigger: object) => boolean = () => true) =>
  (trigger: object, world: World, { things }: Pick<Facts, 'things'>): boolean => {
    const id: unknown =
      Reflect.get(trigger, 'door') ?? Reflect.get(trigger, 'region') ?? Reflect.get(trigger, 'thing');
    const thing = things.get(String(id));
    // What does not exist at all is told elsewhere.
    return !thing || (world.thing.has(thing.id) && test(thing, trigger));
  };

const deployed = ({ group }: { readonly group?: string }, world: World): boolean =>
  group === undefined ? world.group.size > 0 : world.group.has(group);

const carried = onMap((thing) => thing.kind === 'token' && thing.carried === true);

const joined = ({ person }: { readonly person?: string }, world: World): boolean =>
  person === undefined ? world.person.size > 0 : world.person.has(person);

const NEEDS: { readonly [K in TriggerKind]?: Needs<K> } = {
  countdownOver: ({ countdown }, world) => world.countdown.has(countdown),
  groupActivation: deployed,
  groupDefeated: deployed,
  lastGroupDefeated: (_, world) => world.group.size > 0,
  uniqueDefeated: ({ card }, world, { mission }) =>
    mission.groups.some((group) => world.group.has(group.id) && group.cards.some((one) => one.card === card)),
  escaped: (trigger, world) => trigger.person === undefined || joined(trigger, world),
  personDefeated: joined,
  personIncapacitated: joined,
  led: (trigger, world, { mission }) =>
    joined(trigger, world) &&
    (mission.persons ?? []).some(
      ({ id, led }) => led !== undefined && (trigger.person === undefined || trigger.person === id),
    ),
  decided: ({ decision }, world) => world.decision.has(decision),
  interacted: onMap((thing) => optionsOfThing(thing).length > 0),
  opened: onMap(),
  retrieved: carried,
  dropped: carried,
  destroyed: onMap((thing) => 'health' in thing && thing.health !== undefined),
  revealed: ({ section }, world) => world.section.has(section),
  variableChanged: ({ variable }, world) => world.variable.has(variable),
  entersRegion: onMap(),
  endsInRegion: onMap(),
};

export function canHappen(
  trigger: ScriptTrigger,
  world: World,
  facts: Pick<Facts, 'mission' | 'things'>,
): boolean {
  if (facts.mission.encounter && !ENCOUNTER_TRIGGERS.has(trigger.kind)) return false;
  // The row of the table is for triggers of that kind, which the compiler cannot follow through the lookup.
  const needs = NEEDS[trigger.kind] as Needs<TriggerKind> | undefined;
  return needs === undefined || needs(trigger, world, facts);
}

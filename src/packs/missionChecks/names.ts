// Every name of a part of the mission is looked up: sections, things, groups, scripts and all the rest.

import { walk, type WalkableOrders } from '../../imperial';
import {
  ALL_ESCAPED,
  ALL_WOUNDED,
  ENCOUNTER_OVER,
  GIVEN_UP,
  OPEN,
  RETRIEVE,
  type EffectOf,
  type OwnName,
  type Script,
  type Thing,
  type TriggerOf,
} from '../../mission';
import { describeValue } from '../problem';
import type { Check, Facts, Report } from './facts';
import type { MissionItem, ItemType, Path } from './walk';

type Known = ReadonlySet<string>;

/** What is there to be named, by the type of the field that names it. */
export type IdNames = Readonly<Record<Exclude<OwnName, 'option'> | 'chosen', Known>>;

export function namesOf({ mission, effects }: Facts): IdNames {
  const kindOf = (kind: Thing['kind']): Known => idsOf(mission.things.filter((thing) => thing.kind === kind));
  return {
    section: idsOf(mission.sections),
    thing: idsOf(mission.things),
    door: kindOf('door'),
    region: kindOf('region'),
    spawn: kindOf('spawn'),
    group: idsOf(mission.groups),
    person: idsOf(mission.persons ?? []),
    objective: idsOf(mission.objectives),
    decision: idsOf(mission.decisions ?? []),
    rule: idsOf(mission.rules ?? []),
    variable: idsOf(mission.variables ?? []),
    script: idsOf(mission.scripts),
    outcome: idsOf(mission.outcomes),
    countdown: new Set(
      effects.flatMap(({ effect }) => (effect.kind === 'countdown' ? effect.countdown : [])),
    ),
    chosen: new Set(
      effects.flatMap(({ effect }) =>
        effect.kind === 'chooseHeroes' || effect.kind === 'eachHero' ? effect.as : [],
      ),
    ),
  };
}

const idsOf = (list: readonly { readonly id: string }[]): Known => new Set(list.map(({ id }) => id));

export const WHAT: Readonly<Record<keyof IdNames, string>> = {
  section: 'the id of a section',
  thing: 'the id of a thing',
  door: 'the id of a door',
  region: 'the id of a region',
  spawn: 'the id of a spawn point',
  group: 'the id of a group of this mission',
  person: 'the id of a person of this mission',
  objective: 'the id of an objective',
  decision: 'the id of a decision',
  rule: 'the id of a rule',
  variable: 'the id of a variable',
  script: 'the id of a script',
  outcome: 'the id of an outcome',
  countdown: 'a countdown that some script starts',
  chosen: 'heroes that some script chooses',
};

export const checkNames: Check = (facts, report) => {
  const names = namesOf(facts);
  const look = (type: keyof IdNames, id: string, path: Path, also: readonly string[] = []): void => {
    if (names[type].has(id) || also.includes(id)) return;
    const expected = `${WHAT[type]}${facts.guess(id, names[type])}`;
    report({ path, code: 'unknownId', expected, found: describeValue(id) });
  };
  for (const { type, value, path, parent } of facts.items) {
    if (isNameType(type) && typeof value === 'string') {
      look(type, value, path, parent?.type === 'Reward' ? ENDINGS : []);
    } else if (type === 'place' && typeof value === 'string') look('thing', value, path);
    else if (type === 'who') lookWho(value as string, path, look);
    else if (type === 'lines' || type === 'selector') lookThings(type, value as never, path, look);
    else if (type === 'trigger') checkOption(value as TriggerOf<'interacted'>, facts, path, report);
  }
  checkCalls(facts, report);
};

/** Endings that need not be written. */
const ENDINGS: readonly string[] = [ALL_ESCAPED, ALL_WOUNDED, GIVEN_UP, ENCOUNTER_OVER];

type Look = (type: keyof IdNames, id: string, path: Path) => void;

const NAME_TYPES: ReadonlySet<ItemType> = new Set(Object.keys(WHAT) as ItemType[]);
const isNameType = (type: ItemType): type is Exclude<keyof IdNames, 'chosen'> => NAME_TYPES.has(type);

function lookWho(who: string, path: Path, look: Look): void {
  const [kind, name] = who.split(':');
  if (name === undefined) return;
  if (kind === 'everyone') look('region', name, path);
  if (kind === 'chosen' || kind === 'group' || kind === 'region' || kind === 'person') look(kind, name, path);
}

/** Instructions may be aimed at things of the mission. */
function lookThings(
  type: 'lines' | 'selector',
  value: WalkableOrders[typeof type],
  path: Path,
  look: Look,
): void {
  const named = (ref: string, at: Path): void => {
    const [kind, id] = ref.split(':');
    if (kind === 'thing' && id !== undefined) look('thing', id, at);
  };
  walk(
    type,
    value,
    {
      thing: (id, at) => look('thing', id, at),
      ref: named,
      selector: ({ noun, exclude = [] }, at) => {
        if (noun !== undefined) named(noun, [...at, 'noun']);
        for (const [index, ref] of exclude.entries()) named(ref, [...at, 'exclude', index]);
      },
    },
    path,
  );
}

/** The options of a thing, also those that the app offers by itself. */
export function optionsOfThing(thing: Thing): readonly string[] {
  const written = 'options' in thing ? (thing.options ?? []).map(({ id }) => id) : [];
  if (thing.kind === 'door' && !thing.options) return [OPEN];
  return thing.kind === 'token' && thing.carried ? [RETRIEVE, ...written] : written;
}

function checkOption(
  { kind, thing: id, option }: TriggerOf<'interacted'>,
  { mission, guess }: Facts,
  path: Path,
  report: Report,
): void {
  const thing = mission.things.find((candidate) => candidate.id === id);
  if (kind !== 'interacted' || option === undefined || !thing) return;
  const known = optionsOfThing(thing);
  if (known.includes(option)) return;
  const expected = `an option of "${id}"${guess(option, known)}`;
  report({ path: [...path, 'option'], code: 'unknownId', expected, found: describeValue(option) });
}

/** Scripts are called with the numbers they take, and no others. */
function checkCalls(facts: Facts, report: Report): void {
  const { mission, effects } = facts;
  const scripts = new Map(mission.scripts.map((script) => [script.id, script]));
  for (const { effect, item } of effects) {
    const called = effect.kind === 'call' ? scripts.get(effect.script) : undefined;
    if (called) checkNumbers(effect as EffectOf<'call'>, called, item, facts, report);
  }
}

function checkNumbers(
  call: EffectOf<'call'>,
  { id, takes = {} }: Script,
  { path }: MissionItem,
  { guess }: Facts,
  report: Report,
): void {
  for (const name of Object.keys(call.with ?? {})) {
    if (Object.hasOwn(takes, name)) continue;
    const expected = `a number that "${id}" takes${guess(name, Object.keys(takes))}`;
    report({ path: [...path, 'with', name], code: 'unknownId', expected, found: describeValue(name) });
  }
}

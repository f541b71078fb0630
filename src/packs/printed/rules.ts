// The rules of a printed campaign as the classic campaign has them: who plays which part, and what opens what. Missions say
// that themselves: they raise a flag for the one that comes next.

import type { ClassicRules, LogSlot, MissionEnd } from '../../campaign';
import type { Effect, Mission } from '../../mission';
import { itemsIn } from '../missionChecks/walk';
import type { PrintedMission, Structure } from '../pack';

export type InstalledMission = {
  readonly facts: PrintedMission;
  readonly mission: Mission;
  /** Of this campaign; others can only be side missions or plans of the Empire. */
  readonly isOwn: boolean;
};

type Rules = {
  readonly classic: ClassicRules;
  /** All that may be played, in the order of the list of missions. */
  readonly played: readonly InstalledMission[];
  readonly finales: ReadonlySet<string>;
};

/** The flag that a mission raises for the printed one that comes next. */
const NEXT = 'next-';

/** `null`: without an introduction or a finale there is no campaign. */
export function classicRulesOf(structure: Structure, all: readonly InstalledMission[]): Rules | null {
  const byPrinted = new Map(all.map((one) => [one.facts.id, one]));
  const named = new Set(structure.slots.flatMap(({ mission }) => mission ?? []));
  const slots = slotsOf(structure, byPrinted);
  const hasSides = slots.some(({ kind, mission }) => kind === 'side' && mission === undefined);
  // A box without side slots tells its story with all of its missions.
  const isStory = ({ facts, isOwn }: InstalledMission): boolean =>
    isOwn && !named.has(facts.id) && (!hasSides || facts.role === 'story');
  const story = all.filter(isStory);
  const finales = finalesOf(structure, story, byPrinted);
  const [first] = slots;
  const last = slots.at(-1);
  if (first?.kind !== 'introduction' || first.mission === undefined || last?.kind !== 'finale') return null;
  if (last.mission === undefined && finales.size === 0) return null;
  const rest = hasSides ? all.filter((one) => !named.has(one.facts.id) && !isStory(one)) : [];
  const sides = rest.filter(({ facts }) => facts.role === 'side');
  const plans = rest.filter(({ facts }) => facts.role === 'plan');
  return {
    classic: {
      slots,
      ...(sides.length > 0 && { sides: sides.map(sideOf) }),
      ...(plans.length > 0 && { plans: plans.map(planOf) }),
      ends: endsOf(
        all.filter(({ isOwn }) => isOwn),
        new Map(story.map((one) => [one.facts.id, one.mission.id])),
      ),
    },
    played: all.filter((one) => named.has(one.facts.id) || isStory(one) || rest.includes(one)),
    finales: new Set([...finales, ...(last.mission === undefined ? [] : [last.mission])]),
  };
}

/** A slot whose mission is missing is passed over, except for the first and the last. */
const slotsOf = (
  { slots }: Structure,
  byPrinted: ReadonlyMap<string, InstalledMission>,
): readonly LogSlot[] =>
  slots.flatMap(({ kind, mission, threat, tiers, agenda }): readonly LogSlot[] => {
    const found = mission === undefined ? undefined : byPrinted.get(mission)?.mission.id;
    if (mission !== undefined && found === undefined) return [];
    return [
      {
        kind,
        threat,
        ...(found !== undefined && { mission: found }),
        ...(tiers.length > 0 && { tiers }),
        ...(agenda && { agenda }),
      },
    ];
  });

/** Those that are printed as such; where none is, those that no mission follows. */
function finalesOf(
  { slots, missions }: Structure,
  story: readonly InstalledMission[],
  byPrinted: ReadonlyMap<string, InstalledMission>,
): ReadonlySet<string> {
  if (slots.at(-1)?.mission !== undefined) return new Set();
  const isPrinted = missions.some(({ finale }) => finale);
  const last = story.filter(({ facts, mission }) =>
    isPrinted ? facts.finale === true : nextIn(mission).every((id) => !byPrinted.has(id) || id === facts.id),
  );
  // Where no mission names another one, somebody has to come before the end.
  const ending = !isPrinted && last.length === story.length ? last.slice(-1) : last;
  return new Set(ending.map(({ mission }) => mission.id));
}

const sideOf = ({ facts: { hero, ally, period }, mission }: InstalledMission) => ({
  mission: mission.id,
  ...(hero === undefined
    ? ally === undefined
      ? { colour: 'grey' as const }
      : { colour: 'green' as const, ally }
    : { colour: 'red' as const, hero }),
  ...(period && { period }),
});

const planOf = ({ facts: { influence = 0, forced }, mission }: InstalledMission) => ({
  mission: mission.id,
  cost: influence,
  ...(forced && { forced }),
});

/** The printed missions that this one may name as the next. */
const nextIn = (mission: Mission): readonly string[] => [
  ...new Set(
    itemsIn(mission).flatMap(({ type, value }) => {
      const effect = type === 'effect' ? (value as Effect) : undefined;
      return effect?.kind === 'setFlag' && effect.flag.startsWith(NEXT) ? effect.flag.slice(NEXT.length) : [];
    }),
  ),
];

/** What opens what, without ways that lead back: no mission is played twice. */
function endsOf(all: readonly InstalledMission[], story: ReadonlyMap<string, string>): readonly MissionEnd[] {
  const ends: MissionEnd[] = [];
  const next = new Map<string, string[]>();
  for (const { mission } of all)
    for (const printed of nextIn(mission)) {
      const opened = story.get(printed);
      if (opened === undefined || opened === mission.id || leads(next, opened, mission.id)) continue;
      next.set(mission.id, [...(next.get(mission.id) ?? []), opened]);
      ends.push({ mission: mission.id, if: `flag('${NEXT}${printed}')`, opens: [opened] });
    }
  return ends.slice(0, MOST_ENDS);
}
const MOST_ENDS = 200;

function leads(next: ReadonlyMap<string, readonly string[]>, from: string, to: string): boolean {
  const seen = new Set<string>();
  const waiting = [from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (id === to) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...(next.get(id) ?? []));
  }
  return false;
}

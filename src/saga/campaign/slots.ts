// The place of each mission in a campaign, the order of missions, and the Empire's strength in each.

import { nextFlag, nextOf } from '../actions/campaign';
import { slugOf } from '../ids';
import type { ImportedMission } from '../imported';
import { eventsIn, type SagaMission } from '../source/mission';
import type { SagaPackage } from '../source/translation';

export type CampaignSlot = SagaPackage['campaignStructure'][number];
/** What campaigns know a mission by. */
export type KnownSlots = {
  readonly guid: string;
  readonly custom: string;
  /** Such as "Core 5"; empty: nobody printed it. */
  readonly printed: string;
  /** As its author filed it. */
  readonly type: SagaMission['missionProperties']['missionType'];
  /** Flags of missions that it names as the next. */
  readonly opens: readonly string[];
};

/** A mission of a package and what campaigns know it by. */
export type PackagedMission = KnownSlots & { readonly imported: ImportedMission };

export function knownBy(mission: SagaMission): KnownSlots {
  const { missionID, customMissionIdentifier, missionType } = mission.missionProperties;
  return {
    guid: mission.missionGUID,
    custom: customMissionIdentifier,
    printed: /^custom$/i.test(missionID) ? '' : missionID,
    type: missionType,
    opens: opensOf(mission),
  };
}

/** The printed mission that it is, as campaigns name it: "core5". */
export const printedMissionOf = ({ missionProperties: { missionID } }: SagaMission): string | null =>
  /^(?:custom)?$/i.test(missionID.trim()) ? null : slugOf(missionID.replace(/\s+/g, ''), 60) || null;

export const isIn = (slot: CampaignSlot, { guid, custom, printed }: KnownSlots): boolean =>
  slot.missionID.toLowerCase() === guid ||
  (slot.customMissionIdentifier !== '' && slot.customMissionIdentifier === custom) ||
  (nextFlag(printed) !== null && nextFlag(printed) === nextFlag(slot.missionID));

/** By which missions that name it as the next speak of it. */
export const flagsOf = ({ guid, custom, printed }: KnownSlots): readonly string[] => [
  ...new Set([custom, guid, printed].flatMap((one) => nextFlag(one) ?? [])),
];

function opensOf(mission: SagaMission): readonly string[] {
  const actions = eventsIn(mission).flatMap(({ eventActions }) => eventActions);
  return actions.flatMap((action) => (action.type === 'CM4' ? (nextFlag(nextOf(action)) ?? []) : []));
}

/** A mission in the course of a campaign. */
export type CampaignStop<M> = {
  readonly mission: M;
  /** The first one it may stand in. */
  readonly slot: number;
  /** It comes whatever happens; others come if they are named. */
  readonly isFixed: boolean;
  /** So many fixed ones come before it. */
  readonly after: number;
  /** Those that may be named to come right behind it. */
  readonly next: readonly M[];
};

/** In the order of their slots. Whoever is missing stands in none, and nobody opens one for it. */
export function courseOf<M extends KnownSlots>(
  slots: readonly CampaignSlot[],
  all: readonly M[],
): readonly CampaignStop<M>[] {
  const fixed = fixedIn(slots, all);
  const after = (slot: number): number => [...fixed.values()].filter((one) => one < slot).length;
  const namedBy = namesIn(all.filter((one) => !fixed.has(one)));
  const first = new Map(fixed);
  const next = new Map<M, Set<M>>();
  // Slot by slot, because whoever is opened into one may open the next.
  for (const slot of slots.keys()) {
    const free = slots.findIndex((one, index) => index > slot && isOpen(one, index, fixed));
    if (free === -1) break;
    for (const [mission] of [...first].filter(([, at]) => at === slot))
      for (const other of namedBy(mission)) {
        const at = first.get(other) ?? free;
        first.set(other, at);
        // What may have been played before another fixed one does not wait behind that.
        if (after(at) !== after(free)) continue;
        const behind = lastIn(fixed, slot, free) ?? mission;
        next.set(behind, (next.get(behind) ?? new Set()).add(other));
      }
  }
  return [...first]
    .map(([mission, slot]) => ({
      mission,
      slot,
      isFixed: fixed.has(mission),
      after: after(slot),
      next: [...(next.get(mission) ?? [])].filter((one) => one !== mission),
    }))
    .toSorted((a, b) => a.slot - b.slot);
}

function fixedIn<M extends KnownSlots>(
  slots: readonly CampaignSlot[],
  all: readonly M[],
): ReadonlyMap<M, number> {
  const fixed = new Map<M, number>();
  for (const [index, slot] of slots.entries()) {
    const mission = all.find((one) => !fixed.has(one) && isIn(slot, one));
    if (mission) fixed.set(mission, index);
  }
  return fixed;
}

/** Whom a mission names. */
function namesIn<M extends KnownSlots>(all: readonly M[]): (mission: M) => readonly M[] {
  const flags = all.map((one) => ({ one, own: flagsOf(one) }));
  return ({ opens }) => {
    const named = new Set(opens);
    return flags.flatMap(({ one, own }) => (own.some((flag) => named.has(flag)) ? one : []));
  };
}

/** The last one that stands between two slots. */
const lastIn = <M>(fixed: ReadonlyMap<M, number>, from: number, to: number): M | undefined =>
  [...fixed].findLast(([, slot]) => slot > from && slot < to)?.[0];

/** Missions fill the slots of the story; side missions are the players' choice. */
const isOpen = (
  { missionType = 'Story' }: CampaignSlot,
  index: number,
  fixed: ReadonlyMap<unknown, number>,
): boolean => STORY.has(String(missionType).toLowerCase()) && ![...fixed.values()].includes(index);
const STORY: ReadonlySet<string> = new Set(['story', '0', 'finale', '5']);

/** By mission: how strong the Empire is in the slot it stands in, where a campaign says so. */
export function levelsIn(
  packages: readonly SagaPackage[],
  all: readonly SagaMission[],
): ReadonlyMap<SagaMission, number> {
  const known = all.map((mission) => ({ ...knownBy(mission), mission }));
  return new Map(
    packages.toReversed().flatMap(({ campaignStructure: slots }) =>
      courseOf(slots, known).flatMap(({ mission: { mission }, slot }) => {
        const level = slots[slot]?.threatLevel;
        return level === undefined ? [] : [[mission, level] as const];
      }),
    ),
  );
}

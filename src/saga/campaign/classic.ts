// A package whose slots are those of a campaign log becomes a classic campaign: introduction first, finale last, threat and
// item tiers by slot. Other packages stay a plain row of missions.

import { classicRulesOf, type InstalledMission, type PrintedMission, type Structure } from '../../packs';
import type { SagaPackage } from '../source/translation';
import { flagsOf, isIn, type CampaignSlot, type PackagedMission } from './slots';

export type ClassicPackage = NonNullable<ReturnType<typeof classicRulesOf>> & {
  readonly played: readonly InstalledMission[];
};

const KINDS = {
  story: 'story',
  side: 'side',
  // A forced mission is played in its place, whatever the players would choose.
  forced: 'interlude',
  introduction: 'introduction',
  interlude: 'interlude',
  finale: 'finale',
} as const;
const BY_NUMBER = ['story', 'side', 'forced', 'introduction', 'interlude', 'finale'] as const;

const typeOf = ({ missionType = 'Story' }: CampaignSlot): (typeof BY_NUMBER)[number] => {
  const word = String(missionType).toLowerCase();
  return BY_NUMBER[Number(word)] ?? BY_NUMBER.find((type) => type === word) ?? 'story';
};

/** What an Imperial mission costs where its author does not say. */
const USUAL_INFLUENCE = 3;
/** Of a slot that does not say it. */
const USUAL_THREAT = 3;
const MOST_SLOTS = 40;

/** `null`: its slots are none of a campaign log. */
export function classicPackage(
  { GUID, campaignStructure: slots }: SagaPackage,
  all: readonly PackagedMission[],
): ClassicPackage | null {
  const [first] = slots;
  const last = slots.at(-1);
  if (!first || !last || slots.length > MOST_SLOTS) return null;
  if (typeOf(first) !== 'introduction' || typeOf(last) !== 'finale') return null;
  const spoken = new Set(all.flatMap(({ opens }) => opens));
  const keyOf = (mission: PackagedMission): string => {
    const flags = flagsOf(mission);
    return (flags.find((flag) => spoken.has(flag)) ?? flags[0] ?? mission.imported.id).replace(/^next-/, '');
  };
  const taken = new Set<PackagedMission>();
  const structure: Structure = {
    id: GUID,
    slots: slots.map((slot) => {
      const mission = all.find((one) => !taken.has(one) && isIn(slot, one));
      if (mission) taken.add(mission);
      const tiers = ([1, 2, 3] as const).filter((tier) => slot.itemTier.some((one) => Number(one) === tier));
      return {
        kind: KINDS[typeOf(slot)],
        threat: Math.min(20, Math.max(0, Math.trunc(slot.threatLevel ?? USUAL_THREAT))),
        tiers,
        ...(mission && { mission: keyOf(mission) }),
        ...(slot.isAgendaMission && { agenda: true as const }),
      };
    }),
    missions: all.map((mission) => ({
      id: keyOf(mission),
      name: mission.imported.title,
      ...roleOf(mission),
    })),
  };
  return classicRulesOf(
    structure,
    all.map((mission, index) => ({
      facts: structure.missions[index] ?? { id: '', name: '', role: 'story' },
      mission: mission.imported.mission,
      isOwn: true,
    })),
  );
}

function roleOf({ type }: PackagedMission): Pick<PrintedMission, 'role' | 'influence' | 'forced'> {
  if (type === 'Forced') return { role: 'plan', influence: USUAL_INFLUENCE, forced: true };
  return { role: type === 'Side' ? 'side' : 'story' };
}

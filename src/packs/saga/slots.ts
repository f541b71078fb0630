// Where missions stand in a campaign, and how strong the Empire is there.

import { nextFlag } from './actions/campaign';
import type { SagaMission } from './source/mission';
import type { SagaPackage } from './translation';

type Slot = SagaPackage['campaignStructure'][number];
/** What campaigns know a mission by. */
export type Known = { readonly guid: string; readonly custom: string };

export const isIn = (slot: Slot, { guid, custom }: Known): boolean =>
  slot.missionID.toLowerCase() === guid ||
  (slot.customMissionIdentifier !== '' && slot.customMissionIdentifier === custom);

export const knownBy = ({ missionGUID, missionProperties }: SagaMission): Known => ({
  guid: missionGUID,
  custom: missionProperties.customMissionIdentifier,
});

/** By which missions that name it as the next speak of it. */
export const flagsOf = ({ guid, custom }: Known): readonly string[] => [
  ...new Set([custom, guid].flatMap((one) => nextFlag(one) ?? [])),
];

/** `null`: nothing says it. A mission in no slot takes the first free one behind a mission that names it. */
export function levelOf(
  packages: readonly SagaPackage[],
  all: readonly SagaMission[],
  mission: SagaMission,
): number | null {
  const slots = packages.flatMap(({ campaignStructure }) => campaignStructure);
  const own = slots.find((slot) => isIn(slot, knownBy(mission)));
  if (own) return own.threatLevel ?? null;
  const before = slots.findIndex((slot) =>
    all.some((other) => isIn(slot, knownBy(other)) && namesAsNext(other, mission)),
  );
  const free = slots.find(
    (slot, index) => before !== -1 && index > before && !all.some((other) => isIn(slot, knownBy(other))),
  );
  return free?.threatLevel ?? null;
}

/** Missions that come next, by the actions of this one. */
function namesAsNext({ globalEvents, mapSections }: SagaMission, mission: SagaMission): boolean {
  const flags = flagsOf(knownBy(mission));
  return [...globalEvents, ...mapSections.flatMap(({ missionEvents }) => missionEvents)].some(
    ({ eventActions }) =>
      eventActions.some((action) => {
        if (action.type !== 'CM4') return false;
        const flag = nextFlag(/^custom$/i.test(action.missionID) ? action.customMissionID : action.missionID);
        return flag !== null && flags.includes(flag);
      }),
  );
}

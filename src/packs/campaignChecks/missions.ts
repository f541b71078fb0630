// The missions of a campaign: each of them once, encounters among the encounters, and a finale.

import { describeValue } from '../problem';
import type { Check } from './facts';

export const checkMissionsOf: Check = ({ campaign, stops }, report) => {
  const seen = new Set<string>();
  for (const { entry, path: at, encounter, mission } of stops) {
    const path = [...at, 'mission'];
    const found = describeValue(entry.mission);
    if (seen.has(entry.mission)) {
      const expected = 'a mission that does not come up elsewhere in the campaign';
      report({ path, code: 'duplicateId', expected, found });
    }
    seen.add(entry.mission);
    if (!mission || (mission.encounter ?? false) === encounter) continue;
    const expected = encounter
      ? 'a mission with "encounter": true'
      : 'a mission that is played on a map: encounters stand in "encounters"';
    report({ path, code: 'wrongValue', expected, found });
  }
  // The slots of a classic campaign have a check of their own.
  if (campaign.classic || campaign.missions.some(({ finale }) => finale)) return;
  const expected = 'a mission with "finale": true: the campaign is over after it';
  report({ path: ['missions'], code: 'noFinale', expected, found: 'none' });
};

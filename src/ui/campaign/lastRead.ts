// The text that has to be read first, as a name for the address, so that a text that was read is not shown again.

import type { CampaignReport } from '../../campaign';

/** With the report: who went back and came another way to the same place has not read what happened this time. */
export const nameToRead = (cursor: number, report: CampaignReport | null): string =>
  [cursor, ...(report ? [report.mission, report.outcome] : [])].join(' ');

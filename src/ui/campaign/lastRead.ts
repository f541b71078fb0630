// What has to be read first, under a name for the address: whoever has read it is not shown it again.

import type { Report } from '../../campaign';

/** With the report: who went back and came another way to the same place has not read what happened this time. */
export const nameToRead = (cursor: number, report: Report | null): string =>
  [cursor, ...(report ? [report.mission, report.outcome] : [])].join(' ');

// What has to be read first: whether there is anything new in it, and its name, so that a text that was read is not shown
// again.

import type { CampaignReport } from '../../campaign';
import type { ReportKind, ReportLine } from '../../text';

/** With the report: who went back and came another way to the same place has not read what happened this time. */
export const nameToRead = (cursor: number, report: CampaignReport | null): string =>
  [cursor, ...(report ? [report.mission, report.outcome] : [])].join(' ');

/** Each of them was on the screen when an encounter gave it. */
const TOLD_AT_ONCE: ReadonlySet<ReportKind> = new Set<ReportKind>([
  'credits',
  'items',
  'lost',
  'cards',
  'ally',
]);

/** Of an encounter nothing is told twice: its results are a page only if they bring something new. */
export const bringsNews = (
  report: CampaignReport,
  lines: readonly ReportLine[],
  isEncounter: boolean,
): boolean => !isEncounter || report.rewards.length > 0 || lines.some(({ kind }) => !TOLD_AT_ONCE.has(kind));

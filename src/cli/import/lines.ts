// What an import says on a terminal: a line for each mission, and below it all that did not come over as it was.

import type { Imported } from '../../packs';

type Reported = Imported['report']['missions'][number];
type Fate = Reported['account'][number]['fate']['kind'];

export function linesOf({ report, campaign }: Imported): readonly string[] {
  return [
    ...(campaign ? [`campaign "${campaign.title}" with ${report.missions.length} missions`] : []),
    ...report.missions.flatMap(missionLines),
    ...report.notes.map(({ text }) => `  ${text}`),
  ];
}

function missionLines(mission: Reported): readonly string[] {
  const { source, title, account, notes } = mission;
  const count = (kind: Fate): number => account.filter(({ fate }) => fate.kind === kind).length;
  const counts = `${count('imported')} imported, ${count('words')} as words, ${count('nothing')} without a meaning here`;
  return [
    `${source}: "${title}": of ${account.length} events and actions ${counts}`,
    ...notes.map(({ text }) => `  ${text}`),
    ...account.flatMap(({ what, type, name, fate }) =>
      fate.kind === 'nothing'
        ? [`  ${what} ${type === undefined ? '' : `${type} `}"${name}": no meaning here: ${fate.why}`]
        : [],
    ),
  ];
}

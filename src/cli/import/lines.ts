// The output of an import on a terminal: a line for each mission, and below it all that was changed or left out.

import type { Imported } from '../../saga';
import type { ImportWords } from './words';

type Reported = Imported['report']['missions'][number];
type Fate = Reported['account'][number]['fate'];

export function importLines({ report, campaign }: Imported, words: ImportWords): readonly string[] {
  return [
    ...(campaign ? [`campaign "${campaign.title}" with ${report.missions.length} missions`] : []),
    ...report.missions.flatMap((mission) => missionLines(mission, words)),
    ...report.notes.map((note) => `  ${words.note(note)}`),
  ];
}

function missionLines({ source, title, account, notes }: Reported, words: ImportWords): readonly string[] {
  const count = (kind: Fate['kind']): number => account.filter(({ fate }) => fate.kind === kind).length;
  const counts = `${count('imported')} imported, ${count('words')} as words, ${count('nothing')} without a meaning here`;
  return [
    `${source}: "${title}": of ${account.length} events and actions ${counts}`,
    ...notes.map((note) => `  ${words.note(note)}`),
    ...account.flatMap(({ what, type, name, fate }) =>
      fate.kind === 'nothing'
        ? [`  ${what} ${type === undefined ? '' : `${type} `}"${name}": ${fateText(fate, words)}`]
        : [],
    ),
  ];
}

/** The whole account of a mission, to lie beside it. */
export const reportText = ({ notes, account }: Reported, words: ImportWords): string =>
  [
    ...notes.map(words.note),
    ...account.map(({ what, type, name, guid, fate }) =>
      [what, type, JSON.stringify(name), guid, fateText(fate, words)].filter(Boolean).join(' '),
    ),
    '',
  ].join('\n');

function fateText(fate: Fate, { why }: ImportWords): string {
  if (fate.kind === 'nothing') return `no meaning here: ${why(fate.why)}`;
  return fate.kind === 'words' ? 'imported as words' : 'imported';
}

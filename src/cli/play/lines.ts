// The output of `redcell play`.

import type { CampaignSurvey, CampaignTrouble, Survey, SurveyTable, SurveyTrouble } from '../../sim';

export const missionLines = ({
  mission,
  rows,
  neverRan,
  neverEnded,
  troubles,
}: Survey): readonly string[] => [
  `${mission}:`,
  ...rows.map(({ games, won, outcomes, rounds, ...table }) => {
    const mean = rounds.mean.toFixed(1);
    return `  ${tableLine(table)}: ${games} games, ${won} won; rounds ${rounds.least}–${rounds.most} (mean ${mean}); ${counted(outcomes)}`;
  }),
  neverRan.length === 0 ? 'Every script ran.' : `Scripts that never ran: ${neverRan.join(', ')}.`,
  neverEnded.length === 0
    ? 'Every outcome came up.'
    : `Outcomes that never came up: ${neverEnded.join(', ')}.`,
  ...troubles.map(troubleLine),
];

export const campaignLines = ({
  campaign,
  rows,
  neverPlayed,
  neverEnded,
  troubles,
}: CampaignSurvey): readonly string[] => [
  `${campaign}:`,
  ...rows.map(({ games, endings, missions, encounters, fame, ...table }) => {
    const means = `missions ${missions.toFixed(1)}, encounters ${encounters.toFixed(1)}, fame ${fame.toFixed(1)}`;
    return `  ${tableLine(table)}: ${games} games (mean: ${means}); ${counted(endings)}`;
  }),
  neverPlayed.length === 0
    ? 'Every mission and encounter was played.'
    : `Never played: ${neverPlayed.join(', ')}.`,
  neverEnded.length === 0 ? 'Every ending came up.' : `Endings that never came up: ${neverEnded.join(', ')}.`,
  ...troubles.map(troubleLine),
];

const tableLine = ({ heroes, difficulty, tracked }: SurveyTable): string =>
  `${heroes} heroes, ${difficulty}, ${tracked ? 'tracked' : 'told'}`;

const counted = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([id, count]) => `${id} ${count}`)
    .join(', ');

function troubleLine({ seed, end, stopped, refusal, last }: SurveyTrouble | CampaignTrouble): string {
  const parts = [
    ...(end === 'over' ? [] : [`it ended as ${end} after ${JSON.stringify(last)}`]),
    ...(refusal ? [`which was refused: ${refusal.code}`] : []),
    ...(stopped.length > 0 ? [`scripts went round and round: ${stopped.join(', ')}`] : []),
  ];
  return `Trouble in the game "${seed}": ${parts.join(', ')}.`;
}

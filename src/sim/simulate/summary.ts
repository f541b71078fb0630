// Sums up the records of many games for a report. The order of the records makes no difference.

import type { Difficulty } from '../../mission';
import type { CampaignRecord, GameRecord, MissionRecord, RecordEnd } from './record';
import { addedUp, counted, mean, median, shareInterval, type Interval } from './statistics';

export type Row = {
  readonly mission: string;
  readonly heroes: number;
  readonly difficulty: Difficulty;
  readonly games: number;
  readonly won: number;
  readonly rate: number;
  readonly interval: Interval;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly medianRounds: number;
  /** How many games had so many rounds. */
  readonly rounds: Readonly<Record<number, number>>;
  /** Means per game. */
  readonly wounded: number;
  readonly withdrawn: number;
  readonly damage: Readonly<Record<string, number>>;
  /** By objective: in what share of the games it was achieved, and when. */
  readonly objectives: Readonly<Record<string, { readonly share: number; readonly medianRound: number }>>;
  /** Win rates by temper. */
  readonly tempers: Readonly<Record<string, number>>;
};

/** A game that did not end as games should, with the key that plays it again. */
export type TroubleRecord = {
  readonly key: string;
  readonly mission: string;
  readonly end: RecordEnd;
  readonly details: readonly string[];
};

export type CampaignRow = {
  readonly campaign: string;
  readonly heroes: number;
  readonly difficulty: Difficulty;
  readonly games: number;
  readonly endings: Readonly<Record<string, number>>;
  readonly missions: number;
  readonly missionsWon: number;
  readonly encounters: number;
  readonly fame: number;
  readonly credits: number;
};

export type SimSummary = {
  readonly games: number;
  readonly rows: readonly Row[];
  readonly campaigns: readonly CampaignRow[];
  /** By mission: scripts and steps of peril that ran in no game. */
  readonly neverRan: Readonly<Record<string, readonly string[]>>;
  readonly troubles: readonly TroubleRecord[];
};

/** `scripts`: of every mission, all that could run. */
export function summarise(
  records: readonly GameRecord[],
  scripts: Readonly<Record<string, readonly string[]>>,
): SimSummary {
  const sorted = records.toSorted((a, b) => compare(a.key, b.key));
  const campaigns = sorted.filter((record): record is CampaignRecord => record.kind === 'campaign');
  const missions = sorted.flatMap((record): readonly MissionRecord[] =>
    record.kind === 'mission' ? [record] : record.missions,
  );
  const names = [...new Set(missions.map(({ mission }) => mission))];
  return {
    games: records.length,
    rows: groupedBy(missions, ({ mission, heroes, difficulty }) => `${mission} ${heroes} ${difficulty}`).map(
      rowOf,
    ),
    campaigns: groupedBy(
      campaigns,
      ({ campaign, heroes, difficulty }) => `${campaign} ${heroes} ${difficulty}`,
    ).map(campaignRowOf),
    neverRan: Object.fromEntries(
      names.map((name) => {
        const ran = new Set(
          missions.filter(({ mission }) => mission === name).flatMap((record) => record.ran),
        );
        return [name, (scripts[name] ?? []).filter((script) => !ran.has(script))];
      }),
    ),
    troubles: [...missions.flatMap(troubleOf), ...campaigns.flatMap(campaignTroubleOf)],
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** In a fixed order: groups by their name, as numbers go inside of it. */
function groupedBy<T>(list: readonly T[], nameOf: (one: T) => string): readonly (readonly [T, ...T[]])[] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const one of list) {
    const name = nameOf(one);
    const group = groups.get(name);
    if (group) group.push(one);
    else groups.set(name, [one]);
  }
  return [...groups].sort(([a], [b]) => compare(a, b)).map(([, group]) => group);
}

function rowOf(records: readonly [MissionRecord, ...MissionRecord[]]): Row {
  const [{ mission, heroes, difficulty }] = records;
  const games = records.length;
  const won = records.filter((record) => record.won).length;
  const damage = addedUp(records.map((record) => record.damage));
  const objectives = [...new Set(records.flatMap(({ achieved }) => Object.keys(achieved)))].sort();
  return {
    mission,
    heroes,
    difficulty,
    games,
    won,
    rate: won / games,
    interval: shareInterval(won, games),
    outcomes: counted(records.map(({ outcome, end }) => outcome ?? end)),
    medianRounds: median(records.map(({ rounds }) => rounds)),
    rounds: counted(records.map(({ rounds }) => rounds)),
    wounded: mean(records.map(({ wounded }) => wounded)),
    withdrawn: mean(records.map(({ withdrawn }) => withdrawn)),
    damage: Object.fromEntries(Object.entries(damage).map(([card, sum]) => [card, sum / games])),
    objectives: Object.fromEntries(objectives.map((id) => [id, objectiveOf(records, id)])),
    tempers: Object.fromEntries(
      groupedBy(records, ({ temper }) => temper).map((group) => [
        group[0].temper,
        group.filter((record) => record.won).length / group.length,
      ]),
    ),
  };
}

function objectiveOf(records: readonly MissionRecord[], id: string): Row['objectives'][string] {
  const rounds = records.flatMap(({ achieved }) => achieved[id] ?? []);
  return { share: rounds.length / records.length, medianRound: median(rounds) };
}

function campaignRowOf(records: readonly [CampaignRecord, ...CampaignRecord[]]): CampaignRow {
  const [{ campaign, heroes, difficulty }] = records;
  return {
    campaign,
    heroes,
    difficulty,
    games: records.length,
    endings: counted(records.map(({ ending, end }) => ending ?? end)),
    missions: mean(records.map(({ missions }) => missions.length)),
    missionsWon: mean(records.map(({ missions }) => missions.filter(({ won }) => won).length)),
    encounters: mean(records.map(({ encounters }) => encounters.length)),
    fame: mean(records.map(({ fame }) => fame)),
    credits: mean(records.map(({ credits }) => credits)),
  };
}

function troubleOf({ key, mission, end, error, stopped, refused }: MissionRecord): readonly TroubleRecord[] {
  const details = [
    ...(error === undefined ? [] : [error]),
    ...stopped.map((script) => `the script ${script} went round and round`),
    ...refused.map((refusal) => `refused: ${refusal}`),
  ];
  return end === 'over' && details.length === 0 ? [] : [{ key, mission, end, details }];
}

function campaignTroubleOf({ key, campaign, end, error, refused }: CampaignRecord): readonly TroubleRecord[] {
  const details = [
    ...(error === undefined ? [] : [error]),
    ...refused.map((refusal) => `refused: ${refusal}`),
  ];
  return end === 'over' && details.length === 0 ? [] : [{ key, mission: campaign, end, details }];
}

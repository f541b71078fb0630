// What a line of a file of records must be before anything is counted: these files are passed on and put together.

import {
  countUpTo,
  fitsFields,
  isFlag,
  isOneOf,
  isPlainId,
  listUpTo,
  maybe,
  orNull,
  recordUpTo,
  textUpTo,
  type Fits,
} from '../../kernel';
import { DIFFICULTIES } from '../../mission';
import { TEMPERS, type CampaignRecord, type GameRecord, type MissionRecord } from '../../sim';

/** More than any game has of anything; reports draw a bar for each round. */
const MANY = 100_000;
const MOST_ROUNDS = 1000;

const text = textUpTo(MANY);
const names = listUpTo(text, MANY);
const amount: Fits = (value) => typeof value === 'number' && Math.abs(value) <= MANY;
const ENDS: readonly GameRecord['end'][] = ['over', 'stuck', 'refused', 'tooLong', 'crashed'];

const PLAYED = {
  key: text,
  heroes: countUpTo(4),
  difficulty: isOneOf(DIFFICULTIES),
  temper: isOneOf(TEMPERS),
  end: isOneOf(ENDS),
  refused: names,
  error: maybe(text),
} as const;

const MISSION: Readonly<Record<Exclude<keyof MissionRecord, 'kind'>, Fits>> = {
  ...PLAYED,
  mission: isPlainId,
  campaign: maybe(isPlainId),
  party: names,
  outcome: orNull(isPlainId),
  won: isFlag,
  rounds: countUpTo(MOST_ROUNDS),
  wounded: countUpTo(MANY),
  withdrawn: countUpTo(MANY),
  damage: recordUpTo(amount, MANY),
  achieved: recordUpTo(countUpTo(MOST_ROUNDS), MANY),
  ran: names,
  stopped: names,
  commands: countUpTo(MANY),
};
const isMission = fitsFields({ kind: isOneOf(['mission']), ...MISSION });

const CAMPAIGN: Readonly<Record<Exclude<keyof CampaignRecord, 'kind'>, Fits>> = {
  ...PLAYED,
  campaign: isPlainId,
  ending: orNull(isPlainId),
  fame: amount,
  credits: amount,
  encounters: names,
  missions: listUpTo(isMission, MANY),
};
const isCampaign = fitsFields({ kind: isOneOf(['campaign']), ...CAMPAIGN });

export const isGameRecord = (value: unknown): value is GameRecord => isMission(value) || isCampaign(value);

export const isMarks = recordUpTo(text, MANY);
export const isScripts = recordUpTo(names, MANY);

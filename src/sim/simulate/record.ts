// The record of a simulated game: enough for every count of a report, and the key to play it again.

import type { Difficulty } from '../../mission';
import type { Temper } from '../bot/temper';
import type { PlayEnd } from '../randomPlay';

/** `crashed`: a mistake of ours, or content that no check has found wrong. */
export type RecordEnd = PlayEnd | 'crashed';

export type MissionRecord = {
  readonly kind: 'mission';
  readonly key: string;
  readonly mission: string;
  /** In which campaign it was played, if in one. */
  readonly campaign?: string;
  readonly heroes: number;
  readonly difficulty: Difficulty;
  readonly temper: Temper;
  readonly party: readonly string[];
  readonly end: RecordEnd;
  readonly outcome: string | null;
  readonly won: boolean;
  readonly rounds: number;
  readonly wounded: number;
  readonly withdrawn: number;
  /** Damage to heroes, by card. */
  readonly damage: Readonly<Record<string, number>>;
  /** The round in which each objective was achieved. */
  readonly achieved: Readonly<Record<string, number>>;
  /** Scripts and steps of peril that ran. */
  readonly ran: readonly string[];
  /** Scripts that went round and round until they were stopped. */
  readonly stopped: readonly string[];
  /** Commands that the app did not take: kind and reason. */
  readonly refused: readonly string[];
  readonly commands: number;
  /** What went wrong. */
  readonly error?: string;
};

export type CampaignRecord = {
  readonly kind: 'campaign';
  readonly key: string;
  readonly campaign: string;
  readonly heroes: number;
  readonly difficulty: Difficulty;
  readonly temper: Temper;
  readonly end: RecordEnd;
  readonly ending: string | null;
  readonly fame: number;
  readonly credits: number;
  readonly encounters: readonly string[];
  readonly missions: readonly MissionRecord[];
  readonly refused: readonly string[];
  readonly error?: string;
};

export type GameRecord = MissionRecord | CampaignRecord;

// Many battles, and what came of them.

import {
  BATTLE_CONDITIONS,
  OBJECTIVES,
  type BattleSetup,
  type BehaviourBook,
  type PerArmy,
} from '../../battle';
import type { ArmyEntry, LegionCards } from '../../legion';
import type { BattleBot } from './bots';
import { playBattle, type BattleRecord } from './playBattle';

export type BattleTrial = {
  readonly cards: LegionCards;
  readonly behaviours: BehaviourBook;
  /** Each is led by both minds in turn. */
  readonly armies: readonly (readonly ArmyEntry[])[];
  readonly bots: readonly [BattleBot, BattleBot];
  readonly battles: number;
  readonly seed: string;
  /** The app itself leads the first army, as players meet it. */
  readonly told?: boolean;
};

export type BattleSurvey = {
  readonly battles: number;
  /** Of the first mind. */
  readonly won: number;
  readonly blueWon: number;
  readonly byDefeat: number;
  readonly troubles: readonly string[];
  readonly automa: number;
  readonly idle: number;
  readonly questions: number;
  readonly mostQuestions: number;
  readonly disagreed: number;
};

const GENERIC = ['ambush', 'push', 'assault'];

/**
 * Both minds lead the same army, so that only the mind counts: first the first army, then the second one. They change
 * colours after every two battles; objective and condition go through all of them.
 */
function setupOf(
  trial: BattleTrial,
  index: number,
): { readonly setup: BattleSetup; readonly bots: PerArmy<BattleBot> } {
  const [mine, theirs] = trial.bots;
  const army = trial.armies[index % trial.armies.length] ?? [];
  const pair = Math.floor(index / trial.armies.length);
  const objective = OBJECTIVES[Math.floor(pair / 2) % OBJECTIVES.length] ?? 'intercept';
  const condition =
    BATTLE_CONDITIONS[Math.floor(pair / 2 / OBJECTIVES.length) % BATTLE_CONDITIONS.length] ?? 'clear';
  return {
    setup: {
      kind: 'battle',
      seed: `${trial.seed} ${index}`,
      cards: trial.cards,
      behaviours: trial.behaviours,
      armies: { empire: army, rebels: army },
      hands: { empire: GENERIC, rebels: GENERIC },
      blue: pair % 2 === 0 ? 'empire' : 'rebels',
      app: trial.told ? 'empire' : null,
      foresight: 'long',
      chosen: { objective, deployment: 'battleLines', condition },
    },
    bots: { empire: mine, rebels: theirs },
  };
}

export function surveyBattles(trial: BattleTrial): BattleSurvey {
  const records: { readonly record: BattleRecord; readonly won: boolean; readonly blue: boolean }[] = [];
  for (let index = 0; index < trial.battles; index += 1) {
    const { setup, bots } = setupOf(trial, index);
    const record = playBattle(setup, bots);
    records.push({ record, won: record.winner === 'empire', blue: record.winner === setup.blue });
  }
  const sum = (value: (record: BattleRecord) => number): number =>
    records.reduce((all, { record }) => all + value(record), 0);
  return {
    battles: records.length,
    won: records.filter(({ won }) => won).length,
    blueWon: records.filter(({ blue }) => blue).length,
    byDefeat: records.filter(({ record }) => record.by === 'defeat').length,
    troubles: records.flatMap(({ record }) => (record.trouble === null ? [] : [record.trouble])),
    automa: sum(({ automa }) => automa),
    idle: sum(({ idle }) => idle),
    questions: sum(({ questions }) => questions),
    mostQuestions: Math.max(0, ...records.map(({ record }) => record.mostQuestions)),
    disagreed: sum(({ disagreed }) => disagreed),
  };
}

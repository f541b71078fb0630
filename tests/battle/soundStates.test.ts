// The check of opened battles never takes a good battle for an impossible one: that would lock it. Battles of all bots are played
// on the plane, and each state is asked as it would come from a file.

import { expect, it, vi } from 'vitest';
import type * as rules from '../../src/battle/advance';
import type { BattleCommand, BattleSetup, BattleState } from '../../src/battle';
import { isBattleSetup } from '../../src/packs';
import { SAMPLE_ARMIES, surveyBattles } from '../../src/sim';
import { battleSetup, CONTENT } from '../legion/content';
import { sized } from '../sized';
import { atActivation, say, unit } from './table';

type Rules = typeof rules;
const alarms = vi.hoisted(() => [] as string[]);
const asked = vi.hoisted(() => ({ states: 0 }));

const asLoaded = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

vi.mock('../../src/battle/advance', async (original) => {
  const real = await original<Rules>();
  const { impossibleInBattle } = await import('../../src/battle/integrity');
  return {
    ...real,
    advanceBattle: (setup: BattleSetup, state: BattleState, command: BattleCommand) => {
      const next = real.advanceBattle(setup, state, command);
      asked.states++;
      const what = next.ok ? impossibleInBattle(setup, asLoaded(next.value.state)) : undefined;
      if (what !== undefined) alarms.push(`${what} after ${JSON.stringify(command)}`);
      return next;
    },
  };
});

it.each([
  ['automa', 'random', false],
  ['automa', 'closest', true],
] as const)('[saves] each state of %s against %s is sound, told %s', (mine, theirs, told) => {
  alarms.length = 0;
  asked.states = 0;
  const survey = surveyBattles({
    ...CONTENT,
    armies: SAMPLE_ARMIES,
    bots: [mine, theirs],
    battles: sized(4, 60),
    seed: 'sound',
    told,
  });
  expect(survey.troubles).toEqual([]);
  expect(asked.states).toBeGreaterThan(100);
  expect(alarms).toEqual([]);
});

it('[saves] the setup of a battle is sound as it is kept, with and without chosen cards', () => {
  const { chosen: _, ...open } = battleSetup();
  expect([battleSetup(), open].map((setup) => isBattleSetup(asLoaded(setup)))).toEqual([true, true]);
});

it('[saves] a finger that does not leave the button makes no battle that cannot be opened', () => {
  alarms.length = 0;
  const played = atActivation();
  for (const what of ['aims', 'dodges', 'suppression'] as const)
    for (let taps = 0; taps < 120; taps++) say(played, { kind: 'adjust', unit: 'rebels-2', what, by: 1 });
  expect(unit(played, 'rebels-2')).toMatchObject({ aims: 99, dodges: 99, suppression: 99 });
  expect(alarms).toEqual([]);
});

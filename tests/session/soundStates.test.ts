// The check of opened saves never takes a good game for an impossible one: that would lock it. Every mission and campaign of
// the app is played by chance, by bots and by a player who does odd things; each state is asked as it would come from a file.
// A sample each time; every game of the plan with REDCELL_LONG=1.

import { describe, expect, it } from 'vitest';
import { advanceCampaign, startCampaign } from '../../src/campaign';
import { advance, legalCommands, makePlay, startMission, type Command, type Setup } from '../../src/mission';
import { kitFor, type Pack } from '../../src/packs';
import { campaignGame, campaignPlayOf, missionGame, playOf } from '../../src/session';
import { playRandomly } from '../../src/sim';
import { plansFor, type CampaignGame, type MissionGame } from '../../tools/recordGamesMix';
import { builtInPack } from '../cli/samplePack';
import { edited, GOOD_MISSION, packWith } from '../packs/missionSamples';
import { IS_LONG, sized } from '../sized';

const pack = await builtInPack();

/** Asked after every so many commands; a prime, so that each kind of moment is met. */
const PACE = sized(5, 1);

const asLoaded = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Where a good game was found impossible, and why; nothing: nowhere. */
type Alarm = { readonly after: number; readonly last: unknown; readonly what: unknown };

function alarmIn({ setup, commands }: MissionGame): Alarm | undefined {
  const loaded = asLoaded(setup);
  const play = playOf(loaded.kit);
  let { game } = startMission(loaded, play);
  for (const [index, command] of [undefined, ...commands].entries()) {
    const next = command && advance(play, game, command);
    if (next?.ok) ({ game } = next.value);
    if (index % PACE !== 0 && index < commands.length) continue;
    const what = missionGame.impossible?.(loaded, asLoaded(game));
    if (what !== undefined) return { after: index, last: command, what };
  }
  return undefined;
}

function alarmInCampaign({ setup, commands }: CampaignGame): Alarm | undefined {
  const loaded = asLoaded(setup);
  const play = campaignPlayOf(loaded.kit);
  let { state } = startCampaign(loaded, play);
  for (const [index, command] of [undefined, ...commands].entries()) {
    const next = command && advanceCampaign(play, state, command);
    if (next?.ok) ({ state } = next.value);
    if (index % PACE !== 0 && index < commands.length) continue;
    const what = campaignGame.impossible?.(loaded, asLoaded(state));
    if (what !== undefined) return { after: index, last: command, what };
  }
  return undefined;
}

function setupFor(mission: string, size: number, tracked: boolean, from: Pack = pack): Setup {
  const core = from.products.get('core' as never);
  const heroes = (core?.heroes ?? []).slice(0, size).map((id) => ({ id }));
  const needs = from.missions.get(mission as never)?.needs ?? [];
  const kit = kitFor(from, mission, { heroes }, needs);
  if (!kit.ok) throw new Error(kit.error.code);
  return { kit: kit.value, seed: mission, party: { heroes }, difficulty: 'hard', tracked };
}

const SIZES = [2, 3, 4];
/** In the sample, missions take turns with the size of the party and the way to play. */
const TABLES = [...pack.missions.keys()].flatMap((mission, place) =>
  SIZES.flatMap((size) => [false, true].map((tracked) => [mission, size, tracked] as const)).filter(
    (_, table) => IS_LONG || table === (place * 5) % 6,
  ),
);

describe('a game of every mission by chance', () => {
  it.each(TABLES)('[saves] %s with %i heroes, tracked %s: each state is sound', (mission, size, tracked) => {
    const setup = setupFor(mission, size, tracked);
    const { commands } = playRandomly(setup, { seed: mission, maxCommands: sized(60, 400) });
    expect(alarmIn({ setup, commands })).toBeUndefined();
  });
});

describe('missions and campaigns by bots, by chance and by an odd player', () => {
  const plans = plansFor(pack).filter((_, number) => number % sized(67, 1) === 0);
  it.each(plans.map((plan) => [plan.by, plan] as const))('[saves] %s: each state is sound', (_, plan) =>
    expect(plan.kind === 'mission' ? alarmIn(plan.play()) : alarmInCampaign(plan.play())).toBeUndefined(),
  );
});

describe('a mission whose author knows no measure', () => {
  const HUGE = '1000000 * 1000';
  const PATIENT: ReadonlySet<Command['kind']> = new Set(['answer', 'endActivation', 'finishActivation']);
  const excess = {
    id: 'excess',
    on: { kind: 'roundStart' },
    runs: 'always',
    do: [
      { kind: 'roundLimit', rounds: HUGE },
      { kind: 'medpacs', add: HUGE },
      { kind: 'supply', who: 'eachHero', cards: HUGE },
      { kind: 'credits', add: HUGE },
      { kind: 'fame', add: `0 - ${HUGE}` },
      { kind: 'ally', card: 'trooper', deployments: HUGE },
      { kind: 'setFlag', flag: 'rich', to: HUGE },
      { kind: 'repeat', times: 100, do: [{ kind: 'call', script: 'more' }] },
    ],
  };
  const more = {
    id: 'more',
    do: [
      {
        kind: 'pick',
        id: 'any',
        how: 'random',
        from: [HUGE, 1].map((by) => ({ do: [{ kind: 'add', variable: 'alarm', by }] })),
      },
    ],
  };
  const mission = edited(edited(edited(GOOD_MISSION, [['scripts', 7], excess]), [['scripts', 8], more]), [
    ['rewards', 0],
    { id: 'pay', credits: HUGE, gear: HUGE },
  ]);

  it.each([false, true])('[saves] each state is sound, tracked %s', (tracked) => {
    const setup = setupFor('sample', 2, tracked, packWith(mission));
    const play = makePlay(setup.kit);
    let { game } = startMission(setup, play);
    const commands: Command[] = [];
    // Heroes who only end their turns.
    for (let taps = 0; taps < sized(300, 2000); taps++) {
      const command = legalCommands(play, game).find(({ kind }) => PATIENT.has(kind));
      if (!command) throw new Error('no way to go on');
      const next = advance(play, game, command);
      if (!next.ok) throw new Error(next.error.code);
      commands.push(command);
      ({ game } = next.value);
    }
    expect(game.ran['more']?.times).toBeGreaterThan(sized(2000, 9999));
    expect(game).toMatchObject({ medpacs: 1e9, supplies: 1e9, variables: { alarm: 1e9 }, result: null });
    expect(alarmIn({ setup, commands })).toBeUndefined();
  });
});

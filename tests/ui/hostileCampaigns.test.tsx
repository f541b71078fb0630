// Campaigns with one value of their state spoiled, all the way to the screen: what opens is shown on every tab, and each step is
// taken or refused.

import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import {
  advanceCampaign,
  type CampaignCommand,
  type CampaignSetup,
  type CampaignState,
} from '../../src/campaign';
import type { Pack } from '../../src/packs';
import { campaignGame, campaignPlayOf } from '../../src/session';
import { campaignRefusalText, createText, makeCampaignTeller, reportLines } from '../../src/text';
import { ArmoryView } from '../../src/ui/campaign/ArmoryView';
import { CampaignProvider, learnersIn, type CampaignTable as Screen } from '../../src/ui/campaign/campaign';
import { EmpirePanel } from '../../src/ui/campaign/classic/EmpirePanel';
import { SlotLog } from '../../src/ui/campaign/classic/SlotLog';
import { StagePanel } from '../../src/ui/campaign/classic/StagePanel';
import { InventoryView } from '../../src/ui/campaign/InventoryView';
import { marksOf } from '../../src/ui/campaign/map/marks';
import { PartyBar } from '../../src/ui/campaign/PartyBar';
import { SharedRewards } from '../../src/ui/campaign/RewardList';
import { TrainingView } from '../../src/ui/campaign/TrainingView';
import { ServicesProvider, type Services } from '../../src/ui/services';
import { CampaignTable } from '../campaign/campaignTable';
import { campaignSetup } from '../campaign/sampleCampaign';
import { classicSetup } from '../campaign/sampleClassic';
import { ClassicTable } from '../campaign/classicTable';
import { ENGLISH_WORDS as english } from '../text/uiWords';
import { sized } from '../sized';
import { spoiled } from './hostile';
import { readable, textHtml } from './missionHtml';

const text = await createText('en', { en: english, load: () => Promise.resolve({}) });
const RUNS = sized(200, 2000);
const SERVICES = { settings: createStore(() => ({})) } as unknown as Services;
/** Nothing is known of any card. */
const PACK = new Proxy({}, { get: () => new Map() }) as Pack;

function screenOf(setup: CampaignSetup, state: CampaignState): string {
  const play = campaignPlayOf(setup.kit);
  const teller = makeCampaignTeller(text, play.kit, 'en');
  const table: Screen = {
    play,
    state,
    teller,
    pack: PACK,
    wasTracked: false,
    say: () => undefined,
    whyNot: (command: CampaignCommand) => {
      const next = advanceCampaign(play, state, command);
      return next.ok ? null : campaignRefusalText(next.error, teller, (id) => id);
    },
  };
  const parts = [
    <PartyBar key="party" />,
    <ArmoryView key="armory" />,
    <TrainingView key="training" />,
    <InventoryView key="inventory" />,
    <SharedRewards key="rewards" />,
    ...(state.classic
      ? [
          <StagePanel key="stage" onTab={() => undefined} />,
          <EmpirePanel key="empire" />,
          <SlotLog key="log" />,
        ]
      : []),
  ];
  const shown = parts.map((part) =>
    readable(
      textHtml(
        <ServicesProvider value={SERVICES}>
          <CampaignProvider value={table}>{part}</CampaignProvider>
        </ServicesProvider>,
      ),
    ),
  );
  const lines = state.report ? reportLines(state.report, teller).length : 0;
  return [...shown, state.name, lines, learnersIn(state).length, marksOf(play, state).length].join(' ');
}

function moments(): readonly (readonly [string, CampaignSetup, CampaignState])[] {
  const classic = new ClassicTable().choose4().finish('intro');
  const imperial = new ClassicTable().introduced().finishAny().do({ kind: 'endStage' });
  const story = new CampaignTable().finish('prologue');
  const rich = new CampaignTable().with({
    rewards: [
      { reward: 'pledge', hero: 'ada' },
      { reward: 'old-scars', hero: null },
    ],
    allies: { scout: 2 },
  });
  return [
    ['classic rebel', classicSetup(), classic.state],
    ['classic imperial', classicSetup(), imperial.state],
    ['story', campaignSetup(), story.state],
    ['rich', campaignSetup(), rich.state],
  ];
}

describe('spoiled campaigns', () => {
  it.each(moments())('[hostile] %s: each is told, or shown', (name, setup, state) => {
    const broken: string[] = [];
    const told = { other: 0, impossible: 0, shown: 0 };
    const changes = spoiled(state, name);
    for (let run = 0; run < RUNS; run++) {
      const { value, how } = changes.next().value;
      if (!campaignGame.accepts(setup, value)) {
        told.other++;
        continue;
      }
      if (campaignGame.impossible?.(setup, value) !== undefined) {
        told.impossible++;
        continue;
      }
      told.shown++;
      try {
        if (screenOf(setup, value as CampaignState).trim() === '') broken.push(`${how}: blank`);
        campaignGame.summarise(value as CampaignState);
      } catch (error) {
        broken.push(`${how}: ${String(error)}`);
      }
    }
    expect(broken).toEqual([]);
    expect(Math.min(told.impossible, told.shown), JSON.stringify(told)).toBeGreaterThan(0);
  });
});

describe('what somebody would try first', () => {
  const { state } = new ClassicTable().choose4().finish('intro');
  const [hero, ...others] = state.heroes;
  const withHero = (change: object) => ({ ...state, heroes: [{ ...hero, ...change }, ...others] });
  const withClassic = (change: object) => ({ ...state, classic: { ...state.classic, ...change } });

  it.each<[string, unknown, string]>([
    ['a report that is a number', { ...state, report: 5 }, 'steps'],
    ['a report without lists', { ...state, report: { ...state.report, items: null } }, 'steps'],
    [
      'a mission constructor behind it',
      { ...state, finished: [{ ...state.finished[0], mission: 'constructor' }] },
      'steps',
    ],
    ['an item toString', { ...state, items: [{ item: 'toString', hero: null, on: null }] }, 'steps'],
    ['an ending that is none', { ...state, ending: '__proto__' }, 'steps'],
    ['a name of 20,000 letters', { ...state, name: 'x'.repeat(20_000) }, 'campaign'],
    ['chance without an end', { ...state, random: { ...state.random, s1: 1e15 } }, 'numbers'],
    ['the same hero twice', { ...state, heroes: [hero, hero] }, 'heroes'],
    ['a class card constructor', withHero({ classCards: ['constructor'] }), 'heroes'],
    ['an injury that is none', withHero({ injuries: ['toString'] }), 'heroes'],
    ['an open mission of nowhere', withClassic({ opened: ['hasOwnProperty'] }), 'numbers'],
    ['plans that are no list', withClassic({ plans: 5 }), 'numbers'],
    ['a slot beyond the last', withClassic({ slot: 99 }), 'numbers'],
    ['experience -5', withClassic({ xp: { ada: -5 } }), 'numbers'],
  ])('[saves] a classic campaign with %s is found out', (_, wrong, what) =>
    expect(campaignGame.impossible?.(classicSetup(), wrong)).toBe(what),
  );
});

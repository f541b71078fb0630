// Classic campaigns played by chance from introduction to finale: every structure of the printed ones, on short missions.
// Every state goes through JSON before the next step, as it would through a save.

import { describe, expect, it } from 'vitest';
import {
  advanceCampaign,
  impossibleInCampaign,
  isCampaignMilestone,
  makeCampaignPlay,
  startCampaign,
  type CampaignCommand,
  type CampaignEvent,
  type CampaignKit,
  type CampaignSetup,
  type CampaignState,
  type LogSlot,
} from '../../src/campaign';
import { applyCommand, beginJournal, goToIndex, stateOf, type Rules } from '../../src/saves';
import { playCampaignRandomly } from '../../src/sim';
import { PRINTED_LOGS } from './printedLogs';
import { playAtRandom, type Played } from './randomCampaign';
import { sampleStory } from './sampleCampaign';
import { classicKit, classicSetup } from './sampleClassic';

const RUNS = 3;

/** The sample campaign with other slots, and a mission for each that names one. */
function kitWith(slots: readonly LogSlot[]): CampaignKit {
  const kit = classicKit({ slots });
  const named = slots.flatMap(({ mission }) => mission ?? []);
  const missions = named.map((mission) => ({ mission, place: 'moon', blurb: 'blurb' }));
  return {
    ...kit,
    campaign: { ...kit.campaign, missions: [...kit.campaign.missions, ...missions] },
    missions: {
      ...kit.missions,
      ...Object.fromEntries(named.map((id) => [id, { mission: sampleStory(id, []), words: {} }])),
    },
  };
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** What each step may change, as its events tell it. */
function expectConserved({ before, command, after, events }: Played, kit: CampaignKit): void {
  const [was, is] = [before.classic, after.classic];
  if (!was || !is) throw new Error('no classic campaign');
  const of = <K extends CampaignEvent['kind']>(kind: K) =>
    events.filter((event): event is Extract<CampaignEvent, { kind: K }> => event.kind === kind);
  const [concluded] = of('missionConcluded');
  const learnt = (event: { readonly card: string }) => kit.classCards[event.card]?.xp ?? 0;
  const gifts = concluded ? (before.game?.gains.classCards.length ?? 0) : 0;
  const points = (concluded?.report.classic?.xp ?? 0) * before.heroes.length + gifts;
  expect(sum(Object.values(is.xp)) - sum(Object.values(was.xp)), 'experience').toBe(
    points - sum(of('learnt').map(learnt)) + sum(of('unlearnt').map(learnt)),
  );
  expect(is.influence - was.influence, 'influence').toBe(
    (concluded?.report.classic?.influence ?? 0) +
      sum(of('sideForgone').map(({ influence }) => influence)) -
      sum(of('planBought').map(({ cost }) => cost)),
  );
  expect(after.credits - before.credits, 'credits').toBe(
    (concluded?.report.credits ?? 0) +
      sum(of('sold').map(({ credits }) => credits)) -
      sum(of('bought').map(({ credits }) => credits)) -
      sum(of('toll').map(({ credits }) => credits)),
  );
  const rewards = (state: CampaignState) => (state.rewards ?? []).map(({ reward }) => reward);
  const gained = (concluded?.report.cards ?? []).map(({ reward }) => reward);
  expect(rewards(after).toSorted(), 'rewards').toEqual([...rewards(before), ...gained].toSorted());
  const sides = (state: NonNullable<CampaignState['classic']>) => [...state.sideDeck, ...state.sides];
  if (command.kind !== 'chooseSides' && !concluded)
    expect(sides(is).length - sides(was).length, 'side missions').toBe(
      of('planBought').filter(({ plan }) => plan === 'raid').length,
    );
  const cards = [...sides(is), ...after.finished.map(({ mission }) => mission)];
  expect(new Set(cards).size, 'each mission once').toBe(cards.length);
  const items = [...after.items.map(({ item }) => item), ...after.stock, ...is.sold];
  expect(new Set(items).size, 'each item once').toBe(items.length);
  expect(Math.min(is.influence, after.credits, ...Object.values(is.xp)), 'nothing below 0').toBeGreaterThanOrEqual(0); // prettier-ignore
}

describe.each(PRINTED_LOGS)('[classic 1.1] the slots of %s', (name, slots) => {
  const heroes = [['ada', 'bo'], ['ada', 'bo', 'cy'], ['dee', 'cy', 'bo', 'ada']] as const; // prettier-ignore
  const kit = kitWith(slots);

  it('are played from introduction to finale, and nothing is lost or made up on the way', () => {
    for (let run = 0; run < RUNS; run++) {
      const setup = classicSetup({
        kit,
        seed: `${name} ${run}`,
        heroes: heroes[run % heroes.length] ?? ['ada', 'bo'],
      });
      const steps = [...playAtRandom(setup, `${name} ${run}`, 3000)];
      for (const step of steps) expectConserved(step, kit);
      const last = steps.at(-1)?.after;
      expect(last?.ending).not.toBeNull();
      expect(impossibleInCampaign(makeCampaignPlay(kit), last)).toBeUndefined();
    }
  });

  it('[classic 1.7] bots come to an end', () => {
    const played = playCampaignRandomly(classicSetup({ kit, seed: name }), { seed: name, maxCommands: 5000, tracked: false }); // prettier-ignore
    expect(played).toMatchObject({ end: 'over', stopped: [] });
    expect(played.state.finished.length).toBeGreaterThanOrEqual(slots.length);
  });
});

const LOGS: readonly (readonly [name: string, kit: CampaignKit])[] = [
  ['a sample', classicKit()],
  ...PRINTED_LOGS.map(([name, slots]) => [name, kitWith(slots)] as const),
];

describe('a classic campaign in a journal', () => {
  it.each(LOGS)(
    '[rows 96, 97] %s: undo and redo across all borders give the very same states; saves are reloaded at each step',
    (_name, kit) => {
      const setup = classicSetup({ kit, heroes: ['ada', 'bo', 'cy'], seed: 'journal' });
      const play = makeCampaignPlay(setup.kit);
      const rules: Rules<CampaignState, CampaignCommand, CampaignEvent, unknown> = {
        advance: (state, command) =>
          advanceCampaign(play, JSON.parse(JSON.stringify(state)) as CampaignState, command),
        isMilestone: isCampaignMilestone,
      };
      const { state } = startCampaign(setup, play);
      const states = [state];
      let journal = beginJournal<CampaignState, CampaignCommand, CampaignEvent>(state);
      for (const { command, after } of playAtRandom(setup, 'journal', 2000)) {
        const played = applyCommand(journal, rules, command);
        if (!played.ok) throw new Error('refused');
        journal = played.value.journal;
        expect(stateOf(journal)).toStrictEqual(after);
        states.push(after);
      }
      expect(states.at(-1)?.ending).not.toBeNull();
      const { length } = states;
      for (const index of [...Array.from({ length: 40 }, (_, jump) => (jump * 97) % length), 0, length - 1]) {
        const gone = goToIndex(journal, rules, index);
        if (!gone.ok) throw new Error(gone.error.code);
        journal = gone.value;
        expect(stateOf(journal)).toStrictEqual(states[index]);
      }
    },
  );

  it('every kind of slot, command and branch comes up', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 80; seed++) {
      const own: CampaignSetup = classicSetup({ seed: `${seed}`, products: ['frost'] });
      for (const { before, command, events } of playAtRandom(own, `${seed}`, 3000)) {
        seen.add(command.kind);
        for (const { kind } of events) seen.add(kind);
        if (command.kind === 'begin') seen.add(`${command.mission}`);
        const { slot = 0, stage } = before.classic ?? {};
        seen.add(`${own.kit.campaign.classic?.slots[slot]?.kind} ${stage}`);
      }
    }
    for (const what of [
      'chooseSides endStage buy sell train untrain assign fix own',
      'doctrineDrawn sidesChosen sideDrawn missionForced stageBegan planBought planEnded sideForgone toll ended',
      'intro story-a story-b story-c middle trap raid ambush end-a end-b',
    ])
      // The doctrine is drawn before the first command.
      for (const one of what.split(' ').filter((word) => word !== 'doctrineDrawn'))
        expect(seen, one).toContain(one);
    for (const kind of ['introduction', 'side', 'story', 'interlude', 'finale'])
      expect(seen).toContain(`${kind} mission`);
  });
});

// What holds in every campaign, whatever the players do.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advanceCampaign,
  CAMPAIGN_REFUSALS,
  CARRY_LIMITS,
  gearOf,
  isCampaignMilestone,
  legalCampaignCommands,
  makeCampaignPlay,
  MOST_TRAINING,
  startCampaign,
  type CampaignCommand,
  type CampaignEvent,
  type CampaignHero,
  type CampaignPlay,
  type CampaignSetup,
  type CampaignState,
  type Gear,
} from '../../src/campaign';
import { beginJournal, goToIndex, lengthOf, applyCommand, stateOf, type Rules } from '../../src/saves';
import { playAtRandom, type Played } from './randomCampaign';
import { campaignSetup } from './sampleCampaign';

const SEED = 7;
const parties = [['ada', 'bo'], ['ada', 'bo', 'cy'], ['dee', 'cy', 'bo', 'ada']] as const; // prettier-ignore
const campaigns = fc.record({
  seed: fc.string({ minLength: 1, maxLength: 8 }),
  heroes: fc.constantFrom(...parties),
  difficulty: fc.constantFrom('normal' as const, 'hard' as const),
  products: fc.constantFrom([], ['frost']),
});

/** Everything that must never be, by name; one list, since thousands of single expectations would take long. */
function unsound(play: CampaignPlay, state: CampaignState): readonly string[] {
  const gear = gearOf(play, state);
  const items = [...state.items.map(({ item }) => item), ...state.stock];
  return [
    ...(state.credits < 0 || state.fame < 0 ? ['below zero'] : []),
    ...(hasTwice(items) ? ['an item that is there twice'] : []),
    ...(hasTwice(rewardsIn(state)) ? ['a reward that is there twice [row 112]'] : []),
    ...gear
      .filter((piece) => gear.some((other) => other.id !== piece.id && clash(piece, other)))
      .map(({ id }) => `${id} shares its weapon with a modification of its trait [row 110]`),
    ...(Object.values(state.allies).some((left) => left <= 0) ? ['an ally without deployments'] : []),
    ...state.heroes.flatMap((hero) => unsoundHero(play, state, hero, gear)),
    ...gear.filter((piece) => !sitsRight(piece, gear)).map(({ id }) => `${id} sits on something wrong`),
    ...gear
      .filter(({ id, slots }) => gear.filter(({ on }) => on === id).length > slots)
      .map(({ id }) => `${id} has too few slots`),
  ];
}

const rewardsIn = ({ rewards = [] }: CampaignState): readonly string[] => rewards.map(({ reward }) => reward);

const clash = (one: Gear, other: Gear): boolean =>
  one.on !== null &&
  one.on === other.on &&
  one.traits.some((trait) => trait !== 'modification' && other.traits.includes(trait));

const hasTwice = (list: readonly string[]): boolean => new Set(list).size < list.length;

function unsoundHero(
  { kit }: CampaignPlay,
  { lessons }: CampaignState,
  { id, classCards, leftBehind }: CampaignHero,
  gear: readonly Gear[],
): readonly string[] {
  const most = Math.min(MOST_TRAINING, lessons[id] ?? 0);
  const tooCostly = classCards.some((card, index) => (kit.classCards[card]?.xp ?? 99) > index + 1);
  const carried = (kind: string) => gear.filter((piece) => piece.hero === id && piece.kind === kind).length;
  return [
    ...(hasTwice(classCards) || hasTwice(leftBehind) ? [`${id} has a class card twice`] : []),
    ...(classCards.length > most ? [`${id} learnt too much [row 90]`] : []),
    ...(tooCostly ? [`${id} learnt in the wrong order [row 91]`] : []),
    ...Object.entries(CARRY_LIMITS)
      .filter(([kind, limit]) => carried(kind) > limit)
      .map(([kind]) => `${id} carries too much ${kind} [row 93]`),
  ];
}

function sitsRight({ on, kind, hero, reach }: Gear, gear: readonly Gear[]): boolean {
  if (on === null) return true;
  const weapon = gear.find(({ id }) => id === on);
  return (
    kind === 'modification' && weapon?.kind === 'weapon' && weapon.hero === hero && weapon.reach === reach
  );
}

const moneyIn = (events: readonly CampaignEvent[]): number =>
  events.reduce((sum, event) => {
    if (event.kind === 'bought') return sum - event.credits;
    if (event.kind === 'sold') return sum + event.credits;
    return event.kind === 'missionConcluded' ? sum + event.report.credits : sum;
  }, 0);

const deploymentsIn = ({ allies }: CampaignState): number =>
  Object.values(allies).reduce((sum, count) => sum + count, 0);

/** Deployments that a step uses up or brings. */
const alliesIn = (command: CampaignCommand, events: readonly CampaignEvent[]): number => {
  if (command.kind === 'begin') {
    const { ally } = command;
    return 0 - (ally === null ? 0 : typeof ally === 'string' ? 1 : ally.length);
  }
  return events.reduce((sum, event) => {
    if (event.kind !== 'missionConcluded') return sum;
    const { allies, promotions = [] } = event.report;
    return sum + Object.values(allies).reduce((all, count) => all + count, 0) + promotions.length;
  }, 0);
};

/** Rewards that a step brings, as its report has them. */
const cardsIn = (events: readonly CampaignEvent[]): readonly string[] =>
  events.flatMap((event) =>
    event.kind === 'missionConcluded' ? (event.report.cards ?? []).map(({ reward }) => reward) : [],
  );

function expectSoundStep(play: CampaignPlay, { before, command, after, events }: Played): void {
  expect(unsound(play, after)).toEqual([]);
  expect(after.credits - before.credits, 'money comes and goes as reported').toBe(moneyIn(events));
  expect(deploymentsIn(after) - deploymentsIn(before), 'allies come and go as reported').toBe(alliesIn(command, events)); // prettier-ignore
  expect(rewardsIn(after), 'rewards come as reported and never go').toEqual([...rewardsIn(before), ...cardsIn(events)]); // prettier-ignore
  expect(after.heroes.map(({ id }) => id), '[row 5]').toEqual(before.heroes.map(({ id }) => id)); // prettier-ignore
  expect(after.difficulty, '[row 48]').toBe(before.difficulty);
  if (command.kind === 'sell') expect(before.items.map(({ item }) => item)).toContain(command.item);
  if (before.running) expect(after.items === before.items || command.kind === 'conclude').toBe(true);
}

describe('campaigns played by chance', () => {
  it('[campaign] are sound at every step, plain JSON, and the same when played again', () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(campaigns, (change) => {
        const setup = campaignSetup(change);
        const play = makeCampaignPlay(setup.kit);
        const steps = [...playAtRandom(setup, change.seed, 250)];
        for (const step of steps) {
          expectSoundStep(play, step);
          reached.add(step.command.kind);
        }
        const last = steps.at(-1)?.after;
        expect(JSON.parse(JSON.stringify(last))).toStrictEqual(last);
        let { state } = startCampaign(setup);
        for (const { command } of steps) {
          const next = advanceCampaign(play, JSON.parse(JSON.stringify(state)) as CampaignState, command);
          if (next.ok) ({ state } = next.value);
        }
        expect(state).toStrictEqual(last);
        if (last?.ending) reached.add('ending');
      }),
      { seed: SEED, numRuns: 20 },
    );
    const everything = [
      'begin',
      'play',
      'conclude',
      'buy',
      'sell',
      'train',
      'untrain',
      'assign',
      'fix',
      'own',
    ];
    expect([...reached].toSorted()).toEqual([...everything, 'ending'].toSorted());
  });

  it('a state that was handed in is never changed', () => {
    const steps = [...playAtRandom(campaignSetup(), 'frozen', 120)];
    const play = makeCampaignPlay(campaignSetup().kit);
    for (const { before, command, after } of steps) {
      const next = advanceCampaign(play, deepFrozen(before), command);
      expect(next.ok && next.value.state).toStrictEqual(after);
    }
  });

  it('whatever is asked for, the answer is a state or a reason', () => {
    const codes = new Set<string>();
    const setup = campaignSetup({ products: ['frost'] });
    const play = makeCampaignPlay(setup.kit);
    const states = ['x', 'y', 'z'].flatMap((seed) =>
      [...playAtRandom(setup, seed, 200)].filter((_, step) => step % 9 === 0).map(({ after }) => after),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...states),
        fc.array(anyCommand(setup), { maxLength: 8 }),
        (from, commands) => {
          let state = from;
          for (const command of commands) {
            const next = advanceCampaign(play, state, command);
            if (next.ok) ({ state } = next.value);
            else codes.add(next.error.code);
            expect(unsound(play, state)).toEqual([]);
          }
        },
      ),
      { seed: SEED, numRuns: 1000 },
    );
    const known = new Set<string>([...CAMPAIGN_REFUSALS, 'mission']);
    expect([...codes].filter((code) => !known.has(code))).toEqual([]);
    expect(codes.size).toBeGreaterThan(15);
  });

  it('[row 83] always come to an end, after which nothing is legal', () => {
    const setup = campaignSetup();
    const play = makeCampaignPlay(setup.kit);
    for (const seed of ['a', 'b', 'c', 'd']) {
      const last = [...playAtRandom(setup, seed, 1000)].at(-1)?.after;
      if (!last) throw new Error('nothing was played');
      expect(last.ending, seed).not.toBeNull();
      expect(legalCampaignCommands(play, last)).toEqual([]);
    }
  });
});

/** So long that a journal no longer knows all of its states and has to play some of them again. */
function longCampaign(setup: CampaignSetup): readonly Played[] {
  for (let seed = 0; seed < 100; seed++) {
    const steps = [...playAtRandom(setup, `journal-${seed}`, 400)];
    if (steps.length > 140) return steps;
  }
  throw new Error('all campaigns are short');
}

describe('[rows 96, 97] a campaign in a journal', () => {
  it('undo and redo across the borders of missions give the very same states', () => {
    const setup = campaignSetup({ heroes: ['ada', 'bo', 'cy', 'dee'] });
    const play = makeCampaignPlay(setup.kit);
    const rules: Rules<CampaignState, CampaignCommand, CampaignEvent, unknown> = {
      advance: (state, command) => advanceCampaign(play, state, command),
      isMilestone: isCampaignMilestone,
    };
    const { state } = startCampaign(setup, play);
    const states = [state];
    let journal = beginJournal<CampaignState, CampaignCommand, CampaignEvent>(state);
    for (const { command, after } of longCampaign(setup)) {
      const played = applyCommand(journal, rules, command);
      if (!played.ok) throw new Error('refused');
      journal = played.value.journal;
      states.push(after);
    }
    const { length } = states;
    expect(lengthOf(journal)).toBe(length - 1);
    const jumps = Array.from({ length: 60 }, (_, jump) => (jump * 97) % length);
    for (const index of [...jumps, 0, length - 1]) {
      const gone = goToIndex(journal, rules, index);
      if (!gone.ok) throw new Error(gone.error.code);
      journal = gone.value;
      expect(stateOf(journal)).toStrictEqual(states[index]);
    }
  });

  it('[row 96] checkpoints lie where missions and rounds begin and where missions end', () => {
    const milestones = [...playAtRandom(campaignSetup(), 'milestones', 200)].filter(({ before, after }) =>
      isCampaignMilestone(before, after),
    );
    const kinds = new Set(milestones.flatMap(({ events }) => events.map(innerKind)));
    for (const kind of ['missionBegan', 'roundStarted', 'missionEnded', 'missionConcluded']) {
      expect(kinds, kind).toContain(kind);
    }
    expect(milestones.every(({ command }) => ['begin', 'play', 'conclude'].includes(command.kind))).toBe(
      true,
    );
  });
});

/** Commands as a broken or hostile file could hold them: right in form, wrong in everything else. */
function anyCommand({ kit }: CampaignSetup): fc.Arbitrary<CampaignCommand> {
  const ids = (...records: readonly object[]) =>
    fc.constantFrom(
      '',
      'nobody',
      '__proto__',
      'constructor',
      ...records.flatMap((record) => Object.keys(record)),
    );
  const item = ids(kit.items, kit.classCards, kit.rewards ?? {});
  const hero = ids(kit.heroes);
  const card = ids(kit.classCards);
  const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
  return fc.oneof(
    fc.record({ kind: fc.constant('begin' as const), mission: ids(kit.missions), ally: fc.oneof(maybe(ids(kit.cards)), fc.array(ids(kit.cards), { maxLength: 4 })), tracked: fc.boolean() }), // prettier-ignore
    fc.record({ kind: fc.constant('play' as const), command: fc.constant({ kind: 'giveUp' as const }) }),
    fc.constant({ kind: 'conclude' as const }),
    fc.record({ kind: fc.constantFrom('buy' as const, 'sell' as const), item }),
    fc.record({ kind: fc.constantFrom('train' as const, 'untrain' as const), hero, card }),
    fc.record({ kind: fc.constant('assign' as const), item, hero: maybe(hero) }),
    fc.record({ kind: fc.constant('fix' as const), item, on: maybe(item) }),
    fc.record({ kind: fc.constant('own' as const), products: fc.array(ids(kit.boxes)) }),
  );
}

const innerKind = (event: CampaignEvent): string =>
  event.kind === 'mission' ? event.event.kind : event.kind;

function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFrozen);
  }
  return value;
}

// The map between missions: what opens, which encounters come and go, what it takes to set out.

import { describe, expect, it } from 'vitest';
import {
  missionKitOf,
  openEncounters,
  openMissions,
  PARTY_FLAGS,
  startCampaign,
  type CampaignCommand,
} from '../../src/campaign';
import { CampaignTable, itemsIn } from './campaignTable';
import { campaignSetup, sampleCampaignKit, sampleStory, SAMPLE_CAMPAIGN } from './sampleCampaign';

const begin = (mission: string, ally: string | null = null): CampaignCommand => ({
  kind: 'begin',
  mission,
  ally,
  tracked: false,
});
const encounters = ({ play, state }: CampaignTable) =>
  openEncounters(play, state).map(({ mission }) => mission);

describe('the beginning', () => {
  it('[row 5] a party has two to four different heroes', () => {
    for (const heroes of [['ada'], ['ada', 'ada'], ['ada', 'bo', 'cy', 'dee', 'eve']]) {
      expect(() => startCampaign(campaignSetup({ heroes }))).toThrow('not a party');
    }
  });

  it('[row 8] only what the heroes begin with is in play in the first mission', () => {
    const table = new CampaignTable();
    expect(table.state).toMatchObject({ stock: [], items: [], lessons: { ada: 0, bo: 0 } });
    expect(table.refusal({ kind: 'train', hero: 'ada', card: 'ada-1a' })).toBe('noLesson:ada');
    expect(itemsIn(table.begin('prologue').state.game)).toEqual([[], []]);
  });

  it('begins with what its author gives; items that nobody owns are paid in credits', () => {
    const start = { credits: { normal: 100, hard: 0 }, items: ['vest', 'vest', 'frost-cloak'] };
    const { state } = startCampaign(campaignSetup({ kit: sampleCampaignKit({ start }) }));
    expect(state.items).toEqual([{ item: 'vest', hero: null, on: null }]);
    expect(state.credits).toBe(100 + 150 + 150);
  });

  it('numbers may depend on the number of heroes', () => {
    expect(new CampaignTable({ heroes: ['ada', 'bo', 'cy'] }).state.credits).toBe(150);
  });
});

describe('story missions', () => {
  it('[row 82] are open when their condition holds and they are not finished', () => {
    const table = new CampaignTable();
    expect(table.refusal(begin('dock'))).toBe('notOpen:dock');
    expect(table.refusal(begin('atlantis'))).toBe('unknownMission:atlantis');
    table.finish('prologue');
    expect(table.of('missionOpened')).toEqual([{ kind: 'missionOpened', mission: 'dock' }]);
    expect(table.refusal(begin('prologue'))).toBe('notOpen:prologue');
  });

  it('[row 19] a lost mission leads on: another way opens', () => {
    const table = new CampaignTable().finish('prologue', 'lose').finish('dock', 'lose');
    expect(table.state.flags).toMatchObject({ 'lost-prologue': 1, 'lost-dock': 1, 'dock-too-late': 1 });
    expect(openMissions(table.play, table.state).map(({ mission }) => mission)).toEqual(['escape']);
  });

  it('conditions know flags, missions, fame, credits, heroes and difficulty; what nobody knows is 0', () => {
    const conditions = {
      a: "flag('rumour') = 1 and flag('constructor') = 0",
      b: 'missions = 0 and fame = 0',
      c: 'credits = 100 and heroes = 2',
      d: 'hard',
      e: "not hard and nonsense = 0 and defeated('troopers') = 0",
    };
    const missions = Object.entries(conditions).map(([mission, condition]) => ({
      mission,
      place: 'moon',
      blurb: 'b',
      if: condition,
    }));
    const kit = sampleCampaignKit({ missions });
    const openOn = (difficulty: 'normal' | 'hard') => {
      const { play, state } = new CampaignTable({ kit, difficulty });
      return openMissions(play, state).map(({ mission }) => mission);
    };
    expect(openOn('normal')).toEqual(['a', 'b', 'c', 'e']);
    expect(openOn('hard')).toEqual(['a', 'b', 'c', 'd']);
  });

  it('[row 12] need the products they name, and get everything else from those that are owned', () => {
    const far = sampleStory('far', [], { needs: ['core', 'frost'] });
    const missions = [{ mission: 'far', place: 'moon', blurb: 'b' }];
    const table = new CampaignTable({ kit: sampleCampaignKit({ missions }, [far]) });
    expect(table.refusal(begin('far'))).toBe('missingProduct:frost');
    table.do({ kind: 'own', products: ['frost', 'unheard-of'] });
    expect(table.state.products).toEqual(['core', 'frost', 'scouts']);
    expect(table.refusal(begin('far'))).toBeUndefined();
  });

  it('one at a time; what belongs on the map waits until it is over', () => {
    const table = new CampaignTable();
    expect(table.refusal({ kind: 'play', command: { kind: 'giveUp' } })).toBe('noMission');
    expect(table.refusal({ kind: 'conclude' })).toBe('noMission');
    table.finish('prologue').begin('dock');
    expect(table.refusal(begin('dock'))).toBe('missionRunning');
    expect(table.refusal({ kind: 'conclude' })).toBe('missionNotOver');
    expect(table.refusal({ kind: 'play', command: { kind: 'endActivation', who: 'ada' } })).toBe(
      'mission:promptOpen',
    );
    for (const command of [
      { kind: 'buy', item: table.state.stock[0] ?? '' },
      { kind: 'train', hero: 'ada', card: 'ada-1a' },
      { kind: 'assign', item: 'ada-knife', hero: null },
      { kind: 'fix', item: 'scope', on: null },
    ] as const) {
      expect(table.refusal(command), command.kind).toBe('missionRunning');
    }
  });

  it('the same seed gives the same missions, another one others', () => {
    const seedOf = (seed: string) => new CampaignTable({ seed }).begin('prologue').state.running?.seed;
    expect(seedOf('one')).toBe(seedOf('one'));
    expect(seedOf('one')).not.toBe(seedOf('two'));
  });
});

describe('encounters', () => {
  it('[row 84] come up after a story mission and vanish for good when the next one begins', () => {
    const table = new CampaignTable();
    expect(encounters(table)).toEqual([]);
    table.finish('prologue');
    expect(table.of('encounterAppeared').map(({ mission }) => mission)).toEqual(encounters(table));
    expect(encounters(table)).toEqual(['informant', 'smuggler', 'deserter', 'teacher']);
    table.begin('dock');
    expect(table.state.pastEncounters).toEqual(['informant', 'smuggler', 'deserter', 'teacher']);
    table.choose('lose').do({ kind: 'conclude' });
    expect(encounters(table)).toEqual(['gambler', 'medic', 'hermit']);
  });

  it('[row 84] tell that they vanish at the moment they do', () => {
    const table = new CampaignTable().finish('prologue').do(begin('dock'));
    expect(table.of('encounterVanished')).toHaveLength(4);
    expect(table.refusal(begin('teacher'))).toBe('missionRunning');
  });

  it('[row 85] can be played in any order, each once, and end no chapter', () => {
    const table = new CampaignTable().finish('prologue');
    const { stock, lessons } = table.state;
    table.finish('informant', 'accept');
    expect(table.refusal(begin('informant'))).toBe('notOpen:informant');
    expect(encounters(table)).toEqual(['smuggler', 'deserter', 'teacher']);
    expect(table.state).toMatchObject({ stock, lessons });
    expect(openMissions(table.play, table.state).map(({ mission }) => mission)).toEqual(['dock']);
  });

  it('[row 86] have consequences later, for other encounters too', () => {
    const met = (answer: string) =>
      encounters(new CampaignTable().finish('prologue').finish('informant', answer).finish('dock'));
    expect(met('accept')).toContain('collector');
    expect(met('decline')).not.toContain('collector');
  });

  it('[row 86] know what the party has; the campaign keeps no such flags', () => {
    const table = new CampaignTable().finish('prologue').finish('dock').with({ credits: 99 });
    expect(table.finish('gambler', 'accept').state).toMatchObject({ credits: 99 });
    expect(table.state.flags).not.toHaveProperty('gambled');
    expect(table.state.flags).not.toHaveProperty(PARTY_FLAGS.credits);
    const rich = new CampaignTable().finish('prologue').finish('dock').with({ credits: 100 });
    expect(rich.finish('gambler', 'accept').state).toMatchObject({ credits: 0, flags: { gambled: 1 } });
  });

  it('have nothing to be tracked on', () => {
    const table = new CampaignTable().finish('prologue');
    table.do({ kind: 'begin', mission: 'informant', ally: null, tracked: true });
    expect(table.state.game?.tracked).toBe(false);
  });
});

describe('what the players own', () => {
  it('[row 11] decides which cards and boxes a mission is played with; the core box is always there', () => {
    const groups = [
      { id: 'troopers', cards: [{ card: 'trooper' }, { card: 'frost-trooper' }, { card: 'nobody' }] },
    ];
    const kit = sampleCampaignKit({}, [sampleStory('prologue', [], { groups })]);
    const withOrders = { ...kit, groups: { ...kit.groups, 'frost-trooper': kit.groups['trooper'] as never } };
    const cutFor = (products: readonly string[]) => {
      const { play, state } = new CampaignTable({ kit: withOrders, products }).begin('prologue');
      if (!state.running) throw new Error('no mission');
      return missionKitOf(play.kit, state.running, ['ada', 'bo']);
    };
    const small = cutFor([]);
    expect(small.box).toMatchObject({ products: ['core', 'scouts'], doors: 4, figures: { trooper: 9 } });
    expect(Object.keys(small.cards)).not.toContain('frost-trooper');
    expect(Object.keys(small.heroes)).toEqual(['ada', 'bo']);
    const large = cutFor(['frost']);
    expect(large.box).toMatchObject({ doors: 5, figures: { trooper: 12, 'frost-trooper': 3 } });
    expect(Object.keys(large.cards)).toContain('frost-trooper');
    // The same card without orders cannot be played by the app, owned or not.
    const { state } = new CampaignTable({ kit, products: ['frost'] }).begin('prologue');
    if (state.running)
      expect(missionKitOf(kit, state.running, ['ada']).cards).not.toHaveProperty('frost-trooper');
  });

  it('[row 10] may change at any time; a running mission stays as it began', () => {
    const table = new CampaignTable().begin('prologue').do({ kind: 'own', products: ['frost'] });
    expect(table.events).toEqual([{ kind: 'owned', products: ['core', 'frost', 'scouts'] }]);
    expect(table.state.running?.products).toEqual(['core', 'scouts']);
    expect(table.choose('win').do({ kind: 'conclude' }).state.products).toContain('frost');
  });

  it('[row 89] what is no longer owned is no longer for sale', () => {
    const table = new CampaignTable({ products: ['frost'] })
      .finish('prologue')
      .with({ stock: ['ice-axe', 'sword'] });
    expect(table.do({ kind: 'own', products: [] }).state.stock).toEqual(['sword']);
  });

  it('a mission is made ready once, also for states that come from a save', () => {
    const table = new CampaignTable().begin('prologue');
    const { running } = table.state;
    if (!running) throw new Error('no mission');
    const copy = JSON.parse(JSON.stringify(running)) as typeof running;
    expect(table.play.playOf(copy, ['ada', 'bo'])).toBe(table.play.playOf(running, ['ada', 'bo']));
  });
});

it('mistakes of content are loud', () => {
  const broken = {
    ...SAMPLE_CAMPAIGN,
    missions: [{ mission: 'dock', place: 'moon', blurb: 'b', if: 'fame >' }],
  };
  const { play, state } = new CampaignTable({ kit: sampleCampaignKit(broken) });
  expect(() => openMissions(play, state)).toThrow('not an expression');
});

// What happens between the missions of a classic campaign: both upgrade stages, gains, allies, villains, threat.

import { describe, expect, it } from 'vitest';
import { priceOf, sellingPriceOf, type CampaignState } from '../../src/campaign';
import { heroesIn } from '../../src/mission';
import { DOCTRINE_IDS, PLANS } from '../../src/campaign/classic/plans';
import { ClassicTable } from './classicTable';
import { classicKit } from './sampleClassic';

/** In the Rebel upgrade stage after the introduction. */
const shopping = (change: ConstructorParameters<typeof ClassicTable>[0] = {}) =>
  new ClassicTable(change).choose4().finish('intro');

describe('the Rebel upgrade stage', () => {
  it('[classic 4.1] each hero pays experience for own class cards, and keeps the rest', () => {
    const table = shopping();
    expect(table.classic.xp).toEqual({ ada: 1, bo: 1 });
    table.withClassic({ xp: { ada: 4, bo: 1 } });
    table.do({ kind: 'train', hero: 'ada', card: 'ada-3a' });
    expect(table.classic.xp).toEqual({ ada: 1, bo: 1 });
    expect(table.refusal({ kind: 'train', hero: 'ada', card: 'ada-2a' })).toBe('tooFewPoints:ada');
    expect(table.refusal({ kind: 'train', hero: 'ada', card: 'bo-1a' })).toBe('notThisHero:bo-1a');
    table
      .do({ kind: 'train', hero: 'ada', card: 'ada-1a' })
      .do({ kind: 'untrain', hero: 'ada', card: 'ada-3a' });
    expect(table.classic.xp).toEqual({ ada: 3, bo: 1 });
    expect(table.upgrade().classic.xp).toEqual({ ada: 3, bo: 1 });
  });

  it('[classic 4.2] shows six cards of each tier that the slot names, of any kind', () => {
    const tierOf = (table: ClassicTable, item: string) => table.play.kit.items[item]?.tier;
    const table = shopping();
    expect(table.state.stock).toHaveLength(6);
    expect(table.state.stock.map((item) => tierOf(table, item))).toEqual([1, 1, 1, 1, 1, 1]);
    const later = table.upgrade().finishAny().upgrade().finish('story-a').state.stock;
    expect(later.map((item) => tierOf(table, item))).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2]);
    const found = new Set(
      ['a', 'b', 'c', 'd'].flatMap((seed) => {
        const { state, play } = shopping({ seed });
        return state.stock.map((item) => play.kit.items[item]?.kind);
      }),
    );
    expect([...found].toSorted()).toEqual(['armor', 'equipment', 'modification', 'weapon']);
    expect(table.do({ kind: 'endStage' }).state.stock).toEqual([]);
  });

  it('[classic 4.3] items cost what is printed, out of one purse', () => {
    const table = shopping().with({ stock: ['carbine', 'sword'] });
    expect(table.state.credits).toBe(200);
    expect(priceOf(table.play, table.state, 'carbine')).toBe(450);
    expect(table.refusal({ kind: 'buy', item: 'carbine' })).toBe('tooExpensive:carbine');
    table.with({ credits: 500 }).do({ kind: 'buy', item: 'carbine' });
    expect(table.state.credits).toBe(50);
  });

  it.each([
    ['carbine', 225],
    ['pistol', 175],
    ['sword', 175],
    ['scope', 50],
  ])('[classic 4.4] half of the cost, rounded up to 25: %s', (item, credits) =>
    expect(sellingPriceOf(shopping().play, item)).toBe(credits),
  );

  it('[classic 4.4] a sold card leaves the campaign', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const table = shopping({ seed }).with({ items: [{ item: 'carbine', hero: null, on: null }] });
      table.do({ kind: 'sell', item: 'carbine' });
      expect(table.upgrade().finishAny().state.stock).not.toContain('carbine');
    }
  });

  it('[classic 4.5] what a hero began with brings 50', () => {
    const table = shopping();
    table.do({ kind: 'sell', item: 'ada-blaster' });
    expect(table.of('sold')).toEqual([{ kind: 'sold', item: 'ada-blaster', credits: 50 }]);
  });

  it('[classic 4.6] rewards and bought class cards are never sold', () => {
    const table = shopping().with({ rewards: [{ reward: 'saber', hero: 'ada' }] });
    table.do({ kind: 'train', hero: 'ada', card: 'ada-1b' });
    expect(table.refusal({ kind: 'sell', item: 'saber' })).toBe('notSellable:saber');
    expect(table.refusal({ kind: 'sell', item: 'ada-1b' })).toBe('notSellable:ada-1b');
  });

  it('[classic 4.7] nothing is bought, sold or learnt outside of it; in it, in any order', () => {
    const table = shopping().with({ stock: ['carbine', 'sword'], credits: 1000 });
    table.do({ kind: 'buy', item: 'carbine' }).do({ kind: 'train', hero: 'bo', card: 'bo-1a' });
    table.do({ kind: 'sell', item: 'carbine' }).do({ kind: 'buy', item: 'sword' }).do({ kind: 'endStage' });
    for (const command of [
      { kind: 'buy', item: 'sword' },
      { kind: 'sell', item: 'sword' },
      { kind: 'train', hero: 'ada', card: 'ada-1a' },
      { kind: 'untrain', hero: 'bo', card: 'bo-1a' },
    ] as const)
      expect(table.refusal(command), command.kind).toBe('wrongStage');
    table.do({ kind: 'assign', item: 'sword', hero: 'bo' });
  });
});

it('[classic 4.8] items go from hero to hero, reward cards do not', () => {
  const table = shopping({ heroes: ['ada', 'bo', 'cy'] })
    .with({ stock: ['sword'], credits: 1000 })
    .do({ kind: 'buy', item: 'sword' });
  for (const hero of ['bo', 'cy']) {
    table.do({ kind: 'assign', item: 'sword', hero });
    expect(table.state.items).toMatchObject([{ item: 'sword', hero }]);
  }
  table.with({ rewards: [{ reward: 'saber', hero: 'ada' }] });
  expect(table.refusal({ kind: 'assign', item: 'saber', hero: 'bo' })).toBe('notThisHero:saber');
  expect(table.refusal({ kind: 'assign', item: 'ada-blaster', hero: 'bo' })).toBe('notThisHero:ada-blaster');
});

it('[classic 4.9] any number of items, but no more than a hero can carry, and no exchange in a mission', () => {
  const owned = ['vest', 'plate', 'medkit', 'beacon', 'goggles', 'jetpack'];
  const table = new ClassicTable().introduced().withClassic({ sides: ['grey-1'] });
  table.with({ items: owned.map((item) => ({ item, hero: null, on: null })) });
  const give = (item: string) => ({ kind: 'assign', item, hero: 'bo' }) as const;
  table.do(give('vest'));
  expect(table.refusal(give('plate'))).toBe('carriesTooMuch:bo');
  for (const item of ['medkit', 'beacon', 'goggles']) table.do(give(item));
  expect(table.refusal(give('jetpack'))).toBe('carriesTooMuch:bo');
  expect(table.begin('grey-1').refusal({ ...give('medkit'), hero: 'ada' })).toBe('missionRunning');
});

it('[classic 4.10] a bought class card is there in each later mission', () => {
  const table = shopping().withClassic({ planDeck: [] });
  table
    .do({ kind: 'train', hero: 'ada', card: 'ada-1a' })
    .upgrade()
    .withClassic({ sides: ['grey-1', 'grey-2'] });
  const cards = () =>
    table.state.game ? heroesIn(table.state.game).map(({ gear = [] }) => gear.map(({ id }) => id)) : [];
  expect(cards()).toEqual([]);
  for (const mission of ['grey-1', 'grey-2']) {
    table.begin(mission);
    expect(cards()[0], mission).toContain('ada-1a');
    expect(cards()[1], mission).not.toContain('ada-1a');
    table.choose('lose').do({ kind: 'conclude' }).upgrade().withClassic({ slot: 1 });
  }
});

describe('after a mission', () => {
  it('[classic 5.6] heroes recover, after forced missions too', () => {
    const table = new ClassicTable().introduced().withClassic({ stage: 'rebel', forced: ['trap'] });
    const wounds = () => (table.state.game ? heroesIn(table.state.game).map(({ wounded }) => wounded) : []);
    table.begin('trap');
    const { game } = table.state;
    if (!game) throw new Error('no game');
    const actors = game.actors.map((actor) => (actor.kind === 'hero' ? { ...actor, wounded: true } : actor));
    table.with({ game: { ...game, actors, supplies: 3 } });
    expect(wounds()).toEqual([true, true]);
    table
      .choose('win')
      .do({ kind: 'conclude' })
      .upgrade()
      .begin(table.open[0] ?? '');
    expect(wounds()).toEqual([false, false]);
    expect(table.state.game?.supplies).toBe(0);
  });

  const withCrate = (table: ClassicTable, usedUp: boolean, destroyed = false) => {
    const { game } = table.begin('intro').state;
    if (!game) throw new Error('no game');
    const things = { ...game.map.things, crate: { onMap: true, usedUp, destroyed } };
    return table.with({ game: { ...game, map: { ...game.map, things } } });
  };

  it('[classic 5.1] a claimed crate brings 50 credits', () => {
    const credits = (usedUp: boolean, destroyed = false) =>
      withCrate(new ClassicTable().choose4(), usedUp, destroyed).choose('win').do({ kind: 'conclude' })
        .report;
    expect(credits(true)).toMatchObject({ credits: 250, classic: { crates: 1, crateCredits: 50 } });
    expect(credits(false)).toMatchObject({ credits: 200, classic: { crates: 0, crateCredits: 0 } });
    expect(credits(true, true)).toMatchObject({ credits: 200 });
  });

  it('[classic 5.2, 5.3] experience for each hero, credits for all, influence for the Empire', () => {
    const table = new ClassicTable({ heroes: ['ada', 'bo', 'cy'] }).introduced('lose');
    expect(table.classic.xp).toEqual({ ada: 1, bo: 1, cy: 1 });
    expect(table.state.credits).toBe(300);
    table.withClassic({ influence: 0, slot: 2, opened: ['story-a'] }).finish('story-a');
    expect(table.report.classic).toMatchObject({ xp: 2, influence: 3 });
    expect(table.classic.influence).toBe(3);
  });

  it('[classic 5.4] reward cards stay', () => {
    const table = new ClassicTable().introduced().withClassic({ slot: 4 }).finish('middle');
    const held = ['medal', 'old-scars'];
    expect(table.state.rewards?.map(({ reward }) => reward)).toEqual(held);
    table.upgrade().withClassic({ slot: 5 }).finishAny();
    expect(table.state.rewards?.map(({ reward }) => reward)).toEqual(held);
  });

  it('[classic 5.7] what comes in any case and what the outcome brings add up', () => {
    const ends = [
      { mission: 'intro', xp: 1, credits: 100, influence: 1 },
      { mission: 'intro', won: true, credits: 50 },
      { mission: 'intro', won: false, influence: 2 },
      { mission: 'intro', outcome: 'escaped', xp: 1 },
    ];
    const after = (option: string) => {
      const table = new ClassicTable({ kit: classicKit({ ends }) }).choose4().finish('intro', option);
      return [table.classic.xp['ada'], table.state.credits, table.classic.influence];
    };
    expect(after('win')).toEqual([2, 150, 1]);
    expect(after('lose')).toEqual([1, 100, 3]);
  });

  it('[classic 5.5] a class card as a gift becomes a point', () => {
    const table = new ClassicTable().choose4().begin('intro');
    const { game } = table.state;
    if (!game) throw new Error('no game');
    table.with({ game: { ...game, gains: { ...game.gains, classCards: ['bo'] } } });
    table.choose('win').do({ kind: 'conclude' });
    expect(table.classic.xp).toEqual({ ada: 1, bo: 2 });
    expect(table.report.extraTraining).toEqual([]);
  });
});

describe('the Imperial upgrade stage', () => {
  it('[classic 6.1] one of three doctrines, with four plans of its own, by lot', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const table = new ClassicTable({ seed: `${seed}` });
      const { doctrine, planDeck } = table.classic;
      seen.add(doctrine);
      expect(planDeck).toHaveLength(6);
      expect(planDeck).toEqual(expect.arrayContaining(['raid', 'ambush']));
    }
    expect([...seen].toSorted()).toEqual(['iron-fist', 'net-closes', 'quiet-hand']);
    expect(DOCTRINE_IDS).toHaveLength(3);
  });

  it('[classic 6.2] buys of four cards in the order of its doctrine what it can pay, and keeps the rest', () => {
    const table = shopping().withClassic({
      doctrine: 'net-closes',
      planDeck: ['checkpoints', 'cordon', 'patrols', 'dragnet'],
      influence: 5,
    });
    table.do({ kind: 'endStage' });
    expect(table.of('planBought').map(({ plan, cost }) => `${plan} ${cost}`)).toEqual([
      'dragnet 3',
      'patrols 2',
    ]);
    expect(table.classic).toMatchObject({ influence: 0, plans: ['dragnet', 'patrols'], bought: ['dragnet', 'patrols'] }); // prettier-ignore
    expect([...table.classic.planDeck].toSorted()).toEqual(['checkpoints', 'cordon']);
    const poor = shopping().withClassic({ doctrine: 'net-closes', planDeck: ['dragnet'], influence: 2 });
    expect(poor.do({ kind: 'endStage' }).classic).toMatchObject({ influence: 2, plans: [], bought: [] });
    const six = shopping().withClassic({ influence: 99, planDeck: Object.keys(PLANS) });
    expect(six.do({ kind: 'endStage' }).classic.bought).toHaveLength(4);
  });

  it('[classic 6.3] plans end with their mission or stage, and do not come back', () => {
    const table = new ClassicTable().introduced().withClassic({
      plans: ['cordon', 'garrison', 'checkpoints'],
      planDeck: [],
    });
    table.finishAny();
    expect(table.of('planEnded')).toEqual([{ kind: 'planEnded', plan: 'cordon' }]);
    expect(table.classic.plans).toEqual(['garrison', 'checkpoints']);
    table.do({ kind: 'endStage' });
    expect(table.classic).toMatchObject({ plans: ['garrison'], planDeck: [] });
  });

  it('[classic 6.4] a side mission of the Empire is open; passed over, it brings its reward and is gone', () => {
    const table = new ClassicTable().introduced();
    table.withClassic({ sides: [...table.classic.sides, 'raid'], influence: 0, planDeck: [] });
    const [other = ''] = table.open;
    expect(table.open).toContain('raid');
    table.finish(other);
    expect(table.of('sideForgone')).toEqual([{ kind: 'sideForgone', mission: 'raid', influence: 2 }]);
    expect(table.classic.influence).toBe(2);
    expect(table.classic.sides).not.toContain('raid');
  });

  it('[classic 6.5, 6.6] missions are bought after slots that allow it; a forced one is played at once', () => {
    const plans = { planDeck: ['ambush', 'raid'], influence: 9 };
    const early = shopping().withClassic(plans).do({ kind: 'endStage' });
    expect(early.classic.bought).toEqual([]);
    const table = new ClassicTable().introduced().finishAny().withClassic(plans).do({ kind: 'endStage' });
    expect(table.classic).toMatchObject({ influence: 6, forced: ['ambush'] });
    expect(table.classic.sides).toContain('raid');
    expect(table.open).toEqual(['ambush']);
    expect(table.refusal({ kind: 'endStage' })).toBe('forcedFirst:ambush');
    table.finish('ambush').do({ kind: 'endStage' });
    expect(table.classic).toMatchObject({ slot: 2, stage: 'mission', forced: [] });
  });

  it('[classic 6.2] a state from a version with other plans is played on', () => {
    const table = shopping().withClassic({
      planDeck: ['no-such-plan'],
      plans: ['no-such-plan'],
      influence: 9,
    });
    expect(table.upgrade().classic).toMatchObject({ slot: 1, influence: 9 });
  });
});

describe('allies and villains', () => {
  it('[classic 7.1] an earned ally comes to every mission, one ally a mission', () => {
    const table = new ClassicTable().introduced().with({ allies: { friend: 1, scout: 1 } });
    table.withClassic({ sides: ['grey-1', 'grey-2'] });
    const two = { kind: 'begin', mission: 'grey-1', ally: ['friend', 'scout'], tracked: false } as const;
    expect(table.refusal(two)).toBe('tooManyAllies:scout');
    table.finish('grey-1', 'win', 'friend');
    expect(table.state.allies).toEqual({ friend: 1, scout: 1 });
    table.upgrade().withClassic({ slot: 3 }).finish('grey-2', 'win', 'friend');
    expect(table.state.allies).toEqual({ friend: 1, scout: 1 });
  });

  it('[classic 7.2] the Empire gains threat for an ally, and deploys', () => {
    const table = new ClassicTable().introduced().with({ allies: { friend: 1 } });
    table.withClassic({ sides: ['grey-1'] }).begin('grey-1', 'friend');
    expect(table.state.running?.classic).toMatchObject({ threat: 6, answer: true });
    // No spawn point is on the table yet: the group lands as soon as there is one.
    const waits = { as: 'lands', free: false, dearer: 0 };
    expect(table.state.game?.threat).toMatchObject({ amount: 6, waits });
  });

  it('[classic 7.3] an ally who is earned again may come as elite, too', () => {
    const table = new ClassicTable()
      .introduced()
      .withClassic({ sides: ['green-scout'] })
      .finish('green-scout');
    expect(table.state.allies).toEqual({ scout: 1 });
    table.upgrade().withClassic({ slot: 4 }).finish('middle');
    expect(table.state.allies).toEqual({ scout: 1, 'scout-elite': 1 });
    expect(table.report.promotions).toEqual([]);
  });

  it('[classic 7.5] a defeated ally may come to later missions', () => {
    const table = new ClassicTable().introduced().with({ allies: { friend: 1 } });
    table.withClassic({ sides: ['grey-1', 'grey-2'] }).begin('grey-1', 'friend');
    const { game } = table.state;
    if (!game) throw new Error('no game');
    const actors = game.actors.map((actor) =>
      actor.kind === 'ally' ? { ...actor, gone: 'defeated' as const } : actor,
    );
    table
      .with({ game: { ...game, actors } })
      .choose('lose')
      .do({ kind: 'conclude' });
    table.upgrade().withClassic({ slot: 3 });
    const again = { kind: 'begin', mission: 'grey-2', ally: 'friend', tracked: false } as const;
    expect(table.refusal(again)).toBeUndefined();
  });

  it('[classic 7.6] an ally of the mission costs the heroes nothing', () => {
    const kit = classicKit();
    const { 'grey-1': own } = kit.missions;
    if (!own) throw new Error('no mission');
    const missions = {
      ...kit.missions,
      'grey-1': { ...own, mission: { ...own.mission, ally: { card: 'friend' } } },
    };
    const table = new ClassicTable({ kit: { ...kit, missions } }).introduced();
    table.withClassic({ sides: ['grey-1'] }).begin('grey-1');
    expect(table.state.running?.classic).toMatchObject({ threat: 0, answer: false });
    expect(table.state.game?.actors.map(({ of }) => of)).toContain('friend');
    expect(table.state.allies).toEqual({});
  });

  it('[classic 7.7] nobody comes who has not been earned', () => {
    const table = new ClassicTable().introduced().withClassic({ sides: ['grey-1'] });
    const command = { kind: 'begin', mission: 'grey-1', ally: 'friend', tracked: false } as const;
    expect(table.refusal(command)).toBe('unknownAlly:friend');
    expect(table.begin('grey-1').state.game?.threat?.hand).toEqual(['troopers']);
  });

  it('[classic 7.4] an earned villain is an open group of every mission', () => {
    const table = new ClassicTable().introduced('lose').finishAny().withClassic({ planDeck: [] });
    table.upgrade().finish('story-b');
    expect(table.report.classic?.villains).toEqual(['captain']);
    table
      .upgrade()
      .withClassic({ sides: ['grey-1'] })
      .begin('grey-1');
    const { game } = table.state;
    expect(game?.threat?.hand).toContain('villain-captain');
    expect(game?.threat?.size).toBe(6);
  });
});

describe('threat', () => {
  it('[classic 8.1, 8.2] grows by the level of the slot, and begins with what was carried over', () => {
    const table = new ClassicTable().choose4().begin('intro');
    expect(table.state.game?.threat).toMatchObject({ amount: 0, level: 2, most: 20 });
    const lost = new ClassicTable().introduced().finishAny().upgrade().finish('story-a', 'lose');
    expect(lost.classic.threat).toBe(4);
    expect(lost.begin('trap').state.game?.threat).toMatchObject({ amount: 4, level: 3 });
    expect(lost.choose('win').do({ kind: 'conclude' }).classic.threat).toBe(0);
  });

  it('[classic 8.3] is never above 20', () => {
    const table = new ClassicTable().choose4().withClassic({ threat: 99 }).begin('intro');
    expect(table.state.game?.threat?.amount).toBe(20);
  });

  it('[classic 8.4] begins 2 higher on hard difficulty', () => {
    const table = new ClassicTable({ difficulty: 'hard' }).choose4().begin('intro');
    expect(table.state.game?.threat?.amount).toBe(2);
  });

  it('[classic 8.1] a mission without threat stays without', () => {
    const kit = classicKit();
    const entry = kit.missions['intro'];
    if (!entry) throw new Error('no intro');
    const { deployment: _, ...mission } = entry.mission;
    const quiet = { ...kit, missions: { ...kit.missions, intro: { ...entry, mission } } };
    const state: CampaignState = new ClassicTable({ kit: quiet }).choose4().begin('intro').state;
    expect(state.game?.threat).toBeUndefined();
  });
});

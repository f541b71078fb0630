// The way through a classic campaign: slots, side missions, forced missions.

import { describe, expect, it } from 'vitest';
import { gearOf, startCampaign } from '../../src/campaign';
import { ClassicTable, GREEN } from './classicTable';
import { classicKit, classicSetup, SAMPLE_CLASSIC } from './sampleClassic';

const kinds = (table: ClassicTable): string => `${table.classic.slot} ${table.classic.stage}`;

describe('slots', () => {
  it('[classic 1.1, 1.2] come in order, each with a mission, a Rebel and an Imperial upgrade stage', () => {
    const table = new ClassicTable().choose4();
    const seen: string[] = [kinds(table)];
    const note = () => seen.push(kinds(table));
    while (table.state.ending === null) {
      table.finishAny();
      if (table.state.ending !== null) break;
      note();
      table.do({ kind: 'endStage' });
      note();
      table.do({ kind: 'endStage' });
      note();
    }
    expect(seen).toEqual([
      ...[0, 1, 2, 3, 4, 5].flatMap((slot) => [`${slot} mission`, `${slot} rebel`, `${slot} imperial`]),
      '6 mission',
    ]);
  });

  it('[classic 1.3] outcomes open story missions; where none is open, the players choose among all', () => {
    const table = new ClassicTable().introduced().finishAny().upgrade();
    expect(table.open).toEqual(['story-a']);
    const lost = new ClassicTable().introduced('lose').finishAny().upgrade();
    expect(lost.open).toEqual(['story-b']);
    table.withClassic({ opened: [] });
    expect(table.open).toEqual(['story-a', 'story-b', 'story-c']);
    expect(table.refusal({ kind: 'begin', mission: 'end-a', ally: null, tracked: false })).toBe(
      'notOpen:end-a',
    );
  });

  it('[classic 1.4] a slot that names its mission offers no other; a finale waits for its slot', () => {
    const table = new ClassicTable().introduced().withClassic({ slot: 4, opened: ['end-a', 'story-c'] });
    expect(table.open).toEqual(['middle']);
    expect(table.withClassic({ slot: 5 }).open).toEqual(['story-c']);
    expect(table.withClassic({ slot: 6 }).open).toEqual(['end-a']);
    expect(table.withClassic({ opened: [] }).open).toEqual(['end-a', 'end-b']);
  });

  it('[classic 1.5, 1.6] nothing is played twice, and what was not chosen stays open', () => {
    const table = new ClassicTable().introduced();
    const [played = '', left = ''] = table.open;
    table.finish(played).upgrade().withClassic({ slot: 3 });
    expect(table.open).not.toContain(played);
    expect(table.open).toContain(left);
    expect(table.withClassic({ opened: ['story-a'], slot: 2 }).finish('story-a').upgrade().classic.opened).toContain('end-a'); // prettier-ignore
    expect(table.withClassic({ slot: 5, opened: ['story-a'] }).open).not.toContain('story-a');
  });

  it('[classic 1.7] the campaign is over after the finale, and belongs to whoever won it', () => {
    for (const [option, ending] of [
      ['win', 'victory'],
      ['lose', 'defeat'],
    ] as const) {
      // prettier-ignore
      const table = new ClassicTable().introduced().withClassic({ slot: 6 }).finish('end-a', option);
      expect(table.state.ending).toBe(ending);
    }
  });

  it('[classic 1.8] a slot without a mission is passed over', () => {
    const kit = classicKit({ sides: [] });
    const table = new ClassicTable({ kit }).finish('intro').upgrade();
    expect(table.of('slotPassed')).toEqual([{ kind: 'slotPassed', slot: 1 }]);
    expect(kinds(table)).toBe('2 mission');
  });
});

describe('the side mission deck', () => {
  const deckOf = (table: ClassicTable, colour: string) =>
    table.classic.sideDeck.filter((id) => id.startsWith(colour));

  it('[classic 2.1] holds the red cards of the party and no others', () => {
    expect(deckOf(new ClassicTable().choose4(), 'red')).toEqual(['red-ada', 'red-bo']);
    expect(deckOf(new ClassicTable({ heroes: ['cy', 'dee'] }).choose4(), 'red')).toEqual(['red-cy']);
  });

  it('[classic 2.2] holds four green cards of the players, each with another ally', () => {
    const table = new ClassicTable();
    expect(table.classic.stage).toBe('deck');
    expect(table.open).toEqual([]);
    const refused = (...missions: readonly string[]) => table.refusal({ kind: 'chooseSides', missions });
    expect(refused('green-friend', 'green-friend-too', 'green-scout', 'green-captain')).toBe('wrongSides');
    expect(refused('green-scout', 'green-scouts', 'green-friend', 'green-captain')).toBe('wrongSides');
    expect(refused('green-friend', 'green-scout', 'green-captain')).toBe('wrongSides');
    expect(refused('green-friend', 'green-scout', 'green-captain', 'grey-1')).toBe('wrongSides');
    expect(refused('green-friend', 'green-friend', 'green-scout', 'green-captain')).toBe('wrongSides');
    table.choose4();
    expect(deckOf(table, 'green')).toEqual([...GREEN]);
    expect(table.refusal({ kind: 'chooseSides', missions: GREEN })).toBe('wrongStage');
  });

  it('[classic 2.2] asks nobody where there is no choice', () => {
    const sides = (SAMPLE_CLASSIC.sides ?? []).filter(({ colour, mission }) =>
      colour === 'green' ? mission === 'green-friend' || mission === 'green-scout' : true,
    );
    const table = new ClassicTable({ kit: classicKit({ sides }) });
    expect(table.classic.stage).toBe('mission');
    expect(deckOf(table, 'green')).toEqual(['green-friend', 'green-scout']);
  });

  it('[classic 2.3] holds four grey cards by chance', () => {
    const decks = ['a', 'b', 'c', 'd', 'e'].map((seed) =>
      deckOf(new ClassicTable({ seed }).choose4(), 'grey'),
    );
    for (const deck of decks) expect(new Set(deck).size).toBe(4);
    expect(new Set(decks.map((deck) => deck.toSorted().join())).size).toBeGreaterThan(1);
  });

  it('[classic 2.4] leaves out other time periods and boxes that nobody owns', () => {
    const seeds = Array.from({ length: 30 }, (_, seed) => `${seed}`);
    const drawn = (products: readonly string[], period: number) =>
      new Set(seeds.flatMap((seed) => deckOf(new ClassicTable({ seed, products, kit: classicKit({ period }) }).choose4(), 'grey'))); // prettier-ignore
    expect(drawn(['core'], 3)).not.toContain('grey-old');
    expect(drawn(['core'], 2)).toContain('grey-old');
    expect(drawn(['core'], 3)).not.toContain('grey-frost');
    expect(drawn(['core', 'frost'], 3)).toContain('grey-frost');
  });

  it('[classic 2.5, 2.6] two are drawn after the introduction, one after each side mission', () => {
    const table = new ClassicTable().choose4().finish('intro');
    expect(table.of('sideDrawn')).toHaveLength(2);
    expect(table.upgrade().open).toHaveLength(2);
    table.finishAny();
    expect(table.of('sideDrawn')).toHaveLength(1);
    expect(table.classic.sides).toHaveLength(2);
    table.upgrade().finish('story-a');
    expect(table.of('sideDrawn')).toHaveLength(0);
  });

  it('[classic 2.6] none is drawn after a side mission of the Empire', () => {
    const table = new ClassicTable().introduced();
    table.withClassic({ sides: [...table.classic.sides, 'raid'] }).finish('raid');
    expect(table.of('sideDrawn')).toHaveLength(0);
    expect(table.classic.sides).toHaveLength(2);
  });
});

it('[classic 2.7] the deck is shuffled before every draw', () => {
  const table = new ClassicTable().choose4().finish('intro');
  const before = table.classic.sideDeck;
  table.upgrade().finishAny();
  const drawn = new Set(table.events.flatMap((event) => (event.kind === 'sideDrawn' ? event.mission : [])));
  const left = before.filter((mission) => !drawn.has(mission));
  expect(table.classic.sideDeck.toSorted()).toEqual(left.toSorted());
  expect(table.classic.sideDeck).not.toEqual(left);
});

it('[classic 1.10] heroes begin with their free cards and without experience', () => {
  const table = new ClassicTable();
  expect(table.classic.xp).toEqual({ ada: 0, bo: 0 });
  const free = gearOf(table.play, table.state).map(({ id }) => id);
  expect(free).toContain('ada-blaster');
  for (const { classCards } of table.state.heroes) expect(classCards).toEqual([]);
});

describe('forced missions', () => {
  const lost = () => new ClassicTable().introduced().finishAny().upgrade().finish('story-a', 'lose');

  it('[classic 3.1] come before the upgrade stages', () => {
    const table = lost();
    expect(table.of('missionForced')).toEqual([{ kind: 'missionForced', mission: 'trap' }]);
    expect(table.open).toEqual(['trap']);
    expect(table.refusal({ kind: 'endStage' })).toBe('forcedFirst:trap');
    const [item = ''] = table.state.stock;
    expect(table.refusal({ kind: 'buy', item })).toBe('forcedFirst:trap');
  });

  it('[classic 3.2] have the threat level of the mission before them', () =>
    expect(lost().begin('trap').state.running?.classic?.level).toBe(3));

  it('[classic 3.3] leave the campaign in the stage that they interrupted', () => {
    const table = lost().finish('trap');
    expect(kinds(table)).toBe('2 rebel');
    expect(table.of('sideDrawn')).toHaveLength(0);
    expect(table.open).toEqual([]);
    expect(kinds(table.upgrade())).toBe('3 mission');
  });
});

it('[classic 3.4] forced missions are played in their order', () => {
  const table = new ClassicTable().introduced().withClassic({ stage: 'rebel', forced: ['trap', 'ambush'] });
  expect(table.open).toEqual(['trap']);
  expect(table.finish('trap').open).toEqual(['ambush']);
  expect(table.finish('ambush').classic.forced).toEqual([]);
});

it('[classic 6.1] the same seed gives the same beginning', () => {
  expect(startCampaign(classicSetup()).state).toStrictEqual(startCampaign(classicSetup()).state);
});

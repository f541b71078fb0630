// Every kind of action and of condition of the format, in a small mission that is imported and played: what it does is seen
// in the running game. The table in docs/saga-import.md has a row for each of them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { thingStateOf, type Game } from '../../src/mission';
import { ACTION_TYPES, type ActionType } from '../../src/saga/source/enums';
import type { Table } from '../mission/table';
import {
  action,
  button,
  entity,
  event,
  guid,
  HALL,
  mission,
  NONE,
  OFFICE,
  properties,
  trigger,
} from './builder';
import { tableFor, told } from './play';

type Json = Readonly<Record<string, unknown>>;
type Row = {
  /** What stands in the event that begins the mission. */
  readonly actions: readonly Json[];
  readonly more?: Json;
  readonly about?: Json;
  readonly ally?: string;
  readonly then?: (table: Table) => Table;
  readonly seen: (table: Table) => unknown;
  readonly is: unknown;
};

const says = (text: string): Json => action(16, { theText: text });
const EXIT = event('Exit', [action(0, { endMission: true })], { useEndOfRound: true, endOfRound: 9 });
const POINT = entity('Point', 3, [3, 3]);
const KNOB = entity('Knob', 4, [1, 1], {
  entityProperties: properties({ name: 'Knob', theText: 'A knob.' }),
});

function play({ actions, more = {}, about = {}, ally, then }: Row): Table {
  const {
    globalEvents = [],
    mapEntities = [],
    ...rest
  } = more as { globalEvents?: Json[]; mapEntities?: Json[] };
  const data = mission(
    {
      globalEvents: [event('Begin', actions), EXIT, ...globalEvents],
      globalTriggers: [trigger('T')],
      mapEntities: [POINT, KNOB, ...mapEntities],
      ...rest,
    },
    { startingEvent: guid('Begin'), ...about },
  );
  const table = tableFor(data, {}, ally);
  return then ? then(table) : table;
}

const D1 = (id: string, more: Json = {}): Json =>
  action(6, { deploymentGroup: id, enemyGroupData: { cardID: id, pointList: [] }, ...more });
const groups = ({ game }: Table): readonly string[] => game.groups.map(({ card }) => card);
const rules = ({ game, play: { mission: own, kit } }: Table): readonly string[] =>
  (own.rules ?? [])
    .filter(({ id }) => game.rules.includes(id))
    .map(({ text }) => kit.words['en']?.[text] ?? text);
const variable =
  (name: string) =>
  ({ game }: Table) =>
    game.variables[name];
const allies = ({ game }: Table): readonly string[] =>
  game.actors.flatMap((actor) => (actor.kind === 'ally' && actor.gone === null ? actor.of : []));
const gains =
  <K extends keyof Game['gains']>(what: K) =>
  ({ game }: Table) =>
    game.gains[what];

const ACTIONS: { readonly [T in ActionType]: Row } = {
  G1: { actions: [action(0, { incRoundCounter: true })], seen: ({ game }) => game.round, is: 2 },
  G2: { actions: [action(1, { theText: 'Mind the gap.' })], seen: rules, is: ['Mind the gap.'] },
  G3: {
    actions: [action(2, { theText: 'Run' })],
    seen: ({ game, play: { mission: own, kit } }) =>
      own.objectives.flatMap(({ id, text }) => (id === game.objective?.id ? kit.words['en']?.[text] : [])),
    is: ['Run'],
  },
  G4: {
    actions: [action(3, { triggerList: [{ triggerGUID: guid('T'), setValue: -1, modifyValue: 4 }] })],
    seen: variable('t'),
    is: 4,
  },
  G5: {
    actions: [action(4, { threatModifierType: 2, threatValue: 2 })],
    seen: ({ game }) => game.threat?.amount,
    is: 6,
  },
  G6: {
    actions: [
      action(5, { theText: 'Left?', buttonList: [button('Yes', { triggerGUID: guid('T') }), button('No')] }),
    ],
    then: (table) => table.answer({ kind: 'option', option: 'yes' }).read(),
    seen: variable('t'),
    is: 1,
  },
  D1: { actions: [D1('DG001')], seen: groups, is: ['stormtrooper'] },
  D2: {
    actions: [action(7, { allyID: 'A005' }), action(7, { allyID: 'A004' })],
    seen: allies,
    is: ['han-solo', 'chewbacca'],
  },
  D3: { actions: [action(8, { useThreat: false })], seen: (table) => groups(table).length > 0, is: true },
  D4: {
    actions: [action(9, { threatType: 1, fixedValue: 8 })],
    seen: (table) => groups(table).length > 0,
    is: true,
  },
  D5: {
    actions: [action(10, { groupsToAdd: [{ id: 'DG014', name: 'AT-ST' }] })],
    more: { reservedDeploymentGroups: [{ cardID: 'DG014', cardName: 'AT-ST' }] },
    seen: ({ game }) => game.threat?.hand.includes('dg014'),
    is: true,
  },
  GM1: {
    actions: [
      D1('DG001'),
      action(11, { theText: 'Whistle.', instructionType: 2, groupsToAdd: [{ id: 'DG001' }] }),
    ],
    seen: ({ game }) => game.groups[0]?.orders.map(({ put }) => put),
    is: ['instead'],
  },
  GM2: {
    actions: [D1('DG001'), action(12, { targetType: 2, specificAlly: 'A005', percentChance: 40 })],
    seen: ({ game }) => [game.groups[0]?.target, game.groups[0]?.chance],
    is: [{ noun: 'card:han-solo', soft: true }, 40],
  },
  GM3: {
    actions: [D1('DG001')],
    more: {
      globalEvents: [
        event('Tired', [action(13, { exhaustGroups: [{ id: 'DG001' }] })], {
          useStartOfRound: true,
          startOfRound: 1,
        }),
      ],
    },
    seen: ({ game }) => game.groups[0]?.activated,
    is: true,
  },
  M1: {
    actions: [action(14, { mapSection: guid('Office') })],
    seen: ({ game }) => game.map.sections,
    is: ['start', 'office'],
  },
  M2: {
    actions: [
      action(15, {
        entitiesToModify: [
          {
            GUID: guid('m'),
            sourceGUID: guid('Knob'),
            entityProperties: properties({ name: 'Handle', theText: 'Warm.', entityColor: 'Red' }),
          },
        ],
      }),
    ],
    seen: ({ game, play: own }) => {
      const { name, examine, colour } = thingStateOf(own, game, 'knob');
      const word = (key: string | null) => own.kit.words['en']?.[key ?? ''];
      return [word(name), word(examine), colour];
    },
    is: ['Handle', 'Warm.', 'red'],
  },
  G7: { actions: [says('Hello.')], seen: told, is: ['Hello.'] },
  GM4: {
    actions: [action(17, { theText: 'To the door.' })],
    seen: rules,
    is: ['Repositioning: To the door.'],
  },
  GM5: {
    actions: [
      D1('DG001'),
      action(12, { targetType: 1, specificHero: 'H1', percentChance: 100 }),
      action(18, { resetAll: true }),
    ],
    seen: ({ game }) => game.groups[0]?.target,
    is: null,
  },
  G8: {
    actions: [action(19, { eventGroupGUID: guid('lot') })],
    more: {
      globalEvents: [event('Only', [says('drawn')])],
      eventGroups: [{ name: 'lot', GUID: guid('lot'), missionEvents: [guid('Only')] }],
    },
    seen: told,
    is: ['drawn'],
  },
  G9: {
    actions: [
      action(20, { theText: 'How many?', inputList: [{ fromValue: 2, toValue: 5, triggerGUID: guid('T') }] }),
    ],
    then: (table) => table.answer({ kind: 'number', number: 3 }).read(),
    seen: variable('t'),
    is: 1,
  },
  D6: {
    actions: [
      action(21, {
        customType: 2,
        groupHealth: 4,
        enemyGroupData: { cardID: guid('rex'), cardName: 'Rex', pointList: [] },
      }),
    ],
    seen: ({ game, play: { kit } }) => game.groups.map(({ card }) => kit.cards[card]?.name),
    is: ['Rex'],
  },
  GM6: { actions: [D1('DG001'), action(22, { groupsToRemove: [{ id: 'DG001' }] })], seen: groups, is: [] },
  GM7: {
    actions: [D1('DG001'), action(23, { groupEnemyToQuery: { id: 'DG001' }, foundTrigger: guid('T') })],
    seen: variable('t'),
    is: 1,
  },
  CM1: { actions: [action(24, { xpToAdd: 2 })], seen: gains('xp'), is: 2 },
  CM2: {
    actions: [action(25, { creditsToModify: 100, multiplyByHeroCount: true })],
    seen: gains('credits'),
    is: 200,
  },
  CM3: {
    actions: [action(26, { fameToAdd: 3, awardsToAdd: 2 })],
    seen: (table) => [gains('fame')(table), gains('awards')(table)],
    is: [3, 2],
  },
  CM4: { actions: [action(27, { missionID: 'core5' })], seen: ({ game }) => game.flags['next-core5'], is: 1 },
  G10: {
    actions: [action(28, { setRoundLimit: true, setLimitTo: 7, eventGUID: guid('Exit') })],
    seen: ({ game }) => game.roundLimit?.rounds,
    is: 7,
  },
  G11: {
    actions: [action(29, { countdownTimer: 0, countdownTimerName: 'fuse', triggerGUID: guid('T') })],
    then: (table) => table.endRound(),
    seen: variable('t'),
    is: 1,
  },
  CM5: {
    actions: [
      action(30, {
        campaignItems: ['item109'],
        campaignRewards: ['general01', 'number01'],
        earnedVillains: ['DG072'],
        earnedAllies: ['A005'],
        medpacsToModify: 1,
        threatToModify: 2,
      }),
    ],
    seen: ({ game: { gains: all, medpacs } }) => [
      all.items,
      all.rewards,
      all.villains,
      Object.keys(all.allies),
      medpacs,
      all.threat,
    ],
    is: [['dh-17'], [{ reward: 'adrenal-implant', hero: null }], ['darth-vader'], ['han-solo'], 1, 2],
  },
};

describe('[saga 8.1] every kind of action does what the table says', () => {
  it.each(ACTION_TYPES)('[saga 8.1] %s', (type) => {
    const row = ACTIONS[type];
    expect(row.seen(play(row))).toEqual(row.is);
  });

  it('[saga 8.1] a reward card that no rule of the app knows is kept by the players', () => {
    const table = play({ ...ACTIONS.CM5, actions: [action(30, { campaignRewards: ['number01'] })] });
    expect(told(table).join()).toContain('Heroic (1)');
  });

  it('[saga 8.1] a target in words and by chance: the app rolls and tells when it holds', () => {
    const aims = (percentChance: number): number => {
      const table = play({
        ...ACTIONS.GM2,
        actions: [D1('DG001'), action(12, { targetType: 3, otherTarget: 'the cook', percentChance })],
        then: (begun) => begun.endRound(),
      });
      return told(table).filter((text) => text.includes('the cook')).length;
    };
    expect([aims(0), aims(99) > 0]).toEqual([0, true]);
  });
});

const WITH = (flags: Json): Json => ({ globalEvents: [event('When', [says('now')], flags)] });
const KILL = (table: Table): Table => {
  const [group] = table.game.groups;
  return table.do({ kind: 'defeatGroup', group: group?.id ?? '' }).read();
};

const allyIn = ({ game }: Table): string => game.actors.find(({ kind }) => kind === 'ally')?.id ?? '';

/** Each condition of an event: a mission in which it comes true. */
const CONDITIONS: Readonly<Record<string, Row>> = {
  additionalTriggers: {
    actions: [action(3, { triggerList: [{ triggerGUID: guid('T'), setValue: 2 }] })],
    more: WITH({ additionalTriggers: [{ triggerGUID: guid('T'), triggerValue: 2 }] }),
    seen: told,
    is: ['now'],
  },
  useStartOfRound: {
    actions: [],
    more: WITH({ useStartOfRound: true, startOfRound: 2 }),
    then: (table) => table.endRound(),
    seen: told,
    is: ['now'],
  },
  useStartOfEachRound: { actions: [], more: WITH({ useStartOfEachRound: true }), seen: told, is: ['now'] },
  useEndOfRound: {
    actions: [],
    more: WITH({ useEndOfRound: true, endOfRound: 1 }),
    then: (table) => table.endRound(),
    seen: told,
    is: ['now'],
  },
  useEndOfEachRound: {
    actions: [],
    more: WITH({ useEndOfEachRound: true }),
    then: (table) => table.endRound(),
    seen: told,
    is: ['now'],
  },
  isEndOfCurrentRound: {
    actions: [
      action(5, { theText: '?', buttonList: [button('A', { eventGUID: guid('When') }), button('B')] }),
    ],
    more: WITH({ isEndOfCurrentRound: true }),
    then: (table) => table.answer({ kind: 'option', option: 'a' }).read().endRound(),
    seen: told,
    is: ['now'],
  },
  useAnyHeroWounded: {
    actions: [],
    more: WITH({ useAnyHeroWounded: true }),
    then: (table) => table.do({ kind: 'wound', hero: 'diala-passil' }).read(),
    seen: told,
    is: ['now'],
  },
  useHeroWounded: {
    actions: [],
    more: WITH({ useHeroWounded: true, heroWounded: 'H1' }),
    then: (table) => table.do({ kind: 'wound', hero: 'diala-passil' }).read(),
    seen: told,
    is: ['now'],
  },
  useAllHeroesWounded: {
    actions: [],
    more: WITH({ useAllHeroesWounded: true }),
    then: (table) =>
      table
        .do({ kind: 'wound', hero: 'diala-passil' })
        .read()
        .do({ kind: 'wound', hero: 'fenn-signis' })
        .read(),
    seen: told,
    is: ['now'],
  },
  useAnyHeroDefeated: {
    actions: [],
    more: WITH({ useAnyHeroDefeated: true }),
    then: (table) =>
      table
        .do({ kind: 'wound', hero: 'diala-passil' })
        .read()
        .do({ kind: 'withdraw', hero: 'diala-passil' })
        .read(),
    seen: told,
    is: ['now'],
  },
  useHeroWithdraws: {
    actions: [],
    more: WITH({ useHeroWithdraws: true, heroWithdraws: 'H1' }),
    then: (table) =>
      table
        .do({ kind: 'wound', hero: 'diala-passil' })
        .read()
        .do({ kind: 'withdraw', hero: 'diala-passil' })
        .read(),
    seen: told,
    is: ['now'],
  },
  useAllyDefeated: {
    actions: [action(7, { allyID: 'A005' })],
    more: WITH({ useAllyDefeated: true, allyDefeated: 'A005' }),
    then: (table) => table.do({ kind: 'defeat', actor: allyIn(table) }).read(),
    seen: (table) => told(table).includes('now'),
    is: true,
  },
  useAllGroupsDefeated: {
    actions: [D1('DG014')],
    more: WITH({ useAllGroupsDefeated: true }),
    then: KILL,
    seen: (table) => told(table).includes('now'),
    is: true,
  },
  useActivation: {
    actions: [D1('DG001')],
    more: WITH({ useActivation: true, activationOf: 'DG001' }),
    then: (table) => table.endRound(),
    seen: (table) => told(table).includes('now'),
    is: true,
  },
};

describe('[saga 8] every condition of events comes true', () => {
  it.each(Object.keys(CONDITIONS))('[saga 8] %s', (condition) => {
    const row = CONDITIONS[condition];
    expect(row?.seen(play(row))).toEqual(row?.is);
  });
});

describe('the table in the docs', () => {
  const doc = readFileSync(join(import.meta.dirname, '../../docs/saga-import.md'), 'utf8');
  const rows = new Set([...doc.matchAll(/^\| `(\w+)` /gm)].map(([, code]) => code));

  it('[saga 8.1] has a row for every kind of action', () => {
    expect(ACTION_TYPES.filter((type) => !rows.has(type))).toEqual([]);
  });

  it('[saga 8] has a row for every condition', () => {
    expect(Object.keys(CONDITIONS).filter((condition) => !rows.has(condition))).toEqual([]);
  });
});

describe('[saga 5] things are called what players see on the table', () => {
  const nameOf = (type: number, own: string, colour: string, name = own): string | undefined => {
    const thing = entity('Thing', type, [2, 1], {
      name,
      entityProperties: properties({ name: own, entityColor: colour }),
      ...(type === 4 && { tokenColor: colour }),
    });
    const table = play({ actions: [], more: { mapEntities: [thing] }, seen: () => null, is: null });
    const made = table.play.mission.things.find(
      ({ kind, name: key }) => key !== undefined && kind === KINDS[type] && key !== 'knob.name',
    );
    return table.play.kit.words['en']?.[made?.name ?? ''];
  };
  const KINDS: Readonly<Record<number, string>> = { 1: 'terminal', 2: 'crate', 4: 'token', 6: 'door' };

  it.each([
    [2, 'Crate1 (Duplicate)', 'Gray', 'Crate'],
    [2, 'New Crate', 'Green', 'Green crate'],
    [1, 'Terminal Blue', 'Green', 'Green terminal'],
    [1, 'Reactor Terminal 2', 'Red', 'Reactor Terminal 2'],
    [4, 'Token4', 'Yellow', 'Yellow token'],
    [4, 'Data Chip (Duplicate)', 'Yellow', 'Data Chip'],
  ] as const)('[saga 5] kind %i, called “%s” and %s: %s', (type, own, colour, seen) => {
    expect(nameOf(type, own, colour)).toBe(seen);
  });

  it('[saga 5] the other name counts where one is the editor’s', () => {
    expect(nameOf(2, 'Crate1 (Duplicate)', 'Gray', 'Spice crate')).toBe('Spice crate');
  });
});

it('[saga 5] a door that hangs in a wall is the way through it', () => {
  const gate = entity('Gate', 6, [4, 3], { entityRotation: 90 });
  const wall = play({ actions: [], more: { mapEntities: [gate], mapSections: [HALL, { ...OFFICE, invisibleUntilActivated: false }] }, seen: () => null, is: null }); // prettier-ignore
  const door = wall.play.mission.things.find(({ kind }) => kind === 'door');
  expect(door?.kind === 'door' && door.between.length).toBeGreaterThan(0);
  void NONE;
});

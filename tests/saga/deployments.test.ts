// Who comes, who may come by chance, who comes again, and who leaves.

import { describe, expect, it } from 'vitest';
import { action, button, entity, event, guid, mission } from './builder';
import { imported } from './imported';
import { tableFor, told } from './play';

type Json = Readonly<Record<string, unknown>>;

const says = (text: string): Json => action(16, { theText: text });
const END = event('Exit', [action(0, { endMission: true })], { useEndOfRound: true, endOfRound: 9 });
const begins = (actions: readonly Json[], more: Json = {}, about: Json = {}): Json =>
  mission(
    { globalEvents: [event('Begin', actions), END], ...more },
    { startingEvent: guid('Begin'), ...about },
  );

describe('[saga 8.1] somebody made up on the spot', () => {
  const custom = (name: string, customType: number): Json =>
    action(21, { customType, enemyGroupData: { cardName: name, cardID: guid(name) } });
  const named = (name: string): Json => ({ name, id: guid(name) });
  const names = [
    action(11, { theText: 'Sing.', groupsToAdd: [named('Guy')] }),
    action(23, { groupRebelToQuery: named('Pal'), foundEvent: guid('Found') }),
    action(22, { groupsToRemove: [named('Guy')] }),
  ];
  const events = [
    event('Names', names),
    event('Begin', [
      custom('Guy', 2),
      custom('Pal', 1),
      action(5, { theText: '?', buttonList: [button('Go', { eventGUID: guid('Names') })] }),
    ]),
    event('Found', [says('there')]),
    END,
  ];

  it('[saga 8.1] is known to actions that stand before the deployment in the file', () => {
    for (const globalEvents of [events, events.toReversed()]) {
      const data = mission({ globalEvents }, { startingEvent: guid('Begin') });
      const made = imported(data);
      expect(made.account.filter(({ fate }) => fate.kind === 'nothing')).toEqual([]);
      expect(made.notes.map(({ code }) => code)).not.toContain('groupUnknown');
      const table = tableFor(data);
      expect(table.game.groups).toHaveLength(1);
      table.answer({ kind: 'option', option: 'go' }).read();
      expect(table.game.groups).toHaveLength(0);
      expect(told(table)).toContain('there');
    }
  });
});

describe('[saga 6] the hand', () => {
  const handOf = (data: Json): readonly string[] => imported(data).mission.deployment?.hand ?? [];
  const group = (cardID: string): Json => ({ cardID, cardName: '', pointList: [] });

  it('[saga 6] has groups that actions only name, so that a query may find them there', () => {
    const hand = handOf(
      begins([
        action(23, { groupEnemyToQuery: { id: 'DG001', name: '' }, foundEvent: guid('Exit') }),
        action(12, { groupType: 1, groupsToAdd: [{ id: 'DG017', name: '' }] }),
        action(11, { theText: 'Sing.', groupsToAdd: [{ id: 'DG011', name: '' }] }),
        action(6, { deploymentGroup: 'DG007' }),
      ]),
    );
    expect(hand).toEqual(expect.arrayContaining(['dg001', 'dg017', 'dg011', 'dg007', 'dg002']));
    expect(new Set(hand).size).toBe(hand.length);
  });

  it('[saga 6] has nobody who is there from the start, reserved, banned or made up', () => {
    const hand = handOf(
      begins(
        [action(21, { customType: 2, enemyGroupData: { cardName: 'Guy', cardID: 'DG011' } })],
        { initialDeploymentGroups: [group('DG001')], reservedDeploymentGroups: [group('dg004')] },
        { bannedGroups: ['DG007'] },
      ),
    );
    for (const id of ['dg001', 'dg004', 'dg007', 'dg011']) expect(hand).not.toContain(id);
    expect(hand).toContain('dg002');
  });
});

const ordersOf = (table: ReturnType<typeof tableFor>, of: string): readonly unknown[] =>
  table.game.groups.find((group) => group.of === of)?.orders ?? [];

describe('[saga 8.1] a reset', () => {
  const guy = action(21, {
    customType: 2,
    useCustomInstructions: true,
    enemyGroupData: { cardName: 'Guy', cardID: 'guy', customText: 'Sing.' },
  });
  const troopers = action(6, {
    deploymentGroup: 'DG001',
    useCustomInstructions: true,
    enemyGroupData: { cardID: 'DG001', customText: 'Sing.' },
  });

  it('[saga 8.1] leaves those alone that were made up on the spot', () => {
    const both = { groupsToAdd: [{ id: 'guy', name: '' }, { id: 'DG001', name: '' }] }; // prettier-ignore
    for (const reset of [{ resetAll: true }, both]) {
      const table = tableFor(begins([guy, troopers, action(18, reset)]));
      expect(ordersOf(table, 'guy')).toHaveLength(1);
      expect(ordersOf(table, 'dg001')).toHaveLength(0);
    }
    const made = imported(begins([guy, action(18, { groupsToAdd: [{ id: 'guy', name: '' }] })]));
    expect(made.account.find(({ type }) => type === 'GM5')?.fate).toEqual({
      kind: 'nothing',
      why: 'noChange',
    });
  });
});

const TROOPERS = { cardID: 'DG001', cardName: 'Stormtrooper', pointList: [] };
const named = (id: string): Json => ({ groupsToAdd: [{ id, name: '' }] });
/** What is told or asked, until the group has been defeated. */
const defeat = (table: ReturnType<typeof tableFor>, of: string): ReturnType<typeof tableFor> => {
  const group = table.game.groups.find((one) => one.of === of)?.id ?? '';
  return table.do({ kind: 'defeatGroup', group }).read();
};

describe('[saga 8.2] defeated groups', () => {
  const character = (canRedeploy: boolean): Json => ({
    customCharacterGUID: guid('Bob'),
    cardName: 'Bob',
    cardID: 'TC1',
    deploymentCard: { name: 'Bob', characterType: 2, health: 4, size: 1, cost: 2 },
    canRedeploy,
  });
  const handAfter = (data: Json, of: string): readonly string[] =>
    defeat(tableFor(data), of).game.threat?.hand ?? [];

  it('[saga 8.2] go back to the hand if they were there from the start', () => {
    expect(handAfter(begins([], { initialDeploymentGroups: [TROOPERS] }), 'dg001')).toContain('dg001');
  });

  it('[saga 10] but not characters that say they do not', () => {
    const withBob = (canRedeploy: boolean): Json =>
      begins([], {
        customCharacters: [character(canRedeploy)],
        initialDeploymentGroups: [{ cardID: 'TC1', cardName: 'Bob', pointList: [] }],
      });
    expect(handAfter(withBob(true), 'tc1')).toContain('tc1');
    expect(handAfter(withBob(false), 'tc1')).not.toContain('tc1');
  });

  it('[saga 8.1] go back if an action added them to the hand', () => {
    const groups = imported(begins([action(10, named('TC1'))], { customCharacters: [character(true)] }))
      .mission.groups;
    expect(groups.find(({ id }) => id === 'tc1')).toMatchObject({ returns: true });
  });
});

describe('[saga 8.2] what a group was told', () => {
  const deploys = (more: Json = {}, customText = ''): Json =>
    action(6, {
      deploymentGroup: 'DG001',
      useCustomInstructions: customText !== '',
      enemyGroupData: { ...TROOPERS, customText },
      ...more,
    });
  const asks = (name: string): Json =>
    action(5, { theText: '?', buttonList: [button('Go', { eventGUID: guid(name) })] });
  /** Deployed as the action says, defeated, and deployed once more without a word. */
  const orderedAgain = (first: Json, before: readonly Json[] = []): readonly unknown[] => {
    const data = mission(
      {
        globalEvents: [
          event('Begin', [...before, first]),
          event('Ask', [asks('Again')], { useStartOfRound: true, startOfRound: 2 }),
          event('Again', [deploys()]),
          END,
        ],
      },
      { startingEvent: guid('Begin'), factionImperial: false, factionMercenary: false },
    );
    const table = defeat(tableFor(data), 'dg001').endRound();
    table.answer({ kind: 'option', option: 'go' }).read();
    expect(table.game.groups.map(({ of }) => of)).toEqual(['dg001']);
    return ordersOf(table, 'dg001');
  };

  it('[saga 8.2] is forgotten by those that do not come back', () => {
    expect(orderedAgain(deploys({ canRedeploy: false }, 'Sing.'))).toEqual([]);
    expect(orderedAgain(deploys({}, 'Sing.'))).toHaveLength(1);
  });

  it('[saga 8.2] is forgotten by those that are to forget it, but not what all are told', () => {
    const forgetful = { useResetOnRedeployment: true };
    expect(orderedAgain(deploys(forgetful, 'Sing.'))).toEqual([]);
    const all = action(11, { theText: 'Dance.', instructionType: 0 });
    expect(JSON.stringify(orderedAgain(deploys(forgetful, 'Sing.'), [all]))).toMatch(/Dance/);
  });

  it('[saga 8.2] those that do not come back are not in the hand', () => {
    const handAfter = (canRedeploy: boolean): readonly string[] =>
      defeat(tableFor(begins([deploys({ canRedeploy })])), 'dg001').game.threat?.hand ?? [];
    expect(handAfter(true)).toContain('dg001');
    expect(handAfter(false)).not.toContain('dg001');
  });
});

describe('[saga 8.2] what else is different about a group', () => {
  const deploys = (more: Json = {}): Json => action(6, { deploymentGroup: 'DG001', ...more });
  const WORDS = { modification: '+2 {H}.', repositionInstructions: 'Go to the door.' };
  const guy = action(21, { customType: 2, ...WORDS, enemyGroupData: { cardName: 'Guy', cardID: 'guy' } });
  const rulesOf = ({ game, play }: ReturnType<typeof tableFor>): readonly string[] =>
    game.rules.map((id) => {
      const rule = play.kit.mission.rules?.find((one) => one.id === id);
      return play.kit.words['en']?.[rule?.text ?? ''] ?? id;
    });
  const TOLD = ['Stormtrooper: +2 [damage].', 'Repositioning (Stormtrooper): Go to the door.'];

  it('[saga 8.2] holds as rules, until a reset', () => {
    const table = tableFor(begins([deploys({ ...WORDS, showMod: true })]));
    expect(rulesOf(table)).toEqual(TOLD);
    expect(told(table)).toContain(TOLD[0]);
    expect(rulesOf(tableFor(begins([deploys(WORDS), action(18, named('DG001'))])))).toEqual([]);
    expect(rulesOf(tableFor(begins([guy, action(18, { resetAll: true })])))).toHaveLength(2);
  });

  it('[saga 8.2] is replaced by the next deployment, wherever that stands in the file', () => {
    const events = [
      event('Again', [deploys()], { useStartOfRound: true, startOfRound: 2 }),
      event('Begin', [deploys(WORDS)]),
      END,
    ];
    for (const globalEvents of [events, events.toReversed()]) {
      const table = tableFor(
        mission(
          { globalEvents },
          { startingEvent: guid('Begin'), factionImperial: false, factionMercenary: false },
        ),
      );
      expect(rulesOf(table)).toEqual(TOLD);
      expect(rulesOf(defeat(table, 'dg001'))).toEqual(TOLD);
      expect(rulesOf(table.endRound())).toEqual([]);
    }
  });
});

it('[saga 8.1] an ally who is removed is gone, and not defeated', () => {
  const han = { id: 'A005', name: 'Han' };
  const joins = action(7, { allyID: 'A005', allyName: 'Han', setEvent: guid('Fallen') });
  const query = action(23, { groupRebelToQuery: han, foundEvent: guid('Found') });
  const after = (actions: readonly Json[]): readonly string[] =>
    told(
      tableFor(
        begins(actions, {
          globalEvents: [
            event('Begin', actions),
            event('Found', [says('still here')]),
            event('Fallen', [says('fallen')]),
            END,
          ],
        }),
      ),
    );
  const removed = action(22, { allyGroupsToRemove: [han] });
  expect(after([joins, query])).toContain('still here');
  expect(after([joins, removed, query])).toEqual([
    expect.stringMatching(/joins/),
    expect.stringMatching(/leaves/),
  ]);
});

describe('[saga 8] the first landing', () => {
  const point = (isActive: boolean): Json => ({
    mapEntities: [entity('P', 3, [3, 3], { entityProperties: { name: 'P', isActive } })],
  });
  const opens = action(15, {
    entitiesToModify: [
      { GUID: guid('m'), sourceGUID: guid('P'), entityProperties: { name: 'P', isActive: true } },
    ],
  });
  const asks = action(5, { theText: '?', buttonList: [button('Go', { eventGUID: guid('Open') })] });
  const landed = (table: ReturnType<typeof tableFor>): number =>
    table.shown.filter(({ kind }) => kind === 'deploy').length;

  it('[saga 8] of a side mission waits until a deployment point is active', () => {
    const data = (isActive: boolean): Json =>
      mission(
        { ...point(isActive), globalEvents: [event('Begin', [asks]), event('Open', [opens]), END] },
        { startingEvent: guid('Begin'), missionType: 1 },
      );
    expect(landed(tableFor(data(true)))).toBe(1);
    const table = tableFor(data(false));
    expect(landed(table)).toBe(0);
    expect(landed(table.answer({ kind: 'option', option: 'go' }).read())).toBe(1);
  });

  it('[saga 8] comes for an ally whom players bring, with threat for its cost; not for one that belongs to the mission', () => {
    const data = (about: Json): Json => begins([], point(true), about);
    const start = (about: Json, ally?: string) => {
      const table = tableFor(data(about), {}, ally);
      return { landed: landed(table), threat: table.game.threat?.amount };
    };
    expect(start({})).toEqual({ landed: 0, threat: 0 });
    const brought = start({}, 'han-solo');
    expect(brought.landed).toBe(1);
    expect(start({ useFixedAlly: 0, fixedAlly: 'A005' })).toEqual({ landed: 0, threat: 0 });
    const { start: first } = imported(data({ missionType: 1 })).mission.deployment ?? {};
    expect(first).toBe('2 * threatLevel + allyCost');
  });
});

it('[saga 5] a deployment point is only for some, whether a script deploys or chance does', () => {
  const points = [
    entity('Hired', 3, [0, 0], { deploymentPointProps: { incImperial: false } }),
    entity('Sworn', 3, [3, 3], { deploymentPointProps: { incMercenary: false } }),
  ];
  const data = begins([action(6, { deploymentGroup: 'DG001' })], { mapEntities: points }, { missionType: 1 });
  const [hired, sworn] = imported(data).mission.things.flatMap((thing) =>
    thing.kind === 'spawn' ? [thing.keepsOut ?? []] : [],
  );
  expect(hired).toEqual(expect.arrayContaining(['dg001', 'dg004']));
  expect(sworn).toEqual(expect.arrayContaining(['dg015', 'dg017']));
  const { game, play, shown } = tableFor(data);
  const near = shown.flatMap((prompt) => (prompt.kind === 'deploy' ? [prompt.near] : []));
  const sides = game.groups.map(({ card }) => play.kit.cards[card]?.side);
  expect(sides.length).toBeGreaterThan(1);
  expect(near).toEqual(sides.map((side) => [side === 'mercenary' ? [0, 0] : [3, 3]]));
});

describe('[saga 5] whom a deployment point is for', () => {
  const TRAITS = ['Trooper', 'Leader', 'HeavyWeapon', 'Guardian', 'Brawler', 'Droid', 'Vehicle', 'Hunter', 'Creature', 'Smuggler', 'Spy', 'ForceUser', 'Wookiee']; // prettier-ignore
  const only = (...wanted: readonly string[]): Json =>
    Object.fromEntries(TRAITS.map((trait) => [`inc${trait}`, wanted.includes(trait)]));
  /** Whether the point is for the Royal Guard (guardian and brawler, one space) and the Nexu (creature and brawler, four). */
  const isFor = (props: Json): readonly string[] => {
    const data = begins([action(6, { deploymentGroup: 'DG009' }), action(6, { deploymentGroup: 'DG017' })], {
      mapEntities: [entity('Point', 3, [0, 0], { deploymentPointProps: props })],
    });
    const point = imported(data).mission.things.find(({ kind }) => kind === 'spawn');
    const keepsOut = point?.kind === 'spawn' ? (point.keepsOut ?? []) : [];
    return ['dg009', 'dg017'].filter((group) => !keepsOut.includes(group));
  };

  it('[saga 5] one trait that is included is enough', () => {
    expect(isFor(only('Guardian'))).toEqual(['dg009']);
    expect(isFor(only('Brawler'))).toEqual(['dg009', 'dg017']);
    expect(isFor(only('Creature', 'Spy'))).toEqual(['dg017']);
    expect(isFor(only('Droid'))).toEqual([]);
    expect(isFor({})).toEqual(['dg009', 'dg017']);
  });

  it('[saga 5] side and size must be included as well', () => {
    expect(isFor({ incSmall: false })).toEqual(['dg017']);
    expect(isFor({ incLarge: false })).toEqual(['dg009']);
    expect(isFor({ incMedium: false, incHuge: false })).toEqual(['dg009', 'dg017']);
    expect(isFor({ incMercenary: false })).toEqual(['dg009']);
    expect(isFor({ ...only('Brawler'), incImperial: false })).toEqual(['dg017']);
  });
});

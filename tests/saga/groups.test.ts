// What actions say about groups and allies holds for whom they mean, until something else is said.

import { describe, expect, it } from 'vitest';
import { action, button, event, guid, mission } from './builder';
import { tableFor, told } from './play';

type Json = Readonly<Record<string, unknown>>;

const says = (text: string): Json => action(16, { theText: text });
const begins = (actions: readonly Json[], more: Json = {}, about: Json = {}): Json =>
  mission(
    {
      globalEvents: [
        event('Begin', actions),
        event('Fallen', [says('fallen')], { isRepeatable: true }),
        event('Exit', [action(0, { endMission: true })], { useEndOfRound: true, endOfRound: 9 }),
      ],
      ...more,
    },
    { startingEvent: guid('Begin'), ...about },
  );

describe('[saga 8.1] what follows a defeat', () => {
  const ally = (more: Json = {}): Json => action(7, { allyID: 'A005', allyName: 'Han', ...more });
  const lost = (actions: readonly Json[]): readonly string[] => {
    return told(tableFor(begins(actions)).do({ kind: 'defeat', actor: 'han-solo' }).read());
  };

  it('[saga 8.1] of an ally is what was said when it was deployed last, or nothing', () => {
    expect(lost([ally({ setEvent: guid('Fallen') })])).toContain('fallen');
    expect(lost([ally({ setEvent: guid('Fallen') }), ally()])).not.toContain('fallen');
  });
});

const TROOPERS = { cardID: 'DG001', cardName: 'Stormtrooper', pointList: [] };
const OFFICER = { cardID: 'DG004', cardName: 'Imperial Officer', pointList: [] };
const deploys = (id: string): Json => action(6, { deploymentGroup: id });
const named = (id: string): Json => ({ groupsToAdd: [{ id, name: '' }] });
const fires = (name: string): Json =>
  action(5, { theText: '?', buttonList: [button('Go', { eventGUID: guid(name) })] });

describe('[saga 8.1] all groups', () => {
  /** The same events, in the file one way round and the other. */
  const bothWays = (change: Json): readonly Json[] => {
    const events = [
      event('Begin', [deploys('DG004'), fires('Change')]),
      event('Change', [change, deploys('DG007')]),
    ];
    return [events, events.toReversed()].map((globalEvents) =>
      mission(
        { globalEvents, initialDeploymentGroups: [TROOPERS] },
        { startingEvent: guid('Begin'), missionType: 0 },
      ),
    );
  };
  const groupsAfter = (data: Json) => {
    const table = tableFor(data);
    table.answer({ kind: 'option', option: 'go' }).read();
    return table.game.groups;
  };

  it('[saga 8.1] are those that were met and those that come later, in whatever order the file has the events', () => {
    for (const data of bothWays(action(11, { theText: 'Sing.' })))
      expect(groupsAfter(data).map(({ of, orders }) => [of, orders.length])).toEqual([
        ['dg001', 1],
        ['dg004', 1],
        ['dg007', 1],
      ]);
    for (const data of bothWays(action(12, { targetType: 1, specificHero: 'H1' })))
      expect(groupsAfter(data).map(({ target }) => target)).toEqual(
        Array.from({ length: 3 }, () => ({ noun: 'hero:diala-passil', soft: true })),
      );
  });

  it('[saga 3] the old way to say whom they go for means all of them, too', () => {
    const table = tableFor(begins([deploys('DG004')], {}, { priorityTargetType: 1, specificHero: 'H1' }));
    expect(table.game.groups.map(({ target }) => target)).toEqual([
      { noun: 'hero:diala-passil', soft: true },
    ]);
  });
});

describe('[saga 8.2] one override for each group: the later replaces the earlier', () => {
  const orders = (text: string): Json => action(11, { theText: text, instructionType: 0, ...named('DG001') });
  const goesFor = (text: string, more: Json = {}): Json =>
    action(12, { targetType: 3, percentChance: 100, otherTarget: text, ...more });
  const moves = (text: string, more: Json = {}): Json => action(17, { theText: text, ...more });
  const reset = action(18, { resetAll: true });
  /** The rules that hold in the end. */
  const rulesAfter = (actions: readonly Json[]): readonly string[] => {
    const { game, play } = tableFor(begins(actions, { initialDeploymentGroups: [TROOPERS, OFFICER] }));
    const { rules = [] } = play.kit.mission;
    return game.rules.map(
      (id) => play.kit.words['en']?.[rules.find((rule) => rule.id === id)?.text ?? ''] ?? id,
    );
  };

  it('[saga 8.2] orders', () => {
    const [group] = tableFor(
      begins([orders('One.'), orders('Two.')], { initialDeploymentGroups: [TROOPERS] }),
    ).game.groups;
    expect(JSON.stringify(group?.orders)).toContain('Two.');
    expect(group?.orders).toHaveLength(1);
    expect(rulesAfter([action(11, { theText: 'One.' }), action(11, { theText: 'Two.' })])).toEqual(['Two.']);
  });

  it('[saga 8.2] where they go, for each group by itself', () => {
    expect(rulesAfter([moves('one'), moves('two')])).toEqual(['Repositioning: two']);
    const both = { useSpecific: true, repoGroups: [{ id: 'DG001' }, { id: 'DG004' }] };
    const one = { useSpecific: true, repoGroups: [{ id: 'DG001' }] };
    expect(rulesAfter([moves('one', both), moves('two', one)])).toEqual([
      'Repositioning (Imperial Officer): one',
      'Repositioning (Stormtrooper): two',
    ]);
  });

  it('[saga 8.2] whom they go for, in words or not', () => {
    const hero = action(12, { targetType: 1, specificHero: 'H1' });
    expect(rulesAfter([goesFor('A'), goesFor('B')])).toEqual(['All Imperial groups go for B.']);
    expect(rulesAfter([goesFor('A'), hero])).toEqual([]);
    const { game } = tableFor(begins([hero, goesFor('A')], { initialDeploymentGroups: [TROOPERS] }));
    expect(game.groups[0]?.target).toBeNull();
  });

  it('[saga 8.1] a reset takes all of it away', () => {
    const specific = { groupType: 1, ...named('DG001') };
    const all = [
      orders('One.'),
      goesFor('A'),
      goesFor('B', specific),
      moves('C'),
      action(11, { theText: 'Two.' }),
    ];
    expect(rulesAfter([...all, reset])).toEqual([]);
    expect(rulesAfter([goesFor('B', specific), action(18, named('DG001'))])).toEqual([]);
  });
});
